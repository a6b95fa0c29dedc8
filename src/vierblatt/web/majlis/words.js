/** The texts about majlises, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

/** @import {Majlis} from '../types/wire.js' */

const FILE = 'web_majlis';

/** Loads the texts, once; until then the pages about majlises wait. Without them, later elements try again. */
export const loadMajlisWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasMajlisWords = () => words.has('majlis');

/** The name of a member, for use within a sentence; the reader is "You". @param {Majlis} majlis @param {string} player @param {string} me the reader's player id */
export function memberName(majlis, player, me) {
  if (player === me) return words.text('majlis-you');
  return words.name(majlis.members.find((member) => member.player === player)?.name ?? '');
}
