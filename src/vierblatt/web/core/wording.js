/**
 * Everything that the page says, in one language and, where a game is loaded, for that game: the messages that the
 * rest of Vierblatt uses, worded as `vierblatt.locale.words` words them.
 */

import {FluentBundle, FluentNumber} from '../vendor/fluent.js';
import {isolate, isolateName, isolateOwn, isolateRightToLeft, keepSign} from './bidi.js';
import * as telling from './telling.js';

/** @type {Record<string, string>} */
const SYMBOLS = {S: '♠', H: '♥', D: '♦', C: '♣'};
// Numbers, but not those in a name such as BAL-PLAY-5.
const DIGITS = /(?<![A-Za-z0-9])(?<![A-Za-z]-)[0-9]+/g;
const ARABIC_ZERO = 0x660;

/** @param {string} text */
const slug = (text) => text.toLowerCase().replace(/[^a-zA-Z0-9_-]+/g, '-');

export class Words {
  /**
   * @param {string} language
   * @param {?string} game the game's id
   * @param {import('../vendor/fluent.js').FluentResource[]} resources shared messages first; a game's go before them
   * @param {{arabicDigits?: boolean}} [options]
   */
  constructor(language, game, resources, {arabicDigits = false} = {}) {
    this.language = language;
    this.game = game;
    this.arabicDigits = arabicDigits;
    this.rtl = language === 'ar';
    /** What the seats are called; without names they are Player 1, Player 2 ... @type {string[]} */
    this.names = [];
    /** Scoring sides at the table; 0 while no table is known. */
    this.sides = 0;
    // Arabic digits are the player's choice, so Fluent writes Latin ones.
    this._bundle = new FluentBundle(this.rtl ? 'ar-u-nu-latn' : language, {useIsolating: this.rtl});
    for (const resource of resources) {
      this._bundle.addResource(resource, {allowOverrides: true});
    }
  }

  /** Tells who sits at the table that is talked about. @param {{names: string[], sides: number}} table */
  sitting({names, sides}) {
    this.names = names;
    this.sides = sides;
  }

  // --- messages

  /** @param {string} id */
  has(id) {
    return this._bundle.hasMessage(id);
  }

