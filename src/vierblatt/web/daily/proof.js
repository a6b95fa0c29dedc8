/** The readers' side of the proof of a day's deals, as docs/daily.md specifies it. */
import {hashed, packOf} from '../core/proof.js';

/** @import {DayProof} from '../types/wire.js' */

const KEY = 'vb-daily-anchors';
const KEPT = 60;

/** @returns {Record<string, string>} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what commits to the deals of a day, as it was first seen here. @param {{game: string, day: string, anchor: string}} day */
export function keepAnchor({game, day, anchor}) {
  const kept = seen();
  const name = `${day} ${game}`;
  if (kept[name]) return;
  const entries = [...Object.entries(kept), [name, anchor]].sort(([one], [other]) => (one < other ? -1 : 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-KEPT))));
  } catch {
    // without storage, only the numbers themselves can be checked
  }
}

/**
 * What is wrong with the deals of a day that is over: `anchor` (another than was shown here while they were played),
 * `secret`, or the numbers of boards whose pack is not the one that the secret gives.
 * @param {DayProof} proof @returns {(string | number)[]}
 */
export function dayFaults(proof) {
  const {game, day, rules_hash, seats, anchor, secret = '', packs = []} = proof;
  const before = seen()[`${day} ${game}`];
  if (before && before !== anchor) return ['anchor'];
  if (hashed(secret, packs.length) !== anchor) return ['secret'];
  const nothing = Array(seats).fill('');
  const round = {
    match: `daily ${game} ${day}`,
    rules_hash,
    seats,
    anchor,
    commitments: nothing,
    nonces: nothing,
    scheme: 2,
  };
  return packs.flatMap((pack, at) => {
    const cards = pack.split(' ');
    const made = packOf(round, hashed(secret, packs.length - at - 1), at + 1, cards);
    return made.join(' ') === pack ? [] : [at + 1];
  });
}
