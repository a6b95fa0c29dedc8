/** Who waits where in the queue of a table, and who can sit down with whom. */

/** @import {QueueShown, QueuePlace, QueuedPerson} from '../types/wire.js' */

/** The place of a player in a queue, 1 for the first; 0 for nobody there. @param {?QueueShown} queue @param {string} player */
export function placeIn(queue, player) {
  return (queue?.places ?? []).findIndex(({people}) => people.some((each) => each.player === player)) + 1;
}

/** Whoever has a place of their own. @param {QueuePlace | undefined} place @returns {?QueuedPerson} */
function aloneAt(place) {
  return place?.people.length === 1 ? place.people[0] : null;
}

/**
 * What a player can do with somebody at a place: `agree` to play with them, `ask` them, `asked` them already, or ''.
 * @param {?QueueShown} queue @param {string} me @param {number} seat The reader's seat, or -1 @param {QueuePlace} place
 */
export function pairing(queue, me, seat, place) {
  const other = aloneAt(place);
  const number = placeIn(queue, me);
  const mine = number ? aloneAt(queue?.places?.[number - 1]) : null;
  if (seat >= 0 || !other || other.player === me || (number && !mine)) return '';
  if (mine?.asked === other.player) return 'asked';
  return other.asked === me ? 'agree' : 'ask';
}
