/**
 * Keeps the cards of a hand in their places: a card that leaves during a trick leaves its place empty, and a suit stays
 * in its row until the deal is over or all cards fit into one.
 */
import {handPlan, sorted} from './hand-layout.js';

/** @import {HandPlan} from './hand-layout.js' */

/**
 * @typedef {object} Arrangement
 * @property {string[]} cards The cards in hand
 * @property {string} trump The suit to sort first, or empty
 * @property {string[]} ranks See `sorted`
 * @property {number} trick Changes when a trick is over: then empty places are closed
 * @property {number} width Of the hand's box
 * @property {number} capacity The size of a full hand in this deal
 * @property {number} most The maximum width of a card
 */

export class HandSlots {
  constructor() {
    /** The cards that have places, some of which may have left. @type {string[]} */
    this._slots = [];
    /** The cards of the rear row. @type {Set<string>} */
    this._rear = new Set();
    this._key = '';
    this._trick = -1;
  }

  /**
   * The cards in display order, each with its place.
   * @param {Arrangement} wanted
   * @returns {{order: string[], plan: HandPlan}}
   */
  arrange({cards, trump, ranks, trick, width, capacity, most}) {
    const key = [trump, ...ranks].join();
    const arrived = cards.some((card) => !this._slots.includes(card));
    if (arrived || key !== this._key) this._rear = new Set();
    if (arrived || key !== this._key || trick !== this._trick) this._slots = sorted(cards, trump, ranks);
    this._key = key;
    this._trick = trick;
    const plan = handPlan(this._slots, width, capacity, most, (split) => this._keep(split));
    this._rear = new Set(this._slots.slice(0, plan.split));
    const held = new Set(cards);
    const order = this._slots.filter((card) => held.has(card));
    return {order, plan: {...plan, places: plan.places.filter((_, i) => held.has(this._slots[i]))}};
  }

  /** Where to split two rows: where they were split before, unless one would be empty. @param {number} split */
  _keep(split) {
    const rear = this._slots.filter((card) => this._rear.has(card)).length;
    return rear > 0 && rear < this._slots.length ? rear : split;
  }
}
