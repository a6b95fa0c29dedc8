/** What follows from a tournament as the server sends it: nothing here draws, words or asks. */
import {unmarked} from '../core/bidi.js';

/** @import {ContestantSeen, MeetingSeen, StandingSeen, TournamentPage, RoundSeen} from '../types/wire.js' */

/**
 * What the head of the page says and offers. name: of the sentence, a message `tour-next-NAME`. act: of the organiser's
 * button, a message `tour-act-NAME`; empty for none. values: for both.
 * @typedef {{name: string, act: '' | 'add' | 'start' | 'pair' | 'enter' | 'close' | 'resume', values: Record<string, number>}} Lead
 */

/** How many players a contestant has, as far as its word depends on it. @param {number} players */
export const sizeOf = (players) => (players === 1 ? 'player' : players === 2 ? 'pair' : 'team');

/** @param {TournamentPage} tournament */
export const isArena = ({format}) => format.format === 'arena';

/** Whether somebody can still enter or return. @param {TournamentPage} tournament */
export const mayJoin = ({stage, format}) =>
  stage === 'entering' || (stage === 'running' && ['swiss', 'arena'].includes(format.format));

/** The meetings without a result. @param {TournamentPage} tournament */
export const openMeetings = ({rounds}) => rounds.flatMap(({meetings}) => meetings.filter(({result}) => !result));

/** The newest round. @param {TournamentPage} tournament @returns {?RoundSeen} */
export const lastRound = ({rounds}) => rounds.at(-1) ?? null;

/** The round in which the knock-out begins. @param {TournamentPage} tournament @returns {?RoundSeen} */
export const bracketRound = ({rounds}) => rounds.find(({bracket}) => bracket?.length) ?? null;

/** Those who would be in the draw now. @param {TournamentPage} tournament */
export const present = ({contestants, check_in}) =>
  contestants.filter(({withdrawn, checked_in}) => !withdrawn && (checked_in || !check_in));

/** The contestants of each tournament that has been drawn: a round asks for them hundreds of times. @type {WeakMap<ContestantSeen[], {byNumber: Map<number, ContestantSeen>, own: Set<number>}>} */
const looked = new WeakMap();

/** @param {TournamentPage} tournament */
function lookedUp({contestants}) {
  let found = looked.get(contestants);
  if (!found) {
    const own = contestants.filter(({mine}) => mine).map(({number}) => number);
    found = {byNumber: new Map(contestants.map((each) => [each.number, each])), own: new Set(own)};
    looked.set(contestants, found);
  }
  return found;
}

/** The numbers of the reader's own contestants. @param {TournamentPage} tournament */
export const ownNumbers = (tournament) => lookedUp(tournament).own;

/** @param {TournamentPage} tournament @param {number} number */
export const contestantOf = (tournament, number) => lookedUp(tournament).byNumber.get(number) ?? null;

/** Whether a meeting is the reader's. @param {TournamentPage} tournament @param {MeetingSeen} meeting */
export function isOwn(tournament, {sides}) {
  const own = ownNumbers(tournament);
  return sides.some((side) => side.some((number) => own.has(number)));
}

/** The meetings of a round, the reader's own first, then by table. @param {TournamentPage} tournament @param {MeetingSeen[]} meetings */
export function inOrder(tournament, meetings) {
  const place = (/** @type {MeetingSeen} */ meeting) => (isOwn(tournament, meeting) ? 0 : meeting.table);
  return [...meetings].sort((a, b) => place(a) - place(b));
}

/** Whether a line of the standings is that of somebody who is, with others, still in a knock-out: they have no place yet. @param {TournamentPage} tournament @param {Pick<StandingSeen, 'place' | 'points'>} line */
export const isStillIn = ({standings}, {place, points}) =>
  place === 1 && (points ?? null) === null && standings.filter((each) => each.place === 1).length > 1;

/** The least number of contestants. @param {TournamentPage} tournament @param {number} sides of a match */
export function leastContestants({format}, sides = 2) {
  if (format.format === 'groups') return 3;
  return Math.max(2, sides);
}

