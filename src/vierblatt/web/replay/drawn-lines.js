/** Where arrows run over the hands: pure geometry. */

/** @typedef {{x: number, y: number}} Spot */

/** Pixels by which an arrow ends before the middle of its target. */
const SHORT = 8;

/** The middle of a box, seen from the corner of another. @param {DOMRect} box @param {DOMRect} origin @returns {Spot} */
export const middle = (box, origin) => ({
  x: Math.round(box.left - origin.left + box.width / 2),
  y: Math.round(box.top - origin.top + box.height / 2),
});

/** The path of an arrow, a little bent so that arrows between the same places do not cover each other. @param {Spot} from @param {Spot} to */
export function pathOf(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const end = {x: to.x - (dx / length) * SHORT, y: to.y - (dy / length) * SHORT};
  const bend = {x: from.x + dx / 2 - dy / 8, y: from.y + dy / 2 + dx / 8};
  const [x, y] = [Math.round(end.x), Math.round(end.y)];
  return `M${from.x} ${from.y}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${x} ${y}`;
}
