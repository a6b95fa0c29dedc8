/**
 * Solving puzzles: what waits for an answer, what was answered, and how a run stands. The server judges and measures
 * the time. Event: `change`.
 */
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {settings} from '../core/settings.js';
import {PACES} from '../core/paces.js';
import {Showing} from '../table/showing.js';
import {infoOf} from '../replay/scenes.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {Words} from '../core/words.js' */
/** @import {Board, GameEvent, SceneOf, ShownInfo} from '../types/table.js' */
/** @import {DailyPuzzle, PuzzleOutcome, PuzzleReview, PuzzleRunState, PuzzleMoment, PuzzlePlayed, PuzzleRunStep, PuzzleSolution, PuzzleStandingLine, PuzzleTable, PuzzleTask} from '../types/wire.js' */

/** The level of the bots at the table of a puzzle, which gives them their names. */
const BOTS = 'club';
/** Where puzzles come one after another as fast as they are solved. */
export const RUNS = new Set(['streak', 'minutes']);
/** The places that have puzzles of one kind only, and are called like it. */
const KINDS = new Set(['card', 'call', 'safety']);

/** @typedef {{place: string, theme?: string}} Wanted */
/** @typedef {SceneOf<ShownInfo>} PuzzleScene */

/**
 * The people at the table of a puzzle.
 * @param {number} seats @param {number} me @param {Words} words @param {string} name the solver's
 */
export function puzzleInfo(seats, me, words, name) {
  const players = Array.from({length: seats}, (_, seat) =>
    seat === me ? {name, kind: 'human'} : {name: '', kind: BOTS},
  );
  const info = infoOf({seats: players}, words);
  return {...info, settings: {...info.settings, pace: PACES[settings.pace].bot}};
}

/**
 * What a table shows of a position, or of a moment in a puzzle that is played on.
 * @param {PuzzleTable | PuzzleMoment} table @param {boolean} asks @param {number} [seq] @returns {PuzzleScene}
 */
export function sceneOf(table, asks, seq = 0) {
  const {board, own} = table;
  const {hand = [], legal = [], barred = [], figures = {}} = own;
  const info = infoOf({seats: []}, words);
  return {
    seq,
    info: {...info, settings: {...info.settings, pace: PACES[settings.pace].bot}},
    board: /** @type {Board} */ (board),
    own: {hand, legal: asks ? legal : [], barred, figures},
    taker: -1,
    full: false,
    events: 'events' in table ? /** @type {GameEvent[]} */ (table.events) : [],
    notes: [],
  };
}

/** The seat that acted. @param {PuzzleMoment} moment @returns {number} */
const actorOf = ({events}) => /** @type {GameEvent | undefined} */ (events[0])?.seat ?? -1;

export class PuzzleSession extends EventTarget {
  /**
   * @param {string} game @param {Wanted} wanted
   * @param {{ask?: typeof api.request, now?: () => number, later?: (act: () => void, ms: number) => unknown}} [services]
   */
  constructor(game, {place, theme = ''}, services = {}) {
    super();
    const {ask = (...given) => api.request(...given), now = () => performance.now(), later} = services;
    this.game = game;
    this.place = place;
    this.theme = theme;
    this._ask = ask;
    this._now = now;
    /** Whether the server was asked and has answered. */
    this.opened = false;
    /** What waits for an answer, or was answered last. @type {?PuzzleTask} */
    this.task = null;
    /** What the last answer was worth; in a run, the one before. @type {?PuzzleOutcome} */
    this.outcome = null;
    /** A puzzle that was answered earlier. @type {?PuzzleReview} */
    this.review = null;
    /** @type {?PuzzleRunState} */
    this.run = null;
    /** @type {?DailyPuzzle} */
    this.daily = null;
    /** @type {?PuzzleStandingLine} */
    this.standing = null;
    /** Why the last request failed. @type {?ApiFault} */
    this.fault = null;
    /** The answer that is on its way. */
    this.sent = '';
    this._received = 0;
    /** What is shown while cards are played in a puzzle with a goal. @type {?PuzzleScene} */
    this.scene = null;
    /** The result of the deal of a puzzle with a goal. @type {?number} */
    this.result = null;
    this._player = new Showing((scene) => {
      this.scene = scene;
      this._changed();
    }, later);
  }

  get isRun() {
    return RUNS.has(this.place);
  }

  /** Whether an answer is awaited. */
  get asks() {
    return this.task !== null && this.scene === null && (this.isRun ? this.running : this.outcome === null);
  }

  /** Whether a run is in progress. */
  get running() {
    return this.run !== null && !this.run.over && this.task !== null && this.left !== 0;
  }

  /** The milliseconds left of a run, null for one without a clock. */
  get left() {
    if (this.run?.left == null) return null;
    return Math.max(0, this.run.left - (this._now() - this._received));
  }

  /** What is shown: the table of the task, or of a puzzle that was answered earlier. @returns {?PuzzleTable} */
  get table() {
    return this.review?.table ?? this.task?.table ?? null;
  }

