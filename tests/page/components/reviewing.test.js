/** A review: following and going alone, playing on and branches, and what cannot be loaded. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, textOf} from './document.js';
import {
  ID,
  item,
  branch,
  cursor,
  LEAD,
  review,
  LINE,
  answers,
  tell,
  waits,
  fresh,
  opened,
  settled,
  changes,
  changed,
} from './reviewed.js';

const WEB = '../../../src/vierblatt/web';
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const points = await import(`${WEB}/review/points.js`);
const {ReviewSession} = await import(`${WEB}/review/session.js`);
for (const name of ['branches', 'play']) await import(`${WEB}/review/${name}.js`);

beforeEach(fresh);

test('a follower goes where the leader goes, sees what the leader shows, and may break free', async () => {
  const session = await opened([LEAD, item('cursor', 2, cursor({deal: 1, step: 2}, 3))]);
  assert.deepEqual([session.here.step, session.seat, session.following], [2, 3, true]);
  changed([item('cursor', 10, cursor({deal: 1, step: 1}))]);
  assert.deepEqual([session.here.step, session.seat], [1, -1]);
  session.move('previous');
  assert.equal(session.following, false);
  changed([item('cursor', 11, cursor({deal: 2, step: 3}))]);
  assert.deepEqual(session.here, {deal: 1, branch: 0, step: 0});
  session.follow();
  assert.deepEqual(session.here, {deal: 2, branch: 0, step: 3});
  assert.deepEqual(changes(), [], 'only the leader tells where they are');
});

test('the leader takes everybody along, at a steady pace and to the last point', async () => {
  const session = await opened([item('lead', 1, {kind: 'lead'}, 'p0')]);
  for (const _ of [1, 2, 3]) session.move('next');
  await settled();
  assert.deepEqual(
    changes().map(({point}) => point.step),
    [1],
  );
  waits.shift()();
  await settled();
  assert.deepEqual(
    changes().map(({point}) => point.step),
    [1, 3],
  );
  waits.shift()();
  assert.equal(changes().length, 2);
});

test('an address is gone to, and its reader does not follow', async () => {
  const session = await opened([LEAD, item('cursor', 2, cursor({deal: 2, step: 2}))], {hash: '#d1.3'});
  assert.deepEqual([session.here.step, session.following], [3, false]);
  const other = await opened([LEAD], {hash: '#d1.b99.3'});
  assert.deepEqual(other.here, points.START, 'a branch that is not there');
});

test('what is played goes to the server, and its branch is gone to', async () => {
  const session = await opened();
  answers[`POST /reviews/${ID}/changes`] = {seq: 4, point: {deal: 1, branch: 4, step: 1}};
  answers[`GET /reviews/${ID}`] = review([item('branch-4', 4, branch({step: 0, actions: ['KS']}), 'p0')]);
  await session.play('KS');
  await settled();
  assert.deepEqual(changes(), [{type: 'play', point: points.START, action: 'KS'}]);
  assert.deepEqual(session.here, {deal: 1, branch: 4, step: 1});
  changed([], ['branch-4']);
  assert.deepEqual(session.here, points.START, 'the branch is gone');
});

test('cards can be exchanged with those that fit', async () => {
  const session = await opened();
  answers[`GET /reviews/${ID}/swaps`] = {seat: 0, swaps: {'7H': ['8H'], '8H': ['7H']}};
  const play = await shown('vb-review-play', {session});
  const details = parts(play, 'details')[0];
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settled();
  await play.updateComplete;
  const [first] = parts(play, 'form select');
  first.value = '7H';
  first.dispatchEvent(new Event('change'));
  await play.updateComplete;
  parts(play, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(changes(), [{type: 'swap', point: points.START, seat: 0, first: '7H', second: '8H'}]);
});

test('branches say where they begin, whose they are, and who may remove them', async () => {
  const items = [
    item('branch-4', 4, branch({actions: ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S']})),
    item('branch-5', 5, branch({parent: 4, swaps: [{first: '7H', second: '8H'}]}), ''),
  ];
  const session = await opened(items);
  const list = await shown('vb-review-branches', {session});
  assert.match(textOf(list), /As it was played.*From move .*2.*and one more.*Badr.*exchanged.*somebody/s);
  const gone = [];
  list.addEventListener('go', ({detail}) => gone.push(detail.to));
  parts(list, '.to')[1].click();
  assert.deepEqual(gone, [{deal: 1, branch: 4, step: 2}]);
  parts(list, '.round')[0].click();
  await settled();
  assert.deepEqual(changes(), [{type: 'remove', slot: 'branch-4'}]);
  api.person.player = 'stranger';
  assert.equal(parts(await shown('vb-review-branches', {session}), '.round').length, 0);
});

test('a bot that somebody chooses plays on', async () => {
  const play = await shown('vb-review-play', {session: await opened()});
  const [which] = parts(play, 'select');
  which.value = 'strong';
  which.dispatchEvent(new Event('change'));
  await play.updateComplete;
  parts(play, 'button')
    .find((button) => /A bot acts once/.test(button.textContent))
    .click();
  await settled();
  assert.deepEqual(changes(), [{type: 'play-on', point: points.START, count: 1, bot: 'strong'}]);
});

test('a line that cannot be loaded now is loaded later, and one that is gone is left', async () => {
  answers[`GET /reviews/${ID}/line`] = new ApiFault({code: 'too-fast'}, 429);
  const session = await opened([item('branch-4', 4, branch())]);
  assert.deepEqual([session.line, session.fault], [null, null]);
  answers[`GET /reviews/${ID}/line`] = LINE;
  waits.shift()();
  await settled();
  assert.equal(session.line, LINE);
  answers[`GET /reviews/${ID}/line`] = new ApiFault({code: 'no-such-branch'}, 404);
  session.go({deal: 1, branch: 4, step: 2});
  await settled();
  assert.deepEqual(session.here, points.START);
});

test('a review that is deleted or cannot be loaded says so', async () => {
  const session = await opened();
  tell({type: 'review-changed', review: ID, seq: 0, gone: true});
  assert.equal(session.gone, true);
  answers['GET /reviews/abcdefghij'] = new ApiFault({code: 'no-such-review'}, 404);
  const other = new ReviewSession(ID, {
    ask: async () => Promise.reject(answers['GET /reviews/abcdefghij']),
    watch: () => () => {},
  });
  await other.start();
  assert.equal(other.fault.code, 'no-such-review');
});
