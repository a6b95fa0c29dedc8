/**
 * The texts of the page: `words` is a live binding to those of the loaded language and game; the window event
 * `vb-words` reports that they have changed. Elements that use them extend `WithWords(LitElement)`.
 */

import {FluentResource} from '../vendor/fluent.js';
import {redrawOn} from './redraw.js';
import {settings} from './settings.js';
import {Words} from './words.js';

/** Code -> the language's own name. */
export const LANGUAGES = {en: 'English', de: 'Deutsch', ar: 'العربية'};

/** @type {Words} */
export let words = new Words('en', null, []);

/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();

/** A file of texts, without its ending; each is fetched once. @param {string} path @returns {Promise<FluentResource>} */
export function wordsFile(path) {
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

/** Further files of texts that have been asked for. @type {Set<string>} */
const further = new Set();

/** Loads a further file of texts, which stays loaded in every language. @param {string} name */
export async function addWords(name) {
  if (further.has(name)) return;
  further.add(name);
  await loadWords();
}

let lastRequest = 0;

/**
 * Loads a language, with the texts of a game if one is named; `words` changes once all of it is loaded.
 * @param {string} [language] by default that of the settings
 * @param {?string} [game] by default the current one
 */
export async function loadWords(language = settings.lang, game = words.game) {
  lastRequest += 1;
  const request = lastRequest;
  const names = [...further, ...(game ? [game] : [])];
  const paths = [language, ...names.map((name) => `${language}/${name}`)];
  const resources = await Promise.all(paths.map(wordsFile));
  if (request !== lastRequest) {
    return words; // overtaken by a later call
  }
  const before = words;
  words = new Words(language, game, resources, {arabicDigits: settings.arabicDigits});
  if (before.game === game) {
    words.setTable(before);
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

/** A mixin for elements that redraw themselves when the texts change. */
export const WithWords = redrawOn('vb-words');
