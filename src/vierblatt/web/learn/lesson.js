/**
 * One step of a game's lessons in progress: what is asked, what was chosen, and what is said of it. The server judges
 * and keeps nothing; every request has all right choices so far. Event: `change`.
 */
import {api} from '../core/api.js';
import {PACES} from '../core/paces.js';
import {settings} from '../core/settings.js';
import {infoOf} from '../replay/scenes.js';
import {Showing, actorOf, shownScene} from '../table/showing.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {Words} from '../core/words.js' */
/** @import {LessonJudgement, LessonState, ShownMoment, ShownTable} from '../types/wire.js' */
/** @import {ShownScene} from '../table/showing.js' */

/** The learner's seat, in every lesson. */
export const LEARNER = 0;
/** After this many choices that were not right, a right one can be shown. */
const MISSES = 2;
/** The level of the bots at the table of a lesson, which gives them their names. */
const BOTS = 'club';

/**
 * The people at the table of a lesson.
 * @param {number} seats @param {Words} words @param {string} name the learner's
 */
export function lessonInfo(seats, words, name) {
  const players = Array.from({length: seats}, (_, seat) =>
    seat === LEARNER ? {name, kind: 'human'} : {name: '', kind: BOTS},
  );
  const info = infoOf({seats: players}, words);
  return {...info, settings: {...info.settings, pace: PACES[settings.pace].bot}};
}

export class Lesson extends EventTarget {
  /**
   * @param {string} game @param {string} step
   * @param {string[]} choices the right ones of the steps that this one continues; the server adds what is missing
   * @param {{ask?: (path: string, body: object) => Promise<LessonState>, later?: (act: () => void, ms: number) => unknown}} [services]
   */
  constructor(game, step, choices = [], {ask = (path, body) => api.public(path, body), later} = {}) {
    super();
    this.game = game;
    this.step = step;
    this._ask = (/** @type {object} */ body) => ask(`/lessons/${game}/${step}`, body);
    /** The choices that it began with. */
    this.first = choices;
    /** Null while the step is loading. @type {?LessonState} */
    this.state = null;
    /** @type {?ShownScene} */
    this.scene = null;
    /** What is said of the last choice, until the next one. @type {?LessonJudgement} */
    this.judgement = null;
    /** The id of the text that is the task now. */
    this.task = '';
    /** @type {?ApiFault} */
    this.fault = null;
    /** The choice that is on its way. */
    this.sent = '';
    /** Whether what was played is being shown. */
    this.showing = false;
    /** Whether the hint is shown. */
    this.hinted = false;
    /** Whether a right choice is marked. */
    this.shown = false;
    this._misses = 0;
    this._seq = 0;
    this._player = new Showing((scene) => this._show(scene), later);
  }

  /** Fetches the step. */
  async open() {
    const state = await this._request({choices: this.first});
    if (!state) return;
    this.state = state;
    this.task = state.text;
    this.scene = state.table && this._sceneOf({...state.table, events: []}, state.table.own.legal);
    this._changed();
  }

  /** Whether a card or a call is awaited. */
  get asks() {
    return this.state !== null && !this.state.finished && !this.showing && this.judgement?.kind !== 'right';
  }

  /** Whether the learner may go on: to the next turn or, if the step is over, to the next step. */
  get mayGoOn() {
    return this.state !== null && !this.showing && !this.asks;
  }

  /** Whether a right choice may be shown. */
  get mayShow() {
    return this.asks && this._misses >= MISSES && !this.shown;
  }

  /** The right choice, if it is to be marked. */
  get advised() {
    return this.asks && this.shown ? (this.state?.right ?? '') : '';
  }

  /** Plays a card or makes a call. @param {string} action */
  async choose(action) {
    if (!this.asks || this.sent || !this.state) return;
    this.sent = action;
    this._changed();
    const state = await this._request({choices: this.state.choices, choice: action});
    this.sent = '';
    if (state) await this._judged(state);
    this._changed();
  }

  /** @param {LessonState} state after a choice */
  async _judged(state) {
    this.judgement = state.judgement ?? null;
    if (this.judgement?.kind !== 'right') {
      this._misses += 1;
      return;
    }
    this.hinted = this.shown = false;
    this.showing = true;
    const before = this.scene;
    const moments = this.judgement.moments.map((moment) => ({scene: this._sceneOf(moment), seat: actorOf(moment)}));
    this._changed();
    if (before) await this._player.play(before, moments, LEARNER);
    this.showing = false;
    this.state = state;
  }

  /** Puts the next task of this step. */
  goOn() {
    if (!this.state || this.state.finished) return;
    this.judgement = null;
    this._misses = 0;
    this.task = this.state.text;
    const {table} = this.state;
    this.scene = table && this._sceneOf({...table, events: []}, table.own.legal);
    this._changed();
  }

  hint() {
    this.hinted = true;
    this._changed();
  }

  /** Marks a right choice. */
  show() {
    this.shown = true;
    this._changed();
  }

  /** Shows at once all that was played. */
  hurry() {
    this._player.hurry();
  }

  /** The page is left. */
  stop() {
    this._player.stop();
  }

  /** @param {object} body @returns {Promise<LessonState | null>} */
  async _request(body) {
    try {
      const state = await this._ask(body);
      this.fault = null;
      return state;
    } catch (fault) {
      this.fault = /** @type {ApiFault} */ (fault);
      this._changed();
      return null;
    }
  }

  /** @param {ShownTable & {events: ShownMoment['events']}} moment @param {string[]} [legal] @returns {ShownScene} */
  _sceneOf(moment, legal) {
    this._seq += 1;
    return shownScene(moment, this._seq, legal);
  }

  /** @param {ShownScene} scene */
  _show(scene) {
    this.scene = scene;
    this.dispatchEvent(new CustomEvent('scene', {detail: scene}));
    this._changed();
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}
