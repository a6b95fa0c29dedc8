/** Shows a card that was played on the page about disputes, beside the table: whoever leaves a table is away. */
import {navigate} from '../core/router.js';
import {addressOf} from './position.js';

/** @import {CardInQuestion} from '../types/wire.js' */

/** @param {?Window} beside An empty window, if the browser has opened one @param {CardInQuestion | undefined} answer */
export function showBeside(beside, answer) {
  if (!answer) beside?.close();
  else if (beside) beside.location.href = addressOf(answer.about);
  else navigate(addressOf(answer.about));
}
