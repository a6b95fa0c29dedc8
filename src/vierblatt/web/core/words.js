/**
 * The words of the page: `words` is a live binding to those of the language and the game that are loaded; the window's
 * event `vb-words` tells that they have changed. Elements that use them are `Worded(LitElement)`.
 */

import {FluentResource} from '../vendor/fluent.js';
import {redrawnOn} from './redrawn.js';
import {settings} from './settings.js';
import {Words} from './wording.js';

/** Code -> the language's name in the language itself. */
export const LANGUAGES = {en: 'English', de: 'Deutsch', ar: 'العربية'};

/** @type {Words} */
export let words = new Words('en', null, []);

/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();

/** @param {string} path @returns {Promise<FluentResource>} */
function file(path) {
  let loading = files.get(path);
  if (!loading) {
    loading = fetch(new URL(`../words/${path}.ftl`, import.meta.url)).then(async (answer) => {
      if (!answer.ok) {
        throw new Error(`${path}: ${answer.status}`);
      }
      return new FluentResource(await answer.text());
    });
    loading.catch(() => files.delete(path));
    files.set(path, loading);
  }
  return loading;
}

let asked = 0;

/**
 * Loads a language, with the words of a game where one is named; `words` changes when all is there.
 * @param {string} [language] by default the one of the settings
 * @param {?string} [game] by default the one that is loaded
 */
export async function loadWords(language = settings.lang, game = words.game) {
  asked += 1;
  const mine = asked;
  const paths = [language, ...(game ? [`${language}/${game}`] : [])];
  const resources = await Promise.all(paths.map(file));
  if (mine !== asked) {
    return words; // somebody has asked for others meanwhile
  }
  const before = words;
  words = new Words(language, game, resources, {arabicDigits: settings.arabicDigits});
  if (before.game === game) {
    words.sitting(before);
  }
  document.documentElement.lang = language;
  document.documentElement.dir = words.rtl ? 'rtl' : 'ltr';
  window.dispatchEvent(new Event('vb-words'));
  return words;
}

window.addEventListener('vb-settings', () => {
  if (settings.lang !== words.language || settings.arabicDigits !== words.arabicDigits) {
    loadWords();
  }
});

/** An element that draws itself anew when the words change. */
export const Worded = redrawnOn('vb-words');
