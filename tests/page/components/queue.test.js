/** The queue of a table where winners stay: who waits, what each person can do, and following it to the next match. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {detailsOf, parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await import(`${WEB}/table/queue.js`);
await import(`${WEB}/new/table-settings.js`);
const {pairing, placeIn} = await import(`${WEB}/table/queue-places.js`);
const {TableSession} = await import(`${WEB}/table/session.js`);
const {USUAL, changed} = await import(`${WEB}/new/table-settings.js`);
const {socket} = await import(`${WEB}/core/socket.js`);

const who = (player, asked = '') => ({player, name: player.toUpperCase(), asked});
const QUEUE = {
  type: 'queue',
  places: [{people: [who('a'), who('b')]}, {people: [who('c', 'd')]}, {people: [who('d')]}, {people: [who('e')]}],
  wins: 2,
};
const INFO = {stage: 'playing', next: '', settings: {winner_stays: true}};
const drawn = (player, more = {}) =>
  shown('vb-table-queue', {info: INFO, queue: QUEUE, player, me: -1, pairs: true, ...more});
const buttons = (element) => parts(element, 'button').map(textOf);

beforeEach(() => speak('en'));

test('a place is that of everybody who shares it', () => {
  assert.deepEqual(
    ['a', 'b', 'c', 'e', 'z', ''].map((player) => placeIn(QUEUE, player)),
    [1, 1, 2, 4, 0, 0],
  );
  assert.equal(placeIn(null, 'a'), 0);
});

test('two can sit down together if both wait alone', () => {
  const kinds = (player, seat = -1) => QUEUE.places.map((place) => pairing(QUEUE, player, seat, place));
  assert.deepEqual(kinds('d'), ['', 'agree', '', 'ask']);
  assert.deepEqual(kinds('c'), ['', '', 'asked', 'ask']);
  assert.deepEqual(kinds('a'), ['', '', '', '']);
  assert.deepEqual(kinds('z'), ['', 'ask', 'ask', 'ask']);
  assert.deepEqual(kinds('z', 2), ['', '', '', '']);
});

test('somebody without a seat joins, alone or with somebody there', async () => {
  const element = await drawn('z');
  const joined = detailsOf(element, 'join');
  assert.match(textOf(parts(element, '[role=status]')[0]), /5 people are waiting/);
  for (const button of parts(element, 'button')) button.click();
  assert.deepEqual(joined, [{partner: 'c'}, {partner: 'd'}, {partner: 'e'}, {partner: ''}]);
});

test('somebody who waits sees their place, agrees, and leaves', async () => {
  const element = await drawn('d');
  assert.match(textOf(parts(element, '[role=status]')[0]), /place in the queue: 3/);
  assert.deepEqual(buttons(element), ['C would like to play with you: agree', 'Play with E', 'Leave the queue']);
  let left = 0;
  element.addEventListener('leave', () => (left += 1));
  parts(element, 'button').at(-1).click();
  assert.equal(left, 1);
});

test('somebody with a seat only looks, and so does everybody once the next match is open', async () => {
  assert.deepEqual(buttons(await drawn('z', {me: 1})), []);
  assert.deepEqual(buttons(await drawn('d', {info: {...INFO, next: 'bcdefghijk'}})), []);
  assert.deepEqual(buttons(await drawn('z', {pairs: false})), ['Join the queue']);
});

for (const language of ['de', 'ar'])
  test(`every text is there in ${language}`, async () => {
    await speak(language);
    const element = await drawn('d');
    assert.ok(buttons(element).every((text) => text && !text.includes('queue-')));
  });

test('whoever waits follows to the next match, nobody else', () => {
  const session = new TableSession('abcdefghij');
  const moved = [];
  session.on('moved', (id) => moved.push(id));
  socket.me = {player: 'c'};
  session._followQueue({next: 'bcdefghijk'});
  session._onFrame(QUEUE);
  session._followQueue({next: ''});
  assert.deepEqual(moved, []);
  session._followQueue({next: 'bcdefghijk'});
  assert.deepEqual(moved, ['bcdefghijk']);
  socket.me = {player: 'z'};
  session._followQueue({next: 'bcdefghijk'});
  assert.deepEqual(moved, ['bcdefghijk']);
  socket.me = null;
});

test('a new table offers it only with spectators', async () => {
  assert.equal(changed({...USUAL, winner_stays: true}, 'spectators', false).winner_stays, undefined);
  assert.equal('winner_stays' in changed({...USUAL, winner_stays: true}, 'winner_stays', false), false);
  const element = await shown('vb-table-settings', {settings: {...USUAL, winner_stays: true}});
  const chosen = detailsOf(element, 'change');
  const select = parts(element, 'select').at(-1);
  select.value = '0';
  select.dispatchEvent(new Event('change'));
  assert.equal(chosen[0].longest_run, 0);
});
