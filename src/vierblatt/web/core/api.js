/**
 * The HTTP API, asked as somebody: whoever has no account becomes a guest with the first request that needs a person.
 * The window's event `vb-person` tells that it is somebody else now, or that their name has changed.
 */

import {settings} from './settings.js';

const KEY = 'vb-person';
const DAY = 24 * 3600 * 1000;
/** Faults after which the token is good for nothing. */
const LOST = new Set(['bad-token', 'token-old', 'not-signed-in']);

/** What the server, or the way to it, has refused; worded by `words.error`. */
export class ApiFault extends Error {
  /** @param {Fault} fault @param {number} [status] of the HTTP answer; 0 where there was none */
  constructor({code, rule = '', parameters = {}}, status = 0) {
    super(code);
    this.name = 'ApiFault';
    this.code = code;
    this.rule = rule;
    this.parameters = parameters;
    this.status = status;
  }
}

/** @import {Fault, Session} from '../types/wire.js' */
/** @typedef {{token: string, player: string, name: string, guest: boolean}} Person */

/** @returns {?Person} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

class Api {
  /** Who is asking; null as long as nobody had to be anybody. @type {?Person} */
  person = kept();
  /** @type {?Promise<Person>} */
  _arriving = null;
  _refreshing = false;

  /** @template [T=any] @param {string} path @returns {Promise<T>} */
  get(path) {
    return this.request('GET', path);
  }

  /** @template [T=any] @param {string} path @param {unknown} [body] @returns {Promise<T>} */
  post(path, body = {}) {
    return this.request('POST', path, body);
  }

  /** @template [T=any] @param {string} path @param {unknown} [body] @returns {Promise<T>} */
  put(path, body = {}) {
    return this.request('PUT', path, body);
  }

  /** @template [T=any] @param {string} path @param {unknown} [body] @returns {Promise<T>} */
  patch(path, body = {}) {
    return this.request('PATCH', path, body);
  }

  /** @template [T=any] @param {string} path @param {unknown} [body] @returns {Promise<T>} */
  delete(path, body = undefined) {
    return this.request('DELETE', path, body);
  }

  /** A file that only the person may have. @param {string} path @returns {Promise<Blob>} */
  async file(path) {
    const answer = await fetch(`/api${path}`, {headers: {Authorization: `Bearer ${await this.token()}`}});
    if (!answer.ok) {
      throw new ApiFault((await answer.json().catch(() => null))?.fault ?? {code: 'request-failed'}, answer.status);
    }
    return answer.blob();
  }

  /**
   * What a public address says; needs nobody.
   * @template [T=any] @param {string} path under /api, from its slash on @returns {Promise<T>}
   */
  public(path) {
    return this._ask('GET', path, undefined, '');
  }

  /**
   * Asks as the person; rejects with an ApiFault.
   * @template [T=any] @param {string} method @param {string} path under /api, from its slash on @param {unknown} [body]
   * @returns {Promise<T>}
   */
  async request(method, path, body = undefined) {
    const token = await this.token();
    try {
      return await this._ask(method, path, body, token);
    } catch (fault) {
      if (!(fault instanceof ApiFault && LOST.has(fault.code))) {
        throw fault;
      }
      return this._ask(method, path, body, await this.renew(token));
    }
  }

  /** The token of the person, who is a guest if there was none. @returns {Promise<string>} */
  async token() {
    const person = this.person ?? (await this._arrive());
    if (this.person && Date.now() - issued(person.token) > DAY) {
      this._refresh(person);
    }
    return person.token;
  }

  /** Another token, as a new guest, after one that is no longer good. @param {string} [lost] */
  async renew(lost = this.person?.token) {
    const there = kept(); // another window may have been quicker
    if (there && there.token !== lost) {
      this._become(there);
      return there.token;
    }
    this.forget();
    return this.token();
  }

  /** Becomes the person that an answer of the server describes. @param {Person} person */
  signedIn({token, player, name, guest}) {
    this._become({token, player, name, guest});
  }

  /** Takes over what has changed about the person, such as their name. @param {Partial<Person>} changes */
  changed(changes) {
    this._become(/** @type {Person} */ ({...this.person, ...changes}));
  }

  /** Forgets who it was; the next request is a guest's. */
  forget() {
    this._become(null);
  }

  /** @param {?Person} person */
  _become(person) {
    this.person = person;
    try {
      if (person) {
        localStorage.setItem(KEY, JSON.stringify(person));
      } else {
        localStorage.removeItem(KEY);
      }
    } catch {
      // without storage the person is known only until the page closes
    }
    window.dispatchEvent(new Event('vb-person'));
  }

  _arrive() {
    this._arriving ??= this._ask('POST', '/guest', {language: settings.lang}, '')
      .then((/** @type {Session} */ answer) => {
        const guest = {...answer, guest: true};
        this._become(guest);
        return guest;
      })
      .finally(() => {
        this._arriving = null;
      });
    return this._arriving;
  }

  /** @param {Person} person */
  async _refresh(person) {
    if (this._refreshing) {
      return;
    }
    this._refreshing = true;
    try {
      await oneWindow(async () => {
        const there = kept(); // another window may have been there before
        if (there && there.player === person.player && there.token !== person.token) {
          this._become(there);
          return;
        }
        const {token} = await this._ask('POST', '/token', {}, person.token);
        if (this.person?.player === person.player) {
          this.changed({token});
        }
      });
    } catch {
      // the old one is good for weeks; the next request tries again
    } finally {
      this._refreshing = false;
    }
  }

  /** @param {string} method @param {string} path @param {unknown} body @param {string} token */
  async _ask(method, path, body, token) {
    let answer;
    try {
      answer = await fetch(`/api${path}`, {
        method,
        headers: {
          ...(token ? {Authorization: `Bearer ${token}`} : {}),
          ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw new ApiFault({code: 'offline'});
    }
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    const value = isJson && text ? JSON.parse(text) : text;
    if (!answer.ok) {
      throw new ApiFault(value?.fault ?? {code: 'request-failed'}, answer.status);
    }
    return value;
  }
}

/**
 * Does something unless another window is doing it; does it in any case where the browser has no locks.
 * Who waited for the other one could still read what stood in the storage before: browsers pass that on later.
 * @param {() => Promise<void>} work
 */
const oneWindow = (work) =>
  navigator.locks?.request(KEY, {ifAvailable: true}, async (lock) => lock && work()) ?? work();

/** When a session token was made. @param {string} token */
const issued = (token) => Number(token.split('.')[3] ?? Date.now());

export const api = new Api();

window.addEventListener('storage', (event) => {
  if (event.key === KEY) {
    api.person = kept();
    window.dispatchEvent(new Event('vb-person'));
  }
});
