/** The order and the layout of a hand of cards, as pure functions. */
import {TALL} from './card-table-layout.js';

const RANKS = '23456789TJQKA';
/** Black and red alternate, so that neighbours differ in a deck of two colours, too. */
const SUITS = 'SHCD';
/** A card of which less is visible is hard to hit with a thumb. */
const LEAST_STEP = 34;
/** How much of a card in the rear row stays visible, as a fraction of its width: the corner's rank and suit. */
const PEEK = 0.62;
const LIFT = 16;

/**
 * Jokers and trumps first, then suit by suit, high cards first.
 * @param {string[]} cards @param {string} [trump] A suit's letter, or empty @returns {string[]}
 */
export function sorted(cards, trump = '') {
  /** @param {string} card */
  const place = (card) => {
    if (card[0] === 'X') return card === 'XR' ? -2 : -1;
    const suit = card[1] === trump ? 0 : 1 + SUITS.indexOf(card[1]);
    return suit * 20 + RANKS.length - RANKS.indexOf(card[0]);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/**
 * Where to break a hand into two rows: at a change of suit if there is one near the middle.
 * @param {string[]} cards
 */
export function breakAt(cards) {
  const half = Math.ceil(cards.length / 2);
  const near = [half, half - 1, half + 1].filter((i) => i > 0 && i < cards.length);
  return near.find((i) => cards[i][1] !== cards[i - 1][1]) ?? half;
}

/**
 * @typedef {Object} HandPlan
 * @property {number} card The width of a card.
 * @property {number} height Of the whole hand, including a lifted card; the same for the whole deal.
 * @property {{x: number, y: number}[]} places The top left corner of each card.
 */

/**
 * @param {string[]} cards In display order
 * @param {number} width Of the hand's box
 * @param {number} [capacity] The size of a full hand in this deal: space is kept for that many
 * @param {number} [most] The maximum width of a card
 * @returns {HandPlan}
 */
export function handPlan(cards, width, capacity = cards.length, most = Infinity) {
  const full = Math.max(capacity, cards.length, 1);
  const card = Math.round(Math.max(58, Math.min(most, width / 5.4)));
  /** @param {number} count */
  const stepOf = (count) => (count > 1 ? Math.min(card + 4, (width - card) / (count - 1)) : 0);
  const twoRows = stepOf(full) < LEAST_STEP;
  const peek = Math.round(card * PEEK);
  const height = Math.round(card * TALL) + LIFT + (twoRows ? peek : 0);
  const floor = height - Math.round(card * TALL);
  const split = stepOf(cards.length) < LEAST_STEP ? breakAt(cards) : 0;
  /** @param {number} count @param {number} y */
  const row = (count, y) => {
    const step = stepOf(count);
    const start = (width - card - step * (count - 1)) / 2;
    return Array.from({length: count}, (_, i) => ({x: Math.round(start + i * step), y}));
  };
  return {card, height, places: [...row(split, floor - peek), ...row(cards.length - split, floor)]};
}
