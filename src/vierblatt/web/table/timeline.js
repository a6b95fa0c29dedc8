/**
 * What is seen when: the server goes on at once, eyes need a moment. Every update becomes one or two scenes, each with
 * the time that it wants to be seen; whoever falls behind sees them faster, and never lags far.
 */

/**
 * @typedef {Object} Scene Everything that the table shows at one moment.
 * @property {number} seq
 * @property {Object} info `TableInfo`
 * @property {Object | null} board `Board`
 * @property {{hand: string[], legal: string[]} | null} own
 * @property {number} taker The seat that takes the trick which has just left the table, or -1.
 * @property {boolean} full Whether a full trick lies to be looked at.
 * @property {Object[]} events Of the game: what this scene shows.
 * @property {Object[]} notes Of the table.
 * @property {boolean} [logged] Whether what happened is in the log already.
 */
/** @typedef {{scene: Scene, hold: number}} Step `hold`: milliseconds before the next scene. */

const HOLD = {played: 260, called: 450, full: 1200, collected: 380, dealt: 500, scored: 2200, other: 0};
/** Nobody is kept from what is going on for longer than this. */
const MOST_LAG = 2_000;
/** With more than this waiting only the last scene is of interest. */
const TOO_MUCH = 9_000;

/** @param {Object[]} events @param {string} tag */
const told = (events, tag) => events.find(({event}) => event === tag);

/** @param {Object[]} events */
function holdOf(events) {
  if (told(events, 'deal-scored')) return HOLD.scored;
  if (told(events, 'deal-begun')) return HOLD.dealt;
  if (told(events, 'played')) return HOLD.played;
  return told(events, 'called') ? HOLD.called : HOLD.other;
}

/**
 * The scenes of an update. A trick that is full when it comes lies on the table for a while, before what followed.
 * @param {Scene} before The newest scene so far
 * @param {Scene} scene How it stands after the update
 * @returns {Step[]}
 */
export function stepsOf(before, scene) {
  const at = scene.events.findIndex(({event}) => event === 'trick-taken');
  if (at < 0 || !before.board || !scene.board) return [{scene, hold: holdOf(scene.events)}];
  const {seat, leader_seat: leader, cards} = scene.events[at];
  const seats = before.board.hands_held.length;
  const trick = cards.map((card, i) => ({seat: (leader + i) % seats, card}));
  const last = trick.at(-1);
  const held = before.board.hands_held.map((count, i) => (i === last.seat ? Math.max(0, count - 1) : count));
  const full = {
    ...scene,
    board: {...before.board, trick, winning: seat, turn: -1, hands_held: held},
    own: scene.own && {...scene.own, legal: [], hand: still(before, scene, last.card)},
    full: true,
    notes: [],
    events: scene.events.slice(0, at),
  };
  const after = {...scene, taker: seat, events: scene.events.slice(at)};
  return [
    {scene: full, hold: HOLD.full},
    {scene: after, hold: Math.max(HOLD.collected, holdOf(after.events))},
  ];
}

/** The own hand while the trick lies there: what follows may bring new cards. */
function still(before, scene, played) {
  return before.own ? before.own.hand.filter((card) => card !== played) : scene.own.hand;
}

/** Shows steps one after the other. `show` gets each scene when its time has come. */
export class Timeline {
  /**
   * @param {(scene: Scene) => void} show
   * @param {{later?: typeof setTimeout, forget?: typeof clearTimeout}} [clock]
   */
  constructor(show, {later = (f, ms) => setTimeout(f, ms), forget = (id) => clearTimeout(id)} = {}) {
    this._show = show;
    this._later = later;
    this._forget = forget;
    /** @type {Step[]} */
    this._queue = [];
    this._timer = 0;
    this._holding = 0;
    /** The newest scene that is known, shown or not. @type {Scene | null} */
    this.newest = null;
  }

  /** Shows a scene at once and forgets what was waiting. @param {Scene} scene */
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
    if (document.hidden || this._waiting() > TOO_MUCH) this.jump(this._last());
    else if (!this._timer) this._next();
  }

  /** Goes on to the next scene now: somebody has seen enough. */
  hurry() {
    if (!this._queue.length) return;
    this._forget(this._timer);
    this._next();
  }

  /** Changes what is known about the table in every scene, shown or waiting. @param {(scene: Scene) => Scene} change */
  amend(change) {
    this._queue = this._queue.map(({scene, hold}) => ({scene: change(scene), hold}));
    if (this.newest) this.newest = change(this.newest);
  }

  /** Whether something is still to be shown. */
  get busy() {
    return this._queue.length > 0;
  }

  /** The newest scene with all that happened since the one that is shown, so that nothing goes untold. */
  _last() {
    const all = (name) => this._queue.flatMap(({scene}) => scene[name]);
    return {...this._queue.at(-1).scene, events: all('events'), notes: all('notes')};
  }

  _waiting() {
    return this._queue.reduce((sum, {hold}) => sum + hold, 0);
  }

  _next() {
    const step = this._queue.shift();
    this._timer = 0;
    if (!step) return;
    this._show(step.scene);
    const behind = this._waiting() + step.hold;
    const hold = behind > MOST_LAG ? (step.hold * MOST_LAG) / behind : step.hold;
    this._timer = this._later(() => this._next(), hold) || 1;
  }
}
