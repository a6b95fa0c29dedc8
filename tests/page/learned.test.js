/** Which steps of the lessons are done, on this device. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {changedElsewhere, storage, stored} from './browser.js';

stored.set('vb-learned', '{"baloot": ["goal"], "kout_bo": "not a list"}');
const {markDone, nextStep, stepsDone} = await import('../../src/vierblatt/web/core/learned.js');

const STEPS = [{id: 'goal'}, {id: 'follow'}, {id: 'trumps'}];

test('what is stored counts, and what is not ours does not', () => {
  assert.deepEqual(stepsDone('baloot'), ['goal']);
  assert.deepEqual(stepsDone('kout_bo'), []);
  assert.deepEqual(nextStep('baloot', STEPS), {id: 'follow'});
});

test('a step is done once, whatever other windows add', () => {
  stored.set('vb-learned', '{"baloot": ["goal", "trumps"]}');
  let reported = 0;
  addEventListener('vb-learned', () => {
    reported += 1;
  });
  markDone('baloot', 'follow');
  markDone('baloot', 'follow');
  assert.equal(reported, 1);
  assert.deepEqual(JSON.parse(stored.get('vb-learned')).baloot, ['goal', 'trumps', 'follow']);
  assert.equal(nextStep('baloot', STEPS), undefined);
  stored.set('vb-learned', '{"baloot": []}');
  changedElsewhere('vb-learned');
  assert.deepEqual(nextStep('baloot', STEPS), {id: 'goal'});
  assert.equal(reported, 2);
});

test('without storage, progress lasts as long as the page', () => {
  storage.broken = true;
  markDone('baloot', 'goal');
  markDone('baloot', 'follow');
  assert.deepEqual(stepsDone('baloot'), ['goal', 'follow']);
  storage.broken = false;
});
