/** The tree of a knock-out: its rounds as columns of meetings, those that have not begun included. */
import {bracketRound, winningSide} from './model.js';

/** @import {MeetingSeen, TournamentPage, RoundSeen} from '../types/wire.js' */

/**
 * A place in the tree. sides: contestants; 0 for one who is not known yet, or for an empty line. bye: whether one of them
 * goes on without playing. winner: a contestant; 0 while there is none.
 * @typedef {{meeting: ?MeetingSeen, sides: number[], bye: boolean, winner: number}} Slot
 */

/**
 * The columns from the first round of the knock-out to the final, and the meeting for the third place; null before it
 * begins.
 * @param {TournamentPage} tournament @returns {?{columns: Slot[][], third: ?MeetingSeen}}
 */
export function bracketOf(tournament) {
  const {rounds} = tournament;
  const first = bracketRound(tournament);
  if (!first) return null;
  const lines = first.bracket ?? [];
  /** @type {Slot[][]} */
  const columns = [];
  for (let size = 2; size <= lines.length; size *= 2) {
    const round = rounds[first.number - 1 + columns.length] ?? null;
    const before = columns.at(-1);
    columns.push(
      Array.from({length: lines.length / size}, (_, slot) => {
        const among = lines.slice(slot * size, (slot + 1) * size);
        return slotOf(round, among, before?.slice(2 * slot, 2 * slot + 2) ?? null);
      }),
    );
  }
  const third = rounds.flatMap(({meetings}) => meetings).find(({place}) => place === 3) ?? null;
  return {columns, third};
}

/** @param {?RoundSeen} round @param {number[]} among the lines of this place @param {?Slot[]} before @returns {Slot} */
function slotOf(round, among, before) {
  const meeting =
    round?.meetings.find(
      ({sides, group, place}) => !group && !place && sides.flat().every((each) => among.includes(each)),
    ) ?? null;
  const half = among.slice(0, among.length / 2);
  if (meeting) {
    const sides = meeting.sides.flat().sort((a, b) => Number(!half.includes(a)) - Number(!half.includes(b)));
    return {meeting, sides, bye: false, winner: meeting.sides[winningSide(meeting)]?.[0] ?? 0};
  }
  const alone = round?.byes?.find((each) => among.includes(each)) ?? 0;
  if (alone) return {meeting, sides: half.includes(alone) ? [alone, 0] : [0, alone], bye: true, winner: alone};
  return {meeting, sides: before ? before.map(({winner}) => winner) : among, bye: false, winner: 0};
}
