/** What a big screen shows in turn: the meetings of the round, then the standings, as many lines at a time as fit. */
import {isArena, lastRound, openMeetings} from './model.js';

/** @import {MeetingSeen, TournamentPage, StandingSeen} from '../types/wire.js' */

/**
 * One page. group: of standings of a group; 0 for none.
 * @typedef {{kind: 'meetings', meetings: MeetingSeen[]} | {kind: 'standings', lines: StandingSeen[], group: number}} ScreenPage
 */

/**
 * Cuts a list into pieces of about the same length.
 * @template T @param {T[]} list @param {number} most in one piece @returns {T[][]}
 */
export function pieces(list, most) {
  const count = Math.ceil(list.length / Math.max(1, most));
  const size = Math.ceil(list.length / Math.max(1, count));
  return Array.from({length: count}, (_, number) => list.slice(number * size, (number + 1) * size));
}

/**
 * All pages of a tournament.
 * @param {TournamentPage} tournament @param {{meetings: number, lines: number}} most on one page @returns {ScreenPage[]}
 */
export function screenPages(tournament, most) {
  const {stage, groups, standings} = tournament;
  const round = lastRound(tournament);
  const meetings = isArena(tournament) ? openMeetings(tournament) : [...(round?.meetings ?? [])];
  meetings.sort((a, b) => a.table - b.table);
  /** @type {ScreenPage[]} */
  const shown =
    stage === 'running' ? pieces(meetings, most.meetings).map((each) => ({kind: 'meetings', meetings: each})) : [];
  const tables =
    groups.length && stage === 'running' && !tournament.rounds.some(({bracket}) => bracket?.length)
      ? groups.map(({group, standings: lines}) => ({group, lines}))
      : [{group: 0, lines: standings}];
  for (const {group, lines} of tables) {
    shown.push(
      ...pieces(lines, most.lines).map((each) => /** @type {ScreenPage} */ ({kind: 'standings', lines: each, group})),
    );
  }
  return shown;
}
