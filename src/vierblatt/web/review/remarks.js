/** What people say in a review. */

/** @import {ReviewItem} from '../types/wire.js' */
/** @import {Items} from './points.js' */
/** @typedef {Extract<ReviewItem['content'], {kind: 'remark'}>} Remark */

/** The remarks, oldest first. @param {Items} items @returns {{slot: string, item: ReviewItem, remark: Remark}[]} */
export function remarksIn(items) {
  const found = [];
  for (const [slot, item] of items) {
    if (item.content.kind === 'remark') found.push({slot, item, remark: item.content});
  }
  return found.sort((one, other) => one.item.seq - other.item.seq);
}
