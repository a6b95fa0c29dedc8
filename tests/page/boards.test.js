/** The boards of tournaments, checked with the vectors of an independent program. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {examine, matchOfRecord, verdict} from '../../src/vierblatt/web/check/examine.js';
import {anchorByPath, boardFault, boardPack, dealerOf} from '../../src/vierblatt/web/core/boards.js';
import {chainOf, parseRecord} from '../../src/vierblatt/web/core/record.js';

const {cases} = JSON.parse(readFileSync(new URL('../vectors/boards1.json', import.meta.url), 'utf8'));

for (const each of cases) {
  const boards = {tournament: each.tournament, rules_hash: each.rules_hash, anchor: each.anchor, lot: each.lot};
  test(`keys lead to the anchor and give the packs: ${each.name}`, () => {
    for (const {board, key, path, packs, dealer} of each.boards) {
      assert.equal(anchorByPath(boards, each.seats, board, key, path), each.anchor);
      if (dealer !== undefined) assert.equal(dealerOf(board, each.seats), dealer);
      for (const [again, pack] of packs.entries())
        assert.equal(boardPack(boards, board, key, again, each.cards.split(' ')).join(' '), pack);
      assert.equal(boardFault(boards, each.seats, {board, key, path, packs}), '');
    }
  });
}

test('what was changed is found', () => {
  const [each] = cases;
  const boards = {tournament: each.tournament, rules_hash: each.rules_hash, anchor: each.anchor, lot: each.lot};
  const {board, key, path, packs} = each.boards[0];
  const opened = {board, key, path, packs};
  const fault = (changed, of = boards, seats = each.seats) => boardFault(of, seats, {...opened, ...changed});
  assert.equal(fault({key: `${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}`}), 'secret');
  assert.equal(fault({key: 'no key'}), 'secret');
  assert.equal(fault({board: board + 1}), 'secret');
  assert.equal(fault({board: 0}), 'secret');
  assert.equal(fault({path: path.slice(1)}), 'secret');
  assert.equal(fault({path: [path[1], path[0], ...path.slice(2)]}), 'secret');
  assert.equal(fault({packs: []}), 'secret');
  assert.equal(fault({packs: [packs[0].split(' ').reverse().join(' ')]}), 'pack');
  assert.equal(fault({packs: [`${packs[0]} ${packs[0].slice(0, 2)}`]}), 'pack');
  assert.equal(fault({}, {...boards, lot: `${boards.lot} `}), 'pack');
  assert.equal(fault({}, {...boards, tournament: 'another'}), 'secret');
  assert.equal(fault({}, boards, each.seats + 1), 'secret');
});

test('a record of a board is checked like any other', () => {
  const record = parseRecord(readFileSync(new URL('record-board.json', import.meta.url), 'utf8'));
  const examined = (changed = {}) => examine({...matchOfRecord(record), ...changed});
  assert.ok(chainOf(record).every(({fits}) => fits));
  const findings = examined();
  assert.deepEqual(findings.faults, []);
  assert.equal(findings.checked, 1);
  assert.equal(verdict(findings, true), 'board');
  assert.equal(verdict(examined({deals: []}), true), 'open');
  const {board} = matchOfRecord(record);
  const codes = (/** @type {object} */ changed) => examined(changed).faults.map(({code}) => code);
  assert.deepEqual(codes({board: {...board, lot: 'another'}}), ['pack']);
  assert.deepEqual(codes({board: {...board, board: 7}}), ['first-seat', 'secret']);
  assert.deepEqual(codes({firstSeat: 0}), ['first-seat']);
});
