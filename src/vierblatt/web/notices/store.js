/**
 * The person's notices, as this page has them. While the socket is open, it tells of changes; otherwise they are
 * fetched when a page is opened or returned to. The window event `vb-notices` reports a change.
 */
import {api} from '../core/api.js';
import {reachable} from '../core/reachable.js';

/** @import {Notice, NoticeList, NoticesChanged} from '../types/wire.js' */

/** Milliseconds for which what was fetched is good enough. */
const FRESH = 20_000;

class Notices {
  constructor() {
    /** How many are not read. */
    this.unread = 0;
    /** All of them, newest first; null until they are asked for. @type {?Notice[]} */
    this.all = null;
    /** Called with the newest unread notice when it has just come. @type {(notice: Notice) => void} */
    this.onNew = () => {};
    this._player = '';
    this._newest = '';
    this._fetched = 0;
    this._live = false;
  }

  /** Begins to follow the notices of whoever is the person. */
  start() {
    addEventListener('vb-person', () => this._person());
    addEventListener('vb-navigate', () => this._look());
    document.addEventListener('visibilitychange', () => document.hidden || this._look());
    this._person();
    if (document.readyState === 'complete') this._listen();
    else addEventListener('load', () => this._listen(), {once: true});
  }

  /** Loads all of them; rejects with an ApiFault. */
  async load() {
    const {player = ''} = api.person ?? {};
    /** @type {NoticeList} */
    const {notices, unread} = await api.get('/notices');
    if (player && player !== api.person?.player) return;
    this._fetched = Date.now();
    this.all = notices;
    this._set(unread, notices.find(({read}) => !read) ?? null, false);
  }

  /** Marks all that are shown as read. */
  async read() {
    const ids = (this.all ?? []).filter(({read}) => !read).map(({id}) => id);
    if (!ids.length) return;
    await api.post('/notices/read', {ids});
    this._set(0, null, false);
  }

  /** @param {string} id */
  async remove(id) {
    await api.post('/notices/remove', {ids: [id]});
    await this.load();
  }

  _person() {
    const player = api.person?.player ?? '';
    if (player === this._player) return;
    this._player = player;
    this.all = null;
    this._newest = '';
    this._fetched = 0;
    this._set(0, null, false);
    this._look();
  }

  /** Fetches them, unless they are known or cannot be. */
  _look() {
    if (!this._player || this._live || !reachable.reached || Date.now() - this._fetched < FRESH) return;
    this._fetched = Date.now();
    this.load().catch(() => {});
  }

  async _listen() {
    const {socket} = await import('../core/socket.js');
    socket.notices((frame) => this._told(frame));
  }

  /** @param {?NoticesChanged} frame null: the connection is gone */
  _told(frame) {
    this._live = Boolean(frame);
    if (!frame) return;
    const newest = frame.newest ?? null;
    const changed = frame.unread !== this.unread || (newest?.id ?? '') !== this._newest;
    if (changed) this.all = null; // whoever shows them loads them again
    this._set(frame.unread, newest, true);
  }

  /** @param {number} unread @param {?Notice} newest @param {boolean} tells Whether a new one is to be announced */
  _set(unread, newest, tells) {
    const id = newest?.id ?? '';
    const isNew = newest !== null && id !== this._newest;
    this.unread = unread;
    if (id) this._newest = id;
    if (tells && isNew) this.onNew(newest);
    dispatchEvent(new Event('vb-notices'));
  }
}

export const notices = new Notices();
