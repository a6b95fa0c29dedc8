/**
 * What is judged at the points of a review. What a seat could know and what the cards were worth as they lay are
 * answers to separate questions, and nothing here puts them together.
 */
import {ApiFault} from '../core/api.js';

/** @import {KnownActions, KnownChances, OnTheseCards, PossibleSwaps} from '../types/wire.js' */
/** @import {Point} from './points.js' */

export class Judgements {
  /**
   * @param {string} review
   * @param {{ask: (path: string) => Promise<any>, later: (act: () => void, ms: number) => unknown, changed: () => void}} services
   * changed: told when `preparing` changes
   */
  constructor(review, {ask, later, changed}) {
    this._review = review;
    this._ask = ask;
    this._later = later;
    this._changed = changed;
    /** Whether something is asked for that the server is still preparing. */
    this.preparing = false;
    this._stopped = false;
    /** @type {Map<string, Promise<any>>} */
    this._asked = new Map();
  }

  /** @param {Point} point @param {string} version @returns {Promise<KnownActions>} */
  actions(point, version) {
    return this.once(`known/actions?${query(point)}`, version);
  }

  /** @param {Point} point @param {string} version @param {number} seat @returns {Promise<KnownChances>} */
  chances(point, version, seat) {
    return this.once(`known/chances?${query(point)}&seat=${seat}`, version);
  }

  /** @param {Point} point @param {string} version @returns {Promise<OnTheseCards>} */
  theseCards(point, version) {
    return this.once(`cards?${query(point)}`, version);
  }

  /** @param {Point} point @param {string} version @param {number} seat @returns {Promise<PossibleSwaps>} */
  swaps(point, version, seat) {
    return this.once(`swaps?${query(point)}&seat=${seat}`, version);
  }

  /** Asks a question once for each version of its line; a refused one may be asked again. @param {string} path @param {string} version */
  once(path, version) {
    const key = `${path} ${version}`;
    let asking = this._asked.get(key);
    if (!asking) {
      asking = this._answer(`/reviews/${this._review}/${path}`);
      asking.catch(() => this._asked.delete(key));
      this._asked.set(key, asking);
    }
    return asking;
  }

  /** Asks no more. */
  stop() {
    this._stopped = true;
  }

  /** The answer, once the server is prepared to judge the game. @param {string} path */
  async _answer(path) {
    this._stopped = false;
    for (;;) {
      try {
        const answer = await this._ask(path);
        this._prepares(false);
        return answer;
      } catch (fault) {
        if (!(fault instanceof ApiFault) || fault.code !== 'judging-prepared' || this._stopped) throw fault;
        this._prepares(true);
        const seconds = Number(fault.parameters.seconds) || 1;
        await new Promise((resolve) => this._later(() => resolve(undefined), 1000 * seconds));
        if (this._stopped) throw fault;
      }
    }
  }

  /** @param {boolean} on */
  _prepares(on) {
    if (this.preparing === on) return;
    this.preparing = on;
    this._changed();
  }
}

/** @param {Point} point */
const query = ({deal, branch, step}) => `deal=${deal}&branch=${branch}&step=${step}`;
