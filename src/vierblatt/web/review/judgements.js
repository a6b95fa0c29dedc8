/**
 * What is judged at the points of a review. What a seat could know and what the cards were worth as they lay are
 * answers to separate questions, and nothing here puts them together.
 */

/** @import {KnownActions, KnownChances, OnTheseCards, PossibleSwaps} from '../types/wire.js' */
/** @import {Point} from './points.js' */

export class Judgements {
  /** @param {string} review @param {(path: string) => Promise<any>} ask */
  constructor(review, ask) {
    this._review = review;
    this._ask = ask;
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
      asking = this._ask(`/reviews/${this._review}/${path}`);
      asking.catch(() => this._asked.delete(key));
      this._asked.set(key, asking);
    }
    return asking;
  }
}

/** @param {Point} point */
const query = ({deal, branch, step}) => `deal=${deal}&branch=${branch}&step=${step}`;
