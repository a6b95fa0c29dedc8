/** The texts of the lessons and of their pages, which are loaded only where they are needed. */
import {addWords, loadWords, words, wordsFile} from '../core/locale.js';
import {settings} from '../core/settings.js';
import {Words} from '../core/words.js';

/** @import {FluentResource} from '../vendor/fluent.js' */

const FILE = 'web_lessons';
const RANKS = '23456789TJQKA';
const SUITS = 'SHDC';

/** Language and game -> the texts of its lessons. @type {Map<string, FluentResource>} */
const loaded = new Map();
/** @type {WeakMap<Words, LessonWords>} */
const made = new WeakMap();

/** Loads the texts of the pages about lessons. */
export async function loadLearnWords() {
  await addWords(FILE);
  if (!hasLearnWords()) await loadWords(); // they were asked for before, in vain
}

/** Whether the texts of the pages are there. */
export const hasLearnWords = () => words.has('learn-title');

/** Loads all that the pages of a game's lessons need; afterwards `lessonWords` has them. @param {string} game */
export async function loadLessonWords(game) {
  const language = settings.lang;
  const path = `${language}/${game}-lessons`;
  const [resource] = await Promise.all([wordsFile(path), loadLearnWords()]);
  loaded.set(path, resource);
  if (words.game !== game || words.language !== language) await loadWords(language, game);
}

/** The texts of a game's lessons in the language of `words`; null until they are loaded. @param {string} game */
export function lessonWords(game) {
  const resource = loaded.get(`${words.language}/${game}-lessons`);
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
