/**
 * The single connection to the server, at `/ws`. It says hello, reconnects automatically, re-enters its tables with the
 * last seq that they saw, and resends unanswered commands. The server recognises commands by their ids, so resending
 * them does no harm.
 *
 * `socket.state`: "off" (not needed), "connecting", "open", "lost" (trying again), "restarting" (the server has
 * announced a restart). The event `state` reports changes.
 */
import {ApiFault, api} from './api.js';

/** @import {Command, Frame, Lobby, NoticesChanged, Refused, ReviewChanged, ReviewPresent, ReviewShown, Welcome} from '../types/wire.js' */
/** @template C @typedef {C extends unknown ? Omit<C, 'id'> : never} Unnumbered a command that has no id yet */
/** @typedef {Extract<Frame, {table: string}>} TableFrame */
/** @typedef {ReviewShown | ReviewChanged | ReviewPresent} ReviewFrame */
/** @typedef {'off'|'connecting'|'open'|'lost'|'restarting'} State */

const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 3_000;
/** Milliseconds without an answer after which a ping checks whether the server still responds. */
const ANSWER_WITHIN = 2_000;
/** Faults of a hello that go away with a fresh token. */
const BAD_TOKEN = new Set(['bad-token', 'token-old', 'not-signed-in']);

/**
 * @typedef {Object} TableListener
 * @property {() => number} since The last seq seen, or -1.
 * @property {(frame: TableFrame) => void} frame Receives every frame about the table, including `entered`.
 * @property {(fault: ApiFault) => void} refused Called when the table cannot be entered.
 */

/** Temporary refusals to enter a table, and the milliseconds until the next attempt. */
const PASSING = new Set(['too-fast', 'table-away', 'lease-lost', 'restarting', 'server-fault', 'store-down']);
const RETRY_WAIT = 1_000;

/**
 * The delay before a reconnection. Delays grow, and differ between clients, so that they don't all return at once.
 * @param {number} tries @param {() => number} [random]
 */
export function backoff(tries, random = Math.random) {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
  return most / 2 + random() * (most / 2);
}

export class Socket extends EventTarget {
  /** @param {(address: string) => WebSocket} [open] */
  constructor(open = (address) => new WebSocket(address)) {
    super();
    /** @type {State} */
    this.state = 'off';
    /** The server's `welcome`. @type {?Welcome} */
    this.me = null;
    this._open = open;
    /** @type {?WebSocket} */
    this._socket = null;
    this._starting = false;
    this._tries = 0;
    this._timer = 0;
    this._pinged = 0;
    this._count = 0;
    this._run = Math.random().toString(36).slice(2, 10);
    /** @type {Map<string, {command: Command, resolve: (frame: any) => void, reject: (fault: ApiFault) => void}>} */
    this._waiting = new Map();
    /** @type {Map<string, TableListener>} */
    this._tables = new Map();
    /** @type {Map<string, string>} */
    this._entering = new Map();
    /** @type {Set<(frame: Lobby) => void>} */
    this._lobby = new Set();
    /** @type {?Lobby} */
    this._lobbyFrame = null;
    /** @type {Map<string, (what: string) => void>} */
    this._majlises = new Map();
    /** @type {Map<string, (frame: ReviewFrame) => void>} */
    this._reviews = new Map();
    /** Called with every change of the person's notices, and with null when the connection is gone. @type {?((frame: ?NoticesChanged) => void)} */
    this._onNotices = null;
    /** How many want the connection for its own sake. */
    this._staying = 0;
    for (const event of ['online', 'offline', 'focus', 'pageshow'])
      addEventListener(event, () => this._checkConnection());
    document.addEventListener('visibilitychange', () => document.hidden || this._checkConnection());
    addEventListener('vb-person', () => this.me && this.me.player !== api.person?.player && this.restart());
    setInterval(() => document.hidden || this._ping(), PING_EVERY);
  }

  /**
   * Sends a command, adding an id. Resolves to the frame that answers it; rejects with an `ApiFault`.
   * @template [T=any] @param {Unnumbered<Command>} unnumbered @returns {Promise<T>}
   */
  send(unnumbered) {
    const id = this._id();
    const command = /** @type {Command} */ ({...unnumbered, id});
    return new Promise((resolve, reject) => {
      this._waiting.set(id, {command, resolve, reject});
      if (this.state === 'open') this._write(command);
      else this._connect();
    });
  }

