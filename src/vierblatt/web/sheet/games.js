/** The games that this page can score. */
import {BACK_ALLEY} from './games/back-alley.js';
import {BALOOT} from './games/baloot.js';
import {KING_BOLOLA} from './games/king-bolola.js';
import {KOUT_BO} from './games/kout-bo.js';

/** @import {GameInfo} from '../types/wire.js' */
/** @import {SheetGame} from './state.js' */

/** @type {Record<string, SheetGame>} */
export const SHEET_GAMES = Object.fromEntries(
  [BALOOT, KING_BOLOLA, KOUT_BO, BACK_ALLEY].map((game) => [game.id, game]),
);

/**
 * Whether the page scores the very rules that the server describes: the same version, and no house rule that it does
 * not know. A newer server comes with a newer page.
 * @param {GameInfo} info
 */
export function isScored(info) {
  const game = Object.hasOwn(SHEET_GAMES, info.id) ? SHEET_GAMES[info.id] : null;
  const {options} = withoutTablesOnly(info);
  return game !== null && game.behaviour === info.behaviour && options.every(({name}) => game.options.includes(name));
}

/** A game without the house rules that only tables know, which a sheet refuses. @param {GameInfo} info @returns {GameInfo} */
export const withoutTablesOnly = (info) => ({
  ...info,
  options: info.options.filter((option) => !option.tables_only),
  presets: info.presets.filter((preset) => !preset.tables_only),
});
