/**
 * A match with real cards that is written down deal by deal, as `vierblatt.sheet.Sheet` does it. What the page scores
 * here is the same as the engine's score: `tests/page/sheet-vectors.test.js` compares them.
 *
 * @typedef {object} SheetDeal
 * @property {number} number counted from 1
 * @property {number} dealer a seat
 * @property {DealResult} result what was written down, defaults included
 * @property {boolean} scored false if nobody could score
 * @property {number[]} scores of each side
 * @property {number[]} totals of each side, after the deal
 * @property {SheetReason[]} reasons
 * @property {ScoreLine[]} lines
 * @property {?Summary} summary
 * @property {?number[]} chances of each side to win the match
 */
import {SheetFault} from './fault.js';
import {complete} from './fields.js';
import {SHEET_GAMES, isScored} from './games.js';

/** @import {GameInfo} from '../types/wire.js' */
/** @import {DealResult, ScoreLine, SheetReason, SheetState, Summary} from './state.js' */
/** @import {RuleSet} from './house-rules.js' */

export const MOST_DEALS = 5000;
const LONGEST_NAME = 40;
/** What cannot be printed; a space can. */
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

export class ScoreSheet {
  /**
   * Throws a SheetFault.
   * @param {GameInfo} info @param {RuleSet} rules @param {{names?: string[], firstDealer?: number}} [people] names: in
   * the order of play; none, or one for each seat. firstDealer: a seat, unless a house rule names it
   */
  constructor(info, rules, {names = [], firstDealer = 0} = {}) {
    if (!isScored(info)) throw new SheetFault('sheet-page-behind', {game: info.id});
    this.game = SHEET_GAMES[info.id];
    this.rules = rules;
    const {seats, sides} = this.game.shape(rules.values);
    this.seats = seats;
    this.sides = sides;
    this.names = checkNames(names, seats);
    if (!Number.isInteger(firstDealer) || firstDealer < 0 || firstDealer >= seats) {
      throw new SheetFault('bad-seat', {seat: firstDealer, seats});
    }
    this.firstDealer = firstDealer;
    /** @type {SheetDeal[]} */
    this.deals = [];
    /** The state before the first deal and after each deal. */
    this._history = [this._start()];
  }

  /** @returns {SheetState} */
  _start() {
    const {seats, sides, rules} = this;
    const nothing = Array(sides).fill(0);
    /** @type {SheetState} */
    const state = {
      rules: rules.values,
      seats,
      sides,
      dealer: this.firstDealer,
      dealNo: 0,
      scored: 0,
      scores: nothing,
      dealScores: nothing,
      over: false,
      winners: [],
    };
    this.game.start(state);
    return state;
  }

  get _state() {
    return /** @type {SheetState} */ (this._history.at(-1));
  }

  get totals() {
    return this._state.scores;
  }

  /** Whether the match has ended. */
  get over() {
    return this._state.over;
  }

  /** The sides that won; empty before the end and for a draw. */
  get winners() {
    return this._state.winners;
  }

  /** The seat that deals next; after the end, the one that dealt last. */
  get dealer() {
    return this._state.dealer;
  }

  /** What the result of the next deal consists of; empty after the end. */
  get fields() {
    return this.over ? [] : this.game.fields(this._begun(this._state));
  }

  /** The chance of each side to win, 0 to 1; null without a model, and after the end. */
  get chances() {
    return this.over ? null : this.game.chances(this._state);
  }

  /** Writes down the next deal; throws a SheetFault, and then changes nothing. @param {unknown} result */
  add(result) {
    if (this.over) throw new SheetFault('sheet-over', {deals: this.deals.length});
    if (this.deals.length >= MOST_DEALS) throw new SheetFault('sheet-full', {most: MOST_DEALS});
    const {dealer, scored} = this._state;
    const state = this._begun(this._state);
    const written = complete(this.game.fields(state), result);
    this.game.score(state, written);
    this._history.push(state);
    const deal = this._dealOf(state, dealer, written, state.scored !== scored);
    this.deals = [...this.deals, deal];
    return deal;
  }

  /** Takes back the last deal, and returns it; throws a SheetFault if there is none. */
  undo() {
    const last = this.deals.at(-1);
    if (!last) throw new SheetFault('sheet-empty');
    this._goBack(this.deals.length - 1);
    return last;
  }

  /**
   * Writes a deal down anew, counted from 1, and all later ones after it. Throws a SheetFault, and then changes
   * nothing, also if a later deal is impossible after the change.
   * @param {number} number @param {unknown} result
   */
  change(number, result) {
    this.deal(number);
    const [deals, history] = [this.deals, [...this._history]];
    this._goBack(number - 1);
    try {
      const changed = this.add(result);
      for (const later of deals.slice(number)) this._addLater(later);
      return changed;
    } catch (fault) {
      this.deals = deals;
      this._history = history;
      throw fault;
    }
  }

  /** @param {SheetDeal} later */
  _addLater({number, result}) {
    try {
      this.add(result);
    } catch (fault) {
      throw new SheetFault('sheet-later-deal', {number, reason: fault});
    }
  }

  /** A deal by its number; throws a SheetFault. @param {number} number */
  deal(number) {
    const deal = this.deals[number - 1];
    if (!deal) throw new SheetFault('sheet-no-deal', {number, deals: this.deals.length});
    return deal;
  }

  /** What the result of a deal that is written down consists of. @param {number} number */
  fieldsOf(number) {
    this.deal(number);
    return this.game.fields(this._begun(this._history[number - 1]));
  }

  /** @param {number} deals */
  _goBack(deals) {
    this.deals = this.deals.slice(0, deals);
    this._history.length = deals + 1;
  }

  /** A copy of a state in which the next deal has begun. @param {SheetState} state */
  _begun(state) {
    const {rules, ...own} = state;
    /** @type {SheetState} */
    const begun = {...structuredClone(own), rules, dealNo: state.dealNo + 1};
    this.game.begin(begun);
    return begun;
  }

  /** @param {SheetState} state @param {number} dealer @param {DealResult} result @param {boolean} scored @returns {SheetDeal} */
  _dealOf(state, dealer, result, scored) {
    return {
      number: this.deals.length + 1,
      dealer,
      result,
      scored,
      scores: scored ? state.dealScores : Array(this.sides).fill(0),
      totals: state.scores,
      reasons: this.game.reasons(state, result),
      lines: scored ? this.game.lines(state) : [],
      summary: scored ? this.game.summary(state) : null,
      chances: state.over ? null : this.game.chances(state),
    };
  }
}

/** The names, trimmed; throws a SheetFault. @param {string[]} names @param {number} seats */
function checkNames(names, seats) {
  const trimmed = names.map((name) => name.split(/\s+/).filter(Boolean).join(' '));
  const fits = trimmed.every((name) => name && [...name].length <= LONGEST_NAME && !NOT_PRINTABLE.test(name));
  const different = new Set(trimmed.map((name) => name.toUpperCase().toLowerCase())).size === seats;
  if (trimmed.length && (trimmed.length !== seats || !fits || !different)) {
    throw new SheetFault('sheet-names', {names: trimmed.join(', ').slice(0, 80), seats});
  }
  return trimmed;
}
