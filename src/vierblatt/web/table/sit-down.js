/** Taking a seat at a table. */
import {askForName} from '../core/own-name.js';

/** @import {TableSession} from './session.js' */

/**
 * Takes this seat, or any free one. A guest who meets other people here is asked for a name before.
 * @param {TableSession} session @param {number} [seat]
 */
export async function sitDown(session, seat = -1) {
  const seats = session.scene?.info.seats ?? [];
  if (seats.some(({kind}, number) => kind === 'human' && number !== session.seat)) await askForName();
  return session.sit(seat);
}
