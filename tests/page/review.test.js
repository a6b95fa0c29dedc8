/** Points of a review: their addresses, and the branches between them. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as points from '../../src/vierblatt/web/review/points.js';

const branch = (changes = {}) => ({
  kind: 'branch',
  deal: 1,
  parent: 0,
  step: 1,
  swaps: [],
  actions: ['AS'],
  ...changes,
});
const item = (slot, seq, content) => ({slot, seq, player: 'p1', name: 'Badr', content});

test('an address names a point, on a branch or not', () => {
  for (const point of [points.START, {deal: 3, branch: 0, step: 12}, {deal: 2, branch: 17, step: 4}])
    assert.deepEqual(points.pointAt(points.hashOf(point)), point);
  assert.deepEqual(points.pointAt('#d2'), {deal: 2, branch: 0, step: 0});
  assert.equal(points.pointAt('#d2.x'), null);
});

test('branches stand below the one that they leave, and a point is on the line where it was played first', () => {
  const items = new Map(
    [
      item('branch-3', 3, branch({step: 5})),
      item('branch-4', 4, branch({step: 2})),
      item('branch-5', 5, branch({parent: 4, step: 4})),
      item('branch-6', 6, branch({parent: 4, step: 2, swaps: [{first: 'AS', second: '7S'}]})),
      item('branch-7', 7, branch({deal: 2})),
    ].map((each) => [each.slot, each]),
  );
  assert.deepEqual(
    points.branchesOf(items, 1).map(({number, depth}) => [number, depth]),
    [
      [4, 0],
      [6, 1],
      [5, 1],
      [3, 0],
    ],
  );
  assert.deepEqual(points.normal(items, {deal: 1, branch: 5, step: 4}), {deal: 1, branch: 4, step: 4});
  assert.deepEqual(points.normal(items, {deal: 1, branch: 5, step: 1}), {deal: 1, branch: 0, step: 1});
  assert.deepEqual(points.normal(items, {deal: 1, branch: 6, step: 2}), {deal: 1, branch: 6, step: 2});
  assert.equal(points.versionOf(items, 5), '5.4');
  assert.equal(points.exists(items, {deal: 2, branch: 5}), false);
});
