/** Random draws that anyone can recompute from a key and a message, as in docs/provable-deals.md. */

import {u32} from './bytes.js';
import {hmacSha256} from './sha256.js';

const SUITS = 'SHDC';
const RANKS = '23456789TJQKA';
const JOKERS = ['XB', 'XR'];

/** All cards in ascending order. */
const CARDS = [...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)), ...JOKERS];
const PLACES = new Map(CARDS.map((card, place) => [card, place]));

/**
 * An endless stream of bytes: block j is HMAC-SHA256(key, message, u32(j)), j = 0, 1, 2 ...
 * @param {Uint8Array} key
 * @param {...Uint8Array} message in parts
 * @returns {Generator<number, never>}
 */
export function* stream(key, ...message) {
  for (let block = 0; ; block += 1) {
    yield* hmacSha256(key, ...message, u32(block));
  }
}

/**
 * A number from 0 to bound - 1, all equally likely: a byte at or above the highest multiple of `bound` is rejected.
 * @param {Generator<number, never>} draws
 * @param {number} bound 1 to 256
 * @returns {number}
 */
export function randomBelow(draws, bound) {
  const limit = 256 - (256 % bound);
  let byte = draws.next().value;
  while (byte >= limit) {
    byte = draws.next().value;
  }
  return byte % bound;
}

/**
 * Shuffles a pack: Fisher-Yates from the last place down, starting with the cards in ascending order.
 * @param {string[]} pack cards, in any order
 * @param {Generator<number, never>} draws
 * @returns {string[]} in dealing order
 */
export function shuffled(pack, draws) {
  const cards = ascending(pack);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = randomBelow(draws, last + 1);
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

/** @param {string} card */
const place = (card) => PLACES.get(card) ?? Number.NaN;

/**
 * @param {string[]} cards
 * @returns {string[]} spades, hearts, diamonds, clubs, each from 2 to A, then the black and the red joker
 */
export function ascending(cards) {
  return [...cards].sort((one, other) => place(one) - place(other));
}

/**
 * @param {string[]} cards
 * @returns {boolean} whether there are any, all of them cards, and none twice
 */
export function isPack(cards) {
  return cards.length > 0 && new Set(cards).size === cards.length && cards.every((card) => PLACES.has(card));
}
