/** The service worker from the page's side: whether a new version waits, and how to go over to it. */

class Offline {
  /** A new version has been fetched and waits for this page to be loaded anew. */
  waiting = $state.raw<ServiceWorker>();

  /** Goes over to the new version; the game is stored, so nothing is lost. */
  update(): void {
    this.waiting?.postMessage('take-over');
  }
}

export const offline = new Offline();

export function registerOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const controlled = Boolean(navigator.serviceWorker.controller);
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled || reloading) return;
    reloading = true;
    location.reload();
  });
  navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`)
    .then((registration) => {
      const look = () => {
        if (registration.waiting && navigator.serviceWorker.controller) offline.waiting = registration.waiting;
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
      // A page that stays open for days looks for a new version now and then.
      setInterval(() => void registration.update().catch(() => {}), 6 * 3_600_000);
    })
    .catch(() => {
      // Without it everything works but offline.
    });
}
