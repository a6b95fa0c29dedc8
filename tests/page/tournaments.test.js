/** Tournaments: what comes next, the tree of a knock-out, numbers and names as people type them, the big screen's pages. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bracketOf} from '../../src/vierblatt/web/tournaments/bracket-lines.js';
import {formatOf, kindsFor, usualOf} from '../../src/vierblatt/web/tournaments/kinds.js';
import * as model from '../../src/vierblatt/web/tournaments/model.js';
import {pieces, screenPages} from '../../src/vierblatt/web/tournaments/screen-pages.js';

const people = (count) =>
  Array.from({length: count}, (_, place) => ({number: place + 1, name: `Pair ${place + 1}`, takes_part: true}));
const meeting = (number, sides, more = {}) => ({number, table: number, sides: sides.map((each) => [each]), ...more});
const played = (scores, matches = [scores]) => ({result: {kind: 'reported', scores, matches}});
const tournament = (more = {}) => ({
  stage: 'running',
  paused: false,
  cancelled: false,
  check_in: false,
  format: {format: 'swiss', rounds: 3},
  contestants: people(4),
  rounds: [],
  standings: [],
  groups: [],
  next: [],
  ...more,
});
const lead = (more) => {
  const {name, act} = model.leadOf(tournament(more));
  return [name, act];
};

test('the organiser is always offered the one thing that comes next', () => {
  const round = {number: 1, meetings: [meeting(1, [1, 2], played([1, 0])), meeting(2, [3, 4])]};
  const done = {number: 1, meetings: [meeting(1, [1, 2], played([1, 0]))]};
  assert.deepEqual(lead({stage: 'entering', contestants: people(1)}), ['add', 'add']);
  assert.deepEqual(lead({stage: 'entering'}), ['start', 'start']);
  const here = (count) => people(4).map((each) => ({...each, checked_in: each.number <= count}));
  assert.deepEqual(lead({stage: 'entering', check_in: true, contestants: here(1)}), ['check-in', '']);
  assert.deepEqual(lead({stage: 'entering', check_in: true, contestants: here(2)}), ['check-in', 'start']);
  assert.deepEqual(lead({stage: 'entering', check_in: true, contestants: here(4)}), ['start', 'start']);
  assert.deepEqual(lead({next: ['pair']}), ['first', 'pair']);
  assert.deepEqual(lead({rounds: [round], next: ['report']}), ['missing', 'enter']);
  assert.deepEqual(lead({rounds: [done], next: ['pair']}), ['pair', 'pair']);
  assert.deepEqual(lead({rounds: [done], next: ['close']}), ['close', 'close']);
  assert.deepEqual(lead({rounds: [done], paused: true, next: ['resume']}), ['paused', 'resume']);
  assert.deepEqual(lead({stage: 'closed'}), ['over', '']);
  assert.deepEqual(lead({stage: 'closed', cancelled: true}), ['cancelled', '']);
});

test('in an arena those who are free come before the results that are missing', () => {
  const rounds = [{number: 1, meetings: [meeting(1, [1, 2])]}];
  const format = {format: 'arena', minutes: 60};
  assert.deepEqual(lead({format, rounds, next: ['pair', 'report']}), ['waiting', 'pair']);
  assert.deepEqual(lead({format, rounds, contestants: people(3), next: ['pair', 'report']}), ['missing', 'enter']);
  assert.deepEqual(lead({format, next: ['close']}), ['close', 'close']);
});

test('numbers are read as phones type them', () => {
  const read = {
    152: 152,
    '١٥٢': 152,
    ' ۹۸ ': 98,
    '-40': -40,
    '٤٠-': -40,
    '\u2212 7': -7,
    '': null,
    1.5: null,
    '--3': null,
    '-3-': null,
  };
  for (const [text, number] of Object.entries(read)) assert.equal(model.numberIn(text), number, text);
});

test('a pasted list becomes names', () => {
  const list = ' 1. Amal and Badr\n٢- دانة وعيسى\n\n• Clara  & Dina\n12) 12 friends\n7UP';
  assert.deepEqual(model.namesIn(list), ['Amal and Badr', 'دانة وعيسى', 'Clara & Dina', '12 friends', '7UP']);
});

test('a form asks for as many matches as are needed, and no more', () => {
  const needed = (rows, most, fewest = false) => model.rowsNeeded(rows, most, fewest);
  const empty = [null, null];
  assert.equal(needed([empty, empty, empty], 3), 1);
  assert.equal(needed([[152, 98], empty, empty], 3), 2);
  assert.equal(needed([[152, 98], [160, 90], empty], 3), 2);
  assert.equal(needed([[152, 98], [90, 160], empty], 3), 3);
  assert.equal(needed([[152, 98], [90, 90], empty], 3), 3);
  assert.equal(
    needed(
      [
        [9, 5],
        [3, 8],
        [1, 2],
      ],
      3,
      true,
    ),
    3,
  );
  assert.equal(needed([[152, null]], 1), 1);
});

test('how many matches a meeting has depends on the format and on its sides', () => {
  const groups = {format: {format: 'groups', best_of: 1, knockout_best_of: 3}};
  assert.equal(model.bestOf(groups, meeting(1, [1, 2], {group: 2})), 1);
  assert.equal(model.bestOf(groups, meeting(1, [1, 2])), 3);
  assert.equal(model.bestOf({format: {format: 'knockout', best_of: 5}}, meeting(1, [1, 2])), 5);
  assert.equal(model.bestOf({format: {format: 'swiss', best_of: 3}}, meeting(1, [1, 2, 3, 4])), 1);
  assert.equal(model.bestOf({format: {format: 'arena'}}, meeting(1, [1, 2])), 1);
});

test('a meeting is won by the higher score, or by who was there', () => {
  assert.equal(model.winningSide(meeting(1, [1, 2], played([0, 2]))), 1);
  assert.equal(model.winningSide(meeting(1, [1, 2], played([1, 1]))), -1);
  assert.equal(model.winningSide(meeting(1, [1, 2], {result: {kind: 'walkover', side: 0}})), 0);
  assert.equal(model.winningSide(meeting(1, [1, 2], {result: {kind: 'annulled'}})), -1);
  assert.equal(model.winningSide(meeting(1, [1, 2])), -1);
});

test('own meetings come first', () => {
  const contestants = people(4).map((each) => ({...each, mine: each.number === 4}));
  const both = [meeting(1, [1, 2]), meeting(2, [3, 4])];
  assert.deepEqual(
    model.inOrder({contestants}, both).map(({number}) => number),
    [2, 1],
  );
});

test('the tree of a knock-out has byes, winners, rounds to come and the third place', () => {
  const rounds = [
    {
      number: 1,
      bracket: [1, 0, 4, 5, 2, 6, 3, 0],
      byes: [1, 3],
      meetings: [meeting(1, [4, 5], played([0, 1])), meeting(2, [2, 6])],
    },
  ];
  const first = bracketOf(tournament({rounds}));
  assert.deepEqual(
    first.columns.map((slots) => slots.map(({sides}) => sides)),
    [
      [
        [1, 0],
        [4, 5],
        [2, 6],
        [3, 0],
      ],
      [
        [1, 5],
        [0, 3],
      ],
      [[0, 0]],
    ],
  );
  assert.deepEqual(
    first.columns[0].map(({winner, bye}) => [winner, bye]),
    [
      [1, true],
      [5, false],
      [0, false],
      [3, true],
    ],
  );
  rounds[0].meetings[1] = meeting(2, [2, 6], played([1, 0]));
  // The sides of a meeting may come in any order: the tree keeps the upper half above.
  rounds.push({number: 2, meetings: [meeting(3, [5, 1], played([1, 0])), meeting(4, [2, 3], played([1, 0]))]});
  rounds.push({number: 3, meetings: [meeting(5, [5, 2], played([1, 0])), meeting(6, [1, 3], {place: 3})]});
  const last = bracketOf(tournament({rounds}));
  assert.deepEqual(
    last.columns[1].map(({sides, winner}) => [sides, winner]),
    [
      [[1, 5], 5],
      [[2, 3], 2],
    ],
  );
  assert.deepEqual(
    last.columns[2].map(({sides, winner}) => [sides, winner]),
    [[[5, 2], 5]],
  );
  assert.equal(last.third.number, 6);
  assert.equal(bracketOf(tournament()), null);
});

test('a knock-out after groups begins in its own round', () => {
  const groups = {
    number: 1,
    meetings: [meeting(1, [1, 2], {group: 1, ...played([1, 0])}), meeting(2, [3, 4], {group: 2})],
  };
  const rounds = [groups, {number: 2, bracket: [1, 3], meetings: [meeting(3, [1, 3])]}];
  assert.deepEqual(
    bracketOf(tournament({rounds})).columns.map((slots) => slots.map(({sides}) => sides)),
    [[[1, 3]]],
  );
});

test('a new tournament has only the fields of its kind', () => {
  assert.deepEqual(formatOf('swiss', {...usualOf('swiss'), rounds: 3, minutes: 9}, 2), {
    format: 'swiss',
    rounds: 3,
    best_of: 1,
    boards: 0,
  });
  assert.deepEqual(formatOf('swiss', usualOf('swiss'), 4), {format: 'swiss', rounds: 4});
  assert.deepEqual(kindsFor(4), ['swiss', 'arena']);
  assert.equal(kindsFor(2).length, 6);
});

test('contestants are found by name, number and player, whatever the accents', () => {
  const found = (wanted) => model.isFound({name: 'Zoë & Ali', number: 12, players: ['Zoë', 'Ali']}, wanted);
  assert.deepEqual(['zoe', 'ALI', '12', '١٢', ' ', 'x', '1'].map(found), [true, true, true, true, true, false, false]);
});

test('a big screen shows the round and the standings in pages of about the same length', () => {
  assert.deepEqual(pieces([1, 2, 3, 4, 5], 4), [
    [1, 2, 3],
    [4, 5],
  ]);
  assert.deepEqual(pieces([], 4), []);
  const rounds = [{number: 1, meetings: [meeting(1, [1, 2]), meeting(2, [3, 4])]}];
  const standings = people(4).map(({number}) => ({contestant: number, place: number}));
  const shown = screenPages(tournament({rounds, standings}), {meetings: 8, lines: 3});
  assert.deepEqual(
    shown.map(({kind}) => kind),
    ['meetings', 'standings', 'standings'],
  );
  assert.deepEqual(screenPages(tournament({rounds, standings, stage: 'closed'}), {meetings: 8, lines: 9}).length, 1);
});
