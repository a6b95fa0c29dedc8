/**
 * The paces of a table: how long bots take, as `PACES` of the protocol has it, and how long the page shows what happens.
 */

/**
 * @typedef {object} PaceOf
 * @property {number} bot Milliseconds that a bot takes
 * @property {number} shown How long each scene is shown, as a multiple of the normal pace
 * @typedef {'slow'|'normal'|'fast'|'instant'} PaceName
 */

/** Slowest first. @type {Record<PaceName, PaceOf>} */
export const PACES = {
  slow: {bot: 1600, shown: 1.6},
  normal: {bot: 900, shown: 1},
  fast: {bot: 120, shown: 0.2},
  instant: {bot: 1, shown: 0},
};

export const PACE_NAMES = /** @type {PaceName[]} */ (Object.keys(PACES));

/** The pace that is nearest to what bots take at a table. @param {number} [bot] In milliseconds @returns {PaceName} */
export function paceName(bot = PACES.normal.bot) {
  const distance = (/** @type {PaceName} */ name) => Math.abs(PACES[name].bot - bot);
  return PACE_NAMES.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
