/** Which contracts the dealer of King Bolola may still choose, as in `king_bolola/rules/calls.py`. */

/** @import {SheetState} from '../state.js' */
/**
 * @typedef {object} Accounts
 * @property {number[]} negatives the negative contracts that each seat owes
 * @property {number[]} trumps
 * @property {number[]} bololas
 * @property {number[][]} types the negative contracts that each seat has chosen
 * @property {number[]} used how often each negative contract was chosen
 * @property {number[]} signs how often Bolola was chosen as minus and as plus
 */

export const CALLS = [
  'no tricks',
  'no jk',
  'no queens',
  'no hearts',
  'last two',
  'no king',
  'trump S',
  'trump H',
  'trump D',
  'trump C',
  'bolola minus',
  'bolola plus',
];
const NEGATIVES = [0, 1, 2, 3, 4, 5];
export const TRUMP_CALLS = [6, 7, 8, 9];
export const [CALL_MINUS, CALL_PLUS] = [10, 11];
const TRUMP = 6;
const CAP = 2; // KB-CONTRACT-3

/** The contract of a call: all four calls of trumps are one. @param {number} call */
export const contractOf = (call) => (call < TRUMP ? call : call < CALL_MINUS ? TRUMP : call - CALL_MINUS + TRUMP + 1);

/** KB-CONTRACT-1. @returns {Accounts} */
export const startAccounts = () => ({
  negatives: [3, 3, 3, 3],
  trumps: [2, 2, 2, 2],
  bololas: [1, 1, 1, 1],
  types: [[], [], [], []],
  used: NEGATIVES.map(() => 0),
  signs: [0, 0],
});

/** KB-CONTRACT-8, KB-CONTRACT-9: the open calls of a dealer. @param {SheetState & Accounts} state @param {number} seat */
export function openChoices(state, seat) {
  const {rules, negatives, trumps, bololas, signs} = state;
  const free = rules.bolola_signs === 'free'; // AMB-6
  return [
    ...(negatives[seat] > 0 ? openNegatives(state, seat) : []),
    ...(trumps[seat] > 0 ? TRUMP_CALLS : []),
    ...(bololas[seat] > 0 ? [CALL_MINUS, CALL_PLUS].filter((_, sign) => free || signs[sign] < CAP) : []),
  ];
}

/** KB-CONTRACT-3, KB-CONTRACT-4, AMB-4, AMB-5. @param {SheetState & Accounts} state @param {number} seat */
function openNegatives(state, seat) {
  const {rules, used, types} = state;
  const capped = rules.negative_cap === CAP;
  const open = NEGATIVES.filter((contract) => !capped || used[contract] < CAP);
  if (rules.negative_repeat_by_player) return open;
  const own = open.filter((contract) => !types[seat].includes(contract));
  return capped ? own.filter((contract) => canFinish(afterwards(state, seat, contract))) : own;
}

/** The accounts after a negative contract; the types stay, since they make no difference to `canFinish`. @param {Accounts} accounts @param {number} seat @param {number} contract @returns {Accounts} */
const afterwards = (accounts, seat, contract) => ({
  ...accounts,
  negatives: accounts.negatives.map((owed, each) => owed - Number(each === seat)),
  used: accounts.used.map((times, each) => times + Number(each === contract)),
});

/**
 * AMB-5: whether the negative contracts still owed can be assigned, none used three times, none repeated by a player.
 * For every set of contracts, their remaining uses plus what each player can choose among the others must cover all.
 * @param {Accounts} accounts
 */
function canFinish({negatives, used, types}) {
  const owed = negatives.reduce((sum, each) => sum + each, 0);
  for (let cut = 0; cut < 1 << NEGATIVES.length; cut += 1) {
    const inCut = NEGATIVES.filter((contract) => (cut >> contract) & 1);
    const uses = inCut.reduce((sum, contract) => sum + CAP - used[contract], 0);
    const flow = negatives.reduce((sum, own, seat) => {
      const closed = new Set([...types[seat], ...inCut]).size;
      return sum + Math.min(own, NEGATIVES.length - closed);
    }, uses);
    if (flow < owed) return false;
  }
  return true;
}

/** Removes a choice from what the seat owes. @param {Accounts} accounts @param {number} seat @param {number} call */
export function enterChoice(accounts, seat, call) {
  if (call < TRUMP) {
    accounts.negatives[seat] -= 1;
    accounts.used[call] += 1;
    if (!accounts.types[seat].includes(call)) accounts.types[seat].push(call);
  } else if (call < CALL_MINUS) {
    accounts.trumps[seat] -= 1;
  } else {
    accounts.bololas[seat] -= 1;
    accounts.signs[call - CALL_MINUS] += 1;
  }
}
