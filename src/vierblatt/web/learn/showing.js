/** Shows what was played in a lesson, one scene after another, at the pace of the settings. */
import {PACES, paceName} from '../core/paces.js';
import {stepsOf} from '../table/timeline.js';

/** @import {SceneOf, ShownInfo} from '../types/table.js' */
/** @typedef {SceneOf<ShownInfo>} LessonScene */

export class Showing {
  /**
   * @param {(scene: LessonScene) => void} show
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
   * @param {LessonScene} before what is shown now @param {{scene: LessonScene, seat: number}[]} moments
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
