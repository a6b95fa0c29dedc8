/** The texts of the page about disputes, which are loaded only where they are needed. */
import {ApiFault} from '../core/api.js';
import {addWords, loadWords, words, wordsFile} from '../core/locale.js';
import {settings} from '../core/settings.js';
import {Words} from '../core/words.js';

/** @import {FluentResource} from '../vendor/fluent.js' */
/** @import {DisputeFieldInfo} from '../types/wire.js' */

const SHARED = 'dispute';
/** Language and game -> the texts of its disputes. @type {Map<string, FluentResource>} */
const files = new Map();
/** @type {WeakMap<Words, DisputeWords>} */
const made = new WeakMap();

/** @param {string} language @param {string} game */
const fileOf = (language, game) => `${language}/${game}-dispute`;

/** Loads all that the page needs for a game; afterwards `disputeWords` has it. Rejects with an ApiFault. @param {string} game */
export async function loadDisputeWords(game) {
  const language = settings.lang;
  const file = fileOf(language, game);
  try {
    const [resource] = await Promise.all([wordsFile(file), addWords(SHARED)]);
    files.set(file, resource);
    if (words.game !== game || words.language !== language || !words.has('dispute-title'))
      await loadWords(language, game);
  } catch {
    throw new ApiFault({code: 'offline'});
  }
}

/** The texts for a game in the language of `words`; null until they are loaded. @param {string} game */
export function disputeWords(game) {
  const resource = files.get(fileOf(words.language, game));
  if (!resource || words.game !== game || !words.has('dispute-title')) return null;
  const texts = made.get(words) ?? new DisputeWords(words, resource);
  made.set(words, texts);
  return texts;
}

/** Words fields, values and answers, as `vierblatt.dispute.DisputeWords` does. */
export class DisputeWords {
  /** @param {Words} words those of the game @param {FluentResource} resource */
  constructor(words, resource) {
    const {language, game, arabicDigits} = words;
    this._words = words;
    this._own = new Words(language, game, [resource], {arabicDigits});
  }

  /** A text of the game's own. @param {string} name @param {Record<string, unknown>} [values] */
  _said(name, values = {}) {
    return this._own.textOr(`dispute-${name}`, name, values);
  }

  /** What a field asks. @param {DisputeFieldInfo} field */
  field({name}) {
    return this._said(name);
  }

  /** A value of a field as people say it. @param {DisputeFieldInfo} field @param {string} value */
  value({name, kind}, value) {
    if (kind === 'seat') return this._words.text('seat-name', {number: Number(value)});
    if (kind === 'flag') return this._words.text(`flag-${value}`);
    const own = `dispute-${name}-${value.toLowerCase().replace(/[^a-z0-9_-]+/g, '-')}`;
    if (this._own.has(own)) return this._own.text(own);
    return kind === 'suit'
      ? `${this._words.suit(value)}\u00A0${this._words.suitName(value)}`
      : this._words.usualCall(value);
  }

  /** The question for a fact that is not known. @param {string} name */
  fact(name) {
    return this._said(`fact-${name}`);
  }

  /** What a fault costs, without the id of the rule. @param {number[] | null} points */
  cost(points) {
    const [own, others] = points ?? [0, 0];
    return this._said('cost', {own, others});
  }
}
