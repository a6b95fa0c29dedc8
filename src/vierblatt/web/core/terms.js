/**
 * The terms of the game that is loaded, and where they are in a text: messages `term-NAME` and `term-NAME-is`, the same
 * as in `vierblatt.locale.terms`.
 *
 * @typedef {object} Term
 * @property {string} name
 * @property {string} word
 * @property {string[]} forms other forms of the word, such as plurals
 * @property {string} meaning one sentence
 */

/** @import {Words} from './words.js' */

const [PREFIX, MEANING] = ['term-', '-is'];
/** Vowel signs and the lengthening of a line, which Arabic may write or leave out. */
const SIGNS = '[\\u064b-\\u0652\\u0640]*';
/** What Arabic writes together with a word: and, so; by, like, for; the article. */
const ATTACHED = `[وف]?${SIGNS}(?:[بك]?${SIGNS}ال|لل|[بل])?`;
const ARABIC = /[\u0600-\u06ff]/;
const LETTER = '[\\p{L}\\p{M}\\p{N}]';

/** @type {WeakMap<Words, Term[]>} */
const known = new WeakMap();

/** The terms of a language and game, in alphabetical order. @param {Words} words @returns {Term[]} */
export function termsOf(words) {
  let terms = known.get(words);
  if (!terms) {
    terms = words.ids
      .filter((id) => id.startsWith(PREFIX) && !id.endsWith(MEANING))
      .map((id) => ({
        name: id.slice(PREFIX.length),
        word: words.text(id),
        forms: words.attribute(id, 'forms').split(', ').filter(Boolean),
        meaning: words.text(id + MEANING),
      }))
      .sort((a, b) => a.word.localeCompare(b.word, words.language));
    known.set(words, terms);
  }
  return terms;
}

/** A word as it is compared: without vowel signs and the Arabic article, in lower case. @param {string} word */
const plain = (word) => bare(word).replace(new RegExp(SIGNS, 'g'), '').toLowerCase();

/** A word without the Arabic article, which `ATTACHED` finds. @param {string} word */
const bare = (word) => word.replace(/^ال/, '');

/** @typedef {{pattern: RegExp, names: Map<string, string>}} Finder */

/** @type {WeakMap<Words, Finder>} */
const finders = new WeakMap();

/** @param {Words} words @returns {Finder} */
function finderOf(words) {
  let finder = finders.get(words);
  if (!finder) {
    const names = new Map();
    for (const {name, word, forms} of termsOf(words)) {
      for (const form of [word, ...forms]) names.set(plain(form), name);
    }
    const forms = termsOf(words).flatMap(({word, forms}) => [word, ...forms].map(bare));
    // German nouns have a capital: "Spiel" is a term, the "spiele" of "ich spiele" is not.
    const capitals = words.language === 'de';
    // The longest first, so that "closed trumps" is not taken for "trumps".
    const choices = forms.sort((a, b) => b.length - a.length).map((form) => pattern(form, capitals));
    const attached = words.rtl ? ATTACHED : '';
    const source = `(?<!${LETTER})${attached}(${choices.join('|') || '(?!)'})${words.rtl ? SIGNS : ''}(?!${LETTER})`;
    finder = {pattern: new RegExp(source, capitals ? 'gu' : 'giu'), names};
    finders.set(words, finder);
  }
  return finder;
}

/**
 * The source of a pattern for one form of a word.
 * @param {string} form
 * @param {boolean} capitals whether the pattern tells capitals apart; a small first letter still stands for both
 */
function pattern(form, capitals) {
  const [first, ...others] = [...form].map((letter) => (ARABIC.test(letter) ? letter + SIGNS : escaped(letter)));
  return [capitals ? `[${form[0]}${form[0].toUpperCase()}]` : first, ...others].join('');
}

/** @param {string} letter */
const escaped = (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&').replace(' ', '\\s');

/**
 * A text in pieces: terms, each the first time it comes up, and what is between them.
 * @param {Words} words @param {string} text
 * @param {Set<string>} [seen] the names of terms to pass over; those that are found are added
 * @returns {(string | {name: string, text: string})[]}
 */
export function inPieces(words, text, seen = new Set()) {
  const {pattern, names} = finderOf(words);
  /** @type {(string | {name: string, text: string})[]} */
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const name = names.get(plain(found[1]));
    if (!name || seen.has(name)) continue;
    seen.add(name);
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push({name, text: found[0]});
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/**
 * The terms of some texts, each once, in the order in which they come up.
 * @param {Words} words @param {string[]} texts
 * @param {string[]} [ids] of actions and values; whose id is the name of a term, means that term, whatever it is called
 * @returns {Term[]}
 */
export function termsIn(words, texts, ids = []) {
  /** @type {Set<string>} */
  const seen = new Set(ids);
  for (const text of texts) inPieces(words, text, seen);
  return [...seen].flatMap((wanted) => termsOf(words).filter(({name}) => name === wanted));
}
