/** The settings at a table. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {detailsOf, parts, shown, speak, textOf} from './document.js';

const {PACES} = await import('../../../src/vierblatt/web/core/paces.js');
await import('../../../src/vierblatt/web/table/preferences.js');

beforeEach(() => speak('en'));

/** @param {Element} element @param {string} text */
const radio = (element, text) =>
  parts(element, 'label')
    .find((label) => label.textContent.trim() === text)
    .querySelector('input');

test('who may change the pace sees that of the table; a choice is sent, and kept for the next table', async () => {
  const element = await shown('vb-table-preferences', {pace: PACES.slow.bot, paces: true, played: true});
  assert.equal(radio(element, 'slow').checked, true);
  const commands = detailsOf(element, 'command');
  radio(element, 'fast').dispatchEvent(new Event('change'));
  assert.deepEqual(commands, [{command: {type: 'set-pace', pace: PACES.fast.bot}}]);
  assert.equal(JSON.parse(localStorage.getItem('vb-settings')).pace, 'fast');
});

test('others are told the pace, and spectators are not asked about a hand', async () => {
  const element = await shown('vb-table-preferences', {pace: PACES.fast.bot});
  assert.match(textOf(element), /^Pace: fast/);
  assert.doesNotMatch(textOf(element), /Order of the hand/);
  const player = await shown('vb-table-preferences', {pace: PACES.fast.bot, played: true});
  assert.match(textOf(player), /Order of the hand/);
});
