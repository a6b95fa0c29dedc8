/**
 * The client of the HTTP API. A visitor without an account becomes a guest with the first request that needs a person.
 * The window event `vb-person` reports that the person or their name has changed.
 */

import {isAway, isKept, isStored, reachable} from './reachable.js';
import {settings} from './settings.js';

const KEY = 'vb-person';
const DAY = 24 * 3600 * 1000;
const NOT_MODIFIED = 304;
/** Faults that mean that the token is no longer valid. */
const LOST = new Set(['bad-token', 'token-old', 'not-signed-in']);

/** A refusal by the server, or a failure to reach it; worded by `words.error`. */
export class ApiFault extends Error {
  /** @param {Fault} fault @param {number} [status] of the HTTP response; 0 if there was none */
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
function storedPerson() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

class Api {
  /** Who makes the requests; null until a request needs a person. @type {?Person} */
  person = storedPerson();
  /** @type {?Promise<Person>} */
  _newGuest = null;
  _refreshing = false;

  /** @template [T=any] @param {string} path @returns {Promise<T>} */
  get(path) {
    return this.request('GET', path);
  }

  /**
   * A value, if its ETag is not the one in `known`, which then has the new one; otherwise null. Does not make a guest.
   * @template [T=any] @param {string} path @param {{tag: string}} known @returns {Promise<?T>}
   */
  newer(path, known) {
    return this.person ? this.request('GET', path, undefined, known) : this._ask('GET', path, undefined, '', known);
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

  /** A file that only this person may download. @param {string} path @returns {Promise<Blob>} */
  async file(path) {
    const answer = await fetch(`/api${path}`, {headers: {Authorization: `Bearer ${await this.token()}`}});
    if (!answer.ok) {
      throw new ApiFault((await answer.json().catch(() => null))?.fault ?? {code: 'request-failed'}, answer.status);
    }
    return answer.blob();
  }

  /**
   * Gets a public address, or sends something to it, without a token.
   * @template [T=any] @param {string} path below /api, with its slash @param {unknown} [body] @returns {Promise<T>}
   */
  public(path, body = undefined) {
    return this._ask(body === undefined ? 'GET' : 'POST', path, body, '');
  }

  /**
   * Sends a request as the person; rejects with an ApiFault.
   * @template [T=any] @param {string} method @param {string} path below /api, with its slash @param {unknown} [body]
   * @param {?{tag: string}} [known] as for `newer`
   * @returns {Promise<T>}
   */
  async request(method, path, body = undefined, known = null) {
    const token = await this.token();
    try {
      return await this._ask(method, path, body, token, known);
    } catch (fault) {
      if (!(fault instanceof ApiFault && LOST.has(fault.code))) {
        throw fault;
      }
      return this._ask(method, path, body, await this.renew(token), known);
    }
  }

  /** The token of the person; creates a guest if there is none yet. @returns {Promise<string>} */
  async token() {
    const person = this.person ?? (await this._createGuest());
    if (this.person && Date.now() - issued(person.token) > DAY) {
      this._refresh(person);
    }
    return person.token;
  }

  /** Replaces a token that is no longer valid with another window's, or with that of a new guest. @param {string} [lost] */
  async renew(lost = this.person?.token) {
    const stored = storedPerson(); // another window may have been faster
    if (stored && stored.token !== lost) {
      this._setPerson(stored);
      return stored.token;
    }
    this.forget();
    return this.token();
  }

  /** Switches to the person that a response of the server describes. @param {Person} person */
  signedIn({token, player, name, guest}) {
    this._setPerson({token, player, name, guest});
  }

  /** Applies changes to the person, such as a new name. @param {Partial<Person>} changes */
  changed(changes) {
    this._setPerson(/** @type {Person} */ ({...this.person, ...changes}));
  }

  /** Forgets the person; the next request creates a guest. */
  forget() {
    this._setPerson(null);
  }

  /** @param {?Person} person */
  _setPerson(person) {
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

  _createGuest() {
    this._newGuest ??= this._ask('POST', '/guest', {language: settings.lang}, '')
      .then((/** @type {Session} */ answer) => {
        const guest = {...answer, guest: true};
        this._setPerson(guest);
        return guest;
      })
      .finally(() => {
        this._newGuest = null;
      });
    return this._newGuest;
  }

  /** @param {Person} person */
  async _refresh(person) {
    if (this._refreshing) {
      return;
    }
    this._refreshing = true;
    try {
      await oneWindow(async () => {
        const stored = storedPerson(); // another window may have refreshed it already
        if (stored && stored.player === person.player && stored.token !== person.token) {
          this._setPerson(stored);
          return;
        }
        const {token} = await this._ask('POST', '/token', {}, person.token);
        if (this.person?.player === person.player) {
          this.changed({token});
        }
      });
    } catch {
      // the old token is valid for weeks; the next request tries again
    } finally {
      this._refreshing = false;
    }
  }

  /** Notes that the server has not answered. @param {string} method @param {number} [status] what a proxy has answered */
  _offline(method, status = 0) {
    reachable.missed ||= method === 'GET';
    reachable.unanswered();
    return new ApiFault({code: 'offline'}, status);
  }

  /** @param {string} method @param {string} path @param {unknown} body @param {string} token @param {?{tag: string}} [known] */
  async _ask(method, path, body, token, known = null) {
    let answer;
    try {
      answer = await fetch(`/api${path}`, {
        method,
        headers: {
          ...(token ? {Authorization: `Bearer ${token}`} : {}),
          ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
          ...(known?.tag ? {'If-None-Match': known.tag} : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw this._offline(method);
    }
    if (isAway(answer)) throw this._offline(method, answer.status);
    if (isKept(answer)) reachable.unanswered();
    else if (!isStored(answer)) reachable.answered();
    if (known && answer.status === NOT_MODIFIED) return null;
    const text = await answer.text();
    const isJson = /json(?!l)/.test(answer.headers.get('Content-Type') ?? ''); // JSON Lines stay a text
    const value = isJson && text ? JSON.parse(text) : text;
    if (!answer.ok) {
      throw new ApiFault(value?.fault ?? {code: 'request-failed'}, answer.status);
    }
    if (known) known.tag = answer.headers.get('ETag') ?? '';
    return value;
  }
}

/**
 * Runs `work` unless another window is running it; without browser locks, always runs it.
 * Waiting for the other window would not help: its changes to the storage may become visible here only later.
 * @param {() => Promise<void>} work
 */
const oneWindow = (work) =>
  navigator.locks?.request(KEY, {ifAvailable: true}, async (lock) => lock && work()) ?? work();

/** When a session token was issued. @param {string} token */
const issued = (token) => Number(token.split('.')[3] ?? Date.now());

export const api = new Api();

window.addEventListener('storage', (event) => {
  if (event.key === KEY) {
    api.person = storedPerson();
    window.dispatchEvent(new Event('vb-person'));
  }
});
