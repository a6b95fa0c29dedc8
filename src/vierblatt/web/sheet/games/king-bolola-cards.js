/** Whether what the players of King Bolola say they took can be four heaps of cards. */
import {SheetFault} from '../fault.js';

/** @import {Counts} from './king-bolola.js' */

const SEATS = [0, 1, 2, 3];

/**
 * Throws a SheetFault if the numbers do not add up, or if in a Bolola no cards fit them.
 * @param {{name: string, most: number}[]} columns those that have a number for each player @param {Counts} counts
 * @param {boolean} bolola
 */
export function checkCards(columns, counts, bolola) {
  for (const {name, most} of columns) {
    const total = counts[name].reduce((sum, count) => sum + count, 0);
    if (total !== most) throw new SheetFault('sheet-sum', {field: name, total, needed: most}, 'KB-SCORE-3');
  }
  if (!bolola) return;
  for (const seat of SEATS) {
    const tricks = counts.tricks[seat];
    if (tricks < counts.last[seat] + counts.twelfth[seat]) throw new SheetFault('sheet-last-tricks', {seat, tricks});
  }
  const king = counts.king.indexOf(1);
  const possible = SEATS.some((jack) => SEATS.some((queen) => fits(counts, {king, jack, queen})));
  if (!possible) throw new SheetFault('sheet-cards-of-players');
}

/** Whether cards fit the numbers if these players took the court cards of hearts. @param {Counts} counts @param {{king: number, jack: number, queen: number}} takers */
function fits({tricks, jacks_kings: jacksKings, queens, hearts}, {king, jack, queen}) {
  return SEATS.every((seat) => {
    const own = {king: Number(seat === king), jack: Number(seat === jack), queen: Number(seat === queen)};
    const court = own.king + own.jack + own.queen;
    const left = [jacksKings[seat] - own.king - own.jack, queens[seat] - own.queen, hearts[seat] - court];
    const cards = left.reduce((sum, each) => sum + each, court);
    return Math.min(...left) >= 0 && cards <= 4 * tricks[seat];
  });
}
