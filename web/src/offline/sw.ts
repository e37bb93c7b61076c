/**
 * The service worker: fetches all files of one version together and answers from them, so that the app works without
 * a network and never mixes two versions. A new version waits until the page agrees to be loaded anew.
 */
import { follow, learn, tell } from '../online/worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** Both are filled in by the build. */
const FILES: unknown = '__FILES__';
const CACHE = 'smallfolk-__VERSION__';

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = Array.isArray(FILES) ? FILES.map(String) : [];
  await cache.addAll(files.map((file) => new Request(new URL(file, self.registration.scope), { cache: 'no-cache' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('smallfolk-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  else if (event.data?.notices) event.waitUntil(learn(event.data.notices));
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(follow(event.notification));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate';
  const found = await cache.match(page ? self.registration.scope : request, { ignoreSearch: true });
  return found ?? fetch(request);
}
