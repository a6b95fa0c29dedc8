/** What stands beside the table on a wide screen, and the log that does not grow with every deal. */
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {board, detailsOf, parts, person, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web/table';
const {lastDeals} = await import(`${WEB}/log.js`);
await import(`${WEB}/side.js`);
await import(`${WEB}/talk.js`);

const media = globalThis.matchMedia;
const wide = (matches) => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), {matches});
};
const begun = (number) => ({seq: number, event: {event: 'deal-begun', seat: 0, number}});
const played = (seq) => ({seq, event: {event: 'played', seat: 1, card: 'AS'}});
const bots = ['b', 'c', 'd'].map((name, i) => person(name, i + 1, {kind: 'bot', player: '', bot: 'club'}));
const scene = (info) => ({info: {spectators: 0, ...info}, board: board()});

beforeEach(() => speak('en'));
afterEach(() => {
  globalThis.matchMedia = media;
});

test('the log shows this deal and the one before; earlier ones on demand', async () => {
  const lines = [begun(1), played(2), begun(3), played(4), begun(5), played(6)];
  assert.deepEqual(lastDeals(lines), lines.slice(2));
  assert.deepEqual(lastDeals([played(1)]), [played(1)]);
  const element = await shown('vb-table-log', {lines, me: 0});
  assert.equal(parts(element, 'li').length, 4);
  parts(element, 'button')[0].click();
  await element.updateComplete;
  assert.equal(parts(element, 'li').length, 6);
  assert.equal(parts(element, 'button').length, 0);
});

test('a narrow screen has nothing beside the table, not even hidden', async () => {
  wide(false);
  const element = await shown('vb-table-side', {scene: scene(table()), me: 0, lines: [begun(1)]});
  assert.equal(parts(element, '*').filter((each) => each.localName !== 'style').length, 0);
});

test('a wide screen shows score, log and, where people are, the talk', async () => {
  wide(true);
  const element = await shown('vb-table-side', {scene: scene(table()), me: 0, lines: [begun(1)]});
  assert.deepEqual(
    parts(element, 'vb-table-sheet, vb-table-log, vb-table-talk').map((each) => each.localName),
    ['vb-table-sheet', 'vb-table-log', 'vb-table-talk'],
  );
  const commands = detailsOf(element, 'command');
  const [talk] = parts(element, 'vb-table-talk');
  talk.dispatchEvent(new CustomEvent('command', {detail: {command: {type: 'say', phrase: 'hello'}}}));
  assert.deepEqual(commands, [{command: {type: 'say', phrase: 'hello'}}]);
});

test('bots are no company: alone with them, there is no talk', async () => {
  wide(true);
  const alone = table({seats: [person('Amal', 0), ...bots]});
  const element = await shown('vb-table-side', {scene: scene(alone), me: 0});
  assert.equal(parts(element, 'vb-table-talk').length, 0);
  element.scene = scene({...alone, spectators: 1});
  await element.updateComplete;
  assert.equal(parts(element, 'vb-table-talk').length, 1);
  assert.match(textOf(element), /Score|Talk/i);
});
