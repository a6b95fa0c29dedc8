/** Taking a seat at a table. */
import {askForName} from '../core/own-name.js';

/** @import {TableSession} from './session.js' */

/** The query of an address that leads to a seat. */
export const SIT = '?sit';

/**
 * Takes this seat, or any free one. A guest who meets other people here is asked for a name first.
 * @param {TableSession} session @param {number} [seat]
 */
export async function sitDown(session, seat = -1) {
  const seats = session.scene?.info.seats ?? [];
  if (seats.some(({kind}, number) => kind === 'human' && number !== session.seat)) await askForName();
  return session.sit(seat);
}

/** Takes a seat, once, if the address of the page asks for one. @param {TableSession} session */
export function sitIfAsked(session) {
  if (location.search !== SIT || !session.scene) return;
  history.replaceState(null, '', location.pathname);
  if (session.seat < 0 && session.scene.info.stage === 'seating') sitDown(session);
}