/** What comes next. @param {TournamentPage} tournament @returns {Lead} */
export function leadOf(tournament) {
  const {stage, paused, contestants, next, rounds} = tournament;
  const missing = openMeetings(tournament).length;
  const values = {count: present(tournament).length, entered: contestants.filter(({withdrawn}) => !withdrawn).length};
  if (stage === 'closed') return {name: tournament.cancelled ? 'cancelled' : 'over', act: '', values};
  if (stage === 'entering') {
    if (values.entered < leastContestants(tournament)) return {name: 'add', act: 'add', values};
    const name = tournament.check_in && values.count < values.entered ? 'check-in' : 'start';
    return {name, act: values.count < leastContestants(tournament) ? '' : 'start', values};
  }
  if (paused) return {name: 'paused', act: 'resume', values};
  if (isArena(tournament)) return arenaLead(tournament, missing);
  if (missing) return {name: 'missing', act: 'enter', values: {count: missing}};
  if (next.includes('pair')) return {name: rounds.length ? 'pair' : 'first', act: 'pair', values};
  if (next.includes('close')) return {name: 'close', act: 'close', values};
  return {name: 'wait', act: '', values};
}

/** In an arena, pairs are free again all the time. @param {TournamentPage} tournament @param {number} missing @returns {Lead} */
function arenaLead(tournament, missing) {
  const busy = openMeetings(tournament).flatMap(({sides}) => sides.flat()).length;
  const free = tournament.contestants.filter(({takes_part, withdrawn}) => takes_part && !withdrawn).length - busy;
  if (tournament.next.includes('pair') && free > 1) return {name: 'waiting', act: 'pair', values: {count: free}};
  if (missing) return {name: 'missing', act: 'enter', values: {count: missing}};
  return {name: 'close', act: tournament.next.includes('close') ? 'close' : '', values: {count: 0}};
}

// --- results -------------------------------------------------------------------------------------------------------

/** How many matches a meeting has at the most. @param {TournamentPage} tournament @param {MeetingSeen} meeting */
export function bestOf({format}, {sides, group}) {
  if (sides.length > 2 || !('best_of' in format || 'knockout_best_of' in format)) return 1;
  if (format.format === 'groups' && !group) return format.knockout_best_of ?? 1;
  return format.best_of ?? 1;
}

/** The side that has won a meeting, or -1. @param {MeetingSeen} meeting */
export function winningSide({result}) {
  if (!result) return -1;
  if (result.kind === 'walkover') return result.side ?? -1;
  const scores = result.scores ?? [];
  const best = Math.max(...scores);
  return scores.filter((each) => each === best).length === 1 ? scores.indexOf(best) : -1;
}

/** The matches that each side has won. @param {number[][]} matches @param {number} sides @param {boolean} fewest whether the fewest points win */
export function matchesWon(matches, sides, fewest) {
  const won = Array(sides).fill(0);
  for (const points of matches) {
    const best = fewest ? Math.min(...points) : Math.max(...points);
    if (points.filter((each) => each === best).length === 1) won[points.indexOf(best)] += 1;
  }
  return won;
}

/**
 * How many of the rows of a form are needed: one more than are filled in, until the meeting is decided.
 * @param {(?number)[][]} rows the points of each match, null where nothing is typed yet
 * @param {number} most matches @param {boolean} fewest whether the fewest points win
 */
export function rowsNeeded(rows, most, fewest) {
  const played = [];
  for (const row of rows.slice(0, most)) {
    if (row.some((each) => each === null)) return played.length + 1;
    played.push(/** @type {number[]} */ (row));
    if (2 * Math.max(...matchesWon(played, row.length, fewest)) > most) return played.length;
  }
  return Math.min(most, played.length + 1);
}

/** Arabic and Persian digits, which phones type. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A whole number as people type it, or null. @param {string} text */
export function numberIn(text) {
  const plain = text
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\u200e\u200f\u061c]/g, '');
  const found = /^([-\u2212]?)(\d{1,7})([-\u2212]?)$/.exec(plain);
  if (!found || (found[1] && found[3])) return null;
  return (found[1] || found[3] ? -1 : 1) * Number(found[2]);
}

// --- contestants ---------------------------------------------------------------------------------------------------

/** What stands before the names of a list that somebody has numbered. */
const BULLET = /^\s*(?:[\d\u0660-\u0669\u06f0-\u06f9]{1,3}\s*[-.):\u061b\u2013]|[-*\u2022])\s*/;

/** The names in a text of several lines. @param {string} text */
export const namesIn = (text) =>
  unmarked(text)
    .split('\n')
    .map((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** A name as people look for it. @param {string} text */
const plain = (text) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a contestant is looked for. @param {ContestantSeen} contestant @param {string} wanted */
export const isFound = ({name, number, players}, wanted) =>
  !wanted.trim() ||
  String(numberIn(wanted)) === String(number) ||
  [name, ...(players ?? [])].some((each) => plain(each).includes(plain(wanted.trim())));
