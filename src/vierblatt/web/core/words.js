/**
 * All texts of the page, in one language and, if a game is loaded, for that game. The messages are those of the rest of
 * Vierblatt, worded as by `vierblatt.locale.words`.
 */

import {FluentBundle, FluentNumber} from '../vendor/fluent.js';
import {isolate, isolateName, isolateOwn, isolateRightToLeft, keepSign} from './bidi.js';
import * as sentences from './sentences.js';

/** @type {Record<string, string>} */
const SYMBOLS = {S: '♠', H: '♥', D: '♦', C: '♣'};
// Numbers, but not those in a name such as BAL-PLAY-5.
const DIGITS = /(?<![A-Za-z0-9])(?<![A-Za-z]-)[0-9]+/g;
const ARABIC_ZERO = 0x660;

/** @param {string} text */
const slug = (text) => text.toLowerCase().replace(/[^a-zA-Z0-9_-]+/g, '-');

/** What a call adds to the name of its family: a suit, a number or a text. @param {string} call */
const restOf = (call) => {
  const rest = call.split(' ').slice(1).join(' ');
  return SYMBOLS[rest] ?? (/^\d+$/.test(rest) ? Number(rest) : rest);
};

export class Words {
  /**
   * @param {string} language
   * @param {?string} game the game's id
   * @param {import('../vendor/fluent.js').FluentResource[]} resources shared messages first; a game's override them
   * @param {{arabicDigits?: boolean}} [options]
   */
  constructor(language, game, resources, {arabicDigits = false} = {}) {
    this.language = language;
    this.game = game;
    this.arabicDigits = arabicDigits;
    this.rtl = language === 'ar';
    /** The names of the seats; without any they are Player 1, Player 2 ... @type {string[]} */
    this.names = [];
    /** The number of sides at the table; 0 while no table is known. */
    this.sides = 0;
    /** Calls that players now say in other words than usual. @type {Object<string, string>} */
    this.wordings = {};
    // Arabic digits are the player's choice, so Fluent writes Latin ones.
    this._bundle = new FluentBundle(this.rtl ? 'ar-u-nu-latn' : language, {useIsolating: this.rtl});
    for (const resource of resources) {
      this._bundle.addResource(resource, {allowOverrides: true});
    }
    /** The ids of all messages, each once. */
    this.ids = [...new Set(resources.flatMap(({body}) => body.map(({id}) => id)))];
  }

  /**
   * Sets what the texts have to know about their table.
   * @param {{names: string[], sides: number, wordings?: Object<string, string>}} table
   */
  setTable({names, sides, wordings = {}}) {
    this.names = names;
    this.sides = sides;
    this.wordings = wordings;
  }

  // --- messages

  /** Whether there is a message (`ID`) or an attribute (`ID.NAME`). @param {string} id */
  has(id) {
    return this._pattern(id) !== null;
  }

