/** The auction of Back Alley: which calls are open, and the contracts that follow from them. */

/** @import {SheetState} from '../state.js' */
/** @typedef {{bid: number, level: number}} Contract the tricks that a team owes; the level of its board, or 0 */
/** @typedef {{seat: number, call: number}} Said */
/** @typedef {SheetState & {size: number}} WithSize */

/** Numbers stand for themselves. */
export const [PASS, BOARD] = [0, 14];

/** @param {number} call */
export const callText = (call) => (call === PASS ? 'pass' : call === BOARD ? 'board' : `bid ${call}`);

/** BA-BID-2, BA-BID-8: the highest number without regard to the partner. @param {WithSize} state */
const limitOf = ({rules, size}) => (rules.max_bid === 'n_minus_1' ? size - 1 : size);

/** The open calls of a seat. @param {WithSize} state @param {Said[]} said @param {number} seat */
export function legalCalls(state, said, seat) {
  let most = limitOf(state);
  const partner = said.find((each) => each.seat === (seat + 2) % 4)?.call ?? PASS;
  if (state.rules.sum_over_hand === 'forbid' && partner !== BOARD) most = Math.min(most, state.size - partner);
  return [...Array.from({length: most + 1}, (_, call) => call), BOARD];
}

/** The rule that forbids a call. @param {WithSize} state @param {number} call */
export function ruleAgainst(state, call) {
  if (call <= limitOf(state)) return 'BA-BID-4'; // only A-7 `forbid` bars such a number
  return state.size === 1 ? 'BA-BID-8' : 'BA-BID-2';
}

/** BA-BID-4 to BA-BID-6, A-7, A-14: the contracts of both teams. @param {WithSize} state @param {Said[]} said @returns {Contract[]} */
export function contractsOf({rules, size}, said) {
  const boards = said.filter(({call}) => call === BOARD);
  return [0, 1].map((side) => {
    const own = said.filter(({seat}) => seat % 2 === side);
    const last = boards.findLastIndex(({seat}) => seat % 2 === side) + 1;
    if (last > 0) return {bid: 0, level: rules.board_level_scope === 'deal_highest' ? boards.length : last};
    const total = own.reduce((sum, {call}) => sum + call, 0);
    return {bid: rules.sum_over_hand === 'cap' ? Math.min(total, size) : total, level: 0};
  });
}
