/** Fakes of those parts of a browser that `web/core` uses. Import it before the module under test. */
import {setMaxListeners} from 'node:events';
import {mock} from 'node:test';

/** @type {Map<string, string>} */
export const stored = new Map();

/** A fake `localStorage`; `broken` makes it refuse, as a private window may. */
export const storage = {
  broken: false,
  getItem(key) {
    if (this.broken) throw new Error('no storage');
    return stored.get(key) ?? null;
  },
  setItem(key, value) {
    if (this.broken) throw new Error('no storage');
    stored.set(key, value);
  },
  removeItem(key) {
    stored.delete(key);
  },
};

const events = new EventTarget();

export const page = Object.assign(new EventTarget(), {
  hidden: false,
  title: '',
  cookie: '',
  documentElement: {lang: 'en', dir: 'ltr', dataset: {}},
});

setMaxListeners(0, events, page);

export const place = Object.assign(new URL('http://vierblatt.test/'), {reload: mock.fn()});

const fakes = {
  localStorage: storage,
  document: page,
  location: place,
  window: globalThis,
  history: {pushState: mock.fn(), replaceState: mock.fn()},
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  matchMedia: () => ({matches: false}),
  HTMLAnchorElement: class {},
  isSecureContext: true,
};
for (const [name, value] of Object.entries(fakes)) {
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}

/** Pretends that another window of this browser has changed the storage. @param {string} key */
export const changedElsewhere = (key) => events.dispatchEvent(Object.assign(new Event('storage'), {key}));

/** Waits for everything that only waits for promises. */
export const settled = () => new Promise((done) => setImmediate(done));

/**
 * A fake server that answers with the items of `answers`, in order; `asked` lists the requests.
 * @returns {{asked: {method: string, path: string, token: string, body: any}[], answers: any[]}}
 */
export function serve() {
  const server = {asked: [], answers: []};
  globalThis.fetch = async (path, {method = 'GET', headers = {}, body} = {}) => {
    server.asked.push({method, path, token: headers.Authorization ?? '', body: body && JSON.parse(body)});
    const answer = server.answers.shift() ?? {};
    if (answer instanceof Error) throw answer;
    const {status = 200, text, ...value} = answer;
    return text === undefined ? Response.json(value, {status}) : new Response(text, {status});
  };
  return server;
}
