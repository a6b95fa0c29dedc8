/** The layout of a card table, as pure functions of its measures, the same for every game. */

/**
 * @typedef {{x: number, y: number}} Point The middle of something, in pixels from the felt's top left corner.
 * @typedef {Object} Measures
 * @property {number} width Of the felt.
 * @property {number} height Of the part of the felt that can be used.
 * @property {number} plateWidth
 * @property {number} plateHeight
 * @property {number} face The size of the player's symbol on a plate.
 * @property {boolean} tight Whether plates have their symbol beside the name.
 * @property {number} card The width of a card on the table.
 */

/** Cards are 5 wide and 7 high. */
export const TALL = 7 / 5;

/** On a narrow felt that is lower than this, plates are only two lines high. */
const TIGHT = 200;

/** From the middle of a played card to that of the next one, in cards. */
const APART = 1.04;

/** A felt that is lower than this has its panel beside the seats, not below them. */
export const LOW = 260;

/** On a wide felt, players sit at most this far from the middle, as a part of its height: it stays one table. */
const WIDEST = 0.6;

/** From a plate to the felt's edge; where symbols are beside the names, their marks reach over the plate. */
const EDGE = 4;
const MARKS = 12;

/** A felt that is at least this wide is wide. */
const WIDE = 620;

/**
 * How far around the table a seat is, starting at the bottom: 0 is the bottom, 0.25 the left.
 * @param {number} seat @param {number} count @param {number} bottom @param {boolean} clockwise
 */
export function around(seat, count, bottom, clockwise) {
  const steps = (((seat - bottom) % count) + count) % count;
  return clockwise ? steps / count : ((count - steps) % count) / count;
}

/** @param {number} turn A fraction of the way around @returns {Point} On a circle of radius 1 */
function direction(turn) {
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  return {x: Math.cos(angle), y: Math.sin(angle)};
}

/** The width between the plates at the sides. @param {number} width @param {number} plate @param {boolean} tight */
function between(width, plate, tight) {
  return width - 2 * (plate + (tight ? MARKS : EDGE));
}

/**
 * The measures for a felt of this size, with plates and cards as large as fit.
 * @param {number} width @param {number} height @returns {Measures}
 */
export function measures(width, height) {
  const large = width >= WIDE && height >= 380;
  const plateWidth = large ? 132 : Math.min(92, Math.max(64, width * 0.24));
  const low = height < LOW;
  const tight = height < TIGHT && width < 420;
  const plateHeight = large ? 96 : tight ? 42 : low ? 66 : 74;
  const face = large ? 54 : tight ? 24 : low ? 32 : 40;
  const free = between(width, plateWidth, tight);
  const card = Math.min((height - plateHeight - (low ? 22 : 8)) / (2 * APART * TALL), free / (1 + 2 * APART), 116);
  return {width, height, plateWidth, plateHeight, face, tight, card: Math.floor(Math.max(card, 30))};
}

/**
 * The middle of each seat's plate. The seat at the bottom has no plate on the felt; its point is on the lower edge.
 * @param {number} count @param {number} bottom @param {boolean} clockwise @param {Measures} at @returns {Point[]}
 */
export function seatPoints(count, bottom, clockwise, at) {
  const rx = Math.min(
    (at.width - at.plateWidth) / 2 - (at.tight ? MARKS : EDGE),
    at.width < WIDE ? at.width : at.height * WIDEST,
  );
  const top = at.plateHeight / 2 + 4;
  const points = [];
  for (let seat = 0; seat < count; seat += 1) {
    const {x, y} = direction(around(seat, count, bottom, clockwise));
    // The sides are straight: a seat at a side is at the edge, however far up it is.
    const out = Math.sign(Math.round(x * 100)) * Math.min(1, Math.abs(x) * 1.2);
    const down = top + ((y + 1) / 2) * (at.height - top);
    points.push({x: at.width / 2 + out * rx, y: Math.min(down, at.height - (y > 0.9 ? 0 : top))});
  }
  return points;
}

/** The middle of the trick. @param {Measures} at @returns {Point} */
export function middleOf(at) {
  return {x: at.width / 2, y: (at.height + at.plateHeight) / 2};
}

/**
 * Where a card that lies open is shown: in the middle, or on the lower edge if the seats at the sides leave no room.
 * @param {Measures} at @returns {Point}
 */
export function shownPoint(at) {
  const middle = middleOf(at);
  const narrow = between(at.width, at.plateWidth, at.tight) < at.card;
  return {...middle, y: narrow ? at.height - (at.card * TALL) / 2 - 2 : middle.y};
}

/**
 * The middle of each seat's card in the trick: a column of cards in the middle, and one at either side, so that no card
 * covers another.
 * @param {number} count @param {number} bottom @param {boolean} clockwise @param {Measures} at @returns {Point[]}
 */
export function trickPoints(count, bottom, clockwise, at) {
  const middle = middleOf(at);
  const high = at.card * TALL;
  const points = [];
  for (let seat = 0; seat < count; seat += 1) {
    const {x, y} = direction(around(seat, count, bottom, clockwise));
    const column = Math.sign(Math.round(x * 100));
    const row = column ? y : Math.sign(y) / 2;
    points.push({x: middle.x + column * APART * at.card, y: middle.y + row * APART * high});
  }
  return points;
}
