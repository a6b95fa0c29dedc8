/**
 * What people draw in a review: arrows from one place to another, and marks on single cards. Pure functions over its
 * items. A place is a card (`AS`), a seat (`seat-2`), or the middle of the table (`table`).
 *
 * @typedef {{source: string, target: string}} Drawn an arrow; with the target `table`, a mark on a card
 * @typedef {Drawn & {player: string, name: string}} ShownArrow
 */
import {pointOf, same} from './points.js';

/** @import {Items, Point} from './points.js' */

/** The most that one person can have drawn, as the server allows. */
export const MOST_DRAWN = 12;
const MARK = 'table';

/** The seat of a place, or -1. @param {string} place */
export const seatAt = (place) => (place.startsWith('seat-') ? Number(place.slice('seat-'.length)) : -1);

/** What is drawn at a point, in the order of the people. @param {Items} items @param {Point} here @returns {ShownArrow[]} */
export function drawnAt(items, here) {
  const found = [];
  for (const {content, player, name} of items.values()) {
    if (content.kind !== 'arrows' || !same(pointOf(content.point), here)) continue;
    for (const {source, target} of content.arrows) found.push({source, target, player, name});
  }
  return found;
}

/** Who has drawn something at a point. @param {Items} items @param {Point} here */
export const drawersAt = (items, here) => [
  ...new Map(drawnAt(items, here).map(({player, name}) => [player, {player, name}])).values(),
];

/** The arrows at a point, without the marks. @param {Items} items @param {Point} here */
export const arrowsAt = (items, here) => drawnAt(items, here).filter(({target}) => target !== MARK);

/** Who points at which cards at a point: card -> names. @param {Items} items @param {Point} here */
export function pointedAt(items, here) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const {source, target, name} of drawnAt(items, here)) {
    if (target === MARK) found.set(source, [...(found.get(source) ?? []), name]);
  }
  return found;
}

/**
 * What somebody has drawn at a point, with one more arrow or mark; one that is there already is removed. The oldest
 * give way.
 * @param {Items} items @param {Point} here @param {string} player @param {string} source @param {string} [target]
 * @returns {Drawn[]}
 */
export function redrawn(items, here, player, source, target = MARK) {
  const content = items.get(`arrows-${player}`)?.content;
  const mine = content?.kind === 'arrows' && same(pointOf(content.point), here) ? content.arrows : [];
  const others = mine.filter((each) => each.source !== source || each.target !== target);
  return others.length < mine.length ? others : [...mine, {source, target}].slice(-MOST_DRAWN);
}
