/** What points along the text points the other way in Arabic, and the live region reads out no ids. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {board, parts, shown, speak} from './document.js';

const WEB = new URL('../../../src/vierblatt/web/', import.meta.url);
const {render} = await import('../../../src/vierblatt/web/vendor/lit.js');
const {DIRECTED, icon} = await import('../../../src/vierblatt/web/parts/icons.js');
const locale = await import('../../../src/vierblatt/web/core/locale.js');
const {narration} = await import('../../../src/vierblatt/web/table/narration.js');
await import('../../../src/vierblatt/web/table/sheet.js');

/** Whether an icon is drawn mirrored. @param {Parameters<typeof icon>[0]} name */
function mirrored(name) {
  const place = document.createElement('div');
  render(icon(name), place);
  return place.querySelector('path').hasAttribute('transform');
}

test('icons that point along the text are mirrored in Arabic, and no others', async () => {
  assert.ok(DIRECTED.has('back') && DIRECTED.has('undo') && DIRECTED.has('leave'));
  for (const language of ['en', 'de']) {
    await speak(language);
    assert.ok([...DIRECTED].every((name) => !mirrored(name)));
  }
  await speak('ar');
  assert.ok([...DIRECTED].every(mirrored));
  assert.ok(!mirrored('close') && !mirrored('play'));
});

test('the sign before a closed row of the score sheet points into the row', async () => {
  const rows = [{deal: 2, scores: [16, 0], totals: [42, 14], lines: [{key: 'raw-cards', values: [16, 10]}]}];
  const sign = async (/** @type {string} */ language) => {
    await speak(language);
    return parts(await shown('vb-table-sheet', {rows, totals: [42, 14], me: 0}), 'button')[0].textContent.at(-1);
  };
  assert.deepEqual([await sign('en'), await sign('de'), await sign('ar')], ['▸', '▸', '◂']);
});

test('no other arrow along the text is written out in the page', () => {
  const found = [];
  for (const name of readdirSync(WEB, {recursive: true})) {
    if (!name.endsWith('.js') || name.startsWith('vendor')) continue;
    const text = readFileSync(new URL(name, WEB), 'utf8');
    for (const line of text.split('\n')) if (/[▸◂▶◀→←›‹»«➜]/.test(line)) found.push(`${name}: ${line.trim()}`);
  }
  // names of keys, and the sign that is turned
  const known =
    /^(?:table\/keys|pages\/(?:replay|review))\.js: \[\['←', '→'\]|^table\/sheet\.js: .*words\.rtl \? '◂' : '▸'/;
  assert.deepEqual(
    found.filter((line) => !known.test(line)),
    [],
  );
});

for (const language of ['en', 'de', 'ar']) {
  test(`the live region reads out sentences and leaves out what has none (${language})`, async () => {
    await speak(language);
    const {words} = locale; // after loading: a live binding
    const event = {event: 'played', seat: 1, card: 'AS'};
    const scene = {events: [event, {event: 'unheard-of', seat: 1}], notes: [{what: 'paused'}, {what: 'no-such-note'}]};
    const said = narration(words, {...scene, board: board({phase: 'no-such-phase'})}, 0, true);
    assert.equal(said, [words.text('note-paused'), words.event(event, 0), words.text('ui-your-turn')].join('. '));
    assert.match(
      narration(words, {...scene, board: board()}, 0, true),
      new RegExp(`${words.phase('play').slice(0, 4)}`),
    );
  });
}
