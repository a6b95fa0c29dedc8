/** Shows what was played at a table without a socket, one scene after another, at the pace of the settings. */
import {PACES, paceName} from '../core/paces.js';
import {settings} from '../core/settings.js';
import {stepsOf} from './timeline.js';

/** @import {Board, GameEvent, SceneOf, ShownInfo} from '../types/table.js' */
/** @import {ShownMoment, ShownTable} from '../types/wire.js' */
/** @typedef {SceneOf<ShownInfo>} ShownScene */

/**
 * A scene from what the server says of a table: as it is now, or after one action.
 * @param {ShownTable & {events?: ShownMoment['events']}} table @param {number} seq counts the scenes of a page
 * @param {string[]} [legal] what may be done @returns {ShownScene}
 */
export function shownScene({board, own, events = []}, seq, legal = []) {
  const {hand = [], barred = [], figures = {}} = own;
  return {
    seq,
    info: {
      stage: 'playing',
      deadline: null,
      received: 0,
      seats: [],
      settings: {move_seconds: 0, pace: PACES[settings.pace].bot},
    },
    board: /** @type {Board} */ (board),
    own: {hand, legal, barred, figures},
    taker: -1,
    full: false,
    events: /** @type {GameEvent[]} */ (events),
    notes: [],
  };
}

/** The seat that acted. @param {{events: ShownMoment['events']}} moment @returns {number} */
export const actorOf = ({events}) => /** @type {GameEvent | undefined} */ (events[0])?.seat ?? -1;

export class Showing {
  /**
   * @param {(scene: ShownScene) => void} show
   * @param {(act: () => void, ms: number) => unknown} [later]
   */
  constructor(show, later = (act, ms) => setTimeout(act, ms)) {
    this._show = show;
    this._later = later;
    this._hurried = false;
    this._stopped = false;
    /** Ends the present wait. */
    this._go = () => {};
  }

  /**
   * Shows scenes; resolves once the last has been seen. A learner's own action comes at once, others take their time.
   * @param {ShownScene} before what is shown now @param {{scene: ShownScene, seat: number}[]} moments
   * @param {number} me
   */
  async play(before, moments, me) {
    this._hurried = false;
    let last = before;
    for (const [i, {scene, seat}] of moments.entries()) {
      if (i || seat !== me) await this._wait(PACES[paceName(scene.info.settings.pace)].bot);
      for (const step of stepsOf(last, scene)) {
        if (this._stopped) return;
        this._show(step.scene);
        await this._wait(step.hold);
      }
      last = scene;
    }
  }

  /** Shows at once what is still to come. */
  hurry() {
    this._hurried = true;
    this._go();
  }

  /** Shows nothing more. */
  stop() {
    this._stopped = true;
    this.hurry();
  }

  /** @param {number} ms @returns {Promise<void>} */
  _wait(ms) {
    if (this._hurried || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this._go = resolve;
      this._later(resolve, ms);
    });
  }
}
