/**
 * What a sheet knows about its match between two deals, and what the four scorers share. A game adds its own fields.
 *
 * @typedef {string | number | boolean | number[]} Value of a house rule
 * @typedef {object} SheetState
 * @property {Record<string, any>} rules the value of every house rule
 * @property {number} seats
 * @property {number} sides
 * @property {number} dealer who deals next; after the end, who dealt last
 * @property {number} dealNo how many deals have begun
 * @property {number} scored how many of them were scored
 * @property {number[]} scores the totals, one for each side
 * @property {number[]} dealScores of the last scored deal
 * @property {boolean} over
 * @property {number[]} winners the sides that have won
 *
 * @typedef {{name: string, rule: string, figures: Record<string, number | string>}} SheetReason
 * @typedef {{key: string, values: number[]}} ScoreLine
 * @typedef {import('../core/sentences.js').Summary} Summary
 * @typedef {import('./fields.js').SheetField} SheetField
 * @typedef {import('./fields.js').DealResult} DealResult
 *
 * @typedef {object} SheetGame what a sheet needs of a game; the same as `GameSheet` in Python
 * @property {string} id
 * @property {number} behaviour the version of the game's rules that is scored here
 * @property {string[]} options all house rules of that version, including those that change no score
 * @property {(rules: Record<string, any>) => {seats: number, sides: number}} shape
 * @property {(state: any) => void} start adds the game's own fields to a new state
 * @property {(state: any) => void} begin begins the next deal
 * @property {(state: any) => SheetField[]} fields
 * @property {(state: any, result: DealResult) => void} score throws a SheetFault for values that exclude each other
 * @property {(state: any, result: DealResult) => SheetReason[]} reasons
 * @property {(state: any) => ScoreLine[]} lines
 * @property {(state: any) => ?Summary} summary
 * @property {(state: any) => number[] | null} chances of each side to win; null without a model
 */

/** @param {string} name @param {string} rule @param {Record<string, number | string>} [figures] @returns {SheetReason} */
export const reason = (name, rule, figures = {}) => ({name, rule, figures});

/** @param {string} key @param {number[]} values @returns {ScoreLine} */
export const line = (key, values) => ({key, values});

/** Whether any of the numbers is not 0. @param {number[]} numbers */
export const any = (numbers) => numbers.some(Boolean);

/** The whole part of a quotient, rounded down. @param {number} number @param {number} by */
export const quotient = (number, by) => Math.floor(number / by);

/** The seat that plays after `seat`. @param {SheetState} state @param {number} seat */
export const nextSeat = ({seats}, seat) => (seat + 1) % seats;

/** Adds the scores of a deal to the totals. @param {SheetState} state @param {number[]} dealScores */
export function enter(state, dealScores) {
  state.dealScores = dealScores;
  state.scores = state.scores.map((total, side) => total + dealScores[side]);
  state.scored += 1;
}

/** @param {SheetState} state */
export function passDeal(state) {
  state.dealer = nextSeat(state, state.dealer);
}

/** @param {SheetState} state @param {number[]} winners */
export function end(state, winners) {
  state.over = true;
  state.winners = winners;
}

/** The chances of two teams, from a lead in units of its scale. @param {number} lead @returns {number[]} */
export function chancesOf(lead) {
  const first = 1 / (1 + Math.exp(-lead));
  return [first, 1 - first];
}
