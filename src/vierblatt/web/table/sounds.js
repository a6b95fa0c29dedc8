/** The sound of a scene: that of its most important event only. */
import {play} from '../core/sound.js';

/** @import {GameEvent} from '../types/table.js' */

/** Events and their sounds, the most important first. @type {[string, Parameters<typeof play>[0]][]} */
const SOUNDS = [
  ['match-over', 'end'],
  ['deal-scored', 'end'],
  ['played', 'card'],
  ['trick-taken', 'trick'],
  ['accused', 'call'],
  ['sawa-said', 'call'],
  ['called', 'call'],
];

/** @param {GameEvent[]} events @param {boolean} turn Whether it has become the listener's turn */
export function sound(events, turn) {
  const found = SOUNDS.find(([tag]) => events.some(({event}) => event === tag))?.[1];
  const name = turn && found !== 'end' ? 'turn' : found;
  if (name) play(name);
}
