/** The scores, reasons, ends and faults of score sheets, checked with the vectors of the engine. */
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {GAMES, gameInfo} from './sheets.js';
import {canonical} from '../../src/vierblatt/web/core/record.js';
import {sheetOfText, textOf} from '../../src/vierblatt/web/sheet/document.js';
import {SheetFault} from '../../src/vierblatt/web/sheet/fault.js';
import {ruleSet} from '../../src/vierblatt/web/sheet/house-rules.js';
import {ScoreSheet} from '../../src/vierblatt/web/sheet/score-sheet.js';

const lines = gunzipSync(readFileSync(new URL('../vectors/sheets.jsonl.gz', import.meta.url)));
const sheets = String(lines)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Chances are told with four decimals. */
const EXACT = 0.000051;

const digest = (value) => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 8);

function assertChances(actual, expected, where) {
  assert.equal(actual === null, expected === null, where);
  for (const [side, chance] of (expected ?? []).entries()) assert.ok(Math.abs(actual[side] - chance) < EXACT, where);
}

function assertStanding(sheet, expected, where) {
  const {totals, over, winners, dealer} = sheet;
  const {totals: wanted, over: ended, winners: won, dealer: next} = expected;
  assert.deepEqual({totals, over, winners, dealer}, {totals: wanted, over: ended, winners: won, dealer: next}, where);
  assertChances(sheet.chances, expected.chances, where);
  assert.equal(digest(sheet.fields), expected.fields, where);
}

function plainFault(fault) {
  if (!(fault instanceof SheetFault)) throw fault;
  const told = Object.entries(fault.parameters).filter(([name]) => name !== 'value' && name !== 'given');
  const parameters = told.map(([name, value]) => [name, value instanceof Error ? plainFault(value) : value]);
  return {code: fault.code, rule: fault.rule, parameters: Object.fromEntries(parameters)};
}

const DO = {
  add: (sheet, {result}) => sheet.add(result),
  undo: (sheet) => sheet.undo(),
  change: (sheet, {number, result}) => sheet.change(number, result),
};

function assertStep(sheet, step, where) {
  const before = textOf(sheet);
  let deal;
  try {
    deal = DO[step.do](sheet, step);
  } catch (fault) {
    assert.deepEqual(plainFault(fault), step.fault, where);
    assert.equal(textOf(sheet), before, where);
    return;
  }
  assert.equal(step.fault, undefined, where);
  assertStanding(sheet, step, where);
  if (!step.deal) return;
  const {chances, ...told} = deal;
  assert.deepEqual(deal.scores, step.deal.scores, where);
  assert.equal(digest(told), step.deal.digest, `${where} is ${JSON.stringify(told)}`);
  assertChances(chances, step.deal.chances, where);
}

for (const {id} of GAMES) {
  const own = sheets.filter(({game}) => game === id);

  test(`sheets of ${id} are scored as the engine scores them`, () => {
    let deals = 0;
    for (const [place, each] of own.entries()) {
      const rules = ruleSet(gameInfo(id), each.options);
      assert.equal(rules.preset, each.preset);
      const sheet = new ScoreSheet(gameInfo(id), rules, {firstDealer: each.first_dealer});
      assertStanding(sheet, each.begun, `${id} ${place}`);
      for (const [number, step] of each.steps.entries()) {
        assertStep(sheet, step, `${id}, sheet ${place}, step ${number}: ${JSON.stringify(step.result)}`);
      }
      deals += each.steps.filter((step) => step.deal).length;
      const text = textOf(sheet);
      assert.equal(digest(text), each.file);
      assert.equal(textOf(sheetOfText(text, GAMES)), text);
    }
    assert.ok(deals > 2000, `${deals} deals`);
  });
}
