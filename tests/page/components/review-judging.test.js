/** What is judged at the points of a review: guessing first, both judgements, a puzzle of it. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, speak, textOf} from './document.js';
import {ID, asked, answers, waits, fresh, opened, settled, changes} from './reviewed.js';

const WEB = '../../../src/vierblatt/web';
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {percent, signed} = await import(`${WEB}/review/words.js`);
for (const name of ['judged', 'play', 'puzzle']) await import(`${WEB}/review/${name}.js`);

beforeEach(fresh);

test('a guess comes before what was played and what it was worth', async () => {
  const session = await opened();
  session.guessFirst(true);
  const play = await shown('vb-review-play', {session});
  assert.match(textOf(play), /What would you have played/);
  const judged = await shown('vb-review-judged', {session});
  assert.match(textOf(judged), /Choose first/);
  assert.equal(parts(judged, 'button').length, 0);
  session.choose('KS');
  const after = await shown('vb-review-play', {session});
  assert.match(textOf(after), /You chose .*K.*Played was .*A/);
  assert.deepEqual(changes(), []);
});

test('the two judgements are asked for one by one, and never stand in one table', async () => {
  const session = await opened();
  answers[`GET /reviews/${ID}/known/actions`] = {
    seat: 0,
    worlds: 256,
    actions: [
      {action: 'KS', mean: 3.26, error: 0, share_best: 0.72, worst_twentieth_loss: 8, bots: ['best', 'rules']},
      {action: 'AS', mean: -1, error: 0.51, share_best: 0.4, worst_twentieth_loss: 12.04, bots: []},
    ],
  };
  answers[`GET /reviews/${ID}/cards`] = {exact: true, values: {AS: 10, KS: -4}};
  const judged = await shown('vb-review-judged', {session});
  const before = asked.length;
  const [known, , cards] = parts(judged, 'button');
  known.click();
  await settled();
  await judged.updateComplete;
  assert.equal(parts(judged, 'table').length, 1);
  assert.match(textOf(judged), /\+3\.3.*72 %.*best bot, simple bot.*-1.*± 0\.5/s);
  assert.equal(asked.length, before + 1);
  cards.click();
  await settled();
  await judged.updateComplete;
  const tables = parts(judged, 'table').map((table) => table.textContent);
  assert.equal(tables.length, 2);
  assert.ok(!tables[0].includes('10') && tables[1].includes('+10'));
  session.move('next');
  await judged.updateComplete;
  assert.equal(parts(judged, 'table').length, 0, 'at another point nothing is judged yet');
});

test('the chances of the cards have a column for each other player', async () => {
  const session = await opened();
  answers[`GET /reviews/${ID}/known/chances`] = {
    seat: 0,
    chances: [{card: '7H', seats: [0, 0.5, 0.25, 0], elsewhere: 0.25}],
  };
  const judged = await shown('vb-review-judged', {session});
  parts(judged, 'button')[1].click();
  await settled();
  await judged.updateComplete;
  assert.deepEqual(
    parts(judged, 'thead th').map((head) => head.textContent),
    ['Card', 'Badr', 'Cyd', 'Dana', 'Elsewhere'],
  );
  assert.deepEqual(
    parts(judged, 'td').map((cell) => cell.textContent),
    ['50 %', '25 %', '0 %', '25 %'],
  );
});

test('a refused question says why, and may be asked again', async () => {
  const session = await opened();
  answers[`GET /reviews/${ID}/cards`] = new ApiFault({code: 'too-fast'}, 429);
  const judged = await shown('vb-review-judged', {session});
  parts(judged, 'button')[2].click();
  await settled();
  await judged.updateComplete;
  assert.ok(parts(judged, '[role=alert]').length);
  answers[`GET /reviews/${ID}/cards`] = {exact: false, values: {AS: 1}};
  parts(judged, 'button')[2].click();
  await settled();
  await judged.updateComplete;
  assert.equal(parts(judged, 'table').length, 1);
});

test('while a game is being prepared on the server, its judgements are asked for again', async () => {
  const path = `GET /reviews/${ID}/known/actions`;
  answers[path] = new ApiFault({code: 'judging-prepared', parameters: {seconds: 5}}, 503);
  const session = await opened();
  const judged = await shown('vb-review-judged', {session});
  parts(judged, 'button')[0].click();
  await settled();
  await judged.updateComplete;
  assert.match(textOf(judged), /Preparing the judgements/);
  answers[path] = {seat: 0, worlds: 256, actions: []};
  waits.pop()();
  await settled();
  await judged.updateComplete;
  assert.equal(parts(judged, 'table').length, 1);
  assert.doesNotMatch(textOf(judged), /Preparing/);
});

test('a point becomes a puzzle, or it is said why not', async () => {
  const request = api.request;
  const found = {puzzle: '', why: 'margin'};
  api.request = async () => found;
  try {
    const make = await shown('vb-make-puzzle', {path: '/reviews/r/puzzle?deal=1'});
    const ask = async () => {
      parts(make, 'button')[0].click();
      await settled();
      await settled();
      await make.updateComplete;
      return textOf(make);
    };
    assert.match(await ask(), /not far enough ahead/);
    Object.assign(found, {puzzle: '{"id":"baloot-card-0"}', why: ''});
    assert.match(await ask(), /this is a puzzle.*vierblatt puzzles solve baloot-card-0\.jsonl/s);
    make.path = '/reviews/r/puzzle?deal=2';
    await make.updateComplete;
    assert.doesNotMatch(textOf(make), /this is a puzzle/);
  } finally {
    api.request = request;
  }
});

test('figures are written as the language does', async () => {
  assert.deepEqual(
    [signed(2.04), signed(-0.01), percent(0.666)].map((text) => text.replace(/[\u2066-\u2069]/g, '')),
    ['+2', '0', '67 %'],
  );
  await speak('ar');
  assert.match(percent(0.5), /50.*٪/);
});
