/** What the calls of a question mean and cost: which lines are shown, and where. */

/** @import {Words} from '../core/words.js' */
/** @import {Figures} from '../types/table.js' */

/** A line that is the same for more calls than this says nothing about the choice among them: it is left out. */
const SAME = 4;

/**
 * The line of each call, and one that is the same for all of them.
 * @param {Words} words @param {string} phase @param {string[]} calls
 * @param {Figures} figures
 * @returns {{common: string, lines: string[]}}
 */
export function meaningsOf(words, phase, calls, figures) {
  const lines = calls.map((call) => words.meaning(call, phase, figures[call]));
  if (lines.length > 1 && lines.every((line) => line === lines[0])) {
    return {common: lines[0], lines: lines.map(() => '')};
  }
  const shared = (/** @type {string} */ line) => lines.filter((each) => each === line).length > SAME;
  return {common: '', lines: lines.map((line) => (shared(line) ? '' : line))};
}
