/**
 * The settings chosen on this device. They are stored in localStorage and shared by all windows; the window event
 * `vb-settings` reports changes. Those that style sheets use are also attributes of <html> (see `boot.js`).
 *
 * @typedef {object} Settings
 * @property {'en'|'de'|'ar'} lang
 * @property {'auto'|'light'|'dark'} theme
 * @property {'four'|'two'} deck colours of the suits
 * @property {'normal'|'large'} cards
 * @property {'auto'|'reduced'|'full'} motion
 * @property {'beginner'|'casual'|'club'|'strong'|'best'} bots the strength of the bots to play with
 * @property {import('./paces.js').PaceName} pace the pace of new tables with bots
 * @property {'strength'|'suit'} handOrder the order of the cards in hand
 * @property {boolean} sound
 * @property {boolean} arabicDigits
 * @property {boolean} meanings whether calls say what they mean
 * @property {boolean} confirmPlay whether a card is played by a second tap
 * @property {boolean} ruleNumbers whether pages of rules show the ids of the rules
 * @property {boolean} counted whether new tables with bots count for the leaderboard: no hints, no takebacks
 * @property {boolean} voiceRelay whether voice goes through a relay, where that can be chosen
 * @property {boolean} coach whether the coach advises at unrated tables
 */

import {PACE_NAMES} from './paces.js';
import {redrawOn} from './redraw.js';

const KEY = 'vb-settings';
const YEAR = 365 * 24 * 3600;

/** The levels of the bots, weakest first. @type {Settings['bots'][]} */
export const BOT_LEVELS = ['beginner', 'casual', 'club', 'strong', 'best'];

/** Setting -> its possible values, default first. @type {{[name in keyof Settings]: Settings[name][]}} */
export const CHOICES = {
  lang: ['en', 'de', 'ar'],
  theme: ['auto', 'light', 'dark'],
  deck: ['four', 'two'],
  cards: ['normal', 'large'],
  motion: ['auto', 'reduced', 'full'],
  bots: ['club', ...BOT_LEVELS],
  pace: ['normal', ...PACE_NAMES],
  handOrder: ['strength', 'suit'],
  sound: [false, true],
  arabicDigits: [false, true],
  meanings: [true, false],
  confirmPlay: [false, true],
  ruleNumbers: [false, true],
  counted: [false, true],
  voiceRelay: [false, true],
  coach: [false, true],
};

/** The language that the server chose for the page, from the browser's preferences. */
const guessed = () => document.documentElement.lang;

/** @returns {Settings} */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    // no storage, or not our data: use the defaults
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
    // a private window may refuse; the choice then lasts until the page closes
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
  // Lets the server send the next page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the connection is not secure
  document.cookie = `vb-lang=${settings.lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  window.dispatchEvent(new Event(KEY));
}

/** A mixin for elements that redraw themselves when the settings change. */
export const WithSettings = redrawOn(KEY);

/** Whether cards should move without animation. */
export const reducedMotion = () =>
  settings.motion === 'reduced' ||
  (settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

window.addEventListener('storage', (event) => {
  if (event.key === KEY) {
    settings = read();
    publish();
  }
});
