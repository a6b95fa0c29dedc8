/** The controls of a replay, and the house rules of a new table. */
import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {board, parts, shown, speak, textOf, detailsOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
for (const name of ['analysis', 'controls', 'hands', 'moves']) await import(`${WEB}/replay/${name}.js`);
for (const name of ['house-rule', 'table-settings']) await import(`${WEB}/new/${name}.js`);
const {api, ApiFault} = await import(`${WEB}/core/api.js`);
await speak('en');

const DEALS = [
  {number: 1, steps: 3},
  {number: 2, steps: 5},
];

test('buttons, slider and list of deals report where to go', async () => {
  const element = await shown('vb-replay-controls', {deals: DEALS, position: {deal: 2, step: 1}});
  const goes = detailsOf(element, 'go');
  for (const button of parts(element, '.round:not(.run)')) button.click();
  const [slider] = parts(element, 'input');
  slider.value = '4';
  slider.dispatchEvent(new Event('input'));
  const [deal, speed] = parts(element, 'select');
  deal.value = '1';
  deal.dispatchEvent(new Event('change'));
  assert.deepEqual(
    goes.map(({to}) => to),
    ['first', 'previous', 'next', 'last', {deal: 2, step: 4}, {deal: 1, step: 0}],
  );
  const speeds = detailsOf(element, 'speed');
  speed.value = '4';
  speed.dispatchEvent(new Event('change'));
  assert.deepEqual(speeds, [{speed: 4}]);
});

test('at either end, the buttons that lead further are disabled', async () => {
  const shut = async (position) =>
    parts(await shown('vb-replay-controls', {deals: DEALS, position}), '.round').map(({disabled}) => disabled);
  assert.deepEqual(await shut({deal: 1, step: 0}), [true, true, false, false, false]);
  assert.deepEqual(await shut({deal: 2, step: 4}), [false, false, true, true, true]);
  assert.equal(textOf(await shown('vb-replay-controls')), '');
});

test('every hand is open, and the table can be viewed from any seat', async () => {
  const hands = [['AS', 'KH'], [], ['7D'], ['JC']];
  const element = await shown('vb-replay-hands', {hands, turn: 2, bottom: 0});
  assert.equal(parts(element, 'playing-card').length, 4);
  assert.deepEqual(
    parts(element, '.seat').map(({className}) => className.includes('turn')),
    [false, false, true, false],
  );
  const chosen = detailsOf(element, 'seat-chosen');
  parts(element, 'button')[3].click();
  assert.deepEqual(chosen, [{seat: 3}]);
});

test('the list of moves marks the current one and links to each', async () => {
  const step = (...events) => ({events, board: board(), hands: []});
  const steps = [
    step({event: 'deal-begun', seat: 0, number: 1}),
    step({event: 'played', seat: 0, card: 'AS'}),
    step({event: 'trick-taken', seat: 0, leader_seat: 0, cards: ['AS', '7S', '8S', '9S']}),
  ];
  const element = await shown('vb-replay-moves', {steps, position: {deal: 3, step: 1}});
  assert.match(parts(element, '[aria-current]')[0].textContent, /A♠/);
  const goes = detailsOf(element, 'go');
  parts(element, 'button')[2].click();
  assert.deepEqual(goes, [{to: {deal: 3, step: 2}}]);
  assert.equal(parts(element, '.taken-back').length, 0);
  const back = [
    [
      {event: 'played', seat: 0, card: 'KS'},
      {event: 'played', seat: 1, card: '7S'},
    ],
  ];
  const again = await shown('vb-replay-moves', {
    steps: [{...steps[0], taken_back: back}],
    position: {deal: 3, step: 0},
  });
  assert.match(parts(again, '.taken-back')[0].textContent, /Taken back: .*K♠.* · .*7♠/);
});

test('an analysis is requested and waited for, and then its page opens', async (context) => {
  context.mock.timers.enable({apis: ['setTimeout']});
  const answers = [
    {state: 'none'},
    {state: 'waiting', ahead: 2},
    {state: 'running', done: 1, pieces: 4},
    {state: 'done'},
  ];
  const answer = async () => ({ahead: 0, done: 0, pieces: 0, ...answers.shift()});
  context.mock.method(api, 'public', answer);
  context.mock.method(api, 'post', answer);
  const went = mock.fn();
  Object.defineProperty(globalThis, 'location', {value: {assign: went}, configurable: true});
  const element = await shown('vb-replay-analysis', {record: 'abcdefghij'});
  const next = async () => {
    for (let i = 0; i < 5; i += 1) await element.updateComplete;
  };
  await next();
  parts(element, 'button')[0].click();
  await next();
  assert.match(textOf(element), /2/);
  context.mock.timers.tick(1_000);
  await next();
  assert.equal(parts(element, 'progress')[0].max, 4);
  context.mock.timers.tick(1_000);
  await next();
  assert.deepEqual(went.mock.calls[0].arguments, ['/r/abcdefghij/analysis']);
});

test('a refused analysis says why', async (context) => {
  context.mock.method(api, 'public', async () => {
    throw new ApiFault({code: 'offline'});
  });
  const element = await shown('vb-replay-analysis', {record: 'klmnopqrst'});
  for (let i = 0; i < 5; i += 1) await element.updateComplete;
  assert.equal(parts(element, '[role=alert]').length, 1);
});

test('a house rule offers its values, marks a changed one and refuses numbers out of bounds', async () => {
  const flag = {name: 'double_open', kind: 'flag', default: true, rule: 'BAL-BID-1'};
  const element = await shown('vb-house-rule', {option: flag, value: false, usual: true});
  assert.equal(parts(element, '.usual').length, 1);
  const changes = detailsOf(element, 'change');
  const [select] = parts(element, 'select');
  select.selectedIndex = 0;
  select.dispatchEvent(new Event('change'));
  const number = {name: 'target', kind: 'number', default: 152, rule: 'BAL-END-1', least: 10, most: 500};
  const bounded = await shown('vb-house-rule', {option: number, value: 152, usual: 152});
  const typed = detailsOf(bounded, 'change');
  const [input] = parts(bounded, 'input');
  for (const value of ['9', '200']) {
    input.value = value;
    input.dispatchEvent(new Event('change'));
  }
  assert.deepEqual([changes, typed], [[true], [200]]);
});
