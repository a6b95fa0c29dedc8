/**
 * What a bot is called and which face it has: both follow from its level and its seat alone, so that a table, its
 * replay and an analysis agree, and a rematch is played with the same company. As in `vierblatt.locale.bot_names`.
 */
import {BOT_LEVELS} from './settings.js';

/** @import {Words} from './words.js' */

/** @type {readonly string[]} */
const LEVELS = BOT_LEVELS;
/** The level whose names and faces a bot without a level has. */
const USUAL = 'club';

/**
 * The name of a bot; if somebody at the table has it already, that of another level at the same seat.
 * @param {Words} words @param {string} bot @param {number} seat
 * @param {string[]} taken the names of the people at the table @returns {string}
 */
export function botName(words, bot, seat, taken) {
  const own = LEVELS.includes(bot) ? bot : USUAL;
  const candidates = [own, ...LEVELS.filter((level) => level !== own)].map((level) => {
    const names = words.text(`names-of-${level}`).split(' ');
    return names[seat % names.length];
  });
  const others = new Set(taken.map((name) => name.trim().toLowerCase()));
  return candidates.find((name) => !others.has(name.toLowerCase())) ?? candidates[0];
}

/** The number of a bot's face, from 0. @param {string} bot @param {number} seat */
export function botFace(bot, seat) {
  const level = LEVELS.indexOf(LEVELS.includes(bot) ? bot : USUAL);
  return level + LEVELS.length * seat;
}
