/**
 * The boards of a tournament, byte by byte as docs/tournament-boards.md specifies: whether the key of an open board leads
 * to the anchor that was published before anybody entered, and gives the pack that was played from.
 */
import {fromHex, toHex, u32, utf8} from './bytes.js';
import {isPack, shuffled, stream} from './chance.js';
import {sha256} from './sha256.js';

/** @import {BoardsProof, OpenedBoard} from '../types/wire.js' */
/** What the boards of a tournament have in common. @typedef {Pick<BoardsProof, 'tournament' | 'rules_hash' | 'anchor' | 'lot'>} Boards */

/** Levels of the tree above its leaves. */
export const DEPTH = 14;
const LEAVES = 2 ** DEPTH;
const TAGS = {
  leaf: utf8('vierblatt board 1\n'),
  node: utf8('vierblatt board node 1\n'),
  anchor: utf8('vierblatt boards 1\n'),
  lot: utf8('vierblatt board lot 1\n'),
  pack: utf8('vierblatt board pack 1\n'),
};

/** The first seat of a board. @param {number} board @param {number} seats */
export const dealerOf = (board, seats) => (board - 1) % seats;

/**
 * The anchor to which the key of a board leads.
 * @param {Boards} boards @param {number} seats @param {number} board @param {string} key @param {string[]} path
 * @returns {string}
 */
export function anchorByPath({tournament, rules_hash: rules}, seats, board, key, path) {
  let node = sha256(TAGS.leaf, u32(board), fromHex(key));
  path.forEach((digits, level) => {
    const other = fromHex(digits);
    const right = Math.floor((board - 1) / 2 ** level) % 2;
    node = right ? sha256(TAGS.node, other, node) : sha256(TAGS.node, node, other);
  });
  const name = utf8(tournament);
  return toHex(sha256(TAGS.anchor, u32(name.length), name, fromHex(rules), u32(seats), node));
}

/**
 * The pack of a board.
 * @param {Boards} boards @param {number} board @param {string} key @param {number} again how often it was shuffled again
 * @param {string[]} cards of the game, in any order
 * @returns {string[]} in dealing order
 */
export function boardPack({anchor, lot = ''}, board, key, again, cards) {
  const drawn = sha256(TAGS.lot, utf8(lot));
  return shuffled(cards, stream(fromHex(key), TAGS.pack, fromHex(anchor), u32(board), u32(again), drawn));
}

/**
 * What is wrong with an open board: `secret` (its key does not lead to the anchor), `pack`, or nothing ('').
 * @param {Boards} boards @param {number} seats @param {OpenedBoard} opened
 * @returns {'' | 'secret' | 'pack'}
 */
export function boardFault(boards, seats, {board, key, path, packs}) {
  try {
    if (!(board >= 1 && board <= LEAVES) || path.length !== DEPTH || !packs.length) return 'secret';
    if (anchorByPath(boards, seats, board, key, path) !== boards.anchor) return 'secret';
    const fits = packs.every((pack, again) => {
      const cards = pack.split(' ');
      return isPack(cards) && boardPack(boards, board, key, again, cards).join(' ') === pack;
    });
    return fits ? '' : 'pack';
  } catch {
    return 'secret'; // something is not hexadecimal
  }
}
