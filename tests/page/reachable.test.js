import assert from 'node:assert/strict';
import {test} from 'node:test';
import {serve, settled} from './browser.js';

const {Reachability} = await import('../../src/vierblatt/web/core/reachable.js');

/** A server that is asked, with the clock in the test's hands. */
function asked(t) {
  t.mock.timers.enable({apis: ['setTimeout']});
  const seen = {there: false, times: 0, changes: []};
  const reachability = new Reachability(async () => {
    seen.times += 1;
    if (seen.there === null) throw new Error('down');
    return seen.there;
  });
  reachability.addEventListener('change', () => seen.changes.push(reachability.reached));
  return {
    seen,
    reachability,
    pass: async (time) => {
      t.mock.timers.tick(time);
      await settled();
    },
  };
}

test('a server that does not answer is asked again at growing intervals until it does', async (t) => {
  const {seen, reachability, pass} = asked(t);
  reachability.unanswered();
  assert.deepEqual(seen.changes, [false]);
  await pass(1_000);
  assert.equal(seen.times, 1);
  await pass(1_000);
  assert.equal(seen.times, 1);
  seen.there = null;
  await pass(1_000);
  assert.equal(seen.times, 2);
  seen.there = true;
  await pass(4_000);
  assert.deepEqual(seen.changes, [false, true]);
  await pass(60_000);
  assert.equal(seen.times, 3);
});

test('it is asked at once when the device is online again, and at least every 15 seconds', async (t) => {
  const {seen, reachability, pass} = asked(t);
  reachability.unanswered();
  for (let time = 0; time < 600; time += 1) await pass(100);
  const before = seen.times;
  await pass(15_000);
  assert.equal(seen.times, before + 1);
  seen.there = true;
  dispatchEvent(new Event('online'));
  await settled();
  assert.equal(reachability.reached, true);
});

test('an answer to any request ends the questions', async (t) => {
  const {seen, reachability, pass} = asked(t);
  reachability.unanswered();
  reachability.answered();
  await pass(60_000);
  assert.deepEqual(seen.changes, [false, true]);
  assert.equal(seen.times, 0);
});

test('the server is asked at an address that is never kept; a proxy is no server', async (t) => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const server = serve();
  const reachability = new Reachability();
  server.answers.push({status: 503, text: 'Service Unavailable'}, {status: 200, version: '1'});
  await reachability.check();
  assert.equal(reachability.reached, false);
  await reachability.check();
  assert.equal(reachability.reached, true);
  assert.deepEqual(
    server.asked.map(({path}) => path),
    ['/api/server', '/api/server'],
  );
});
