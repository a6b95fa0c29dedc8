/** What people at a table do other than play: taking seats, talking, the log, the menu, the connection. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, parts, person, shown, speak, table, textOf, detailsOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
for (const name of ['log', 'seating', 'seats', 'status', 'talk']) await import(`${WEB}/table/${name}.js`);
const {choicesOf} = await import(`${WEB}/table/menu.js`);
const {api} = await import(`${WEB}/core/api.js`);
const {settings} = await import(`${WEB}/core/settings.js`);
await import(`${WEB}/parts/lobby-table.js`);
const {socket} = await import(`${WEB}/core/socket.js`);
await speak('en');

const EMPTY = person('', 3, {kind: 'empty', player: '', ready: false});
const seating = ({seats = table().seats, ...changes} = {}) => table({stage: 'seating', seats, ...changes});
const commands = (element, selector) => {
  const sent = detailsOf(element, 'command');
  for (const part of parts(element, selector)) part.click();
  return sent.map(({command}) => command);
};

test('a spectator may sit down while a seat is free', async () => {
  const free = await shown('vb-table-seating', {info: seating({seats: table().seats.with(3, EMPTY)}), me: -1});
  assert.match(textOf(free), /One seat is free/);
  const sits = detailsOf(free, 'sit');
  parts(free, 'button.primary')[0].click();
  assert.equal(sits.length, 1);
  assert.match(textOf(free), /Amal invites you to Baloot.*One seat is free.*Rules: Standard/);
  const full = await shown('vb-table-seating', {info: seating(), me: -1});
  assert.ok(parts(full, 'button.primary')[0].disabled);
});

test('the host fills free seats with bots, but not in a rated match', async () => {
  const seats = table().seats.with(3, EMPTY);
  const element = await shown('vb-table-seating', {info: seating({seats}), me: 0, host: true});
  const [invite, bots] = parts(element, '.row button');
  const sent = detailsOf(element, 'command');
  const shares = detailsOf(element, 'share');
  bots.click();
  invite.click();
  assert.deepEqual(sent, [{command: {type: 'seat-bot', seat: -1, bot: 'club'}}]);
  assert.equal(shares.length, 1);
  const rated = await shown('vb-table-seating', {info: seating({seats, settings: {rated: true}}), me: 0, host: true});
  assert.equal(parts(rated, '.row button').length, 1);
});

test('a player can say that they are ready; changed rules are listed', async () => {
  const seats = table().seats.with(0, person('Amal', 0, {ready: false}));
  const element = await shown('vb-table-seating', {info: seating({seats, changes: {target: 152}}), me: 0});
  const ready = detailsOf(element, 'ready');
  parts(element, 'button.wide')[0].click();
  assert.equal(ready.length, 1);
  assert.equal(parts(element, 'dt').length, 1);
});

test('seat by seat, the host adds bots, makes them stronger and sends people away', async () => {
  const bot = person('', 2, {kind: 'bot', player: '', bot: 'club'});
  const seats = [...table().seats.slice(0, 2), bot, EMPTY];
  const element = await shown('vb-table-seats', {info: seating({seats}), me: 0});
  assert.deepEqual(commands(element, 'li > button'), [
    {type: 'unseat', seat: 1},
    {type: 'unseat', seat: 2},
    {type: 'seat-bot', seat: 3, bot: 'club'},
  ]);
  const sent = detailsOf(element, 'command');
  const [level] = parts(element, 'select');
  level.value = 'best';
  level.dispatchEvent(new Event('change'));
  assert.deepEqual(sent, [{command: {type: 'seat-bot', seat: 2, bot: 'best'}}]);
  element.info = seating({seats: seats.with(2, {...EMPTY})});
  await element.updateComplete;
  await element.updateComplete;
  assert.equal(parts(element, '[role=status]')[0].textContent, 'Seat 3: free');
});

test('a seated player can send phrases, and free text only at private tables that allow it', async () => {
  socket.me = {player: 'p0', phrases: ['well-played'], emoji: ['👏']};
  const element = await shown('vb-table-talk', {info: table(), me: 0});
  assert.deepEqual(commands(element, '.emoji button, .phrases button'), [
    {type: 'say', phrase: '👏'},
    {type: 'say', phrase: 'well-played'},
  ]);
  assert.equal(parts(element, 'form').length, 0);
  const open = table({settings: {chat: 'free'}});
  assert.equal(parts(await shown('vb-table-talk', {info: open, me: 0}), 'form').length, 0);
  const free = await shown('vb-table-talk', {info: table({settings: {chat: 'free', private: true}}), me: 0});
  const sent = detailsOf(free, 'command');
  const [form] = parts(free, 'form');
  for (const text of [' hello ', '  ']) {
    form.querySelector('input').value = text;
    form.dispatchEvent(new Event('submit', {cancelable: true}));
  }
  assert.deepEqual(sent, [{command: {type: 'chat', text: 'hello'}}]);
  assert.equal(form.querySelector('input').value, '');
});

test('a player can be muted and unmuted; spectators only read', async () => {
  const said = [{type: 'said', table: 'abcdefghij', player: 'p1', seat: 1, name: 'Badr', phrase: '', text: 'salam'}];
  const element = await shown('vb-table-talk', {info: table(), said, me: 0});
  assert.match(textOf(element), /^Badr: salam/);
  const [badr] = parts(element, '.mutes button');
  const sent = [];
  api.request = async (method, path) => {
    sent.push(`${method} ${path}`);
    return {player: 'p1', muted: method === 'PUT'};
  };
  for (const pressed of ['true', 'false']) {
    badr.click();
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    assert.equal(badr.getAttribute('aria-pressed'), pressed);
  }
  assert.deepEqual(sent, ['PUT /people/p1/mute', 'DELETE /people/p1/mute']);
  const watching = await shown('vb-table-talk', {info: table(), me: -1});
  assert.equal(parts(watching, '.emoji button').length, 0);
});

test('the log shows events and notes, newest last', async () => {
  const lines = [
    {seq: 1, note: {what: 'paused', seat: 1, name: '', count: 0}},
    {seq: 2, event: {event: 'played', seat: 2, card: 'AS'}},
  ];
  const element = await shown('vb-table-log', {lines, me: 0});
  assert.deepEqual(
    parts(element, 'li').map(({className}) => className),
    ['note', 'played'],
  );
  assert.match(textOf(element), /Cyd.*A♠/);
  assert.equal(textOf(await shown('vb-table-log')), 'Nothing has happened yet.');
});

test('the menu offers only what makes sense now', () => {
  const whats = (session) => choicesOf(session).flatMap(({what, open}) => (open ? [what] : []));
  const scene = {info: table(), board: board({last_trick: [{seat: 0, card: 'AS'}]})};
  const mine = whats({scene, seat: 0, isMyTurn: true});
  assert.ok(['last', 'hint', 'takeback', 'claim', 'pause'].every((what) => mine.includes(what)));
  const watching = whats({scene, seat: -1, isMyTurn: false});
  assert.ok(!['hint', 'takeback', 'claim', 'pause'].some((what) => watching.includes(what)));
  assert.deepEqual(whats({scene: null, seat: -1, isMyTurn: false}), []);
  assert.ok(!watching.includes('majlis'));
  assert.ok(whats({scene, seat: -1, isMyTurn: false, majlis: 'abcdefghij'}).includes('majlis'));
  settings.coach = true;
  const coached = whats({scene, seat: 0, isMyTurn: true});
  settings.coach = false;
  assert.ok(coached.includes('coach') && !coached.includes('hint'), 'the coach asks the same question');
});

test('nothing moves in the open menu when a turn comes, and what makes no sense now cannot be chosen', async () => {
  const scene = {info: table(), board: board()};
  const waiting = {scene, seat: 0, isMyTurn: false};
  const whats = (session) => choicesOf(session).map(({what}) => what);
  const later = {...scene, board: board({phase: 'play', last_trick: [{seat: 0, card: 'AS'}]})};
  assert.deepEqual(whats(waiting), whats({scene: later, seat: 0, isMyTurn: true}));
  const element = await shown('vb-table-menu', {choices: choicesOf(waiting)});
  const chosen = detailsOf(element, 'chosen');
  const off = parts(element, '[aria-disabled]').map((each) => each.textContent.trim());
  assert.ok(off.includes('Hint') && off.includes('The rest are mine'), String(off));
  for (const each of parts(element, '[aria-disabled]')) each.click();
  assert.equal(chosen.length, 0);
  parts(element, '.danger')[0].click();
  assert.deepEqual(chosen, [{what: 'leave'}]);
});

test('a table of the lobby says who invites, and to its host that it is theirs', async () => {
  const listed = {id: 'abcdefghij', game: 'baloot', preset: 'standard', changed: 0, host: 'Amal', stage: 'seating'};
  const open = {...listed, seats: ['human', 'empty', 'empty', 'empty'], names: ['Amal', '', '', '']};
  assert.match(textOf(await shown('vb-lobby-table', {table: open})), /Amal invites you/);
  api.signedIn({token: 'v.a.b.c', player: 'p1', name: 'Amal', guest: false});
  assert.match(textOf(await shown('vb-lobby-table', {table: open})), /your table/);
  api.forget();
});

test('a lost connection is shown, and so is the spectator delay', async () => {
  const watching = await shown('vb-table-status', {delay: 10});
  assert.match(textOf(watching), /10/);
  socket.state = 'restarting';
  socket.dispatchEvent(new Event('state'));
  await watching.updateComplete;
  assert.equal(textOf(watching), 'The server is restarting. Back in a moment …');
  socket.state = 'lost';
  socket.dispatchEvent(new Event('state'));
  socket.state = 'open';
  socket.dispatchEvent(new Event('state'));
  await watching.updateComplete;
  assert.equal(textOf(watching), 'Connected again.');
  socket.state = 'off';
  assert.equal(textOf(await shown('vb-table-status')), '');
});
