/** Sheets on a device: kept, shared, damaged; house rules that the page does not know are refused. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAMES, gameInfo} from './sheets.js';
import {askedFields, grouped, typedNumber} from '../../src/vierblatt/web/sheet/asked.js';
import {sheetOfText, textOf} from '../../src/vierblatt/web/sheet/document.js';
import {SHEET_GAMES, isScored} from '../../src/vierblatt/web/sheet/games.js';
import {ruleSet} from '../../src/vierblatt/web/sheet/house-rules.js';
import {KeptSheet} from '../../src/vierblatt/web/sheet/kept-sheet.js';
import {KeptSheets} from '../../src/vierblatt/web/sheet/kept-sheets.js';
import {linkOf, textOfLink} from '../../src/vierblatt/web/sheet/link.js';
import {ScoreSheet} from '../../src/vierblatt/web/sheet/score-sheet.js';

const sheetOf = (id, changes = {}, people = {}) => new ScoreSheet(gameInfo(id), ruleSet(gameInfo(id), changes), people);
const MADE = {maker: 1, bid: 7, trump: 'S', tricks: 7};

/** The part of a browser's storage that is used. */
class FakeStorage extends Map {
  full = false;
  get length() {
    return this.size;
  }
  key(place) {
    return [...this.keys()][place] ?? null;
  }
  getItem(key) {
    return this.get(key) ?? null;
  }
  setItem(key, value) {
    if (this.full) throw new Error('full');
    this.set(key, value);
  }
  removeItem(key) {
    this.delete(key);
  }
}

test('the page knows every house rule of the games, and refuses the ones of tomorrow', () => {
  for (const info of GAMES) {
    assert.ok(isScored(info));
    assert.deepEqual(
      [...SHEET_GAMES[info.id].options].sort(),
      info.options.flatMap(({name, tables_only: only}) => (only ? [] : [name])).sort(),
    );
    const option = {name: 'new_rule', kind: 'flag', default: false, rule: ''};
    const tomorrow = [
      {...info, behaviour: info.behaviour + 1},
      {...info, options: [...info.options, option]},
    ];
    for (const each of tomorrow) {
      assert.ok(!isScored(each));
      assert.throws(() => new ScoreSheet(each, ruleSet(each, {})), {code: 'sheet-page-behind'});
    }
  }
  assert.ok(!isScored({...GAMES[0], id: 'constructor'}));
});

test('house rules are read as on the command line', () => {
  const baloot = gameInfo('baloot');
  assert.equal(ruleSet(baloot, {target: '101'}).values.target, 101);
  assert.equal(ruleSet(baloot, {kaboot_multiplied: 'off'}).values.kaboot_multiplied, false);
  assert.equal(ruleSet(baloot, {target: 152}).preset, 'standard');
  assert.equal(ruleSet(gameInfo('back_alley'), {schedule: '3 2 1'}).values.schedule.length, 3);
  for (const wrong of [{target: 0}, {target: 1e300}, {target: 1.5}, {kaboot: true}, {kaboot_multiplied: 'perhaps'}])
    assert.throws(() => ruleSet(baloot, wrong), {code: 'bad-value'});
  assert.throws(() => ruleSet(baloot, {illegal_cards: 'claimable'}), {code: 'reserved-option'});
  assert.throws(() => ruleSet(baloot, {no_such_rule: 1}), {code: 'unknown-option'});
  assert.deepEqual(ruleSet(baloot, {illegal_cards: 'refused'}).changed, {});
});

test('a sheet is kept whole, by one window at a time, and as long as there is room', () => {
  const storage = new FakeStorage();
  const kept = new KeptSheets(storage);
  const id = kept.add(textOf(sheetOf('kout_bo')));
  const open = () => new KeptSheet(kept, id, kept.read(id).text, GAMES);
  const [one, other] = [open(), open()];
  one.edit((sheet) => sheet.add(MADE));
  assert.throws(() => other.edit((sheet) => sheet.add(MADE)), {code: 'sheet-changed-here'});
  assert.deepEqual(other.sheet.totals, [0, 7]);
  assert.throws(() => one.edit((sheet) => sheet.add({})), {code: 'sheet-missing'});
  storage.full = true;
  one.edit((sheet) => sheet.add(MADE));
  assert.ok(!one.isStored);
  assert.deepEqual(one.sheet.totals, [0, 14]);
  storage.full = false;
  one.edit((sheet) => sheet.add(MADE));
  assert.ok(one.isStored);
  assert.deepEqual(open().sheet.totals, [0, 21]);
  const entry = kept.read(id);
  kept.remove(id);
  assert.equal(other.refresh(), false);
  kept.restore(entry);
  assert.deepEqual(kept.list(), [entry]);
  assert.equal(kept.read('../../etc'), null);
});

test('a link contains the whole sheet', async () => {
  const sheet = sheetOf('kout_bo', {}, {names: ['علي', 'b', 'c', 'd', 'e', 'f'], firstDealer: 5});
  sheet.add(MADE);
  const path = await linkOf(sheet);
  assert.equal(textOf(sheetOfText(await textOfLink(path.slice(path.indexOf('#'))), GAMES)), textOf(sheet));
  for (const hash of ['#s=', '#s=AAAA', '#s=%', `#s=${path.slice(10, -9)}`])
    await assert.rejects(textOfLink(hash), {code: 'sheet-link'});
});

test('damaged files are refused', () => {
  const sound = JSON.parse(textOf(sheetOf('baloot')));
  const codes = {
    'sheet-malformed': [
      {...sound, more: 1},
      {...sound, deals: [{cards: 1e300}]},
      {...sound, first_dealer: 9},
      {...sound, names: [3]},
    ],
    'sheet-format': [{...sound, format: 2}],
    'sheet-bad-deal': [{...sound, deals: [{maker: 1}]}],
    'unknown-behaviour': [{...sound, rules: {...sound.rules, behaviour: 2}}],
    'unknown-game': [{...sound, game: 'whist'}],
    'bad-seat': [{...sound, first_dealer: 5}],
    'sheet-names': [
      {...sound, names: ['a']},
      {...sound, names: ['a', 'A', 'b', 'c']},
      {...sound, names: ['\u0007', 'b', 'c', 'd']},
    ],
  };
  for (const [code, documents] of Object.entries(codes))
    for (const each of documents) assert.throws(() => sheetOfText(JSON.stringify(each), GAMES), {code});
  for (const text of ['', '[]', 'null', '"x"'])
    assert.throws(() => sheetOfText(text, GAMES), {code: 'sheet-malformed'});
  assert.throws(() => sheetOfText(' '.repeat((4 << 20) + 1), GAMES), {code: 'sheet-too-large'});
});

test('a form asks what the values ask for, and reads Arabic digits', () => {
  const {fields} = sheetOf('king_bolola');
  const asked = askedFields(fields, {contract: 'no hearts'});
  assert.deepEqual(
    grouped(asked).map((group) => group.length),
    [1, 4],
  );
  assert.deepEqual(
    askedFields(fields, {}).map(({name}) => name),
    ['contract'],
  );
  assert.deepEqual(['٩٠', ' 7 ', '1.5', '', '-1'].map(typedNumber), [90, 7, '1.5', '', '-1']);
});
