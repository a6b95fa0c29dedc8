// Caches the files under the hash of this version, which never change. The game itself needs the server.
const KEEP = 'vierblatt-{{hash}}';
const FILES = '/static/{{hash}}/';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('vierblatt-') && name !== KEEP) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(FILES)) return;
  event.respondWith(
    (async () => {
      const kept = await caches.match(request);
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) (await caches.open(KEEP)).put(request, answer.clone());
      return answer;
    })(),
  );
});
