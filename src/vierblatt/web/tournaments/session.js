/**
 * A tournament as one person sees it. While its page is visible, it is asked for again every few seconds, and at once
 * after each act. Event: `change` (something to draw).
 */
import {ApiFault, api} from '../core/api.js';

/** @import {TournamentPage} from '../types/wire.js' */

/** Milliseconds between two requests; longer once the tournament is over. */
const EVERY = 4_000;
const WHEN_OVER = 60_000;
/** What the server answers to those who do too much at once, and how often they try again. */
const TOO_FAST = 'too-fast';
const TRIES = 10;

export class TournamentSession extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {?TournamentPage} */
    this.tournament = null;
    /** Why it cannot be shown. @type {?ApiFault} */
    this.fault = null;
    this._known = {tag: ''};
    this._asked = 0;
    /** How many requests have been made, and which of them was the last whose answer is shown. */
    this._requests = 0;
    this._shown = 0;
    this._stopped = true;
    this._onVisible = () => document.hidden || this.load();
    this._onPerson = () => this._again();
  }

  /** Loads the tournament, and follows it. */
  async start() {
    if (!this._stopped) return;
    this._stopped = false;
    this._timer = setInterval(() => this._tick(), EVERY);
    document.addEventListener('visibilitychange', this._onVisible);
    addEventListener('vb-person', this._onPerson);
    await this.load();
  }

  stop() {
    this._stopped = true;
    clearInterval(this._timer);
    document.removeEventListener('visibilitychange', this._onVisible);
    removeEventListener('vb-person', this._onPerson);
  }

  /** Asks for what has changed. */
  async load() {
    this._asked = Date.now();
    this._requests += 1;
    const number = this._requests;
    const known = {...this._known};
    try {
      /** @type {?TournamentPage} */
      const tournament = await api.newer(`/tournaments/${this.id}`, known);
      if (this._isLate(number)) return;
      this._shown = number;
      this._known = known;
      if (!tournament && !this.fault) return;
      this.tournament = tournament ?? this.tournament;
      this.fault = null;
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      // What is on the screen stays there while the server is away.
      if (this._isLate(number) || (this.tournament && fault.status !== 404)) return;
      this._shown = number;
      this.fault = fault;
    }
    this._changed();
  }

  /** Whether the answer to a request is of no use any more: a later one has been answered. @param {number} number */
  _isLate(number) {
    return this._stopped || number < this._shown;
  }

  /** Does something in the tournament, and loads it again; rejects with an ApiFault. @param {string} method @param {string} path @param {unknown} [body] */
  async act(method, path, body) {
    try {
      return await api.request(method, `/tournaments/${this.id}${path}`, body);
    } finally {
      await this.load();
    }
  }

  /**
   * Enters a contestant, without loading the tournament again: there may be more of them. Waits where the server asks to
   * be slower, as it does after a hundred.
   * @param {string} name
   */
  async add(name) {
    for (let tries = 1; ; tries += 1) {
      try {
        await api.post(`/tournaments/${this.id}/contestants`, {name});
        return;
      } catch (fault) {
        if (!(fault instanceof ApiFault && fault.code === TOO_FAST) || tries === TRIES || this._stopped) throw fault;
        await new Promise((done) => setTimeout(done, 1_000 * Number(fault.parameters.seconds ?? 1)));
      }
    }
  }

  async delete() {
    await api.delete(`/tournaments/${this.id}`);
    this.stop();
  }

  _tick() {
    const wait = this.tournament?.stage === 'closed' ? WHEN_OVER : 0;
    if (!document.hidden && Date.now() - this._asked >= wait) this.load();
  }

  /** Another person may do other things. */
  _again() {
    this._known = {tag: ''};
    this._shown = this._requests + 1; // what is under way was asked as somebody else
    this.load();
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}
