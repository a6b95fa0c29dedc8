/** Takebacks of a person who plays alone with bots: without asking, back to their last decision. */

/** @import {Info} from '../types/table.js' */

/** Whether one person plays alone with bots, and not for ratings. @param {Pick<Info, 'seats' | 'settings'>} info */
export const isSolo = ({seats, settings}) => !settings.rated && seats.filter(({kind}) => kind !== 'bot').length === 1;

/**
 * Whether a takeback makes sense now: alone with bots, as long as there is something to take back; with others, it can
 * be asked for at any time.
 * @param {Info} info @param {number} seat The person's, or -1
 */
export function canTakeBack(info, seat) {
  const open = seat >= 0 && info.stage === 'playing' && !info.paused && info.settings.takeback && !info.asked;
  return open && (!isSolo(info) || info.undo > 0);
}
