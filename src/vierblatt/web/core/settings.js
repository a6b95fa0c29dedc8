/**
 * What the person at this device has chosen. Kept in localStorage and shared by its windows; the window's event
 * `vb-settings` tells of changes. What the style sheets ask for stands on <html> as well (see `boot.js`).
 *
 * @typedef {object} Settings
 * @property {'en'|'de'|'ar'} lang
 * @property {'auto'|'light'|'dark'} theme
 * @property {'four'|'two'} deck colours of the suits
 * @property {'normal'|'large'} cards
 * @property {'auto'|'reduced'|'full'} motion
 * @property {'beginner'|'casual'|'club'|'strong'|'best'} bots how strong the bots are that one plays with
 * @property {boolean} sound
 * @property {boolean} arabicDigits
 * @property {boolean} confirmPlay a card is played by the second tap
 */

import {redrawnOn} from './redrawn.js';

const KEY = 'vb-settings';
const YEAR = 365 * 24 * 3600;

/** How strong bots are, the weakest first. @type {Settings['bots'][]} */
export const LEVELS = ['beginner', 'casual', 'club', 'strong', 'best'];

/** Name -> the values that there are, the default first. @type {{[name in keyof Settings]: Settings[name][]}} */
export const CHOICES = {
  lang: ['en', 'de', 'ar'],
  theme: ['auto', 'light', 'dark'],
  deck: ['four', 'two'],
  cards: ['normal', 'large'],
  motion: ['auto', 'reduced', 'full'],
  bots: ['club', ...LEVELS],
  sound: [false, true],
  arabicDigits: [false, true],
  confirmPlay: [false, true],
};

/** The language that the server has written the page in, from the browser's wishes. */
const guessed = () => document.documentElement.lang;

/** @returns {Settings} */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    // no storage, or nothing that we wrote: the defaults do
  }
  const read = Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => {
      const values = /** @type {unknown[]} */ (choices);
      const [otherwise] = name === 'lang' && values.includes(guessed()) ? [guessed()] : values;
      return [name, values.includes(kept[name]) ? kept[name] : otherwise];
    }),
  );
  return /** @type {Settings} */ (/** @type {unknown} */ (read));
}

/** @type {Settings} */
export let settings = read();

/** Changes some settings. @param {Partial<Settings>} changes */
export function change(changes) {
  settings = {...settings, ...changes};
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window may refuse; the choice then holds as long as the page
  }
  publish();
}

function publish() {
  const {dataset} = document.documentElement;
  const attributes = {theme: settings.theme, deck: settings.deck, cards: settings.cards, motion: settings.motion};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === 'auto') {
      delete dataset[name];
    } else {
      dataset[name] = value;
    }
  }
  // So that the server can write the next page in this language from the first byte on.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the connection is not secure
  document.cookie = `vb-lang=${settings.lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  window.dispatchEvent(new Event(KEY));
}

/** An element that draws itself anew when the settings change. */
export const Settled = redrawnOn(KEY);

/** Whether cards should not fly. */
export const still = () =>
  settings.motion === 'reduced' ||
  (settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

window.addEventListener('storage', (event) => {
  if (event.key === KEY) {
    settings = read();
    publish();
  }
});
