/** What a step of a replay shows, as the card table needs it: pure functions. */
import {nameOf, tableModel} from '../table/model.js';
import {stepsOf} from '../table/timeline.js';

/** @import {Words} from '../core/words.js' */
/** @import {Board, GameEvent, SceneOf, ShownInfo} from '../types/table.js' */
/** @import {Player} from '../types/wire.js' */
/** @typedef {{events: GameEvent[], board: Board, hands: string[][], taken_back?: GameEvent[][]}} ReplayStep */
/** @typedef {SceneOf<ShownInfo>} ReplayScene */

/**
 * The players as the seats of a table, from the outline of a record, the record itself, or anything else with `seats`.
 * @param {{seats: Player[]}} outline @param {Words} words @returns {ShownInfo}
 */
export function infoOf({seats}, words) {
  return {
    stage: 'playing',
    deadline: null,
    received: 0,
    settings: {move_seconds: 0},
    seats: seats.map(({name, kind}, seat) => ({
      kind: kind === 'human' ? 'human' : 'bot',
      name: name || (kind === 'human' ? words.text('seat-name', {number: seat + 1}) : ''),
      player: '',
      bot: kind === 'human' ? '' : kind,
      ready: false,
      online: true,
      bank: 0,
    })),
  };
}

/** The names of the seats. @param {ShownInfo} info @param {Words} words */
export const namesOf = (info, words) => info.seats.map((_, seat) => nameOf(words, info, seat));

/**
 * The scene of a step. A trick that has just been completed stays on the table; the next step takes it away.
 * @param {ReplayStep[]} steps of the deal @param {number} step @param {ShownInfo} info
 * @returns {ReplayScene}
 */
export function sceneOf(steps, step, info) {
  const scene = bare(steps[step], info);
  if (step === 0) {
    return scene;
  }
  const [full] = stepsOf(bare(steps[step - 1], info), scene);
  return full.scene.full ? {...full.scene, events: scene.events} : {...scene, taker: takerOf(steps[step - 1])};
}

/** @param {ReplayStep} step @param {ShownInfo} info @returns {ReplayScene} */
function bare({events, board}, info) {
  return {seq: 0, info, board, own: null, taker: -1, full: false, events, notes: []};
}

/** @param {ReplayStep} step @returns {number} */
function takerOf({events}) {
  return events.find(({event}) => event === 'trick-taken')?.seat ?? -1;
}

/**
 * @param {ReplayScene} scene @param {Words} words
 * @param {number} bottom the seat at the lower edge
 */
export function modelOf(scene, words, bottom) {
  return {...tableModel(scene, words, {me: bottom, speech: new Map(), now: 0}), panelKind: 'replay'};
}

/**
 * The events of a step, in order, for the caption. Dealt cards are left out: all hands are open anyway.
 * @param {ReplayStep} step
 */
export function captionEvents({events}) {
  return events.filter(({event}) => event !== 'cards-dealt');
}
