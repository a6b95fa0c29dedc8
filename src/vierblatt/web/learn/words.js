/** The texts of the lessons and of their pages, which are loaded only where they are needed. */
import {ApiFault} from '../core/api.js';
import {addWords, loadWords, words, wordsFile} from '../core/locale.js';
import {settings} from '../core/settings.js';
import {Words} from '../core/words.js';

/** @import {FluentResource} from '../vendor/fluent.js' */

const FILE = 'web_lessons';
const RANKS = '23456789TJQKA';
const SUITS = 'SHDC';

/** Language and game -> the texts of its lessons. @type {Map<string, FluentResource>} */
const files = new Map();
/** @type {WeakMap<Words, LessonWords>} */
const made = new WeakMap();

/** Loads the texts of the pages about lessons; rejects with an ApiFault. */
export async function loadLearnWords() {
  await loaded(async () => {
    await addWords(FILE);
    if (!hasLearnWords()) await loadWords(); // they were asked for before, in vain
  });
}

/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
async function loaded(load) {
  try {
    return await load();
  } catch {
    throw new ApiFault({code: 'offline'});
  }
}

/** Whether the texts of the pages are there. */
export const hasLearnWords = () => words.has('learn-title');

/**
 * Loads all that the pages of a game's lessons need; afterwards `lessonWords` has them. Rejects with an ApiFault.
 * @param {string} game
 */
export async function loadLessonWords(game) {
  const language = settings.lang;
  const path = `${language}/${game}-lessons`;
  const [resource] = await Promise.all([loaded(() => wordsFile(path)), loadLearnWords()]);
  files.set(path, resource);
  if (words.game !== game || words.language !== language) await loaded(() => loadWords(language, game));
}

/** The texts of a game's lessons in the language of `words`; null until they are loaded. @param {string} game */
export function lessonWords(game) {
  const resource = files.get(`${words.language}/${game}-lessons`);
  if (!resource || words.game !== game || !hasLearnWords()) return null;
  const texts = made.get(words) ?? new LessonWords(words, resource);
  made.set(words, texts);
  return texts;
}

/** Words the texts of lessons, as `vierblatt.lessons.LessonWords` does. */
export class LessonWords {
  /** @param {Words} words those of the game @param {FluentResource} resource */
  constructor(words, resource) {
    const {language, game, arabicDigits} = words;
    this._texts = new Words(language, game, [resource], {arabicDigits});
    const cards = [...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)), 'XR', 'XB'];
    /** The cards and suits as the table shows them. @type {Record<string, string>} */
    this._values = Object.fromEntries([
      ...cards.map((card) => [`card-${card}`, words.card(card)]),
      ...[...SUITS].map((suit) => [`suit-${suit}`, words.suit(suit)]),
    ]);
  }

  /** A text by its id: a message (`lesson-STEP`) or its attribute (`lesson-STEP.hint`). @param {string} id */
  lesson(id) {
    return this._texts.text(id, this._values);
  }
}
