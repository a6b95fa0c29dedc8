/** The layout of the card table on small phones. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TALL, measures, seatPoints, shownPoint, trickPoints} from '../../src/vierblatt/web/parts/card-table-layout.js';

test('no plate lies on a card of the trick, however narrow the phone is', () => {
  for (let width = 260; width <= 440; width += 4)
    for (let height = 170; height <= 260; height += 5)
      for (const count of [3, 4, 6]) {
        const at = measures(width, height);
        const [, ...plates] = seatPoints(count, 0, true, at);
        for (const plate of plates)
          for (const card of trickPoints(count, 0, true, at)) {
            const beside = Math.abs(plate.x - card.x) - (at.plateWidth + at.card) / 2;
            const above = Math.abs(plate.y - card.y) - (at.plateHeight + at.card * TALL) / 2;
            assert.ok(Math.max(beside, above) >= -2, `${count} seats, ${width} x ${height}`);
          }
      }
});

test('no plate lies on a card that is shown, even on the part of a felt that a question leaves', () => {
  for (let width = 132; width <= 440; width += 4)
    for (let height = 170; height <= 260; height += 5)
      for (const count of [3, 4]) {
        const at = measures(width, height);
        const [, ...plates] = seatPoints(count, 0, true, at);
        const card = shownPoint(at);
        for (const plate of plates) {
          const beside = Math.abs(plate.x - card.x) - (at.plateWidth + at.card) / 2;
          const above = Math.abs(plate.y - card.y) - (at.plateHeight + at.card * TALL) / 2;
          assert.ok(Math.max(beside, above) >= -2, `${count} seats, ${width} x ${height}`);
        }
      }
});
