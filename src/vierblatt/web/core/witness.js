/**
 * What this browser itself saw when a match began. A record can be made up from beginning to end; what one has seen
 * oneself cannot, so the page that checks deals compares the two.
 *
 * @typedef {{anchor: string, seat: number, nonce: string}} Seen
 */

const KEY = 'vb-seen';
const MOST = 50;

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Keeps what was seen at a table, and forgets the oldest. @param {string} table @param {Seen} seen */
export function witness(table, {anchor, seat, nonce}) {
  const {[table]: _, ...others} = all();
  const kept = [...Object.entries(others).slice(1 - MOST), [table, {anchor, seat, nonce}]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage there is nothing to compare with later; the match goes on
  }
}

/** @param {string} table @returns {?Seen} */
export function seenAt(table) {
  return all()[table] ?? null;
}
