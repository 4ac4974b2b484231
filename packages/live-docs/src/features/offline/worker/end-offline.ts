import { cachePrefix } from '../shared/offline';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of a service worker that an earlier build of this site has left, and ends: nothing is stored any more. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const { scope } = self.registration;
      const prefix = cachePrefix(scope);
      for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
