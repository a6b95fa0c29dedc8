/** Packs from a seed, as used for solo play in the terminal; see docs/provable-deals.md, "Seeded packs". */

import {u32, utf8} from './bytes.js';
import {randomBelow, shuffled, stream} from './chance.js';
import {sha256} from './sha256.js';

const SEED_TAG = utf8('vierblatt seed 1\n');
const PACK_TAG = utf8('vierblatt seeded pack 1\n');

/** @param {string} seed @param {number} number */
function draws(seed, number) {
  return stream(sha256(SEED_TAG, utf8(seed)), PACK_TAG, u32(number));
}

/**
 * @param {string} seed decimal digits, with "-" before a negative one
 * @param {number} number of the deal, from 1
 * @param {string[]} cards of the game, in any order
 * @returns {string[]} in dealing order
 */
export function seededPack(seed, number, cards) {
  return shuffled(cards, draws(seed, number));
}

/**
 * @param {string} seed
 * @param {number} seats
 * @returns {number} the seat that was drawn before the first deal
 */
export function seededSeat(seed, seats) {
  return randomBelow(draws(seed, 0), seats);
}
