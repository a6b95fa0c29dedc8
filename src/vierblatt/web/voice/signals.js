/**
 * What waits to be sent to others in the voice of a table. Candidates that come soon after each other go together, and
 * there is a limit, so that the commands about cards always have room.
 */

/** @import {ConnectionDescription} from '../types/wire.js' */
/** @import {PeerMessage} from './peer.js' */

/** @typedef {{to: string, description?: ConnectionDescription, candidates?: string[]}} Signal */
/** @typedef {{description: ?ConnectionDescription, candidates: string[]}} Waiting */

/** Milliseconds during which candidates are gathered. */
const GATHER = 100;
/** How many signals go at once, and the milliseconds after which there may be one more: the server allows more. */
const AT_ONCE = 16;
const ONE_MORE = 500;
/** Candidates in one signal. */
const MOST_CANDIDATES = 8;
/** What the server answers to those who do too much at once. */
const TOO_FAST = 'too-fast';

export class SignalQueue {
  /** @param {(signal: Signal) => Promise<unknown>} send */
  constructor(send) {
    this._send = send;
    /** By receiver. @type {Map<string, Waiting>} */
    this._waiting = new Map();
    this._allowed = AT_ONCE;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._timer = undefined;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this._refill = undefined;
  }

  /** @param {string} to the receiver's peer @param {PeerMessage} message */
  put(to, {description = null, candidates = []}) {
    const waiting = this._waiting.get(to) ?? {description: null, candidates: []};
    // An offer or answer that has not gone yet is out of date: the newer one replaces it.
    this._waiting.set(to, {
      description: description ?? waiting.description,
      candidates: [...waiting.candidates, ...candidates],
    });
    this._timer ??= setTimeout(() => this._flush(), GATHER);
  }

  /** Forgets what waits for somebody who is gone. @param {string} to */
  forget(to) {
    this._waiting.delete(to);
  }

  /** Forgets everything. */
  stop() {
    this._waiting.clear();
    clearTimeout(this._timer);
    clearInterval(this._refill);
    this._timer = this._refill = undefined;
    this._allowed = AT_ONCE;
  }

  _flush() {
    this._timer = undefined;
    while (this._allowed > 0) {
      const signal = this._next();
      if (!signal) return;
      this._allowed -= 1;
      this._refill ??= setInterval(() => this._allowOne(), ONE_MORE);
      // Whoever is gone gets nothing; what came too fast is sent again.
      this._send(signal).catch(({code}) => code === TOO_FAST && this._refill && this.put(signal.to, signal));
    }
  }

  /** The next signal: a description goes alone, and before the candidates that belong to it. @returns {?Signal} */
  _next() {
    const [first] = this._waiting;
    if (!first) return null;
    const [to, {description, candidates}] = first;
    this._waiting.delete(to);
    const rest = description ? candidates : candidates.slice(MOST_CANDIDATES);
    if (rest.length) this._waiting.set(to, {description: null, candidates: rest});
    return description ? {to, description} : {to, candidates: candidates.slice(0, MOST_CANDIDATES)};
  }

  _allowOne() {
    this._allowed += 1;
    if (this._allowed >= AT_ONCE) {
      clearInterval(this._refill);
      this._refill = undefined;
    }
    if (!this._timer) this._flush();
  }
}
