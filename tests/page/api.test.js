import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {changedElsewhere, serve, settled, storage, stored} from './browser.js';

const {ApiFault, api} = await import('../../src/vierblatt/web/core/api.js');
const {reachable} = await import('../../src/vierblatt/web/core/reachable.js');

const token = (name, age = 0) => `v.${name}.x.${Date.now() - age}`;
const ada = (age = 0) => ({token: token('ada', age), player: 'p1', name: 'Ada', guest: false});
const DAY = 24 * 3600 * 1000;

let server;

beforeEach(() => {
  stored.clear();
  storage.broken = false;
  api.forget();
  server = serve();
});

test('several first requests create only one guest', async () => {
  const guest = {token: token('guest'), player: 'p9', name: 'Guest 9'};
  server.answers.push(guest, {a: 1}, {b: 2});
  assert.deepEqual(await Promise.all([api.get('/a'), api.get('/b')]), [{a: 1}, {b: 2}]);
  assert.deepEqual(
    server.asked.map(({path, token: sent}) => [path, sent]),
    [
      ['/api/guest', ''],
      ['/api/a', `Bearer ${guest.token}`],
      ['/api/b', `Bearer ${guest.token}`],
    ],
  );
  assert.deepEqual(server.asked[0].body, {language: 'en'});
  assert.equal(JSON.parse(stored.get('vb-person')).guest, true);
});

test('each method sends its body', async () => {
  api.signedIn(ada());
  await api.post('/x');
  await api.put('/x', {a: 1});
  await api.patch('/x', {a: 2});
  await api.delete('/x');
  assert.deepEqual(
    server.asked.map(({method, body}) => [method, body]),
    [
      ['POST', {}],
      ['PUT', {a: 1}],
      ['PATCH', {a: 2}],
      ['DELETE', undefined],
    ],
  );
});

test('a refusal by the server is thrown with its code, rule and status', async () => {
  api.signedIn(ada());
  server.answers.push({status: 403, fault: {code: 'no-right', rule: 'R-1', parameters: {seat: 2}}});
  await assert.rejects(api.get('/x'), (fault) => {
    assert.ok(fault instanceof ApiFault);
    assert.deepEqual([fault.code, fault.rule, fault.parameters, fault.status], ['no-right', 'R-1', {seat: 2}, 403]);
    return true;
  });
});

test('without a network, or with a proxy alone, the fault is “offline”; without a reason, “request-failed”', async (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  api.signedIn(ada());
  server.answers.push(new Error('down'), {status: 502, text: 'Bad Gateway'}, {status: 500, text: 'Oh'});
  await assert.rejects(api.get('/x'), {code: 'offline', status: 0});
  await assert.rejects(api.get('/x'), {code: 'offline', status: 502});
  assert.equal(reachable.reached, false);
  await assert.rejects(api.get('/x'), {code: 'request-failed', status: 500});
  assert.equal(reachable.reached, true);
});

test('an invalid token is replaced by that of a new guest, and the request is repeated', async () => {
  api.signedIn(ada());
  const guest = {token: token('guest'), player: 'p9', name: 'Guest 9'};
  server.answers.push({status: 401, fault: {code: 'bad-token'}}, guest, {done: true});
  assert.deepEqual(await api.get('/x'), {done: true});
  assert.equal(server.asked.at(-1).token, `Bearer ${guest.token}`);
});

test('a newer token from another window is used', async () => {
  api.signedIn(ada());
  const other = {...ada(), token: token('other')};
  stored.set('vb-person', JSON.stringify(other));
  server.answers.push({status: 401, fault: {code: 'token-old'}}, {done: true});
  await api.get('/x');
  assert.equal(server.asked.at(-1).token, `Bearer ${other.token}`);
  assert.equal(server.asked.length, 2);
});

test('a token older than a day is exchanged during the request', async () => {
  api.signedIn(ada(2 * DAY));
  const fresh = token('fresh');
  server.answers.push({token: fresh}, {done: true});
  assert.ok(await api.token());
  await settled();
  await settled();
  assert.equal(server.asked[0].path, '/api/token');
  assert.equal(api.person.token, fresh);
});

test('a file is returned as it is; a fault is thrown', async () => {
  api.signedIn(ada());
  server.answers.push({text: 'all of it'}, {status: 404, fault: {code: 'gone'}});
  assert.equal(await (await api.file('/me/data')).text(), 'all of it');
  await assert.rejects(api.file('/me/data'), {code: 'gone', status: 404});
});

test('a public address is requested without a token', async () => {
  api.signedIn(ada());
  server.answers.push({text: '<p>rules</p>'});
  assert.equal(await api.public('/rules/baloot'), '<p>rules</p>');
  assert.equal(server.asked[0].token, '');
});

test('a change of the person is announced and stored, and changes by other windows are noticed', () => {
  const told = [];
  const listen = () => told.push(api.person?.name ?? null);
  addEventListener('vb-person', listen);
  api.signedIn(ada());
  api.changed({name: 'Ada L.'});
  stored.set('vb-person', JSON.stringify({...ada(), name: 'Elsewhere'}));
  changedElsewhere('vb-person');
  changedElsewhere('another');
  storage.broken = true;
  api.changed({name: 'Unkept'});
  removeEventListener('vb-person', listen);
  assert.deepEqual(told, ['Ada', 'Ada L.', 'Elsewhere', 'Unkept']);
});

test('what has not changed is asked for by its tag, without making a guest', async () => {
  const sent = [];
  const answers = [
    new Response('{"seq":3}', {headers: {'Content-Type': 'application/json', ETag: '"3"'}}),
    new Response(null, {status: 304, headers: {ETag: '"3"'}}),
    new Response('{"entry":1}\n{"entry":2}\n', {headers: {'Content-Type': 'application/jsonl'}}),
  ];
  globalThis.fetch = async (path, {headers}) => {
    sent.push([path, headers['If-None-Match'] ?? '']);
    return answers.shift();
  };
  const known = {tag: ''};
  assert.deepEqual(await api.newer('/x', known), {seq: 3});
  assert.equal(await api.newer('/x', known), null);
  assert.equal(await api.public('/log'), '{"entry":1}\n{"entry":2}\n', 'JSON Lines stay a text');
  assert.deepEqual(sent, [
    ['/api/x', ''],
    ['/api/x', '"3"'],
    ['/api/log', ''],
  ]);
});
