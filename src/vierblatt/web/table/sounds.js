/** What a scene sounds like: the most important thing that happened, and nothing beside it. */
import {play} from '../core/sound.js';

/** An event -> its sound, the most important one first. */
const SOUNDS = {'match-over': 'end', 'deal-scored': 'end', played: 'card', 'trick-taken': 'trick', called: 'call'};

/** @param {Object[]} events @param {boolean} turn Whether it has become the listener's turn */
export function sound(events, turn) {
  const heard = Object.keys(SOUNDS).find((tag) => events.some(({event}) => event === tag));
  const name = turn && SOUNDS[heard] !== 'end' ? 'turn' : SOUNDS[heard];
  if (name) play(name);
}
