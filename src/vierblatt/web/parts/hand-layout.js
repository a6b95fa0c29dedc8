/** The order and the layout of a hand of cards, as pure functions. */
import {TALL} from './card-table-layout.js';

const RANKS = 'AKQJT98765432';
/** Black and red alternate, so that neighbours differ in a deck of two colours, too. */
const SUITS = 'SHCD';
/** A card of which less is visible is hard to hit with a thumb. */
const LEAST_STEP = 34;
/** A row may be this narrow to keep a suit in one row. */
const NARROW_STEP = 28;
/** How much of a card in the rear row stays visible, as a fraction of its width: the corner's rank and suit. */
const PEEK = 0.62;
const LIFT = 16;

/** The suit's letter, or X for jokers. @param {string} card */
const suitOf = (card) => (card[0] === 'X' ? 'X' : card[1]);

/**
 * Jokers first, then suit by suit, the strongest cards first.
 * @param {string[]} cards @param {string} [trump] The suit that comes first; empty: the suits are always in the same order
 * @param {string[]} [ranks] Of plain suits and of trumps, strongest first; a rank that is missing comes last
 * @returns {string[]}
 */
export function sorted(cards, trump = '', [plain = RANKS, ofTrumps = plain] = []) {
  /** @param {string} card */
  const place = (card) => {
    if (card[0] === 'X') return card === 'XR' ? -2 : -1;
    const isTrump = card[1] === trump;
    const suit = isTrump ? 0 : 1 + SUITS.indexOf(card[1]);
    const rank = (isTrump ? ofTrumps : plain).indexOf(card[0]);
    return suit * 20 + (rank < 0 ? RANKS.length : rank);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/**
 * Where to break a hand into two rows: at the change of suit nearest to the middle at which both rows fit, if any.
 * @param {string[]} cards @param {number} [most] The most cards that fit into a row
 */
export function breakAt(cards, most = cards.length) {
  const half = Math.ceil(cards.length / 2);
  const changes = cards
    .map((_, i) => i)
    .filter((i) => i > 0 && suitOf(cards[i]) !== suitOf(cards[i - 1]) && Math.max(i, cards.length - i) <= most);
  const [nearest = half] = changes.sort((one, other) => Math.abs(one - half) - Math.abs(other - half));
  return nearest;
}

/**
 * @typedef {Object} HandPlan
 * @property {number} card The width of a card.
 * @property {number} height Of the whole hand, including a lifted card; the same for the whole deal.
 * @property {number} split How many cards are in the rear row; 0 if there is only one row.
 * @property {{x: number, y: number}[]} places The top left corner of each card.
 */

/**
 * @param {string[]} cards In display order
 * @param {number} width Of the hand's box
 * @param {number} [capacity] The size of a full hand in this deal: space is kept for that many
 * @param {number} [most] The maximum width of a card
 * @param {(split: number) => number} [choose] Changes where a hand of two rows is split
 * @returns {HandPlan}
 */
export function handPlan(cards, width, capacity = cards.length, most = Infinity, choose = (split) => split) {
  const full = Math.max(capacity, cards.length, 1);
  const card = Math.round(Math.max(58, Math.min(most, width / 5.4)));
  /** @param {number} count */
  const stepOf = (count) => (count > 1 ? Math.min(card + 4, (width - card) / (count - 1)) : card + 4);
  const twoRows = stepOf(full) < LEAST_STEP;
  const peek = Math.round(card * PEEK);
  const height = Math.round(card * TALL) + LIFT + (twoRows ? peek : 0);
  const floor = height - Math.round(card * TALL);
  const fits = Math.floor((width - card) / NARROW_STEP) + 1;
  const split = stepOf(cards.length) < LEAST_STEP ? choose(breakAt(cards, fits)) : 0;
  /** @param {number} count @param {number} y */
  const row = (count, y) => {
    const step = stepOf(count);
    const start = (width - card - step * (count - 1)) / 2;
    return Array.from({length: count}, (_, i) => ({x: Math.round(start + i * step), y}));
  };
  return {card, height, split, places: [...row(split, floor - peek), ...row(cards.length - split, floor)]};
}
