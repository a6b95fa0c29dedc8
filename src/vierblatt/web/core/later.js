/**
 * Fetches the modules of a table while the page has nothing else to do, so that the first table needs few requests.
 * The document names them (`<meta name="later">`). Does nothing for people who save data.
 */

/** How long an old browser that cannot tell when it is idle waits, in milliseconds. */
const WAIT = 2_000;
let asked = false;

/** Fetches them as soon as this page is loaded and idle; only once. */
export function loadLater() {
  if (asked) return;
  asked = true;
  /** @type {{saveData?: boolean} | undefined} */
  const connection = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, {once: true});
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchModules);
  else setTimeout(fetchModules, WAIT);
}

function fetchModules() {
  /** @type {?HTMLMetaElement} */
  const named = document.querySelector('meta[name="later"]');
  for (const href of named?.content.split(' ').filter(Boolean) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
  }
}
