/**
 * A majlis as one person sees it, kept up to date while its page is open. Events: `change` (something to draw), `said`
 * (detail: the new lines of others), `moved` (detail: the new id, after its link has changed).
 */
import {ApiFault, api} from '../core/api.js';
import {socket} from '../core/socket.js';
import {markRead} from './unread.js';

/** @import {Majlis, MajlisChat, MajlisEvents, MajlisLine, MajlisTableList, NewEvent, NewRules} from '../types/wire.js' */

/** Lines of the chat to ask for at a time, and the most that the server sends. */
const PAGE = 50;
const MOST = 100;
const NOT_A_MEMBER = 'majlis-members-only';

/** The lines of `known` and `fresh`, where `fresh` has all lines from its first one on. @param {MajlisLine[]} known @param {MajlisLine[]} fresh */
export function merged(known, fresh) {
  const first = fresh.at(0)?.id ?? 0;
  return [...known.filter(({id}) => id < first), ...fresh];
}

export class MajlisSession extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {?Majlis} */
    this.majlis = null;
    /** The last lines of the chat, newest last. @type {MajlisLine[]} */
    this.lines = [];
    /** How often the lines have changed here. */
    this._linesChanged = 0;
    /** Whether there are earlier lines. */
    this.more = false;
    /** Its standing events; null until they are loaded. @type {?MajlisEvents} */
    this.events = null;
    /** Why the majlis cannot be shown. @type {?ApiFault} */
    this.fault = null;
    /** Whether the person was a member before, and was removed. */
    this.removed = false;
    /** How often the matches may have changed: lists of them load again. */
    this.matchesSeen = 0;
    this._stopped = false;
    /** @type {(() => void) | null} */
    this._unwatch = null;
  }

  /** The reader's player id. */
  get me() {
    return api.person?.player ?? '';
  }

  get isHost() {
    return this.majlis !== null && this.majlis.host === this.me;
  }

  /** Whether the reader may change the majlis. */
  get isManager() {
    return ['host', 'manager'].includes(this.majlis?.role ?? '');
  }

  /** Loads the majlis, and follows it. */
  async start() {
    this._stopped = false;
    await this._load();
  }

  stop() {
    this._stopped = true;
    this._unwatch?.();
    this._unwatch = null;
  }

  /** Loads it again after a fault. */
  async again() {
    this.fault = null;
    this._changed();
    await this._load();
  }

  // --- what is there -----------------------------------------------------------------------------------------------

  async _load() {
    try {
      this._show(await api.get(this._path()));
      if (this.majlis?.member) await Promise.all([this._loadChat(), this._loadEvents()]);
    } catch (fault) {
      this._failed(fault);
    }
  }

  /** @param {Majlis} majlis */
  _show(majlis) {
    if (this._stopped) return;
    const was = this.majlis;
    if (was && was.matches !== majlis.matches) this.matchesSeen += 1;
    this.removed = !majlis.member && (this.removed || Boolean(was?.member));
    this.majlis = majlis;
    this.fault = null;
    if (majlis.member) {
      this._unwatch ??= socket.majlis(this.id, (what) => this._follow(what));
    } else {
      this.lines = [];
      this._linesChanged += 1;
      this._unwatch?.();
      this._unwatch = null;
    }
    this._changed();
  }

  /** @param {string} what has changed; '' if everything may have */
  async _follow(what) {
    const part = {chat: () => this._loadChat(), events: () => this._loadEvents(), tables: () => this._loadTables()}[
      what
    ];
    if (!part) {
      await this._load();
      return;
    }
    try {
      await part();
    } catch (fault) {
      // Removed in the meantime: the majlis itself says so.
      if (fault instanceof ApiFault && fault.code === NOT_A_MEMBER) await this._load();
      else this._failed(fault);
    }
  }

  /** Loads the newest lines, and as many before them as are shown. @returns {Promise<void>} */
  async _loadChat() {
    const limit = Math.min(MOST, Math.max(PAGE, this.lines.length));
    const changed = this._linesChanged;
    /** @type {MajlisChat} */
    const {lines} = await api.get(this._path(`/chat?limit=${limit}`));
    // The answer may be older than what has been said, or loaded, since it was asked for.
    if (changed !== this._linesChanged) return this.majlis?.member ? this._loadChat() : undefined;
    const known = this.lines;
    if (!known.length) this.more = lines.length === limit;
    this._setLines(lines.length < limit ? lines : merged(known, lines));
    const last = known.at(-1)?.id ?? 0;
    const fresh = known.length ? lines.filter(({id, player}) => id > last && player !== this.me) : [];
    if (fresh.length) this.dispatchEvent(new CustomEvent('said', {detail: fresh}));
  }

  async _loadEvents() {
    this._setEvents(await api.get(this._path('/events')));
  }

  /** The tables alone: in a large majlis they change often. A table that has ended may have changed the score, too. */
  async _loadTables() {
    /** @type {MajlisTableList} */
    const {tables} = await api.get(this._path('/tables'));
    const {majlis} = this;
    if (!majlis) return;
    const open = new Set(tables.filter(({stage}) => stage !== 'over').map(({id}) => id));
    const ended = (majlis.tables ?? []).some(({id, stage}) => stage !== 'over' && !open.has(id));
    if (ended) await this._load();
    else this._show({...majlis, tables});
  }

  /** @param {MajlisEvents} events */
  _setEvents(events) {
    if (this._stopped) return;
    this.events = events;
    this._changed();
  }

  /** Loads the page of lines before the first that is shown. */
  async earlier() {
    const before = this.lines.at(0)?.id ?? 0;
    /** @type {MajlisChat} */
    const {lines} = await api.get(this._path(`/chat?limit=${PAGE}&before=${before}`));
    this.more = lines.length === PAGE;
    this._setLines([...lines, ...this.lines]);
  }

  /** @param {MajlisLine[]} lines */
  _setLines(lines) {
    if (this._stopped) return;
    this.lines = lines;
    this._linesChanged += 1;
    const last = lines.at(-1);
    if (last && !document.hidden) markRead(this.id, last.at);
    this._changed();
  }

  /** @param {unknown} fault */
  _failed(fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    // What is on the screen stays there while the server is away; the next connection loads it again.
    if (this.majlis && fault.code === 'offline') return;
    this.fault = fault;
    if (fault.status === 404) this.stop();
    this._changed();
  }

  // --- what a person can do; each rejects with an ApiFault -----------------------------------------------------------

  async join() {
    this._show(await api.post(this._path('/members')));
    if (this.majlis?.member) await Promise.all([this._loadChat(), this._loadEvents()]);
  }

  /** Leaves, or removes somebody. @param {string} player */
  async remove(player) {
    await api.delete(this._path(`/members/${player}`));
    if (player !== this.me) await this._load();
  }

  /** @param {Record<string, unknown>} changes of its name, rules, settings or host */
  async change(changes) {
    this._show(await api.patch(this._path(), changes));
  }

  async newLink() {
    /** @type {Majlis} */
    const {id} = await api.post(this._path('/link'));
    this.dispatchEvent(new CustomEvent('moved', {detail: id}));
  }

  async delete() {
    await api.delete(this._path());
  }

  /** The id of the table to play at: one that waits, or a new one. @param {string} [rules] @returns {Promise<string>} */
  async play(rules = '') {
    const {id} = await api.post(this._path(rules ? `/tables?rules=${rules}` : '/tables'));
    return id;
  }

  /** @param {string} player @param {'manager' | 'member'} role */
  async appoint(player, role) {
    this._show(await api.put(this._path(`/members/${player}/role`), {role}));
  }

  /** Adds a rule set, or changes the one with an id. @param {NewRules} rules @param {string} [id] */
  async putRules(rules, id = '') {
    await (id ? api.put(this._path(`/rules/${id}`), rules) : api.post(this._path('/rules'), rules));
    await this._load();
  }

  /** @param {string} id */
  async useRules(id) {
    await api.post(this._path(`/rules/${id}/usual`));
    await this._load();
  }

  /** @param {string} id */
  async deleteRules(id) {
    await api.delete(this._path(`/rules/${id}`));
    await this._load();
  }

  /** @param {NewEvent} event */
  async addEvent(event) {
    this._setEvents(await api.post(this._path('/events'), event));
  }

  /** @param {string} event @param {string} day @param {boolean} on */
  async skip(event, day, on) {
    this._setEvents(await api.put(this._path(`/events/${event}/dates/${day}`), {on}));
  }

  /** @param {string} event */
  async endEvent(event) {
    this._setEvents(await api.delete(this._path(`/events/${event}`)));
  }

  /** @param {string} text */
  async say(text) {
    /** @type {MajlisLine} */
    const line = await api.post(this._path('/chat'), {text});
    if (!this.lines.some(({id}) => id === line.id)) this._setLines([...this.lines, line]);
  }

  /** @param {MajlisLine} line */
  async unsay({id}) {
    await api.delete(this._path(`/chat/${id}`));
    this._setLines(this.lines.filter((line) => line.id !== id));
  }

  /** @param {MajlisLine} line @param {string} emoji */
  async react({id, reactions = {}}, emoji) {
    const on = !(reactions[emoji] ?? []).includes(this.me);
    /** @type {MajlisLine} */
    const changed = await api.put(this._path(`/chat/${id}/reactions/${encodeURIComponent(emoji)}`), {on});
    this._setLines(this.lines.map((line) => (line.id === id ? changed : line)));
  }

  _path(rest = '') {
    return `/majlises/${this.id}${rest}`;
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}