  /** The solution, once it may be known. @returns {?PuzzleSolution} */
  get solution() {
    return this.review?.solution ?? this.outcome?.solution ?? null;
  }

  /** Fetches what waits for an answer. In a run, only what is in progress: it begins when `begin` is called. */
  async open() {
    if (this.isRun) await this._resume();
    else if (this.place === 'daily') await this._openDaily();
    else
      await this._request(
        () => this._post(...this._next()),
        (task) => this._setTask(task),
      );
    this.opened = true;
    this._changed();
  }

  /** The request for the next puzzle. @returns {[string, object]} */
  _next() {
    if (this.place === 'own') return ['own', {}];
    const kind = KINDS.has(this.place) ? {kind: this.place} : {};
    return ['next', {...kind, ...(this.theme ? {theme: this.theme} : {})}];
  }

  async _openDaily() {
    const daily = await this._request(
      () => /** @type {Promise<DailyPuzzle>} */ (this._post('daily')),
      (found) => {
        this.daily = found;
        this._setTask(found.task);
        this.standing = found.standing;
      },
    );
    if (!daily || daily.task) return;
    await this._request(
      () => this._ask('GET', `/me/puzzles/${this.game}/${daily.puzzle}`),
      (review) => (this.review = review),
    );
  }

  async _resume() {
    await this._request(
      () => this._ask('GET', `/puzzles/${this.game}/runs/${this.place}`),
      (step) => this._setRun(step.run?.over ? {run: null, task: null} : step), // not an earlier one
    );
  }

  /** @param {?PuzzleTask | undefined} task what waits now; until it is there, the last one stays with its solution */
  _setTask(task) {
    this.task = task ?? null;
    this.outcome = this.review = this.result = null;
  }

  /** Begins a run. */
  async begin() {
    await this._request(
      () => this._post(`runs/${this.place}`),
      (step) => {
        this.outcome = null;
        this._setRun(step);
      },
    );
    this._changed();
  }

  /** @param {PuzzleRunStep} step */
  _setRun({run, task}) {
    this.run = run ?? null;
    this.task = task ?? null;
    this._received = this._now();
  }

  /** Answers the puzzle. @param {string} action */
  async answer(action) {
    if (!this.asks || this.sent || !this.task) return;
    this.sent = action;
    this._changed();
    const {id, place, goal} = this.task;
    if (goal != null) await this._play({puzzle: id, place, action});
    else await this._judge({puzzle: id, place, action});
    this.sent = '';
    this._changed();
  }

  /** @param {object} body */
  async _judge(body) {
    await this._request(
      () => this._post('answer', body),
      (/** @type {PuzzleOutcome} */ outcome) => {
        this.outcome = outcome;
        this.standing = outcome.standing;
        if (outcome.run) this._setRun({run: outcome.run, task: outcome.next ?? (outcome.run.over ? this.task : null)});
      },
    );
  }

  /** Plays a card of a puzzle with a goal, and shows what follows. @param {object} body */
  async _play(body) {
    const {task} = this;
    /** @type {?PuzzlePlayed} */
    const played = await this._request(
      () => this._post('play', body),
      () => {},
    );
    if (!played || !task) return;
    this.scene = sceneOf(task.table, false);
    this.sent = '';
    const scenes = played.moments.map((moment, i) => ({scene: sceneOf(moment, false, i + 1), seat: actorOf(moment)}));
    await this._player.play(this.scene, scenes, task.table.seat);
    this.scene = null;
    this.task = {...task, table: played.table};
    this.result = played.result;
    this.outcome = played.outcome;
    if (played.outcome) this.standing = played.outcome.standing;
  }

  /** Shows at once all that was played. */
  hurry() {
    this._player.hurry();
  }

  /** The page is left. */
  stop() {
    this._player.stop();
  }

  /** The time of a run is over: the server says how it ended. */
  async finish() {
    await this._request(
      () => this._ask('GET', `/puzzles/${this.game}/runs/${this.place}`),
      ({run}) => this._setRun({run: {...run, over: true}, task: this.task}),
    );
    this._changed();
  }

  /** Votes for (1) or against (-1) the puzzle that was answered; 0 takes a vote back. @param {-1 | 0 | 1} vote */
  async vote(vote) {
    const {solution} = this;
    const puzzle = this.review?.id ?? this.task?.id;
    if (!solution || !puzzle) return;
    await this._request(
      () => this._post('vote', {puzzle, vote}),
      (votes) => Object.assign(solution, votes, {vote}),
    );
    this._changed();
  }

  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  _post(path, body = {}) {
    return this._ask('POST', `/puzzles/${this.game}/${path}`, body);
  }

  /** @template T @param {() => Promise<T>} request @param {(answer: T) => unknown} take @returns {Promise<T | null>} */
  async _request(request, take) {
    try {
      const answer = await request();
      this.fault = null;
      take(answer);
      return answer;
    } catch (fault) {
      this.fault = /** @type {ApiFault} */ (fault);
      return null;
    }
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}
