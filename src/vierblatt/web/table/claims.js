/**
 * What can be said out of turn at a table where wrong cards are played and claimed: `board.claims`, which the server
 * makes of what everybody knows. The panels for it are in `../claims`.
 */

/** @import {Board, TableCard} from '../types/table.js' */

/** The question before the score: the last moment to claim something. */
export const COUNTING = 'counting';

/** Loads what shows it, where anything can be said at all. @param {?Board} board */
export const prepareClaims = (board) => board?.claims && import('../claims/parts.js');

/** Whether a player may claim something now. @param {?Board} board @param {number} me Their seat, or -1 */
export const mayAccuse = (board, me) => {
  const {cards = [], false_sawa: sawa = []} = board?.claims ?? {};
  return me >= 0 && (sawa.includes(me) || cards.some(({seat}) => isOpponent(board, seat, me)));
};

/** Whether a player may say sawa now. @param {?Board} board @param {number} me Their seat, or -1 */
export const maySaySawa = (board, me) => me >= 0 && board?.claims?.sawa === me;

/** Whether two seats play against each other. @param {?Board} board @param {number} one @param {number} other */
export const isOpponent = (board, one, other) => board !== null && (one - other) % board.sides !== 0;

/** The cards that somebody has laid down in a sawa: the proofs after all cards that were played. @param {Board} board @returns {TableCard[]} */
export function laidOpen({claims, tricks, trick, hands_held: {length: seats}}) {
  return claims?.proofs?.slice(tricks.reduce((sum, count) => sum + count, 0) * seats + trick.length) ?? [];
}
