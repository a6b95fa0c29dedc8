/**
 * The coach: advice at each of the person's own decisions, and a warning after a costly one. It only asks for hints: the
 * quick one is shown at once, and the search's replaces or confirms it. Play never waits for it.
 */

import {settings} from '../core/settings.js';
import {asksForCards} from './model.js';

/** @import {TableModel} from '../parts/card-table.js' */
/** @import {Advice, Fault} from '../types/wire.js' */
/** @import {Board, Info, Own, Scene} from '../types/table.js' */

/**
 * The only open action, and why another one is not open.
 * @typedef {{action: string, fault: Fault}} Forced
 */
/**
 * One of the person's own decisions. `played`: the action that they chose, '' before.
 * @typedef {{key: string, deal: number, tricks: number, quick?: Advice, searched?: Advice, forced?: Forced, played: string}} Decision
 */
/**
 * A costly decision. `better`: what the search advises instead; `cost`: expected, in points of the deal.
 * @typedef {{decision: Decision, played: string, better: string, cost: number}} Mistake
 */

/** A warning comes at most this many tricks after the action. */
const TRICKS = 1;

/** How many times to ask the search about a decision while the server refuses, and the milliseconds in between. */
const TRIES = 5;
const RETRY_WAIT = 1_000;

/** @param {number} milliseconds */
const waited = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Whether the coach may help at a table: not where wrong cards can be played, since its warnings would tell which are.
 * @param {Info} info @param {?Board} board @param {number} seat The person's, or -1
 */
export const mayCoach = ({stage, settings}, board, seat) =>
  seat >= 0 && stage === 'playing' && settings.hints && !settings.rated && !board?.claims;

/** Whether the coach helps at a table: it may, and the person wants one. @param {Info} info @param {?Board} board @param {number} seat */
export const isCoached = (info, board, seat) => settings.coach && mayCoach(info, board, seat);

/**
 * The model of the felt, which leaves room for the coach while cards are played: nothing moves when it speaks.
 * @param {TableModel} model @param {Scene} scene @param {number} seat @returns {TableModel}
 */
export const withCoach = (model, {info, board}, seat) =>
  model.panelKind === '' && isCoached(info, board, seat) ? {...model, panelKind: 'coach'} : model;

/** The tricks of this deal that have been taken. @param {Board} board */
const taken = ({tricks}) => tricks.reduce((sum, count) => sum + count, 0);

/**
 * What the warning after an action says, or null if the search did not find it a mistake.
 * @param {Decision} decision @returns {?Mistake}
 */
export function mistakeOf(decision) {
  const {played, searched} = decision;
  const cost = searched?.mistakes?.[played];
  return searched && cost !== undefined ? {decision, played, better: searched.action, cost} : null;
}

export class Coach {
  /**
   * @param {(quick: boolean) => Promise<Advice | undefined>} ask Asks for a hint; resolves to undefined if there is none.
   * @param {() => void} changed
   * @param {{why?: (action: string) => Promise<Fault | null>, wait?: (milliseconds: number) => Promise<unknown>}} [services]
   *   why: asks why an action is not open; resolves to null if there is no answer.
   */
  constructor(ask, changed, {why = async () => null, wait = waited} = {}) {
    this._ask = ask;
    this._why = why;
    this._changed = changed;
    this._wait = wait;
    /** The decision that the person has to make now. @type {?Decision} */
    this.now = null;
    /** @type {?Mistake} */
    this.mistake = null;
    /** The decisions of this deal by what the person saw: after a takeback, the advice is there at once. @type {Map<string, Decision>} */
    this._known = new Map();
    /** The decision that was played last. @type {?Decision} */
    this._last = null;
    /** @type {?Pick<Decision, 'deal' | 'tricks'>} */
    this._at = null;
    /** Resolves when the search is free: it answers one question of a player at a time. */
    this._free = Promise.resolve();
  }

  /** The best advice so far for the decision to be made, or undefined. */
  get advice() {
    return this.now?.searched ?? this.now?.quick;
  }

  /** Forgets everything: the coach was switched off, or the table was left. */
  stop() {
    this.now = this.mistake = this._last = null;
    this._known.clear();
  }

  /** Follows the table. @param {Scene} scene as it is now shown @param {boolean} mine Whether the person has to act */
  follow({board, own, notes}, mine) {
    if (!board) return;
    const at = {deal: board.deal, tricks: taken(board)};
    if (at.deal !== this._at?.deal) this._known.clear();
    this._at = at;
    if (notes.some(({what}) => what === 'withdrawn')) this._last = this.mistake = null;
    if (this.mistake && !this._isRecent(this.mistake.decision)) this.mistake = null;
    this.now = null;
    if (!mine || !own?.legal.length) return;
    const key = JSON.stringify([board, own]);
    const decision = this._known.get(key) ?? {key, ...at, played: ''};
    decision.played = '';
    this.now = decision;
    if (this._known.has(key)) return;
    this._known.set(key, decision);
    if (own.legal.length > 1) this._advise(decision);
    else this._explain(decision, own);
  }

  /** The person has chosen an action. @param {string} action */
  acted(action) {
    this.mistake = null;
    this._last = this.now;
    if (!this.now) return;
    this.now.played = action;
    this._judge(this.now);
  }

  /** Closes the warning: the person keeps to their action. */
  keep() {
    this.mistake = null;
    this._changed();
  }

  /** Says why there is no choice, unless nothing else is left. @param {Decision} decision @param {Own} own */
  async _explain(decision, {hand, legal: [action], barred = []}) {
    const other = (asksForCards({hand, legal: [action]}) ? hand : barred).find((each) => each !== action);
    const fault = other && (await this._why(other));
    if (!fault) return this._forget(decision);
    decision.forced = {action, fault};
    if (decision === this.now) this._changed();
  }

  /** @param {Decision} decision */
  async _advise(decision) {
    const quick = this._ask(true);
    this._free = this._free.then(() => this._search(decision));
    decision.quick = await quick;
    if (decision === this.now) this._changed();
  }

  /** @param {Decision} decision */
  async _search(decision) {
    const isOpen = () => decision === this.now && !decision.played;
    for (let tries = 0; tries < TRIES && isOpen() && !decision.searched; tries += 1) {
      if (tries) await this._wait(RETRY_WAIT);
      if (isOpen()) decision.searched = await this._ask(false);
    }
    if (!decision.searched) return this._forget(decision);
    if (decision === this._last) this._judge(decision);
    this._changed();
  }

  /** Asks again if the decision comes back, since the search has not judged it. @param {Decision} decision */
  _forget({key}) {
    this._known.delete(key);
  }

  /** @param {Decision} decision */
  _judge(decision) {
    if (this._isRecent(decision)) this.mistake = mistakeOf(decision);
  }

  /** @param {Decision} decision */
  _isRecent({deal, tricks}) {
    return deal === this._at?.deal && this._at.tricks - tricks <= TRICKS;
  }
}
