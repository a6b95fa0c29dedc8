/** The running score in words, and which table a member should go to. */
import {words} from '../core/locale.js';
import {memberName} from './words.js';

/** @import {Majlis, SidesScore, TableInfo} from '../types/wire.js' */

/**
 * The sides of a score, the reader's own first.
 * @param {SidesScore} score @param {string} me the reader's player id
 */
export function sidesOf({sides, won}, me) {
  const each = sides.map((players, side) => ({players: ownFirst(players, me), won: won[side]}));
  const own = each.findIndex(({players}) => players[0] === me);
  return own > 0 ? [each[own], ...each.slice(0, own), ...each.slice(own + 1)] : each;
}

/** @param {string[]} players @param {string} me */
const ownFirst = (players, me) => (players.includes(me) ? [me, ...players.filter((player) => player !== me)] : players);

/** The players of a side in words, the reader first. @param {Majlis} majlis @param {string[]} players @param {string} me */
export const sideName = (majlis, players, me) => words.listed(players.map((player) => memberName(majlis, player, me)));

/** The names of the people at a table, without the reader. @param {TableInfo} table @param {string} me */
export const othersAt = ({seats}, me) =>
  seats.filter(({kind, player}) => kind === 'human' && player !== me).map(({name = ''}) => words.name(name));

/** @param {TableInfo} table @param {string} me */
const isSeated = ({seats}, me) => seats.some(({kind, player}) => kind === 'human' && player === me);

/**
 * Where to play: at the table where the reader sits, at one that waits for players, or at a new one (null).
 * @param {Majlis} majlis @param {string} me
 */
export function tableToPlay({tables = []}, me) {
  const open = tables.filter(({stage}) => stage !== 'over' && stage !== 'closed');
  const mine = open.find((table) => isSeated(table, me));
  if (mine) return {table: mine, mine: true};
  const waiting = open.find(({stage, seats}) => stage === 'seating' && seats.some(({kind}) => kind === 'empty'));
  return {table: waiting ?? null, mine: false};
}
