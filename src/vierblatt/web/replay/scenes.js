/**
 * What a step of a replay shows, as the card table wants it: pure functions.
 *
 * @typedef {{events: Object[], board: Object, hands: string[][]}} ReplayStep
 * @typedef {Object} Outline the answer of `/api/records/ID/replay`
 */

import {nameOf, tableModel} from '../table/model.js';
import {stepsOf} from '../table/timeline.js';

/**
 * The players of a record as a table's seats: its outline, the record itself, or anything else with `seats`.
 * @param {{seats: {name: string, kind: string}[]}} outline @param {import('../core/wording.js').Words} words
 */
export function infoOf({seats}, words) {
  return {
    stage: 'playing',
    deadline: null,
    seats: seats.map(({name, kind}, seat) => ({
      kind: kind === 'human' ? 'human' : 'bot',
      name: name || words.text('seat-name', {number: seat + 1}),
      bot: '',
      online: true,
    })),
  };
}

/** What the seats are called. @param {Object} info @param {import('../core/wording.js').Words} words */
export const namesOf = (info, words) => info.seats.map((_, seat) => nameOf(words, info, seat));

/**
 * The scene of a step. A trick that has just become full lies there to be looked at; the step after it takes it away.
 * @param {ReplayStep[]} steps of the deal @param {number} step @param {Object} info
 * @returns {import('../table/timeline.js').Scene}
 */
export function sceneOf(steps, step, info) {
  const scene = bare(steps[step], info);
  if (step === 0) {
    return scene;
  }
  const [full] = stepsOf(bare(steps[step - 1], info), scene);
  return full.scene.full ? {...full.scene, events: scene.events} : {...scene, taker: takerOf(steps[step - 1])};
}

function bare({events, board}, info) {
  return {seq: 0, info, board, own: null, taker: -1, full: false, events, notes: []};
}

function takerOf({events}) {
  return events.find(({event}) => event === 'trick-taken')?.seat ?? -1;
}

/**
 * @param {import('../table/timeline.js').Scene} scene @param {import('../core/wording.js').Words} words
 * @param {number} bottom the seat at the lower edge
 */
export function modelOf(scene, words, bottom) {
  return {...tableModel(scene, words, {me: bottom, said: new Map(), now: 0}), room: 'replay'};
}

/**
 * What a step brought about, in the order in which to tell it. The cards that each seat got lie open anyway.
 * @param {ReplayStep} step
 */
export function toldOf({events}) {
  return events.filter(({event}) => event !== 'cards-dealt');
}
