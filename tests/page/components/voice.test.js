/** The voice of a table on the page: what is said before somebody joins, the buttons, and who is shown as speaking. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, parts, shown, speak, table, textOf, detailsOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
for (const name of ['voice/panel', 'parts/card-seat', 'table/seating', 'new/table-settings'])
  await import(`${WEB}/${name}.js`);
const {choicesOf} = await import(`${WEB}/table/menu.js`);
const {TableVoice} = await import(`${WEB}/table/voice.js`);
const {loadVoiceWords} = await import(`${WEB}/voice/words.js`);
const {ApiFault} = await import(`${WEB}/core/api.js`);
const {changed, USUAL} = await import(`${WEB}/new/table-settings.js`);
const device = await import(`${WEB}/core/settings.js`);
await speak('en');
await loadVoiceWords();

const person = (seat) => ({peer: String(seat), player: `p${seat}`, seat});

/** A session that does nothing but note what is asked of it. @param {Record<string, unknown>} [changes] */
function session(changes = {}) {
  const done = [];
  const note =
    (what) =>
    (...given) =>
      done.push([what, ...given]);
  return Object.assign(new EventTarget(), {
    done,
    relay: 'none',
    state: 'out',
    muted: false,
    fault: '',
    people: [],
    mutedPlayers: new Set(),
    isOwn: ({peer}) => peer === '0',
    stateOf: () => 'connected',
    join: note('join'),
    leave: note('leave'),
    mute: note('mute'),
    mutePlayer: note('mutePlayer'),
    ...changes,
  });
}

const panelOf = (changes) => shown('vb-voice-panel', {session: session(changes), info: table()});

test('before somebody joins, they read who learns their address', async () => {
  const direct = await panelOf({people: [person(1)]});
  assert.match(textOf(direct), /One person has joined.*Badr.*asks for the microphone only when you join.*IP address/);
  assert.equal(parts(direct, 'input').length, 0);
  parts(direct, 'button.primary')[0].click();
  assert.deepEqual(direct.session.done, [['join']]);
  const possible = await panelOf({relay: 'possible'});
  assert.match(textOf(possible), /learn each other’s IP address/);
  const [tick] = parts(possible, 'input');
  tick.checked = true;
  tick.dispatchEvent(new Event('change'));
  await possible.updateComplete;
  assert.ok(device.settings.voiceRelay);
  assert.match(textOf(possible), /Your IP address is not shown/);
  const only = await panelOf({relay: 'only'});
  assert.match(textOf(only), /Your IP address is not shown/);
  assert.equal(parts(only, 'input').length, 0);
});

test('whoever is in it mutes themselves, leaves, and need not hear everybody', async () => {
  const people = [person(0), person(1), person(2)];
  const element = await panelOf({state: 'in', people, mutedPlayers: new Set(['p2'])});
  assert.match(textOf(element), /You and 2 others have joined.*Amalyou.*Badrconnected.*Cydmuted by you/);
  const [badr, cyd] = parts(element, 'li button');
  assert.deepEqual(
    [badr, cyd].map((button) => [
      button.getAttribute('aria-label').replace(/[\u2066-\u2069]/g, ''),
      button.getAttribute('aria-pressed'),
    ]),
    [
      ['Mute Badr', 'false'],
      ['Mute Cyd', 'true'],
    ],
  );
  badr.click();
  for (const button of parts(element, '.row button')) button.click();
  assert.deepEqual(element.session.done, [['mutePlayer', 'p1'], ['mute'], ['leave']]);
  element.session.dispatchEvent(new CustomEvent('speaking', {detail: [1]}));
  await element.updateComplete;
  assert.match(textOf(element), /Badris speaking/);
  Object.assign(element.session, {muted: true});
  element.session.dispatchEvent(new Event('change'));
  await element.updateComplete;
  assert.match(textOf(element), /Your microphone is off/);
  element.remove();
});

test('what went wrong is said, and what the server refuses too', async () => {
  assert.match(textOf(await panelOf({fault: 'denied'})), /does not allow the microphone/);
  assert.match(textOf(await panelOf({fault: 'insecure'})), /secure connections/);
  assert.match(textOf(await panelOf({fault: new ApiFault({code: 'too-fast'})})), /too much at once/);
  assert.ok(parts(await panelOf({state: 'joining'}), 'button.primary')[0].disabled);
  assert.match(textOf(await shown('vb-voice-panel', {session: null, info: table()})), /Take your seat first/);
});

test('the menu and the seating offer it only where it is', async () => {
  const scene = {info: table(), board: board()};
  const whats = (voice) => choicesOf({scene, seat: 0, isMyTurn: false, voice}).map(({what}) => what);
  assert.ok(whats(session()).includes('voice'));
  assert.ok(!whats(null).includes('voice'));
  const seating = (voice) => shown('vb-table-seating', {info: table({stage: 'seating', settings: {voice}}), me: 0});
  assert.match(textOf(await seating(true)), /can also talk to each other/);
  assert.doesNotMatch(textOf(await seating(undefined)), /can also talk/);
});

test('a ring is around the face of whoever speaks', async () => {
  const seat = {name: 'Amal', kind: 'human', onViewersSide: true};
  for (const speaking of [true, false]) {
    const element = await shown('card-seat', {seat, speaking});
    assert.equal(element.hasAttribute('speaking'), speaking);
  }
});

test('a host chooses it for a private table, if the server offers it', async () => {
  const without = await shown('vb-table-settings', {settings: USUAL});
  const count = parts(without, '.tick').length;
  const given = await shown('vb-table-settings', {settings: USUAL, voice: true});
  assert.equal(parts(given, '.tick').length, count + 1);
  const details = detailsOf(given, 'change');
  const [tick] = parts(given, '.tick input').slice(-1);
  tick.checked = true;
  tick.dispatchEvent(new Event('change'));
  assert.equal(details[0].voice, true);
  assert.ok(!('voice' in changed(details[0], 'private', false)));
  assert.ok(!('voice' in changed(details[0], 'voice', false)));
  assert.ok(!('voice' in changed(USUAL, 'grace', 10)));
});

test('a table loads it with the first frame about it, and hands frames on in order', async () => {
  const loaded = [];
  const voice = new TableVoice('abcdefghij', (found) => loaded.push(found));
  assert.equal(voice.session, null);
  const first = voice.take({type: 'voice', people: [person(1)], relay: 'only'});
  await Promise.all([first, voice.take({type: 'voice', people: [], relay: 'none'})]);
  assert.deepEqual([loaded.length, voice.session, voice.session.relay], [1, loaded[0], 'none']);
});
