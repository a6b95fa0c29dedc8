/** The texts of the pages of puzzles, which are loaded only where they are needed. */
import {ApiFault} from '../core/api.js';
import {addWords, loadWords, words} from '../core/locale.js';

/** @import {PuzzleGoalLine} from '../types/wire.js' */

/** Those of the pages, and the names of themes. */
const FILES = ['web_puzzles', 'puzzles'];

/** Whether the texts are there, and those of a game if one is named. @param {string} [game] */
export const hasPuzzleWords = (game = '') =>
  words.has('puzzles-title') && words.has('puzzle-theme-lead') && (!game || words.game === game);

/** Loads the texts, with those of a game if one is named; rejects with an ApiFault. @param {string} [game] */
export async function loadPuzzleWords(game = '') {
  try {
    await Promise.all(FILES.map(addWords));
    if (game && words.game !== game) await loadWords(undefined, game);
    else if (!hasPuzzleWords()) await loadWords(); // they were asked for before, in vain
  } catch {
    throw new ApiFault({code: 'offline'});
  }
}

/** The name of a theme. @param {string} theme */
export const themeName = (theme) => words.textOr(`puzzle-theme-${theme}`, theme);

/**
 * What has to be reached in a puzzle that is played to the end of its deal. team: whether partners count, too.
 * @param {PuzzleGoalLine} goal @param {boolean} team
 */
export const goalSentence = ({aim, count, tricks, card}, team) =>
  words.text(`puzzle-goal-${aim}`, {
    count,
    points: words.number(count),
    tricks,
    card: card ? words.card(card) : '',
    team: team ? 'yes' : 'no',
  });

/** What a theme means, in a sentence. @param {string} theme */
export const themeMeaning = (theme) => words.textOr(`puzzle-theme-${theme}-is`, '');
