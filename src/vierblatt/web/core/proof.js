/**
 * The players' side of provable deals, byte by byte as docs/provable-deals.md has it: make a nonce, promise it, and
 * recompute first seat and packs from what is public.
 *
 * @typedef {object} Proof what the server says of a match's deals; hexadecimal digits throughout
 * @property {string} match the match's id
 * @property {string} rules_hash
 * @property {number} seats
 * @property {string} anchor
 * @property {string[]} commitments one a seat, empty where it made none
 * @property {string[]} nonces one a seat, empty where it said none (yet)
 *
 * @typedef {object} Dealt one deal that was dealt
 * @property {string[]} pack cards in dealing order
 * @property {?string} secret null while the deal is running
 */

import {concat, fromHex, toHex, u32, utf8} from './bytes.js';
import {below, shuffled, stream} from './chance.js';
import {sha256} from './sha256.js';

/** Secrets of a chain, and so deals of a match. */
export const LINKS = 512;

const BIND_TAG = utf8('vierblatt provable deals 1\n');
const COMMIT_TAG = utf8('vierblatt nonce 1\n');
const NONCES_TAG = utf8('vierblatt nonces 1\n');
const PACK_TAG = utf8('vierblatt provable pack 1\n');

/**
 * Ties the anchor to one match, its rules and the number of seats; part of every later message.
 * @param {Proof} proof
 * @returns {Uint8Array}
 */
export function binding(proof) {
  const name = utf8(proof.match);
  return sha256(
    BIND_TAG, u32(name.length), name, fromHex(proof.rules_hash), u32(proof.seats), fromHex(proof.anchor),
  );
}

/** @returns {string} 32 random bytes in hexadecimal digits */
export function makeNonce() {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * What a seat promises before anybody says a nonce.
 * @param {Proof} proof
 * @param {number} seat
 * @param {string} nonce
 * @returns {string}
 */
export function commitmentFor(proof, seat, nonce) {
  return toHex(sha256(COMMIT_TAG, binding(proof), u32(seat), fromHex(nonce)));
}

/**
 * All nonces as one value; a silent seat's is empty.
 * @param {string[]} nonces
 * @returns {Uint8Array}
 */
export function noncesDigest(nonces) {
  return sha256(NONCES_TAG, concat(nonces.flatMap((nonce) => [u32(nonce.length / 2), fromHex(nonce)])));
}

function draws(proof, secret, number) {
  return stream(fromHex(secret), PACK_TAG, binding(proof), u32(number), noncesDigest(proof.nonces));
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
  return below(draws(proof, secret, 0), proof.seats);
}

/**
 * A secret, hashed so many times: the anchor, if it is the secret of the deal of that number.
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
 * Whether a seat's nonce is the one that it promised.
 * @param {Proof} proof
 * @param {number} seat
 * @returns {boolean}
 */
export function keptPromise(proof, seat) {
  return commitmentFor(proof, seat, proof.nonces[seat]) === proof.commitments[seat];
}
