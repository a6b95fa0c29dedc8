/**
 * Points of a review and the branches between them: pure functions over its items.
 *
 * @typedef {{deal: number, branch: number, step: number}} Point branch 0 is the deal as it was played
 * @typedef {{number: number, branch: Branch, player: string, name: string, depth: number}} ListedBranch
 */

/** @import {Branch, ReviewItem, ReviewPoint} from '../types/wire.js' */
/** @typedef {Map<string, ReviewItem>} Items */

/** @type {Point} */
export const START = {deal: 1, branch: 0, step: 0};

/** A point as the server sends it, which leaves out zeros. @param {ReviewPoint} point @returns {Point} */
export const pointOf = ({deal, branch = 0, step = 0}) => ({deal, branch, step});

/** @param {Point} one @param {Point} other */
export const same = (one, other) => one.deal === other.deal && one.branch === other.branch && one.step === other.step;

/** The fragment of a point's address: `#d3.12`, or `#d3.b7.12` on a branch. @param {Point} point */
export const hashOf = ({deal, branch, step}) => (branch ? `#d${deal}.b${branch}.${step}` : `#d${deal}.${step}`);

/** The point that a fragment names, or null. @param {string} hash @returns {?Point} */
export function pointAt(hash) {
  const [, deal, branch, step] = /^#d(\d{1,3})(?:\.b(\d{1,9}))?(?:\.(\d{1,4}))?$/.exec(hash) ?? [];
  return deal ? {deal: Number(deal), branch: Number(branch ?? 0), step: Number(step ?? 0)} : null;
}

/** @param {Items} items @param {number} number @returns {?Branch} */
export function branchAt(items, number) {
  const content = items.get(`branch-${number}`)?.content;
  return content?.kind === 'branch' ? content : null;
}

/** Whether a point's line is there. @param {Items} items @param {Point} point */
export const exists = (items, {deal, branch}) => !branch || branchAt(items, branch)?.deal === deal;

/** The same point, on the line where it was played first. @param {Items} items @param {Point} point @returns {Point} */
export function normal(items, point) {
  let {branch} = point;
  let found = branchAt(items, branch);
  while (found && (point.step < found.step || (point.step === found.step && !found.swaps?.length))) {
    branch = found.parent;
    found = branchAt(items, branch);
  }
  return {...point, branch};
}

/** What a line depends on: it changes with the branches through which it leads. @param {Items} items @param {number} branch */
export function versionOf(items, branch) {
  const seqs = [];
  for (let number = branch; number; number = branchAt(items, number)?.parent ?? 0) {
    seqs.push(items.get(`branch-${number}`)?.seq ?? 0);
  }
  return seqs.join('.');
}

/** Names a line, and changes with it. @param {Items} items @param {Omit<Point, 'step'>} point */
export const keyOf = (items, {deal, branch}) => `${deal}.${branch}.${versionOf(items, branch)}`;

/** The branches of a deal, each below the one that it leaves. @param {Items} items @param {number} deal @returns {ListedBranch[]} */
export function branchesOf(items, deal) {
  /** @type {ListedBranch[]} */
  const all = [];
  for (const [slot, {content, player, name}] of items) {
    if (content.kind === 'branch' && content.deal === deal) {
      all.push({number: Number(slot.slice('branch-'.length)), branch: content, player, name, depth: 0});
    }
  }
  all.sort((one, other) => one.branch.step - other.branch.step || one.number - other.number);
  /** @param {number} parent @param {number} depth @returns {ListedBranch[]} */
  const below = (parent, depth) =>
    all
      .filter(({branch}) => branch.parent === parent)
      .flatMap((each) => [{...each, depth}, ...below(each.number, depth + 1)]);
  return below(0, 0);
}
