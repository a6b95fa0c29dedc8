/** King Bolola on a score sheet, as in `vierblatt.games.king_bolola`: the dealer's contract, and what each player took. */
import {choice, number, seat} from '../fields.js';
import {end, enter, line, passDeal, reason} from '../state.js';
import {
  CALLS,
  CALL_MINUS,
  TRUMP_CALLS,
  contractOf,
  enterChoice,
  openChoices,
  startAccounts,
} from './king-bolola-choices.js';
import {checkCards} from './king-bolola-cards.js';

/** @import {DealResult, SheetField, SheetGame, SheetReason, SheetState} from '../state.js' */
/** @import {Accounts} from './king-bolola-choices.js' */
/**
 * What players took, by column; of the last three columns 1 for who took it.
 * @typedef {Record<string, number[]>} Counts
 * @typedef {SheetState & Accounts & {call: number, chooser: number, counts: Counts}} KingState
 */

const ROUNDS = 24;
const SEATS = [0, 1, 2, 3];
/** The columns: what counts. The key of its line, the name of its field, how many there are (or who took it). */
const COLUMNS = [
  {key: 'tricks', name: 'tricks', most: 13},
  {key: 'jacks-kings', name: 'jacks_kings', most: 8},
  {key: 'queens', name: 'queens', most: 4},
  {key: 'hearts', name: 'hearts', most: 13},
  {key: 'twelfth', name: 'twelfth', most: 0},
  {key: 'last', name: 'last', most: 0},
  {key: 'king', name: 'king', most: 0},
];
/** The contracts: the reason, its rule, and what each column is worth. */
const CONTRACTS = [
  {key: 'no-tricks', rule: 'KB-NOTRICKS-1', row: [-50, 0, 0, 0, 0, 0, 0]},
  {key: 'no-jk', rule: 'KB-JK-1', row: [0, -60, 0, 0, 0, 0, 0]},
  {key: 'no-queens', rule: 'KB-QUEENS-1', row: [0, 0, -100, 0, 0, 0, 0]},
  {key: 'no-hearts', rule: 'KB-HEARTS-1', row: [0, 0, 0, -30, 0, 0, 0]},
  {key: 'last-two', rule: 'KB-LASTTWO-1', row: [0, 0, 0, 0, -120, -240, 0]},
  {key: 'no-king', rule: 'KB-KING-1', row: [0, 0, 0, 0, 0, 0, -320]},
  {key: 'trump', rule: 'KB-TRUMP-1', row: [50, 0, 0, 0, 0, 0, 0]},
  {key: 'bolola-minus', rule: 'KB-BOLOLA-1', row: [-15, -20, -30, -10, -40, -60, -95]},
  {key: 'bolola-plus', rule: 'KB-BOLOLA-8', row: [15, 20, 30, 10, 40, 60, 95]},
];

/** The calls in which a column counts. @param {number} column */
const countingCalls = (column) => CALLS.filter((_, call) => CONTRACTS[contractOf(call)].row[column]);

/** @param {KingState} state @returns {SheetField[]} */
function fields(state) {
  const calls = openChoices(state, state.dealer).map((call) => CALLS[call]);
  const counted = COLUMNS.flatMap(({name, most}, column) => {
    const when = {contract: countingCalls(column)};
    return most
      ? SEATS.map((each) => number(`${name}_${each + 1}`, most, {default: 0, when, label: name, seat: each}))
      : [seat(name, 3, {when})];
  });
  return [choice('contract', calls, {seat: state.dealer}), ...counted];
}

/** @param {KingState} state @param {DealResult} result */
function score(state, result) {
  const call = CALLS.indexOf(String(result.contract));
  const {row} = CONTRACTS[contractOf(call)];
  const counts = Object.fromEntries(
    COLUMNS.map(({name, most}) => [
      name,
      SEATS.map((each) => (most ? counted(result, name, each) : took(result, name, each))),
    ]),
  );
  checkCards(
    COLUMNS.filter(({most}, column) => most && row[column]),
    counts,
    call >= CALL_MINUS,
  );
  Object.assign(state, {call, chooser: state.dealer, counts});
  enterChoice(state, state.dealer, call);
  enter(
    state,
    SEATS.map((each) => COLUMNS.reduce((sum, {name}, column) => sum + row[column] * counts[name][each], 0)),
  );
  if (state.scored < ROUNDS) passDeal(state);
  else
    end(
      state,
      SEATS.filter((each) => state.scores[each] > 0),
    ); // KB-SCORE-2
}

/** @param {DealResult} result @param {string} name @param {number} each */
const counted = (result, name, each) => Number(result[`${name}_${each + 1}`] ?? 0);
/** @param {DealResult} result @param {string} name @param {number} each */
const took = (result, name, each) => (result[name] === each ? 1 : 0);

/** @param {KingState} state @returns {SheetReason[]} */
function reasons({call, over}) {
  const {key, rule} = CONTRACTS[contractOf(call)];
  const ends = [reason('end', 'KB-GEN-3'), reason('winners', 'KB-SCORE-2')];
  return [reason(key, rule), ...(over ? ends : [])];
}

/** @param {KingState} state */
function lines({call, counts}) {
  const {row} = CONTRACTS[contractOf(call)];
  return COLUMNS.flatMap(({key, name}, column) =>
    row[column]
      ? [
          line(
            key,
            counts[name].map((count) => row[column] * count),
          ),
        ]
      : [],
  );
}

/** @param {KingState} state */
function summary({call, chooser, dealScores}) {
  const {key, row} = CONTRACTS[contractOf(call)];
  const positive = row.some((worth) => worth > 0);
  const most = positive ? Math.max(...dealScores) : Math.min(...dealScores);
  return {
    name: positive ? 'gained' : 'lost',
    values: {
      seat: chooser,
      key,
      suit: TRUMP_CALLS.includes(call) ? CALLS[call].split(' ')[1] : 'none',
      most_seats: SEATS.filter((each) => dealScores[each] === most),
      points: Math.abs(most),
    },
  };
}

/** @type {SheetGame} */
export const KING_BOLOLA = {
  id: 'king_bolola',
  behaviour: 1,
  options: [
    'direction',
    'first_dealer',
    'negative_cap',
    'negative_repeat_by_player',
    'bolola_signs',
    'early_end',
    'king_under_ace',
    'hearts_duck',
    'over_ruff',
  ],
  shape: () => ({seats: 4, sides: 4}),
  start: (state) => {
    Object.assign(state, startAccounts());
    if (typeof state.rules.first_dealer === 'number') state.dealer = state.rules.first_dealer;
  },
  begin: () => {},
  fields,
  score,
  reasons,
  lines,
  summary,
  chances: () => null, // its model compares two players at a time
};
