/**
 * Keeps what works without the server: the files of this version, which never change, the document that every page
 * begins with, the rules, and score sheets for real cards. The game itself needs the server.
 */
const KEEP = 'vierblatt-{{hash}}';
const FILES = '/static/{{hash}}/';
const RULES = '/api/rules/';
/** The house rules, for score sheets. */
const HOUSE_RULES = '/api/games';
const GAMES = '{{games}}'.split(' ');
const LANGUAGES = '{{languages}}'.split(' ');
/** The pages that can be opened without having been opened before; the second one for any game, the third for any score sheet. */
const PAGES = ['/', '/rules/any', '/sheet'];
/** Texts of score sheets that are not those of a game. */
const SHEETS = ['sheet', 'web_sheet'];
/** What a proxy answers in place of a server that is away. */
const AWAY = new Set([502, 503, 504]);

/** The header of an answer that was kept, not given by the server now; `core/reachable.js` has the same. */
const KEPT = 'Vierblatt-Kept';
/** What varies is the encoding, which is gone, and the language, which the page reads from its settings. */
const STORED = {ignoreVary: true};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(keepPages());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
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
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event));
  else if (pathname.startsWith(RULES) || pathname === HOUSE_RULES) event.respondWith(fresh(request));
});

/** Keeps the pages of `PAGES` and the rules in the language of this browser, with their files, and what score sheets need in every language. */
async function keepPages() {
  const cache = await caches.open(KEEP);
  const documents = await Promise.all(PAGES.map((path) => fetch(path)));
  const texts = await Promise.all(documents.map((answer) => answer.clone().text()));
  const files = texts.flatMap((text) => [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path));
  const language = /<html lang="(\w+)"/.exec(texts[0])?.[1];
  const rules = GAMES.map((game) => `${RULES}${game}?lang=${language}`);
  const names = [...GAMES, ...GAMES.map((game) => `${game}-sheet`), ...SHEETS];
  const words = LANGUAGES.flatMap((each) => [each, ...names.map((name) => `${each}/${name}`)]);
  await cache.addAll([
    ...new Set([
      ...files.filter((path) => path.startsWith(FILES)),
      ...words.map((name) => `${FILES}words/${name}.ftl`),
      ...rules,
      HOUSE_RULES,
    ]),
  ]);
  await cache.put('/', documents[0]);
}

/** A file that never changes. @param {Request} request */
async function kept(request) {
  const stored = await caches.match(request, STORED);
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEEP)).put(request, answer.clone());
  return answer;
}

/** What the server says, or else what it said last. @param {Request} request */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEEP)).put(request.url, answer.clone());
    if (!AWAY.has(answer.status)) return answer;
  } catch {
    // the kept answer, if there is one
  }
  const stored = await caches.match(request.url, STORED);
  if (!stored) return Response.error();
  return new Response(await stored.text(), {headers: headersOf(stored, {[KEPT]: 'yes'})});
}

/** The headers of a stored answer, such as its security policy, for its text. @param {Response} stored @param {Record<string, string>} [more] */
function headersOf(stored, more = {}) {
  const headers = new Headers(stored.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}

/** The document of a page; without the server, the kept one, which is marked. @param {FetchEvent} event */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!AWAY.has(answer.status)) return answer;
  } catch {
    // the kept document
  }
  const stored = await caches.match('/', STORED);
  if (!stored) return Response.error();
  return new Response((await stored.text()).replace('<vb-app>', '<vb-app kept>'), {headers: headersOf(stored)});
}
