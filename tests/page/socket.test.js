import assert from 'node:assert/strict';
import {beforeEach, mock, test} from 'node:test';
import {page, serve, settled, stored} from './browser.js';

mock.timers.enable({apis: ['setTimeout', 'setInterval']});
stored.set('vb-person', JSON.stringify({token: `v.1.x.${Date.now()}`, player: 'p1', name: 'Ada', guest: true}));
const {Socket, backoff} = await import('../../src/vierblatt/web/core/socket.js');
const {ApiFault, api} = await import('../../src/vierblatt/web/core/api.js');

class FakeSocket {
  sent = [];
  closed = false;

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  say(frame) {
    this.onmessage({data: JSON.stringify(frame)});
  }

  welcome() {
    this.onopen();
    this.say({type: 'welcome', player: 'p1'});
  }

  /** The commands that were sent after the hello. */
  get commands() {
    return this.sent.slice(1);
  }
}

/** @type {FakeSocket[]} */
let opened;
/** @type {InstanceType<typeof Socket>} */
let socket;
let server;

beforeEach(() => {
  opened = [];
  server = serve();
  socket = new Socket(() => {
    opened.push(new FakeSocket());
    return opened.at(-1);
  });
});

const latest = () => opened.at(-1);

async function connected(begin) {
  const result = begin();
  await settled();
  latest().welcome();
  return result;
}

const atTable = (table, seq = 4) => {
  const told = {frames: [], faults: []};
  const listener = {since: () => seq, frame: (frame) => told.frames.push(frame), refused: (f) => told.faults.push(f)};
  return {told, leave: socket.table(table, listener)};
};

test('the first command connects, says hello, and is sent after the server’s welcome', async () => {
  const states = [];
  socket.addEventListener('state', () => states.push(socket.state));
  const answer = socket.send({type: 'ready', table: 't'});
  await settled();
  latest().onopen();
  assert.deepEqual(latest().sent, [{type: 'hello', id: 'hello', token: api.person.token, protocol: 2}]);
  latest().say({type: 'welcome', player: 'p1'});
  const [command] = latest().commands;
  assert.equal(command.type, 'ready');
  latest().say({type: 'ack', id: command.id, seq: 3});
  assert.equal((await answer).seq, 3);
  assert.deepEqual(states, ['connecting', 'open']);
});

test('a refused command rejects with the server’s fault', async () => {
  const answer = await connected(() => ({asked: socket.send({type: 'ready', table: 't'})}));
  latest().say({type: 'refused', id: latest().commands[0].id, fault: {code: 'illegal', rule: 'BAL-1'}});
  await assert.rejects(answer.asked, (fault) => fault instanceof ApiFault && fault.code === 'illegal');
});

test('after a lost connection it reconnects, re-enters its tables and resends unanswered commands', async () => {
  await connected(() => atTable('t1', 7));
  const answer = socket.send({type: 'ready', table: 't1'});
  const first = latest();
  const {id} = first.commands.at(-1);
  first.onclose();
  assert.equal(socket.state, 'lost');
  mock.timers.tick(300);
  await settled();
  assert.equal(opened.length, 2);
  latest().welcome();
  assert.deepEqual(
    latest().commands.map(({type, since = null}) => [type, since]),
    [
      ['enter', 7],
      ['ready', null],
    ],
  );
  assert.equal(latest().commands.at(-1).id, id);
  first.say({type: 'ack', id}); // what the old connection says is ignored
  latest().say({type: 'ack', id, seq: 9});
  assert.equal((await answer).seq, 9);
});

test('the delays grow to a limit, and differ between clients', () => {
  assert.deepEqual(
    [0, 1, 2].map((tries) => backoff(tries, () => 0)),
    [150, 300, 600],
  );
  assert.equal(
    backoff(0, () => 1),
    300,
  );
  assert.equal(
    backoff(99, () => 1),
    5000,
  );
});