  /**
   * Enters a table and stays there, across lost connections, until the returned function is called.
   * @param {string} id @param {TableListener} listener
   */
  table(id, listener) {
    this._tables.set(id, listener);
    if (this.state === 'open') this._enter(id, listener);
    else this._connect();
    return () => {
      if (this._tables.get(id) !== listener) return;
      this._tables.delete(id);
      if (this.state === 'open') this.send({type: 'go', table: id}).catch(() => {});
    };
  }

  /** Enters a table again, to get what was missed. @param {string} id */
  reenter(id) {
    const listener = this._tables.get(id);
    if (listener && this.state === 'open') this._enter(id, listener);
  }

  /** Watches the lobby until the returned function is called. @param {(lobby: Lobby) => void} callback */
  lobby(callback) {
    this._lobby.add(callback);
    if (this._lobbyFrame) callback(this._lobbyFrame);
    if (this._lobby.size === 1) this.send({type: 'watch-lobby', on: true}).catch(() => {});
    return () => {
      this._lobby.delete(callback);
      if (this._lobby.size) return;
      this._lobbyFrame = null;
      if (this.state === 'open') this.send({type: 'watch-lobby', on: false}).catch(() => {});
    };
  }

  /**
   * Watches a majlis until the returned function is called. The callback receives what has changed; '' means that the
   * watch has begun, so that anything may have changed before.
   * @param {string} id @param {(what: string) => void} callback
   */
  majlis(id, callback) {
    this._majlises.set(id, callback);
    if (this.state === 'open') this._watch(id);
    else this._connect();
    return () => {
      if (this._majlises.get(id) !== callback) return;
      this._majlises.delete(id);
      if (this.state === 'open') this.send({type: 'watch-majlis', majlis: id, on: false}).catch(() => {});
    };
  }

  /** @param {string} majlis */
  _watch(majlis) {
    const begun = () => this._majlises.get(majlis)?.('');
    this.send({type: 'watch-majlis', majlis, on: true}).then(begun, () => {});
  }

  /**
   * Watches a review until the returned function is called; after a lost connection the whole review comes again.
   * @param {string} id @param {(frame: ReviewFrame) => void} callback
   */
  review(id, callback) {
    this._reviews.set(id, callback);
    if (this.state === 'open') this._watchReview(id);
    else this._connect();
    return () => {
      if (this._reviews.get(id) !== callback) return;
      this._reviews.delete(id);
      if (this.state === 'open') this.send({type: 'watch-review', review: id, on: false}).catch(() => {});
    };
  }

  /** @param {string} review */
  _watchReview(review) {
    this.send({type: 'watch-review', review, on: true}).catch(({code}) => {
      if (PASSING.has(code)) setTimeout(() => this._reviews.has(review) && this._watchReview(review), RETRY_WAIT);
    });
  }

  /**
   * Reports the person's notices for as long as there is a connection; does not make one.
   * @param {(frame: ?NoticesChanged) => void} callback receives null when the connection is gone
   */
  notices(callback) {
    this._onNotices = callback;
    if (this.state === 'open') this._write({type: 'watch-notices', id: this._id(), on: true});
  }

  /** Stays connected until the returned function is called: so friends see that the person is here. */
  stay() {
    this._staying += 1;
    this._connect();
    return () => {
      this._staying -= 1;
    };
  }

  /** Reconnects after a change of the token or the person. */
  restart() {
    this.me = null;
    this._disconnect(0);
  }

  _id() {
    this._count += 1;
    return `${this._run}-${this._count}`;
  }

  /** @param {Command} command */
  _write(command) {
    this._socket?.send(JSON.stringify(command));
    if (command.type !== 'ping') setTimeout(() => this._isOpen(command.id) && this._ping(), ANSWER_WITHIN);
  }

  /** Whether a command has no answer yet. @param {string} id */
  _isOpen(id) {
    return this._waiting.has(id) || this._entering.has(id);
  }

