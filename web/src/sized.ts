/**
 * Tells of an element's size once it is laid out, and whenever it changes. To ask for it sooner (as `bind:clientWidth`
 * does) would lay out the half-made page at once, and again when it is complete.
 */
export const sized =
  <E extends HTMLElement>(tell: (element: E) => void) =>
  (element: E) => {
    const watcher = new ResizeObserver(() => tell(element));
    watcher.observe(element);
    return () => watcher.disconnect();
  };
