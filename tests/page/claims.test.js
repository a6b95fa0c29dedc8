/** What can be claimed at a table where wrong cards are played, from its public board. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  claimableTricks,
  isComplete,
  isLaid,
  kindsOf,
  mayDemand,
  mayDoubtSawa,
  proofsOf,
  textOf,
} from '../../src/vierblatt/web/claims/choices.js';
import {isOpponent, laidOpen, mayAccuse, maySaySawa} from '../../src/vierblatt/web/table/claims.js';

/** The cards of the tricks, `seat card` each. @param {string} text */
const cards = (text) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => ({seat: Number(each[0]), card: each.slice(1)}));

const FIRST = cards('07S 18S 2KH 39S');
const SECOND = cards('3AH 0QH 1TS');
const KINDS = ['barred-lead', 'no-follow', 'no-trump', 'no-overtrump'];

/** A board in the second trick, at which everything played can be claimed. @param {Record<string, unknown>} [claims] */
const boardWith = (claims = {}, changes = {}) => ({
  sides: 2,
  hands_held: [6, 6, 7, 6],
  tricks: [0, 0, 0, 1],
  trick: SECOND,
  facts: [],
  headline: {trump: 'D'},
  ...changes,
  claims: {
    cards: [...FIRST, ...SECOND],
    proofs: [...FIRST, ...SECOND],
    kinds: KINDS,
    proof: false,
    demand: [],
    sawa: -1,
    false_sawa: [],
    ...claims,
  },
});

test('the cards of opponents can be claimed, by tricks, the latest first; own and partner’s cannot', () => {
  assert.deepEqual(claimableTricks(boardWith(), 0), [
    {
      number: 2,
      cards: [
        {seat: 3, card: 'AH', lead: true},
        {seat: 1, card: 'TS', lead: false},
      ],
    },
    {
      number: 1,
      cards: [
        {seat: 1, card: '8S', lead: false},
        {seat: 3, card: '9S', lead: false},
      ],
    },
  ]);
});

test('where all play alone, everybody else is an opponent', () => {
  const board = boardWith({}, {sides: 4});
  const claimed = claimableTricks(board, 0).flatMap((trick) => trick.cards.map(({seat}) => seat));
  assert.deepEqual(claimed, [3, 1, 1, 2, 3]);
  assert.ok(isOpponent(board, 2, 0) && !isOpponent(boardWith(), 2, 0));
});

test('a card out of the time in which it can be claimed is not offered, but is counted in its trick', () => {
  assert.deepEqual(
    claimableTricks(boardWith({cards: SECOND}), 0).map(({number}) => number),
    [2],
  );
});

test('only a lead can have been barred, and a lead can have been nothing else', () => {
  const board = boardWith();
  const [{cards: second}] = claimableTricks(board, 0);
  assert.deepEqual(kindsOf(board, second[0]), ['barred-lead']);
  assert.deepEqual(kindsOf(board, second[1]), ['no-follow', 'no-trump', 'no-overtrump']);
  assert.deepEqual(kindsOf(boardWith({kinds: ['no-follow']}), second[1]), ['no-follow']);
  assert.deepEqual(kindsOf(boardWith({}, {headline: {trump: ''}}), second[1]), ['no-follow']);
});

test('a later card of the same player can prove it, or one that they have laid open', () => {
  const laid = cards('18D');
  const board = boardWith({proofs: [...FIRST, ...SECOND, ...laid]});
  assert.deepEqual(proofsOf(board, {seat: 1, card: '8S'}), cards('1TS 18D'));
  assert.deepEqual(proofsOf(board, {seat: 3, card: 'AH'}), []);
  assert.deepEqual(laidOpen(board), laid);
  assert.ok(isLaid(board, '8D') && !isLaid(board, 'TS'));
  assert.deepEqual(laidOpen(boardWith()), []);
});

test('who may claim, say sawa, doubt it or demand all tricks is what the table says', () => {
  const board = boardWith({sawa: 2, false_sawa: [1, 3], demand: [0]});
  assert.ok(mayAccuse(board, 0) && !mayAccuse(board, -1));
  assert.ok(maySaySawa(board, 2) && !maySaySawa(board, 0));
  assert.ok(mayDoubtSawa(board, 1) && !mayDoubtSawa(board, 0));
  assert.ok(mayDemand(board, 0) && !mayDemand(board, 1));
  assert.ok(mayAccuse(boardWith({cards: [], false_sawa: [1]}), 1));
  assert.ok(!mayAccuse(boardWith({cards: cards('07S')}), 2));
});

test('where wrong cards are refused, nothing can be claimed', () => {
  const board = {...boardWith(), claims: undefined};
  assert.ok(!mayAccuse(board, 0) && !maySaySawa(board, 0) && !mayAccuse(null, 0) && !maySaySawa(null, 0));
  assert.ok(!maySaySawa(board, -1) && !maySaySawa(boardWith(), -1));
  assert.deepEqual(claimableTricks(board, 0), []);
  assert.deepEqual(laidOpen(board), []);
});

test('a claim is complete with its card and kind, and with a proof where one has to be named', () => {
  const claim = {kind: 'no-follow', card: '8S', proof: '', demand: false};
  assert.ok(isComplete(boardWith(), claim));
  assert.ok(!isComplete(boardWith(), {...claim, kind: ''}));
  assert.ok(!isComplete(boardWith({proof: true}), claim));
  assert.ok(isComplete(boardWith({proof: true}), {...claim, proof: 'TS'}));
  assert.ok(isComplete(boardWith({proof: true}), {kind: 'false-sawa', card: '', proof: '', demand: false}));
});

test('a claim is said as records write it', () => {
  const claim = {kind: 'no-follow', card: '8S', proof: '', demand: false};
  assert.equal(textOf(claim), 'accuse no-follow 8S');
  assert.equal(textOf({...claim, proof: 'TS', demand: true}), 'accuse no-follow 8S by TS kaboot');
  assert.equal(textOf({...claim, kind: 'false-sawa', card: ''}), 'accuse false-sawa');
});