  /** @param {string} id */
  _pattern(id) {
    const [name, attribute] = id.split('.');
    const message = this._bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /**
   * A message or an attribute with its values; its id if it is missing.
   * @param {string} id @param {Object<string, any>} [values]
   */
  text(id, values = {}) {
    const pattern = this._pattern(id);
    if (!pattern) {
      return id;
    }
    const ready = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ungrouped(value)]));
    return this._digits(this._bundle.formatPattern(pattern, ready, []));
  }

  /**
   * Like `text`, with a fallback for a message that is missing.
   * @param {string} id @param {string} otherwise @param {Object<string, any>} [values]
   */
  textOr(id, otherwise, values = {}) {
    return this.has(id) ? this.text(id, values) : otherwise;
  }

  /** The text of a message's attribute; empty if it has none. @param {string} id @param {string} name */
  attribute(id, name) {
    const pattern = this._bundle.getMessage(id)?.attributes[name];
    return pattern ? this._bundle.formatPattern(pattern) : '';
  }

  /** A number in this language's digits, with its decimal sign. @param {number} number */
  number(number) {
    const text = String(number).replace('.', this._decimalSign);
    return this._digits(this.rtl ? keepSign(text) : text);
  }

  get _decimalSign() {
    if (this.language === 'de') return ',';
    return this.rtl && this.arabicDigits ? '\u066B' : '.';
  }

  /** @param {string} text */
  _digits(text) {
    if (!(this.rtl && this.arabicDigits)) {
      return text;
    }
    return text.replace(DIGITS, (number) =>
      [...number].map((digit) => String.fromCharCode(ARABIC_ZERO + Number(digit))).join(''),
    );
  }

  /** Numbers side by side, `3 : 1`; in Arabic the first one is on the right. @param {number[]} numbers */
  ratio(numbers) {
    const texts = numbers.map((number) => this.number(number));
    return this.rtl ? isolateRightToLeft(texts.map(isolate).join(' : ')) : texts.join(' : ');
  }

  /** `A, B and C`. @param {string[]} items */
  listed(items) {
    if (items.length < 2) {
      return items[0] ?? '';
    }
    return this.text('list-end', {first: this.join(items.slice(0, -1)), last: items.at(-1)});
  }

  /** `A, B, C`. @param {string[]} items */
  join(items) {
    return (this.rtl ? items.map(isolateOwn) : items).join(this.text('list-comma'));
  }

  // --- cards

  /** The short form of a card, `A♠`; jokers have names. @param {string} card */
  card(card) {
    if (card[0] === 'X') {
      return this.text(`joker-${card.toLowerCase()}`);
    }
    return this._digits(this.rank(card)) + SYMBOLS[card[1]];
  }

  /** The rank in a card's corner. @param {string} card */
  rank(card) {
    return this.textOr(`rank-${card[0].toLowerCase()}`, card[0]);
  }

  /** The full name of a card, for reading aloud: queen of spades. @param {string} card */
  cardName(card) {
    if (card[0] === 'X') {
      return this.card(card);
    }
    return this.text('card-name', {
      rank: this.text(`rank-name-${card[0].toLowerCase()}`),
      suit: this.suitName(card[1]),
    });
  }

  /** Several cards; in Arabic the first one is on the right. @param {string[]} cards */
  cards(cards) {
    const texts = cards.map((card) => this.card(card));
    return this.rtl ? isolateRightToLeft(texts.map(isolate).join(' ')) : texts.join(' ');
  }

  /** @param {string} suit */
  suit(suit) {
    return SYMBOLS[suit];
  }

  /** @param {string} suit */
  suitName(suit) {
    return this.text(`suit-name-${suit.toLowerCase()}`);
  }

  // --- actions

  /** A card, or a call as players say it now. @param {string} text */
  call(text) {
    return this.usualCall(this.wordings[text] ?? text);
  }

  /** A card, or a call: its own message, else that of its family (`bid` for `bid 7`), else the text. @param {string} text */
  usualCall(text) {
    const own = `call-${slug(text)}`;
    if (this.has(own)) {
      return this.text(own);
    }
    if (sentences.isCard(text)) {
      return this.card(text);
    }
    const value = restOf(text);
    return value === '' ? text : this.textOr(`call-${slug(text.split(' ')[0])}`, text, {value});
  }

  /**
   * What a call means and costs in a phase, in one line; empty for a game that does not say.
   * @param {string} call @param {string} phase @param {Record<string, number|string>} [figures]
   */
  meaning(call, phase, figures = {}) {
    const family = slug(call.split(' ')[0]);
    const names = [`${phase}-${slug(call)}`, slug(call), `${phase}-${family}`, family];
    const name = names.find((each) => this.has(`meaning-${each}`));
    if (!name) return '';
    return this.text(`meaning-${name}`, {value: restOf(call), ...sentences.worded(this, figures)});
  }

  /** The question that a phase puts to a player. @param {string} name */
  phase(name) {
    return this.textOr(`phase-${name}`, name);
  }

  // --- people

  /** The name of a seat's player. @param {number} seat */
  seat(seat) {
    const name = this.names[seat];
    if (name === undefined) {
      return this.text('seat-name', {number: seat + 1});
    }
    return this.name(name);
  }

  /** A player's name, for use within a sentence. @param {string} name */
  name(name) {
    return this.rtl ? name : isolateName(name);
  }

  /** A team; We or They for the player at seat `me`. Where all play alone, the player's name. @param {number} side @param {?number} [me] */
  side(side, me = null) {
    if (this.sides && this.sides === this.names.length) {
      return this.seat(side);
    }
    if (me === null || me < 0 || !this.sides) {
      return this.text('side-name', {number: side + 1});
    }
    return this.text(this.sideOf(me) === side ? 'side-we' : 'side-they');
  }

  /** The side that a seat scores for. @param {number} seat */
  sideOf(seat) {
    return this.sides ? seat % this.sides : seat;
  }

  // --- what happened

  /** @param {sentences.GameEvent} event @param {?number} [me] the reader's seat; null for any reader */
  event(event, me = null) {
    return sentences.eventSentence(this, event, me);
  }

  /** @param {sentences.Fact} fact @param {?number} [me] */
  fact(fact, me = null) {
    return sentences.factSentence(this, fact, me);
  }

  /** A fact in the few words that the head of the table has room for. @param {sentences.Fact} fact @param {?number} [me] */
  shortFact(fact, me = null) {
    return sentences.shortFact(this, fact, me);
  }

  /**
   * How a deal turned out, in one sentence.
   * @param {{scores: number[], summary?: ?sentences.Summary}} scored @param {?number} [me]
   */
  outcome(scored, me = null) {
    return sentences.outcomeSentence(this, scored, me);
  }

  /**
   * The lines of a score sheet: a label, and the number of each side.
   * @param {{key: string, values: number[]}[]} lines @returns {[string, string[]][]}
   */
  scoreLines(lines) {
    return lines.map(({key, values}) => [this.textOr(`score-${key}`, key), values.map((value) => this.number(value))]);
  }

  /** Why a bot acts as it does. @param {string} name @param {Record<string, number|string>} [figures] */
  reason(name, figures = {}) {
    const plain = this.textOr(`why-${name}`, name, this._reasonValues(figures));
    const priced = 'given' in figures ? this.text('why-given-up', {why: plain, given: figures.given}) : plain;
    const card = this.factBehind(figures);
    const why = card ? this.text('why-with-card', {card, why: priced}) : priced;
    return 'forecast' in figures ? this.text('why-and-forecast', {why, forecast: this.forecast(figures)}) : why;
  }

  /** The fact that speaks for a choice, or '' if its figures name none. @param {Record<string, number|string>} figures */
  factBehind(figures) {
    return 'why' in figures ? this.text(`why-${figures.why}`, this._reasonValues(figures)) : '';
  }

  /** The figures, with actions and cards as people say them. @param {Record<string, number|string>} figures */
  _reasonValues(figures) {
    const values = {...figures};
    for (const key of ['next', 'kept']) if (key in figures) values[key] = this.call(String(figures[key]));
    return values;
  }

  /** The forecast for a call, or for the alternative to it. @param {Record<string, number|string>} figures */
  forecast(figures) {
    const name = `forecast-${figures.forecast}`;
    return 'instead' in figures
      ? this.text(`${name}-instead`, {...figures, instead: this.call(String(figures.instead))})
      : this.text(name, figures);
  }

  /** The sentence for an error, without the id of the rule. @param {sentences.Fault} fault */
  ruleOf({rule = '', ...fault}) {
    return this.textOr(`rule-${rule}`, this.error(fault));
  }

  /** @param {sentences.Fault} fault an ApiFault or the `fault` of a frame */
  error(fault) {
    return sentences.faultSentence(this, fault);
  }

  // --- games and house rules

  /** The ids of all games, in the order in which they are shown. @returns {string[]} */
  get games() {
    return this.textOr('game-ids', '').split(' ').filter(Boolean);
  }

  /** A game's name, whichever game is loaded. @param {string} [game] */
  gameName(game = this.game ?? '') {
    return this.textOr(`game-name-${game}`, game);
  }

  /** A game in one sentence. @param {string} [game] */
  gameLine(game = this.game ?? '') {
    return this.textOr(`game-line-${game}`, '');
  }

  /** The number of steps in the lessons of a game; 0 for a game without any. @param {string} [game] */
  gameLessons(game = this.game ?? '') {
    return Number(this.textOr(`game-lessons-${game}`, '0'));
  }

  /** Whether a card of a game can be judged. @param {string} [game] */
  gameDispute(game = this.game ?? '') {
    return this.has(`game-dispute-${game}`);
  }

  /** Whether puzzles of a game come with the program. @param {string} [game] */
  gamePuzzles(game = this.game ?? '') {
    return this.has(`game-puzzles-${game}`);
  }

  /** The usual number of players of a game. @param {string} [game] */
  gameSeats(game = this.game ?? '') {
    return this.textOr(`game-seats-${game}`, '');
  }

  /** The ranks of a game's cards, strongest first: of plain suits, and of trumps. @returns {string[]} */
  gameRanks(game = this.game ?? '') {
    return this.textOr(`game-ranks-${game}`, '').split(' ').filter(Boolean);
  }

  /** The name of a house rule. @param {string} name */
  option(name) {
    return this.textOr(`option-${name}`, name);
  }

  /** A value of a house rule. @param {string} name @param {string|number|boolean|number[]} value */
  optionValue(name, value) {
    if (Array.isArray(value)) {
      return this.join(value.map((each) => this.number(each)));
    }
    if (typeof value === 'boolean') {
      return this.text(value ? 'flag-yes' : 'flag-no');
    }
    const plain = typeof value === 'number' ? this.number(value) : value;
    return this.textOr(`option-${name}-${slug(String(value))}`, plain);
  }

  /** The name of a preset of any game; an empty one means custom rules. @param {string} name @param {?string} [game] */
  preset(name, game = this.game) {
    return name ? this.textOr(`preset-${game}-${name}`, this.textOr(`preset-${name}`, name)) : this.text('own-rules');
  }
}

/** @param {any} value */
const ungrouped = (value) => (typeof value === 'number' ? new FluentNumber(value, {useGrouping: false}) : value);
