/** What the server sends about a table, as scenes: pure functions. */

/** @import {Board, GameEvent, Info, Scene} from '../types/table.js' */
/** @import {Entered, Event as SentEvent, TableInfo, Update} from '../types/wire.js' */

/** @param {Entered | Update} frame An update, or the answer to an enter @returns {Scene} */
export function sceneOf(frame) {
  const {hand = [], legal = [], events = [], barred = [], figures = {}} = frame.own ?? {};
  /** @type {Partial<Update>} */
  const update = frame.type === 'update' ? frame : {};
  return {
    seq: frame.seq,
    info: receivedNow(frame.info),
    board: /** @type {?Board} */ (frame.board ?? null),
    own: frame.own ? {hand, legal, barred, figures} : null,
    taker: -1,
    full: false,
    events: gameEvents([...(update.events ?? []), ...events]),
    notes: update.notes ?? [],
  };
}

/** @param {Scene} scene @returns {number} how many deals have ended, so that their secrets must be public */
export function endedDeals({board, info}) {
  return board ? board.deal - (info.stage === 'over' ? 0 : 1) : 0;
}

/** Times count from the moment when they are received. @param {TableInfo} info */
export const receivedNow = (info) => /** @type {Info} */ ({...info, received: performance.now()});

/** @param {SentEvent[]} events */
export const gameEvents = (events) => /** @type {GameEvent[]} */ (events);
