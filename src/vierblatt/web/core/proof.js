/**
 * The players' side of provable deals, byte by byte as docs/provable-deals.md specifies, in both schemes: makes a
 * nonce, commits to it, and recomputes the first seat and the packs from public data.
 *
 * @typedef {object} VoidRound a round that did not lead to a match
 * @property {string} anchor
 * @property {string[]} commitments
 * @property {number[]} unopened seats that committed but did not reveal their nonce
 *
 * @typedef {object} Proof what the server publishes about a match's deals; bytes as hexadecimal digits
 * @property {string} match the match's id
 * @property {string} rules_hash
 * @property {number} seats
 * @property {string} anchor
 * @property {string[]} commitments one per seat, empty if it made none
 * @property {string[]} nonces one per seat, empty if it has revealed none
 * @property {number} [scheme] 1 if absent
 * @property {VoidRound[]} [void] the rounds before this one
 *
 * @typedef {object} Dealt one deal of the match
 * @property {string[]} pack cards in dealing order
 * @property {?string} secret null while the deal is running
 * @property {boolean} [ended] whether the deal has ended, so that its secret must be public
 */

import {concat, fromHex, toHex, u32, utf8} from './bytes.js';
import {randomBelow, shuffled, stream} from './chance.js';
import {sha256} from './sha256.js';

/** The number of secrets in a chain, and therefore the largest number of deals in a match. */
export const LINKS = 512;

const [GROUPS, DIGITS] = [6, 5];
const LIST_TAG = utf8('vierblatt list 2\n');
const CODE_TAG = utf8('vierblatt code 2\n');

/** @param {Proof} proof */
export const schemeOf = ({scheme = 1}) => scheme;

/** The number of this round: how many void rounds came before it. @param {Proof} proof */
export const roundOf = (proof) => proof.void?.length ?? 0;

/** @param {string} what @param {Proof} proof */
const tag = (what, proof) => utf8(`vierblatt ${what} ${schemeOf(proof)}\n`);

/** Hexadecimal texts as bytes, each preceded by its length in bytes. @param {string[]} texts */
const measured = (texts) => concat(texts.flatMap((text) => [u32(text.length / 2), fromHex(text)]));

/**
 * The hash that ties the anchor to one match, its rules, number of seats and round; part of every later hash.
 * @param {Proof} proof
 * @returns {Uint8Array}
 */
export function binding(proof) {
  const name = utf8(proof.match);
  const numbers = schemeOf(proof) > 1 ? [u32(proof.seats), u32(roundOf(proof))] : [u32(proof.seats)];
  return sha256(
    tag('provable deals', proof),
    u32(name.length),
    name,
    fromHex(proof.rules_hash),
    ...numbers,
    fromHex(proof.anchor),
  );
}

/** @returns {string} 32 random bytes in hexadecimal digits */
export function makeNonce() {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * The commitment that a seat publishes before any seat reveals a nonce.
 * @param {Proof} proof
 * @param {number} seat
 * @param {string} nonce
 * @returns {string}
 */
export function commitmentFor(proof, seat, nonce) {
  return toHex(sha256(tag('nonce', proof), binding(proof), u32(seat), fromHex(nonce)));
}

/**
 * The hash of the complete list of commitments.
 * @param {Proof} proof
 * @returns {Uint8Array}
 */
export function listDigest(proof) {
  return sha256(LIST_TAG, binding(proof), measured(proof.commitments));
}

/**
 * The hash of the seats' part in every pack: their nonces and, from scheme 2 on, the list of commitments.
 * @param {Proof} proof
 * @returns {Uint8Array}
 */
export function agreement(proof) {
  const list = schemeOf(proof) > 1 ? [listDigest(proof)] : [];
  return sha256(tag('nonces', proof), ...list, measured(proof.nonces));
}

/**
 * The list code: the complete list of commitments as digits, for players to compare; scheme 2.
 * @param {Proof} proof
 * @returns {string} six groups of five digits
 */
export function codeOf(proof) {
  const number = BigInt(`0x${toHex(sha256(CODE_TAG, listDigest(proof)))}`) % 10n ** BigInt(GROUPS * DIGITS);
  const digits = number.toString().padStart(GROUPS * DIGITS, '0');
  return Array.from({length: GROUPS}, (_, i) => digits.slice(i * DIGITS, (i + 1) * DIGITS)).join(' ');
}

/** @param {Proof} proof @param {string} secret @param {number} number */
function draws(proof, secret, number) {
  return stream(fromHex(secret), tag('provable pack', proof), binding(proof), u32(number), agreement(proof));
}

/**
 * The pack of a deal.
 * @param {Proof} proof
 * @param {string} secret of this deal
 * @param {number} number of the deal, from 1
 * @param {string[]} cards of the game, in any order
 * @returns {string[]} in dealing order
 */
export function packOf(proof, secret, number, cards) {
  return shuffled(cards, draws(proof, secret, number));
}

/**
 * The seat that was drawn before the first deal.
 * @param {Proof} proof
 * @param {string} secret of deal 1
 * @returns {number}
 */
export function firstSeatOf(proof, secret) {
  return randomBelow(draws(proof, secret, 0), proof.seats);
}

/**
 * A secret, hashed repeatedly. The secret of deal N, hashed N times, is the anchor.
 * @param {string} secret
 * @param {number} times
 * @returns {string}
 */
export function hashed(secret, times) {
  let link = fromHex(secret);
  for (let i = 0; i < times; i += 1) {
    link = sha256(link);
  }
  return toHex(link);
}

/**
 * Whether a seat's nonce is the one that it committed to.
 * @param {Proof} proof
 * @param {number} seat
 * @returns {boolean}
 */
export function opensCommitment(proof, seat) {
  return commitmentFor(proof, seat, proof.nonces[seat]) === proof.commitments[seat];
}