test('the delay grows with each failure; when the network is back, it reconnects at once', async () => {
  mock.method(Math, 'random', () => 0);
  await connected(() => atTable('t1'));
  for (const wait of [150, 300]) {
    latest().onclose();
    const before = opened.length;
    mock.timers.tick(wait - 1);
    await settled();
    assert.equal(opened.length, before);
    mock.timers.tick(1);
    await settled();
    assert.equal(opened.length, before + 1);
  }
  latest().onclose();
  const before = opened.length;
  dispatchEvent(new Event('online'));
  await settled();
  assert.ok(opened.length > before);
  Math.random.mock.restore();
});

test('a connection that could not be opened is tried again', async () => {
  const open = mock.fn(() => {
    throw new Error('no');
  });
  const failing = new Socket(open);
  failing.lobby(() => {});
  await settled();
  assert.equal(failing.state, 'lost');
  mock.timers.tick(5000);
  await settled();
  assert.equal(open.mock.callCount(), 2);
});

test('a connection without an answer to a command or a ping is given up', async () => {
  await connected(() => ({asked: socket.send({type: 'ready', table: 't'})}));
  const first = latest();
  mock.timers.tick(2000);
  assert.equal(first.sent.at(-1).type, 'ping');
  mock.timers.tick(3000);
  assert.equal(first.closed, true);
  assert.equal(socket.state, 'lost');
});

test('a pong keeps the connection', async () => {
  await connected(() => atTable('t'));
  latest().say({type: 'entered', id: latest().commands[0].id, table: 't'});
  page.dispatchEvent(new Event('visibilitychange'));
  const ping = latest().sent.at(-1);
  assert.equal(ping.type, 'ping');
  latest().say({type: 'pong', id: ping.id});
  mock.timers.tick(4000);
  assert.equal(socket.state, 'open');
});

test('a table receives only its own frames, and none after it was left', async () => {
  const {told, leave} = await connected(() => atTable('t1'));
  latest().say({type: 'entered', id: latest().commands[0].id, table: 't1'});
  latest().say({type: 'update', table: 't1', seq: 5});
  latest().say({type: 'update', table: 't2', seq: 5});
  assert.deepEqual(
    told.frames.map(({type}) => type),
    ['entered', 'update'],
  );
  socket.reenter('t1');
  assert.equal(latest().commands.at(-1).type, 'enter');
  leave();
  leave();
  assert.equal(latest().commands.filter(({type}) => type === 'go').length, 1);
  latest().say({type: 'update', table: 't1', seq: 6});
  assert.equal(told.frames.length, 2);
});

test('a table that another window has taken over receives nothing more', async () => {
  const {told} = await connected(() => atTable('t1'));
  latest().say({type: 'superseded', table: 't1'});
  assert.equal(told.frames.at(-1).type, 'superseded');
  latest().say({type: 'update', table: 't1', seq: 6});
  assert.equal(told.frames.length, 1);
});

test('a temporary refusal to enter a table is retried, a permanent one is not', async () => {
  const {told} = await connected(() => atTable('t1'));
  latest().say({type: 'refused', id: latest().commands[0].id, fault: {code: 'table-away'}});
  mock.timers.tick(1000);
  const again = latest().commands.at(-1);
  assert.equal(again.type, 'enter');
  assert.deepEqual(told.faults, []);
  latest().say({type: 'refused', id: again.id, fault: {code: 'no-such-table'}});
  assert.equal(told.faults[0].code, 'no-such-table');
});

test('it waits for a restarting server as long as the server asks', async () => {
  await connected(() => atTable('t1'));
  latest().say({type: 'restarting', after: 1500});
  assert.equal(socket.state, 'restarting');
  mock.timers.tick(1499);
  await settled();
  assert.equal(opened.length, 1);
  mock.timers.tick(1);
  await settled();
  assert.equal(opened.length, 2);
});

