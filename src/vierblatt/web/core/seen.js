/**
 * What a seat itself saw when its match began, and where a server or a record contradicts it. The document is the seen
 * file of `vierblatt verify --seen`; docs/provable-deals.md lists the codes.
 *
 * @typedef {object} SeenRound
 * @property {number} number
 * @property {string} anchor under which the seat committed
 * @property {string} commitment the seat's own
 * @property {string} nonce the seat's own
 * @property {string[]} commitments the list as sent before the seat revealed its nonce; empty until then
 * @property {boolean} revealed whether the seat revealed its nonce
 *
 * @typedef {{match: string, rules_hash: string, seat: number, rounds: SeenRound[]}} Seen
 */
import {roundOf} from './proof.js';

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((text, i) => text === other[i]);

/**
 * What is wrong with a start that is complete, judging by what a seat saw.
 * @param {Seen} seen
 * @param {import('./proof.js').Proof} proof from a server or a record
 * @returns {string[]} codes, each once
 */
export function seenFaults(seen, proof) {
  const rounds = [...(proof.void ?? []), {anchor: proof.anchor, commitments: proof.commitments, unopened: []}];
  const last = roundOf(proof);
  const faults = [];
  if (proof.match !== seen.match) faults.push('other-match');
  if (seen.rules_hash && proof.rules_hash !== seen.rules_hash) faults.push('rules');
  for (const round of seen.rounds) {
    if (round.number > last) faults.push('round-hidden');
    else faults.push(...roundFaults(seen.seat, round, rounds[round.number], round.number === last && proof.nonces));
  }
  if (!seen.rounds.some(({number}) => number === last)) faults.push('never-asked');
  return [...new Set(faults)];
}

/** @param {number} seat @param {SeenRound} seen @param {import('./proof.js').VoidRound} published @param {string[] | false} nonces of the last round */
function roundFaults(seat, seen, published, nonces) {
  const faults = [];
  if (published.anchor !== seen.anchor) faults.push('anchor-changed');
  if (!seen.revealed) faults.push('never-asked');
  else if (seen.commitments.length && !same(seen.commitments, published.commitments)) faults.push('list-changed');
  if (nonces) {
    if (nonces[seat] !== seen.nonce) faults.push('nonce-left-out');
  } else if (seen.revealed && published.unopened.some((blamed) => blamedWrongly(seat, seen, blamed))) {
    faults.push('wrongly-blamed');
  }
  return faults;
}

/**
 * The seat's own commitment identifies it in that round; data stored before scheme 2 has none.
 * @param {number} seat @param {SeenRound} seen @param {number} blamed
 */
function blamedWrongly(seat, {commitments, commitment}, blamed) {
  return commitment ? commitments[blamed] === commitment : blamed === seat;
}
