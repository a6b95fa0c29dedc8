/**
 * What a seat saw itself when its match began, and what is wrong with a start that is told otherwise. The document is
 * that of `vierblatt verify --seen`; docs/provable-deals.md has the codes.
 *
 * @typedef {object} SeenRound
 * @property {number} number
 * @property {string} anchor that was committed under
 * @property {string} commitment the own one
 * @property {string} nonce the own one
 * @property {string[]} commitments the list as it was told before the nonce was said; empty before
 * @property {boolean} revealed whether the nonce was said
 *
 * @typedef {{match: string, rules_hash: string, seat: number, rounds: SeenRound[]}} Seen
 */
import {roundOf} from './proof.js';

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((text, i) => text === other[i]);

/**
 * What is wrong with a start that has happened, in the eyes of a seat.
 * @param {Seen} seen
 * @param {import('./proof.js').Proof} proof as a server or a record tells it
 * @returns {string[]} codes, each once
 */
export function seenFaults(seen, proof) {
  const rounds = [...(proof.void ?? []), {anchor: proof.anchor, commitments: proof.commitments, unopened: []}];
  const last = roundOf(proof);
  const found = [];
  if (proof.match !== seen.match) found.push('other-match');
  if (seen.rules_hash && proof.rules_hash !== seen.rules_hash) found.push('rules');
  for (const round of seen.rounds) {
    if (round.number > last) found.push('round-hidden');
    else found.push(...roundFaults(seen.seat, round, rounds[round.number], round.number === last && proof.nonces));
  }
  if (!seen.rounds.some(({number}) => number === last)) found.push('never-asked');
  return [...new Set(found)];
}

/** @param {number} seat @param {SeenRound} seen @param {import('./proof.js').VoidRound} told @param {string[] | false} nonces of the last round */
function roundFaults(seat, seen, told, nonces) {
  const found = [];
  if (told.anchor !== seen.anchor) found.push('anchor-changed');
  if (!seen.revealed) found.push('never-asked');
  else if (seen.commitments.length && !same(seen.commitments, told.commitments)) found.push('list-changed');
  if (nonces) {
    if (nonces[seat] !== seen.nonce) found.push('nonce-left-out');
  } else if (seen.revealed && told.unopened.some((blamed) => blamedWrongly(seat, seen, blamed))) {
    found.push('wrongly-blamed');
  }
  return found;
}

/**
 * The own commitment tells which seat was the own one then; what was kept before scheme 2 has none.
 * @param {number} seat @param {SeenRound} seen @param {number} blamed
 */
function blamedWrongly(seat, {commitments, commitment}, blamed) {
  return commitment ? commitments[blamed] === commitment : blamed === seat;
}
