/** How long the result of a deal stays on the felt. */

/** @import {Info, Scene, SheetRow} from '../types/table.js' */

/**
 * Whether bots play for everybody else, also for people who sit here but are away; `isSolo` says who sits at the table.
 * @param {Pick<Info, 'seats'>} info @param {number} me
 */
export function onlyBotsPlay({seats}, me) {
  return me >= 0 && seats.every(({kind, bot}, seat) => seat === me || kind !== 'human' || bot !== '');
}

/** Whether the next deal waits for this person. @param {Pick<Info, 'result_wait'>} info @param {number} me */
export function isAwaited({result_wait: wait}, me) {
  return wait?.seats.includes(me) ?? false;
}

/**
 * The result to show after a scene: whoever plays with bots only reads it as long as they like; with others it makes
 * way for the next deal.
 * @param {?SheetRow} shown The result until now
 * @param {Pick<Scene, 'events' | 'info' | 'board' | 'full'>} scene @param {SheetRow[]} sheet @param {number} me
 * @returns {?SheetRow}
 */
export function resultAfter(shown, {events, info, board, full}, sheet, me) {
  let row = shown;
  for (const {event, seat} of events) {
    const mine = seat === me && (event === 'called' || event === 'played');
    if (event === 'deal-scored') row = sheet.at(-1) ?? null;
    else if (mine || (event === 'deal-begun' && !onlyBotsPlay(info, me))) row = null;
  }
  // After a reconnection, the deal has no events, but its result is still waited for.
  const last = sheet.at(-1) ?? null;
  return row ?? (isAwaited(info, me) && !full && last?.deal === board?.deal ? last : null);
}