  /** @param {State} state */
  _setState(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('state'));
  }

  async _connect() {
    if (this._socket || this._starting) return;
    this._starting = true;
    clearTimeout(this._timer);
    if (this.state !== 'lost' && this.state !== 'restarting') this._setState('connecting');
    try {
      const token = await api.token();
      const socket = this._open(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
      this._socket = socket;
      socket.onopen = () => socket.send(JSON.stringify({type: 'hello', id: 'hello', token, protocol: PROTOCOL}));
      socket.onmessage = ({data}) => socket === this._socket && this._receive(JSON.parse(data));
      socket.onclose = () => socket === this._socket && this._onLost();
    } catch {
      this._onLost();
    } finally {
      this._starting = false;
    }
  }

  _onLost(wait = backoff(this._tries)) {
    this._socket = null;
    this._pinged = 0;
    this._entering.clear();
    this._tries += 1;
    this._onNotices?.(null);
    if (!this._isNeeded()) {
      this._setState('off');
      return;
    }
    if (this.state !== 'restarting') this._setState('lost');
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._connect(), wait);
  }

  /** Whether anything waits for the connection. */
  _isNeeded() {
    const waiting = [this._tables, this._waiting, this._lobby, this._majlises, this._reviews];
    return this._staying > 0 || waiting.some(({size}) => size > 0);
  }

  /** Gives up the current connection. @param {number} wait */
  _disconnect(wait) {
    const socket = this._socket;
    this._socket = null;
    socket?.close();
    this._onLost(wait);
  }

  /** Checks the connection at once: the user has returned to the page, or the network is back. */
  _checkConnection() {
    if (this.state === 'open') this._ping();
    else if (this.state === 'lost' || this.state === 'restarting') {
      this._tries = 0;
      this._connect();
    }
  }

  _ping() {
    if (this.state !== 'open' || this._pinged) return;
    this._pinged = setTimeout(() => this._disconnect(0), PONG_WITHIN);
    this._write({type: 'ping', id: this._id()});
  }

  /** @param {string} id @param {TableListener} listener */
  _enter(id, listener) {
    const command = this._id();
    this._entering.set(command, id);
    this._write({type: 'enter', id: command, table: id, since: listener.since()});
  }

  /** @param {Frame} frame */
  _receive(frame) {
    clearTimeout(this._pinged);
    this._pinged = 0;
    switch (frame.type) {
      case 'welcome':
        this._welcome(frame);
        break;
      case 'refused':
        this._refused(frame);
        break;
      case 'lobby':
        this._lobbyFrame = frame;
        for (const callback of this._lobby) callback(frame);
        break;
      case 'majlis-changed':
        this._majlises.get(frame.majlis)?.(frame.what);
        break;
      case 'review-shown':
        this._reviews.get(frame.review.id)?.(frame);
        break;
      case 'review-changed':
      case 'review-present':
        this._reviews.get(frame.review)?.(frame);
        break;
      case 'notices-changed':
        this._onNotices?.(frame);
        break;
      case 'restarting':
        this._setState('restarting');
        this._disconnect(frame.after);
        break;
      case 'entered':
        this._entering.delete(frame.id);
        this._tables.get(frame.table)?.frame(frame);
        break;
      default:
        if ('id' in frame && frame.id) this._answer(frame.id, frame);
        else if ('table' in frame) this._tables.get(frame.table)?.frame(frame);
    }
    if (frame.type === 'superseded') this._tables.delete(frame.table);
  }

  /** @param {Welcome} frame */
  _welcome(frame) {
    this.me = frame;
    this._tries = 0;
    this._setState('open');
    for (const [id, listener] of this._tables) this._enter(id, listener);
    if (this._lobby.size) this._write({type: 'watch-lobby', id: this._id(), on: true});
    for (const {command} of this._waiting.values()) this._write(command);
    if (this._onNotices) this._write({type: 'watch-notices', id: this._id(), on: true});
    for (const id of this._majlises.keys()) this._watch(id);
    for (const id of this._reviews.keys()) this._watchReview(id);
  }

  /** @param {string} id @param {Frame} frame */
  _answer(id, frame) {
    this._waiting.get(id)?.resolve(frame);
    this._waiting.delete(id);
  }

  /** @param {Refused} frame */
  async _refused({id, fault}) {
    const refusal = new ApiFault(fault);
    if (id === 'hello') {
      if (BAD_TOKEN.has(fault.code)) await api.renew();
      this._disconnect(BAD_TOKEN.has(fault.code) ? 0 : LONGEST_WAIT);
      this.dispatchEvent(new CustomEvent('refused', {detail: refusal}));
      return;
    }
    const table = this._entering.get(id);
    if (table !== undefined) {
      this._entering.delete(id);
      const listener = this._tables.get(table);
      if (PASSING.has(fault.code)) {
        setTimeout(() => this._tables.get(table) === listener && this.reenter(table), RETRY_WAIT);
        return;
      }
      this._tables.delete(table);
      listener?.refused(refusal);
    } else {
      this._waiting.get(id)?.reject(refusal);
      this._waiting.delete(id);
    }
  }
}

export const socket = new Socket();
