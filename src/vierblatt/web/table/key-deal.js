/** The deal that decided a match. */

/** @import {SheetRow} from '../types/table.js' */

/**
 * The deal in which the winner gained most on the closest rival; the first, if there are several. Null for a match
 * without a single winner, or of one deal.
 * @param {SheetRow[]} rows @param {number[]} winners The sides that have won
 * @returns {?SheetRow}
 */
export function keyDeal(rows, winners) {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || winners.length !== 1) return null;
  const [winner] = winners;
  const lead = (/** @type {number} */ side) => last.totals[winner] - last.totals[side];
  const others = last.totals.map((_, side) => side).filter((side) => side !== winner);
  const rival = others.reduce((one, other) => (Math.abs(lead(other)) < Math.abs(lead(one)) ? other : one));
  const sign = Math.sign(lead(rival)); // in some games fewer points win
  const gain = (/** @type {SheetRow} */ {scores}) => sign * (scores[winner] - scores[rival]);
  const key = rows.reduce((one, other) => (gain(other) > gain(one) ? other : one));
  return gain(key) > 0 ? key : null;
}
