/** A document without a browser, for tests of elements. Import it before the module under test. */
import {readFileSync} from 'node:fs';
import {Window} from 'happy-dom';

const SOURCE = new URL('../../../src/vierblatt/', import.meta.url);
const SHARED = ['core', 'errors', 'reasons', 'tables', 'web', 'web_table', 'web_proof', 'terms'];

const window = new Window({url: 'http://vierblatt.test/', width: 390, height: 844});
const OF_THE_WINDOW = [
  ...[
    'document',
    'customElements',
    'location',
    'history',
    'localStorage',
    'navigator',
    'matchMedia',
    'getComputedStyle',
  ],
  ...['Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'],
  ...[
    'ShadowRoot',
    'Document',
    'CSSStyleSheet',
    'EventTarget',
    'Event',
    'CustomEvent',
    'KeyboardEvent',
    'FormData',
    'NodeFilter',
    'CSS',
    'ResizeObserver',
  ],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'requestAnimationFrame', 'DOMRect'],
];
for (const name of OF_THE_WINDOW) {
  const own = window[name];
  const value = typeof own === 'function' && !own.prototype ? own.bind(window) : own;
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}
Object.defineProperty(globalThis, 'window', {value: window, configurable: true});

/** The messages of a language, or of one of its games, as the server sends them. @param {string} path */
function messages(path) {
  const [, language, game, lessons] = /\/words\/(\w+)(?:\/(\w+)(-lessons)?)?\.ftl$/.exec(path);
  if (lessons) return readFileSync(new URL(`games/${game}/table/lessons.${language}.ftl`, SOURCE), 'utf8');
  if (game?.startsWith('web_') || ['claims', 'puzzles', 'tournaments'].includes(game))
    return readFileSync(new URL(`locale/${game}.${language}.ftl`, SOURCE), 'utf8');
  const files = game
    ? ['words', 'terms'].map((name) => `games/${game}/table/${name}.${language}.ftl`)
    : SHARED.map((name) => `locale/${name}.${language}.ftl`);
  const texts = files.map((name) => readFileSync(new URL(name, SOURCE), 'utf8'));
  return [...texts, 'game-ids = baloot', 'game-name-baloot = Baloot', 'game-lessons-baloot = 20', ''].join('\n');
}

// The page's repeated timers, such as the socket's ping, must not keep the tests' process alive.
const repeat = globalThis.setInterval;
globalThis.setInterval = Object.assign((...given) => repeat(...given).unref(), repeat);

globalThis.fetch = async (address) => new Response(messages(String(address)));

const {loadWords} = await import('../../../src/vierblatt/web/core/locale.js');

/** Loads a language, with the texts of a game. @param {string} language @param {string} [game] */
export async function speak(language, game = 'baloot') {
  const spoken = await loadWords(language, game);
  spoken.setTable({names: ['Amal', 'Badr', 'Cyd', 'Dana'], sides: 2});
}

/**
 * Puts a new element with these properties into the document, and draws it.
 * @param {string} tag @param {Record<string, unknown>} [properties]
 */
export async function shown(tag, properties = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  document.body.replaceChildren(element);
  await element.updateComplete;
  return element;
}

/** The text that an element shows. @param {LitElement | Element} element */
export const textOf = (element) =>
  (element.shadowRoot ?? element).textContent
    .replaceAll(/[\u2066-\u2069\u200e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** All of an element's parts that match a selector. @param {Element} element @param {string} selector */
export const parts = (element, selector) => [...element.shadowRoot.querySelectorAll(selector)];

/** Collects the details of an element's events of a name, from now on. @param {Element} element @param {string} name */
export function detailsOf(element, name) {
  const details = [];
  element.addEventListener(name, ({detail}) => details.push(detail));
  return details;
}

/** A table as the server describes it, with four people who are ready. @param {Record<string, unknown>} [changes] */
export const table = ({settings = {}, ...changes} = {}) => ({
  id: 'abcdefghij',
  game: 'baloot',
  preset: 'standard',
  changes: {},
  host: 'p0',
  stage: 'playing',
  seats: ['Amal', 'Badr', 'Cyd', 'Dana'].map((name, seat) => person(name, seat)),
  paused: false,
  asked: null,
  deadline: null,
  absent: {},
  next: '',
  outlived: false,
  received: performance.now(),
  ...changes,
  settings: {move_seconds: 0, chat: 'phrases', private: false, rated: false, hints: true, takeback: true, ...settings},
});

/** @param {string} name @param {number} seat @param {Record<string, unknown>} [changes] */
export const person = (name, seat, changes = {}) => ({
  kind: 'human',
  player: `p${seat}`,
  name,
  bot: '',
  ready: true,
  online: true,
  bank: 0,
  ...changes,
});

/** A board during the play of a deal. @param {Record<string, unknown>} [changes] */
export const board = (changes = {}) => ({
  phase: 'play',
  turn: 0,
  dealer: 3,
  deal: 2,
  clockwise: false,
  sides: 2,
  hands_held: [5, 5, 5, 5],
  trick: [],
  winning: -1,
  last_trick: [],
  last_winner: -1,
  tricks: [1, 1, 1, 0],
  scores: [26, 14],
  winners: [],
  facts: [{name: 'trump', kind: 'suit', value: 'S', seat: null}],
  calls: {},
  ...changes,
});
