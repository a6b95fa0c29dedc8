/** The texts about tournaments, which are loaded only where they are needed, and the names of what is in one. */
import {addWords, words} from '../core/locale.js';
import {bracketRound, contestantOf, sizeOf} from './model.js';

/** @import {TournamentPage, RoundSeen} from '../types/wire.js' */

/** The page's own texts, and those about what cannot be done in a tournament. */
const FILES = ['web_tournaments', 'tournaments'];

/** Loads the texts, once. */
export const loadTournamentWords = () => Promise.all(FILES.map(addWords));

/** Whether the texts are there. */
export const hasTournamentWords = () => words.has('tour-round') && words.has('error-too-few-contestants');

/** `8 pairs`. @param {{players: number}} tournament @param {number} count */
export const countText = ({players}, count) => words.text(`tour-count-${sizeOf(players)}`, {count});

/** A contestant's name, for use within a sentence. @param {TournamentPage} tournament @param {number} number */
export const contestantName = (tournament, number) =>
  words.name(contestantOf(tournament, number)?.name ?? words.number(number));

/** Those of one side. @param {TournamentPage} tournament @param {number[]} side */
export const sideName = (tournament, side) => words.listed(side.map((number) => contestantName(tournament, number)));

/** `Round 2`, or what a round of a knock-out is called. @param {TournamentPage} tournament @param {RoundSeen} round */
export function roundTitle(tournament, round) {
  const first = bracketRound(tournament);
  if (!first || round.number < first.number) return words.text('tour-round', {number: round.number});
  return stageTitle((first.bracket?.length ?? 2) >> (round.number - first.number));
}

/** A round of a knock-out. @param {number} lines how many can still be in it */
export const stageTitle = (lines) => words.text('tour-stage', {lines});

/** The round that comes next. @param {TournamentPage} tournament */
export function nextRoundTitle(tournament) {
  const number = tournament.rounds.length + 1;
  const first = bracketRound(tournament);
  if (!first) return words.text('tour-round', {number});
  return stageTitle((first.bracket?.length ?? 2) >> (number - first.number));
}

/** A kind of tournament. @param {{format: string}} format */
export const kindName = ({format}) => words.text(`tour-kind-${format}`);

/** Points or a tie-break, with at most two decimals. @param {number | string} value */
export const figure = (value) => words.number(Math.round(100 * Number(value)) / 100);
