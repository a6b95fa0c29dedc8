/** Taking a seat at a table. */
import {askForName} from '../core/own-name.js';

/** @import {TableSession} from './session.js' */

/** The query of an address that leads to any seat; `?sit=N` leads to seat N if that is free. */
export const SIT = '?sit';
const ASKS = /^\?sit(?:=(\d{1,2}))?$/;

/**
 * Takes this seat, or any free one. A guest who meets other people here is asked for a name first.
 * @param {TableSession} session @param {number} [seat]
 */
export async function sitDown(session, seat = -1) {
  const seats = session.scene?.info.seats ?? [];
  if (seats.some(({kind}, number) => kind === 'human' && number !== session.seat)) await askForName();
  return session.sit(seat);
}

/**
 * Joins the queue for a seat, or names a partner there; a guest is asked for a name first.
 * @param {TableSession} session @param {string} partner The id of somebody in the queue; empty for nobody
 */
export async function joinQueue(session, partner) {
  await askForName();
  return session.send({type: 'join-queue', partner});
}

/** Takes a seat, once, if the address of the page asks for one. @param {TableSession} session */
export function sitIfAsked(session) {
  const asked = ASKS.exec(location.search);
  if (!asked || !session.scene) return;
  history.replaceState(null, '', location.pathname);
  if (session.seat >= 0 || session.scene.info.stage !== 'seating') return;
  const seat = Number(asked[1] ?? -1);
  sitDown(session, session.scene.info.seats[seat]?.kind === 'empty' ? seat : -1);
}