test('the lobby is watched while anyone listens; later listeners get it at once', async () => {
  const seen = [];
  const leave = await connected(() => socket.lobby((lobby) => seen.push(lobby.tables)));
  assert.ok(latest().commands.some(({type, on}) => type === 'watch-lobby' && on));
  latest().say({type: 'lobby', tables: ['a']});
  const leaveToo = socket.lobby((lobby) => seen.push(lobby.tables));
  assert.deepEqual(seen, [['a'], ['a']]);
  leave();
  leaveToo();
  const last = latest().commands.at(-1);
  assert.deepEqual([last.type, last.on], ['watch-lobby', false]);
});

test('a token that is no longer valid is replaced', async () => {
  const old = api.person.token;
  const refused = [];
  socket.addEventListener('refused', ({detail}) => refused.push(detail.code));
  atTable('t1');
  await settled();
  latest().onopen();
  server.answers.push({token: `v.2.x.${Date.now()}`, player: 'p2', name: 'Bob'});
  latest().say({type: 'refused', id: 'hello', fault: {code: 'token-old'}});
  await settled();
  mock.timers.tick(0);
  await settled();
  latest().onopen();
  assert.deepEqual(refused, ['token-old']);
  assert.notEqual(latest().sent[0].token, old);
});

test('a change of the person opens another connection', async () => {
  await connected(() => atTable('t1'));
  latest().say({type: 'welcome', player: api.person.player});
  const first = latest();
  api.signedIn({token: `v.3.x.${Date.now()}`, player: 'p3', name: 'Cyd', guest: false});
  assert.equal(first.closed, true);
  mock.timers.tick(0);
  await settled();
  latest().onopen();
  assert.equal(latest().sent[0].token, api.person.token);
});

test('a connection that nothing needs is not reopened', async () => {
  const {leave} = await connected(() => atTable('t1'));
  leave();
  latest().say({type: 'ack', id: latest().commands.at(-1).id});
  latest().onclose();
  assert.equal(socket.state, 'off');
});

test('a majlis is watched again after a reconnection, and its changes are reported', async () => {
  const heard = [];
  const stop = await connected(() => socket.majlis('m1', (what) => heard.push(what)));
  const watches = () => latest().commands.filter(({type}) => type === 'watch-majlis');
  const [first] = watches();
  assert.deepEqual([first.majlis, first.on], ['m1', true]);
  latest().say({type: 'ack', id: first.id, seq: 0});
  await settled();
  latest().say({type: 'majlis-changed', majlis: 'm1', what: 'chat'});
  latest().say({type: 'majlis-changed', majlis: 'm2', what: 'chat'});
  assert.deepEqual(heard, ['', 'chat']);
  latest().onclose();
  mock.timers.tick(300);
  await settled();
  latest().welcome();
  latest().say({type: 'ack', id: watches()[0].id, seq: 0});
  await settled();
  assert.deepEqual(heard, ['', 'chat', '']);
  stop();
  assert.equal(watches().at(-1).on, false);
});

test('a review is watched again after a reconnection, and comes whole', async () => {
  const heard = [];
  const stop = await connected(() => socket.review('r1', ({type}) => heard.push(type)));
  const watches = () => latest().commands.filter(({type}) => type === 'watch-review');
  assert.deepEqual([watches()[0].review, watches()[0].on], ['r1', true]);
  latest().say({type: 'ack', id: watches()[0].id, seq: 0});
  latest().say({type: 'review-shown', review: {id: 'r1', items: []}});
  latest().say({type: 'review-changed', review: 'r1', seq: 1});
  latest().say({type: 'review-changed', review: 'r2', seq: 1});
  assert.deepEqual(heard, ['review-shown', 'review-changed']);
  latest().onclose();
  mock.timers.tick(300);
  await settled();
  latest().welcome();
  latest().say({type: 'refused', id: watches()[0].id, fault: {code: 'store-down'}});
  await settled();
  assert.equal(watches().length, 1);
  mock.timers.tick(1000);
  assert.equal(watches().length, 2, 'a passing refusal is not the last word');
  stop();
  assert.equal(watches().at(-1).on, false);
});
