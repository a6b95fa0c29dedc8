/** The result of a deal: how long it stays, which deal decided a match, and the picture to share. */
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {keyDeal} from '../../src/vierblatt/web/table/key-deal.js';
import {onlyBotsPlay, isAwaited, resultAfter} from '../../src/vierblatt/web/table/reading.js';
import {drawResult} from '../../src/vierblatt/web/table/share-picture.js';

const HUMAN = {kind: 'human', bot: ''};
const BOT = {kind: 'bot', bot: 'rules'};
const ALONE = {seats: [HUMAN, BOT, BOT, BOT], result_wait: null};
const COMPANY = {seats: [HUMAN, HUMAN, BOT, BOT], result_wait: null};
const OLD = {deal: 1};
const SHEET = [OLD, {deal: 2}];
const SCORED = {event: 'deal-scored'};
const BEGUN = {event: 'deal-begun', seat: 3};

test('a person is alone with bots, whoever else has left', () => {
  assert.equal(onlyBotsPlay(ALONE, 0), true);
  assert.equal(onlyBotsPlay(COMPANY, 0), false);
  assert.equal(onlyBotsPlay({seats: [HUMAN, {kind: 'human', bot: 'rules'}, BOT, BOT]}, 0), true);
  assert.equal(onlyBotsPlay(ALONE, -1), false, 'a spectator never is');
});

test('a scored deal shows its result', () => {
  assert.equal(resultAfter(null, {events: [SCORED], info: COMPANY}, SHEET, 0), SHEET[1]);
});

test('alone, the result stays when the next deal begins and bots act, until the person does', () => {
  const bots = [BEGUN, {event: 'called', seat: 1}, {event: 'played', seat: 2}];
  assert.equal(resultAfter(OLD, {events: bots, info: ALONE}, SHEET, 0), OLD);
  assert.equal(resultAfter(OLD, {events: [{event: 'played', seat: 0}], info: ALONE}, SHEET, 0), null);
});

test('with others, and for spectators, the next deal takes its place', () => {
  assert.equal(resultAfter(OLD, {events: [BEGUN], info: COMPANY}, SHEET, 0), null);
  assert.equal(resultAfter(OLD, {events: [SCORED, BEGUN], info: COMPANY}, SHEET, 0), null);
  assert.equal(resultAfter(OLD, {events: [BEGUN], info: ALONE}, SHEET, -1), null);
});

test('a result that is waited for is shown again after a reconnection', () => {
  const info = {...COMPANY, result_wait: {seats: [0], left: 4000}};
  assert.equal(isAwaited(info, 0), true);
  assert.equal(isAwaited(COMPANY, 0), false);
  const scene = {events: [], info, board: {deal: SHEET[1].deal}, full: false};
  assert.equal(resultAfter(null, scene, SHEET, 0), SHEET[1]);
  assert.equal(resultAfter(null, scene, SHEET, 1), null);
  assert.equal(resultAfter(null, scene, [], 0), null);
  // While the last trick still lies there, the sheet ends with the deal before.
  assert.equal(resultAfter(null, {...scene, full: true}, SHEET, 0), null);
  assert.equal(resultAfter(null, {...scene, board: {deal: SHEET[1].deal + 1}}, SHEET, 0), null);
});

const sheet = (...rows) => {
  const totals = rows[0].map(() => 0);
  return rows.map((scores, i) => ({
    deal: i + 1,
    scores,
    lines: [],
    totals: scores.map((score, side) => (totals[side] += score)),
  }));
};

test('the key deal is the one in which the winner gained most', () => {
  assert.equal(keyDeal(sheet([10, 6], [26, 0], [2, 14], [26, 0]), [0]).deal, 2);
  assert.equal(keyDeal(sheet([0, 30], [16, 20]), [1]).deal, 1);
});

test('among several sides the closest rival counts', () => {
  assert.equal(keyDeal(sheet([100, 0, 90, 0], [20, 0, -10, 0], [5, -200, 0, 0]), [0]).deal, 2);
});

test('where fewer points win, so do fewer points decide', () => {
  assert.equal(keyDeal(sheet([5, 9], [1, 13], [8, 6]), [0]).deal, 2);
});

test('a match of one deal, a draw, and a match of several winners have no key deal', () => {
  assert.equal(keyDeal(sheet([10, 6]), [0]), null);
  assert.equal(keyDeal(sheet([10, 6], [6, 10]), []), null);
  assert.equal(keyDeal(sheet([10, 6, 3], [6, 10, -9]), [0, 1]), null);
  assert.equal(keyDeal([], [0]), null);
});

test('the picture names the game, the sides and their scores, from right to left where the language does', () => {
  for (const rtl of [false, true]) {
    const texts = [];
    const pen = {
      fillRect() {},
      beginPath() {},
      roundRect() {},
      fill() {},
      fillText: (text, x) => texts.push([text, x]),
    };
    const result = {
      game: 'Baloot',
      title: 'Won by: Amal',
      names: ['Amal', 'Badr'],
      scores: ['152', '60'],
      won: [true, false],
    };
    drawResult({...result, rtl}, {getContext: () => pen});
    assert.deepEqual(
      texts.map(([text]) => text),
      ['Vierblatt · Baloot', 'Won by: Amal', 'Amal', '152', 'Badr', '60'],
    );
    assert.equal(texts[2][1] < texts[3][1], !rtl);
  }
});
