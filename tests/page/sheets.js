/** The games as the server describes them, for tests of score sheets. */
import {readFileSync} from 'node:fs';

/** @type {import('../../src/vierblatt/web/types/wire.js').GameInfo[]} */
export const GAMES = JSON.parse(readFileSync(new URL('../vectors/sheet-games.json', import.meta.url), 'utf8')).games;

/** @param {string} id */
export const gameInfo = (id) => GAMES.find((game) => game.id === id);
