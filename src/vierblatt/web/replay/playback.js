/**
 * The state of a replay: its position, whether it is playing, and the steps of the deals loaded so far. Events:
 * `change`.
 */
import {api} from '../core/api.js';
import * as positions from './position.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {Replay} from '../types/wire.js' */
/** @import {Position} from './position.js' */
/** @import {ReplayStep} from './scenes.js' */

/** Milliseconds per step at speed 1. */
const PACE = 1_100;

export class Playback extends EventTarget {
  /** @param {string} record @param {(path: string) => Promise<any>} [ask] */
  constructor(record, ask = (path) => api.public(path)) {
    super();
    this.record = record;
    /** @type {?Replay} */
    this.outline = null;
    /** @type {Position} */
    this.position = positions.first();
    this.playing = false;
    this.speed = 1;
    /** @type {?ApiFault} */
    this.fault = null;
    this._ask = ask;
    this._timer = 0;
    /** @type {Map<number, Promise<ReplayStep[]>>} */
    this._requested = new Map();
    /** @type {Map<number, ReplayStep[]>} */
    this._steps = new Map();
  }

  /** Fetches the outline and goes to the position in an address. @param {string} hash */
  async open(hash) {
    try {
      /** @type {Replay} */
      const outline = await this._ask(`/records/${this.record}/replay`);
      this.outline = outline;
      if (outline.deals.length) await this.go(positions.positionOf(hash, outline.deals));
    } catch (fault) {
      this.fault = /** @type {ApiFault} */ (fault);
    }
    this._changed();
  }

  /** The steps of the current deal; null while they are loading. */
  get steps() {
    return this._steps.get(this.position.deal) ?? null;
  }

  get atEnd() {
    return this.outline !== null && positions.same(this.position, positions.last(this.outline.deals));
  }

  /** @param {'first'|'previous'|'next'|'last'|Position} to */
  async go(to) {
    if (!this.outline) return;
    const {deals} = this.outline;
    const moves = {
      first: positions.first,
      last: () => positions.last(deals),
      next: () => positions.next(this.position, deals),
      previous: () => positions.previous(this.position, deals),
    };
    this.position = typeof to === 'string' ? moves[to]() : positions.within(to, deals);
    this._changed();
    await this._load(this.position.deal);
    if (this.position.deal < deals.length) this._load(this.position.deal + 1);
  }

  /** Starts or stops playing. */
  toggle() {
    this.playing = !this.playing && !this.atEnd;
    clearTimeout(this._timer);
    if (this.playing) this._later();
    this._changed();
  }

  /** @param {number} speed about this many steps per second */
  setSpeed(speed) {
    this.speed = speed;
    this._changed();
  }

  stop() {
    if (this.playing) this.toggle();
  }

  _later() {
    this._timer = setTimeout(() => this._run(), PACE / this.speed);
  }

  async _run() {
    await this.go('next');
    if (!this.playing) return;
    if (this.atEnd) this.toggle();
    else this._later();
  }

  /** @param {number} deal */
  async _load(deal) {
    if (!this._requested.has(deal)) {
      const answer = this._ask(`/records/${this.record}/replay/${deal}`).then(({steps}) => steps);
      answer.catch(() => this._requested.delete(deal));
      this._requested.set(deal, answer);
    }
    try {
      this._steps.set(deal, (await this._requested.get(deal)) ?? []);
      this.fault = null;
    } catch (fault) {
      this.fault = /** @type {ApiFault} */ (fault);
    }
    if (deal === this.position.deal) this._changed();
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}
