/**
 * One board of the daily deals in progress. The server stores every action before it answers, so a request may be sent
 * again: it is carried out once. Event: `change`; `scene` for each scene that is shown.
 */
import {api} from '../core/api.js';
import {PACES} from '../core/paces.js';
import {settings} from '../core/settings.js';
import {Showing, actorOf, shownScene} from '../table/showing.js';
import {infoOf} from '../replay/scenes.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {Words} from '../core/words.js' */
/** @import {DailyState, ShownMoment, ShownTable} from '../types/wire.js' */
/** @import {ShownScene} from '../table/showing.js' */

/** The level of the bots, which gives them their names. */
const BOTS = 'strong';
/** Faults after which the same request is sent again by itself. */
const AGAIN = new Set(['bots-away', 'daily-pending']);
/** Faults that say that the board is no longer what this page shows. */
const CHANGED = new Set(['daily-elsewhere', 'daily-finished', 'daily-over']);
const TRIES = 20;

/**
 * The people at the table of a daily deal.
 * @param {number} seats @param {number} me @param {Words} words @param {string} name the player's
 */
export function dailyInfo(seats, me, words, name) {
  const players = Array.from({length: seats}, (_, seat) =>
    seat === me ? {name, kind: 'human'} : {name: '', kind: BOTS},
  );
  const info = infoOf({seats: players}, words);
  return {...info, settings: {...info.settings, pace: PACES[settings.pace].bot}};
}

export class DailyBoard extends EventTarget {
  /**
   * @param {string} game @param {string} day @param {string} place
   * @param {{ask?: (method: string, body?: object) => Promise<DailyState>, later?: (act: () => void, ms: number) => unknown}} [services]
   */
  constructor(game, day, place, {ask, later} = {}) {
    super();
    this.game = game;
    this.day = day;
    this.place = place;
    const path = `/daily/${game}/${day}/boards/${place}`;
    this._ask = ask ?? ((method, body) => api.request(method, path, body));
    this._later = later ?? ((act, ms) => setTimeout(act, ms));
    /** Null while the board is loading. @type {?DailyState} */
    this.state = null;
    /** @type {?ShownScene} */
    this.scene = null;
    /** @type {?ApiFault} */
    this.fault = null;
    /** The choice that is on its way. */
    this.sent = '';
    /** Whether what was played is being shown. */
    this.showing = false;
    this._seq = 0;
    this._stopped = false;
    this._player = new Showing((scene) => this._show(scene), later);
  }

  /** Fetches the board, and begins it if that has not been done. */
  async open() {
    let state = await this._request('GET');
    if (state && !state.table && !state.over) state = await this._request('POST', {seq: 0, action: ''});
    if (state) this._take(state);
    this._changed();
  }

  /** The player's seat. */
  get me() {
    return this.state?.seat ?? 0;
  }

  /** Whether a card or a call is awaited. */
  get asks() {
    return Boolean(this.state?.table && !this.state.finished && !this.state.over && !this.showing);
  }

  /** Whether the board, or its day, is over and all of it has been shown. */
  get finished() {
    return Boolean((this.state?.finished || this.state?.over) && !this.showing);
  }

  /** Plays a card or makes a call. @param {string} action */
  async choose(action) {
    if (!this.asks || this.sent || !this.state) return;
    this.sent = action;
    this._changed();
    const state = await this._request('POST', {seq: this.state.seq, action});
    this.sent = '';
    if (state) await this._played(state);
    else if (this.fault && CHANGED.has(this.fault.code)) await this._refresh();
    this._changed();
  }

  /** Shows at once all that was played. */
  hurry() {
    this._player.hurry();
  }

  /** The page is left. */
  stop() {
    this._stopped = true;
    this._player.stop();
  }

  /** The board as it is now; says why that is not what was expected. */
  async _refresh() {
    const {fault} = this;
    const state = await this._request('GET');
    if (!state) return;
    this._take(state);
    this.fault = fault;
  }

  /** @param {DailyState} state after a choice */
  async _played(state) {
    this.showing = true;
    const before = this.scene;
    const moments = state.moments.map((moment) => ({scene: this._sceneOf(moment), seat: actorOf(moment)}));
    this._changed();
    if (before) await this._player.play(before, moments, this.me);
    this.showing = false;
    this._take(state);
  }

  /** @param {DailyState} state */
  _take(state) {
    this.state = state;
    if (!state.table) return;
    const last = this.scene;
    // The last trick of a finished board stays to be seen.
    if (state.finished && last)
      this.scene = {...last, own: {...last.own, hand: [], legal: [], barred: [], figures: {}}};
    else this.scene = this._sceneOf(state.table, state.table.own.legal);
  }

  /**
   * Sends a request, again if the bots cannot answer yet.
   * @param {string} method @param {object} [body] @returns {Promise<DailyState | null>}
   */
  async _request(method, body) {
    for (let left = TRIES; !this._stopped; left -= 1) {
      try {
        const state = await this._ask(method, body);
        this.fault = null;
        return state;
      } catch (fault) {
        this.fault = /** @type {ApiFault} */ (fault);
        this._changed();
        if (!AGAIN.has(this.fault.code) || !left) return null;
        const seconds = Number(this.fault.parameters.seconds) || 1;
        await new Promise((resolve) => this._later(() => resolve(undefined), 1000 * seconds));
      }
    }
    return null;
  }

  /** @param {ShownTable & {events?: ShownMoment['events']}} moment @param {string[]} [legal] @returns {ShownScene} */
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
