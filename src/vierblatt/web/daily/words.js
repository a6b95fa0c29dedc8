/** The texts of the daily deals, which are loaded only where they are needed. */
import {ApiFault} from '../core/api.js';
import {addWords, loadWords, words} from '../core/locale.js';
import {isolate} from '../core/bidi.js';
import {settings} from '../core/settings.js';

const FILE = 'web_daily';

/** Loads the texts, and those of a game if one is given; rejects with an ApiFault. @param {string} [game] */
export async function loadDailyWords(game = '') {
  try {
    await addWords(FILE);
    const other = game && (words.game !== game || words.language !== settings.lang);
    if (!hasDailyWords() || other) await loadWords(settings.lang, game || undefined);
  } catch {
    throw new ApiFault({code: 'offline'});
  }
}

/** Whether the texts are there. */
export const hasDailyWords = () => words.has('daily-title');

/** Points with their sign, to one decimal place: what is gained or lost. @param {number} points */
export function signed(points) {
  const rounded = Math.round(10 * points) / 10;
  const text = `${rounded > 0 ? '+' : ''}${words.number(rounded)}`;
  return words.rtl ? isolate(text) : text;
}

/** A percentage. @param {number} value */
export const percent = (value) => words.text('daily-percent', {value: words.number(Math.round(10 * value) / 10)});
