/** What is known about a card in question, and the address that shares it. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  emptyPosition,
  readPosition,
  slotCards,
  slotOf,
  tapped,
  writePosition,
} from '../../src/vierblatt/web/dispute/position.js';

test('an address brings the same position back', () => {
  const position = {
    preset: 'turkish',
    trick: ['TC', '9H'],
    hand: ['KS', 'XR'],
    card: '7H',
    whole: true,
    values: {contract: 'hokom H', 'higher-gone': 'no'},
  };
  const address = writePosition(position);
  assert.deepEqual(readPosition(address), position);
  assert.equal(writePosition(emptyPosition()), '');
  assert.deepEqual(readPosition(''), emptyPosition());
});

test('what is no position in an address is left out', () => {
  const strange = readPosition('?trick=AS.AS.1Z..<b>.as&card=AS.KS&hand=AS.QS.QS&whole=yes&__proto__=x');
  assert.deepEqual(strange.trick, []);
  assert.equal(strange.card, 'AS');
  assert.deepEqual(strange.hand, ['QS']);
  assert.equal(strange.whole, false);
  assert.equal(Object.getPrototypeOf(strange.values), Object.prototype);
  assert.ok(readPosition(`?hand=${'AS.'.repeat(5000)}`).hand.length <= 1);
  assert.ok(
    Object.keys(readPosition(`?${Array.from({length: 500}, (_, n) => `n${n}=1`).join('&')}`).values).length <= 60,
  );
});

test('a tap puts a card into the open slot, and out of it again; it is never in two places', () => {
  let position = tapped(emptyPosition(), 'trick', 'AS', 3);
  position = tapped(position, 'trick', 'KS', 3);
  assert.deepEqual(position.trick, ['AS', 'KS']);
  position = tapped(position, 'hand', 'AS', 8);
  assert.deepEqual([position.trick, position.hand], [['KS'], ['AS']]);
  position = tapped(position, 'card', 'AS', 1);
  assert.deepEqual([position.hand, position.card], [[], 'AS']);
  position = tapped(position, 'card', 'QS', 1);
  assert.equal(position.card, 'QS');
  assert.equal(slotOf(position, 'QS'), 'card');
  assert.equal(slotOf(position, 'AS'), '');
  position = tapped(position, 'card', 'QS', 1);
  assert.deepEqual(slotCards(position, 'card'), []);
});

test('a full slot takes no more', () => {
  const full = {...emptyPosition(), trick: ['AS', 'KS', 'QS']};
  assert.deepEqual(tapped(full, 'trick', 'JS', 3), full);
  assert.deepEqual(tapped(full, 'trick', 'KS', 3).trick, ['AS', 'QS']);
});
