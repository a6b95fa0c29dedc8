/**
 * Decides when each scene is shown: the server continues at once, but people need a moment to see what happened. Every
 * update becomes one or two scenes, each with the time for which it is shown; viewers who fall behind see them faster.
 */

import {PACES, paceName} from '../core/paces.js';

/** @import {GameEvent, Info, Own, Scene, SceneOf, ShownInfo, Step} from '../types/table.js' */
/** @import {TrickTaken} from '../types/wire.js' */

/** How long each kind of scene is shown at the normal pace, in milliseconds. */
const HOLD = {played: 260, called: 450, full: 1200, collected: 380, dealt: 500, scored: 2200, other: 0};
/** A result is shown for at least this long, whatever the pace. */
const READ = 1_500;
/** The longest that a viewer lags behind the server, in milliseconds. */
const MOST_LAG = 2_000;
/** With more milliseconds of scenes waiting, only the last scene is shown. */
const TOO_MUCH = 9_000;

/** @param {GameEvent[]} events @param {string} tag */
const firstOf = (events, tag) => events.find(({event}) => event === tag);

/** @param {SceneOf<ShownInfo>} scene @returns {number} how much longer or shorter its scenes are shown */
const tempo = ({info}) => PACES[paceName(info.settings?.pace)].shown;

/** @param {GameEvent[]} events @param {number} times */
function holdOf(events, times) {
  if (firstOf(events, 'deal-scored')) return Math.max(READ, HOLD.scored * times);
  if (firstOf(events, 'deal-begun')) return HOLD.dealt * times;
  if (firstOf(events, 'played')) return HOLD.played * times;
  return (firstOf(events, 'called') ? HOLD.called : HOLD.other) * times;
}

/**
 * The scenes of an update. A trick that the update completes stays on the table for a while before the rest is shown.
 * @template {ShownInfo} Shown
 * @param {SceneOf<Shown>} before The newest scene until now
 * @param {SceneOf<Shown>} scene The table after the update
 * @returns {Step<Shown>[]}
 */
export function stepsOf(before, scene) {
  const times = tempo(scene);
  const at = scene.events.findIndex(({event}) => event === 'trick-taken');
  if (at < 0 || !before.board || !scene.board) return [{scene, hold: holdOf(scene.events, times)}];
  const {seat, leader_seat: leader, cards} = /** @type {TrickTaken} */ (scene.events[at]);
  const seats = before.board.hands_held.length;
  const trick = cards.map((card, i) => ({seat: (leader + i) % seats, card}));
  const last = trick[trick.length - 1];
  const held = before.board.hands_held.map((count, i) => (i === last.seat ? Math.max(0, count - 1) : count));
  const full = {
    ...scene,
    board: {...before.board, trick, winning: seat, turn: -1, hands_held: held},
    // The viewer's hand without the card just played: the rest of the update may add new cards.
    own: scene.own && {legal: [], hand: before.own?.hand.filter((card) => card !== last.card) ?? scene.own.hand},
    full: true,
    notes: [],
    events: scene.events.slice(0, at),
  };
  const after = {...scene, taker: seat, events: scene.events.slice(at)};
  return [
    {scene: full, hold: HOLD.full * times},
    {scene: after, hold: Math.max(HOLD.collected * times, holdOf(after.events, times))},
  ];
}

/**
 * One scene for several: the last one, with all events and notes, so that none is lost.
 * @template {ShownInfo} Shown
 * @param {Step<Shown>[]} steps @returns {SceneOf<Shown>}
 */
function merged(steps) {
  const scenes = steps.map(({scene}) => scene);
  return {
    ...scenes[scenes.length - 1],
    events: scenes.flatMap(({events}) => events),
    notes: scenes.flatMap(({notes}) => notes),
  };
}

/** Shows steps one after another. `show` gets each scene when it is due. */
export class Timeline {
  /**
   * @param {(scene: Scene) => void} show
   * @param {{later?: (act: () => void, ms: number) => number, forget?: (timer: number) => void}} [clock]
   */
  constructor(show, {later = (f, ms) => setTimeout(f, ms), forget = (id) => clearTimeout(id)} = {}) {
    this._show = show;
    this._later = later;
    this._forget = forget;
    /** @type {Step<Info>[]} */
    this._queue = [];
    this._timer = 0;
    this._holding = 0;
    /** The newest scene that is known, shown or not. @type {Scene | null} */
    this.newest = null;
  }

  /** Shows a scene at once and drops those that were waiting. @param {Scene} scene */
  jump(scene) {
    this._forget(this._timer);
    this._timer = 0;
    this._queue = [];
    this.newest = scene;
    this._show(scene);
  }

  /** @param {Scene} scene */
  push(scene) {
    this._queue.push(...(this.newest ? stepsOf(this.newest, scene) : [{scene, hold: 0}]));
    this.newest = scene;
    if (document.hidden || this._waiting() > TOO_MUCH) this.jump(merged(this._queue));
    else if (!this._timer) this._next();
  }

  /** Shows at once what is waiting to be shown; the result of a deal is not passed over. */
  skip() {
    if (!this._queue.length) return;
    this._forget(this._timer);
    const scored = this._queue.findIndex(({scene}) => firstOf(scene.events, 'deal-scored'));
    const steps = this._queue.splice(0, scored < 0 ? this._queue.length : scored + 1);
    this._queue.unshift({scene: merged(steps), hold: steps[steps.length - 1].hold});
    this._next();
  }

  /** Shows the newest scene now: those before it no longer matter. */
  flush() {
    if (this._queue.length) this.jump(merged(this._queue));
  }

  /** Ends the time of the scene that is shown: the next one comes now, or as soon as there is one. */
  release() {
    this._forget(this._timer);
    this._next();
  }

  /** Changes every scene that is waiting, and the newest one. @param {(scene: Scene) => Scene} change */
  amend(change) {
    this._queue = this._queue.map(({scene, hold}) => ({scene: change(scene), hold}));
    if (this.newest) this.newest = change(this.newest);
  }

  /** Whether scenes are waiting to be shown. */
  get busy() {
    return this._queue.length > 0;
  }

  _waiting() {
    return this._queue.reduce((sum, {hold}) => sum + hold, 0);
  }

  _next() {
    this._timer = 0;
    if (!this._queue.length) return;
    const held = this._queue.findIndex(({hold}) => hold > 0);
    // Scenes that are not held are shown as one with the next that is: nobody could see them.
    const steps = this._queue.splice(0, held < 0 ? this._queue.length : held + 1);
    const step = steps[steps.length - 1];
    this._show(merged(steps));
    const behind = this._waiting() + step.hold;
    const hold = behind > MOST_LAG ? (step.hold * MOST_LAG) / behind : step.hold;
    this._timer = this._later(() => this._next(), hold) || 1;
  }
}
