/** Takebacks of a person who plays solo: without asking, back to their last decision. */

import {isSolo} from './model.js';

/** @import {Info} from '../types/table.js' */

/**
 * Whether a takeback makes sense now: in solo play, as long as there is something to take back; with others, it can
 * be asked for at any time.
 * @param {Info} info @param {number} seat The person's, or -1
 */
export function canTakeBack(info, seat) {
  const open = seat >= 0 && info.stage === 'playing' && !info.paused && info.settings.takeback && !info.asked;
  const asks = !isSolo(info) || info.settings.rated;
  return open && (asks || info.undo > 0);
}
