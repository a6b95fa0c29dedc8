/** What is known about a card in question, and the address that shares it. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  addressOf,
  emptyPosition,
  readPosition,
  rulesText,
  slotCards,
  slotOf,
  tapped,
  writePosition,
} from '../../src/vierblatt/web/dispute/position.js';
import {changesIn} from '../../src/vierblatt/web/dispute/rules.js';

test('an address brings the same position back', () => {
  const position = {
    preset: 'turkish',
    rules: 'target=101;kaboot=off',
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

test('a card that was played has an address, which brings all that is known of it', () => {
  const about = {
    ...{game: 'kout_bo', preset: 'kout_bo_4', changes: {illegal_cards: 'claimable', schedule: [3, 5]}},
    ...{card: 'XB', hand: ['2C', 'XB'], trick: ['KC'], values: {bid: 'bid 5', trump: 'C', maker: '2'}, whole: false},
  };
  const address = addressOf(about);
  assert.ok(address.startsWith('/dispute/kout_bo?') && address.length < 400);
  assert.deepEqual(readPosition(address.slice('/dispute/kout_bo'.length)), {
    ...{preset: 'kout_bo_4', rules: 'illegal_cards=claimable;schedule=3 5'},
    ...{trick: ['KC'], hand: ['2C'], card: 'XB', whole: false, values: about.values},
  });
});

test('house rules come back from an address as the form has them; what is none, and what is usual, is left out', () => {
  const game = {
    options: [
      {name: 'target', kind: 'number', default: 152, least: 1, most: 1000, rule: ''},
      {name: 'kaboot', kind: 'choice', default: 'on', values: ['on', 'off'], rule: ''},
      {name: 'players', kind: 'choice', default: 6, values: [6, 4], rule: ''},
      {name: 'locked', kind: 'flag', default: false, rule: ''},
      {
        name: 'schedule',
        kind: 'numbers',
        default: 'short',
        named: {short: [3]},
        longest: 4,
        least: 1,
        most: 13,
        rule: '',
      },
    ],
  };
  const preset = {values: {kaboot: 'off'}};
  const changes = {target: 101, kaboot: 'on', players: 4, locked: true, schedule: [3, 5]};
  assert.deepEqual(changesIn(game, preset, rulesText(changes)), changes);
  assert.deepEqual(changesIn(game, preset, 'target=152;kaboot=off;schedule=short'), {});
  assert.deepEqual(changesIn(game, preset, 'target=many;nothing=1;players;locked=perhaps;__proto__=x;;='), {});
});
