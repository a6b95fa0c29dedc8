/** What the server tells of puzzles, for tests. */
import {board} from './document.js';

export const OWN = {hand: ['8D', 'AS', 'KS'], legal: ['AS', 'KS'], events: [], barred: [], figures: {}};
export const HISTORY = [
  {seat: 0, phase: 'bidding', action: 'hokom'},
  {seat: 3, phase: 'play', action: '7H'},
  {seat: 0, phase: 'play', action: '9H'},
];
/** A puzzle that waits for an answer. @param {Record<string, unknown>} [changes] */
export const task = (changes = {}) => ({
  id: 'baloot-card-1',
  game: 'baloot',
  kind: 'card',
  place: 'train',
  theme: '',
  rated: true,
  goal: null,
  table: {seat: 2, board: board({turn: 2}), own: OWN, history: HISTORY},
  ...changes,
});
/** @param {string} action @param {number} mean @param {boolean} [right] @param {?number} [best_in] */
export const option = (action, mean, right = false, best_in = 0.5) => ({action, mean, best_in, right});
/** What is told after an answer. @param {Record<string, unknown>} [changes] */
export const solution = (changes = {}) => ({
  options: [option('AS', 12.34, true, 0.92), option('KS', -3)],
  margin: 15.3,
  hands: [['7S'], ['TS', 'TD'], ['8D', 'AS', 'KS'], ['JH']],
  themes: ['win-trick'],
  rating: 1600,
  attempts: 3,
  solved: 2,
  votes_for: 4,
  votes_against: 1,
  vote: 0,
  ...changes,
});
/** How a player stands with the puzzles of a game. @param {Record<string, unknown>} [changes] */
export const standing = (changes = {}) => ({
  game: 'baloot',
  attempts: 5,
  solved: 3,
  rated: 5,
  rating: 1510,
  provisional: true,
  days: 2,
  best_days: 4,
  today: false,
  best_streak: 7,
  best_minutes: 9,
  ...changes,
});
/** The answer to an answer. @param {Record<string, unknown>} [changes] */
export const outcome = (changes = {}) => ({
  right: true,
  action: 'AS',
  loss: 0,
  counted: true,
  solution: solution(),
  rating_before: 1500,
  standing: standing(),
  run: null,
  next: null,
  ...changes,
});
/** A run against the clock, or for a streak. @param {Record<string, unknown>} [changes] */
export const run = (changes = {}) => ({
  mode: 'minutes',
  solved: 0,
  mistakes: 0,
  most_mistakes: 3,
  over: false,
  left: 180_000,
  best: 9,
  ...changes,
});