  /** A message with its values; its id if there is none. @param {string} id @param {Object<string, any>} [values] */
  text(id, values = {}) {
    const message = this._bundle.getMessage(id);
    if (!message?.value) {
      return id;
    }
    const ready = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ungrouped(value)]));
    return this._digits(this._bundle.formatPattern(message.value, ready, []));
  }

  /**
   * As `text`, with a word of one's own for a message that no file has.
   * @param {string} id @param {string} otherwise @param {Object<string, any>} [values]
   */
  textOr(id, otherwise, values = {}) {
    return this.has(id) ? this.text(id, values) : otherwise;
  }

  /** A number in this language's digits. @param {number} number */
  number(number) {
    return this._digits(this.rtl ? keepSign(String(number)) : String(number));
  }

  /** @param {string} text */
  _digits(text) {
    if (!(this.rtl && this.arabicDigits)) {
      return text;
    }
    return text.replace(DIGITS, (found) =>
      [...found].map((digit) => String.fromCharCode(ARABIC_ZERO + Number(digit))).join(''),
    );
  }

  /** Numbers side by side, `3 : 1`; in Arabic the first one is the one on the right. @param {number[]} numbers */
  ratio(numbers) {
    const found = numbers.map((number) => this.number(number));
    return this.rtl ? isolateRightToLeft(found.map(isolate).join(' : ')) : found.join(' : ');
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

  /** A card in short, `A♠`; jokers have names. @param {string} card */
  card(card) {
    if (card[0] === 'X') {
      return this.text(`joker-${card.toLowerCase()}`);
    }
    return this._digits(this.rank(card)) + SYMBOLS[card[1]];
  }

  /** What stands in a card's corner beside its suit. @param {string} card */
  rank(card) {
    return this.textOr(`rank-${card[0].toLowerCase()}`, card[0]);
  }

  /** A card in full, to be read aloud: queen of spades. @param {string} card */
  cardName(card) {
    if (card[0] === 'X') {
      return this.card(card);
    }
    return this.text('card-name', {
      rank: this.text(`rank-name-${card[0].toLowerCase()}`),
      suit: this.suitName(card[1]),
    });
  }

  /** Several cards; in Arabic the first one is the one on the right. @param {string[]} cards */
  cards(cards) {
    const found = cards.map((card) => this.card(card));
    return this.rtl ? isolateRightToLeft(found.map(isolate).join(' ')) : found.join(' ');
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

  /** A card, or a call: its own message, else that of its family (`bid` for `bid 7`), else the text. @param {string} text */
  call(text) {
    const own = `call-${slug(text)}`;
    if (this.has(own)) {
      return this.text(own);
    }
    if (telling.isCard(text)) {
      return this.card(text);
    }
    const [family, ...others] = text.split(' ');
    const rest = others.join(' ');
    const value = SYMBOLS[rest] ?? (/^\d+$/.test(rest) ? Number(rest) : rest);
    return rest ? this.textOr(`call-${slug(family)}`, text, {value}) : text;
  }

  /** The question that a phase puts to a player. @param {string} name */
  phase(name) {
    return this.textOr(`phase-${name}`, name);
  }

  // --- people

  /** Who sits there. @param {number} seat */
  seat(seat) {
    const name = this.names[seat];
    if (name === undefined) {
      return this.text('seat-name', {number: seat + 1});
    }
    return this.name(name);
  }

  /** Somebody's name, to stand within a sentence. @param {string} name */
  name(name) {
    return this.rtl ? name : isolateName(name);
  }

  /** A team; We or They for the player at seat `me`. Where everyone plays alone, who sits there. @param {number} side @param {?number} [me] */
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

  /** @param {telling.GameEvent} happened @param {?number} [me] the reader's seat; null: anybody */
  event(happened, me = null) {
    return telling.event(this, happened, me);
  }

  /** @param {telling.Fact} known @param {?number} [me] */
  fact(known, me = null) {
    return telling.fact(this, known, me);
  }

  /**
   * The lines of a score sheet: what for, and the number of each side.
   * @param {{key: string, values: number[]}[]} lines @returns {[string, string[]][]}
   */
  scoreLines(lines) {
    return lines.map(({key, values}) => [this.textOr(`score-${key}`, key), values.map((value) => this.number(value))]);
  }

  /** Why a bot acts as it does. @param {string} name @param {Record<string, number|string>} [figures] */
  reason(name, figures = {}) {
    const next = 'next' in figures ? {next: this.call(String(figures.next))} : {};
    const reason = this.textOr(`why-${name}`, name, {...figures, ...next});
    const why = 'given' in figures ? this.text('why-given-up', {why: reason, given: figures.given}) : reason;
    return 'forecast' in figures ? this.text('why-and-forecast', {why, forecast: this.forecast(figures)}) : why;
  }

  /** What a call promises, or the one that is left. @param {Record<string, number|string>} figures */
  forecast(figures) {
    const name = `forecast-${figures.forecast}`;
    return 'instead' in figures
      ? this.text(`${name}-instead`, {...figures, instead: this.call(String(figures.instead))})
      : this.text(name, figures);
  }

  /** @param {telling.Fault} fault an ApiFault or the `fault` of a frame */
  error(fault) {
    return telling.error(this, fault);
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

  /** How many usually play a game. @param {string} [game] */
  gameSeats(game = this.game ?? '') {
    return this.textOr(`game-seats-${game}`, '');
  }

  /** What a house rule is called. @param {string} name */
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

  /** A named set of house rules, of any game; an empty name is a set of one's own. @param {string} name @param {?string} [game] */
  preset(name, game = this.game) {
    return name ? this.textOr(`preset-${game}-${name}`, this.textOr(`preset-${name}`, name)) : this.text('own-rules');
  }
}

/** @param {any} value */
const ungrouped = (value) => (typeof value === 'number' ? new FluentNumber(value, {useGrouping: false}) : value);
