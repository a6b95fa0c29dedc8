/** A puzzle as one person solves it: what waits for an answer, what is told afterwards, runs against the clock. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, speak} from './document.js';
import {HISTORY, OWN, outcome, run, solution, standing, task} from './puzzling.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault} = await import(`${WEB}/core/api.js`);
const {words} = await import(`${WEB}/core/locale.js`);
const {PuzzleSession, puzzleInfo, sceneOf} = await import(`${WEB}/puzzles/session.js`);
const {pastOf} = await import(`${WEB}/puzzles/past.js`);
const {namesOf} = await import(`${WEB}/table/model.js`);

/** A session whose server gives these answers, and whose clock a test sets. @param {string} place */
function sessionAt(place, ...answers) {
  const asked = [];
  const clock = {now: 1000};
  const session = new PuzzleSession(
    'baloot',
    {place, theme: place === 'theme' ? 'lead' : ''},
    {
      ask: async (method, path, body) => {
        asked.push([method, path, body]);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
      now: () => clock.now,
    },
  );
  return {session, asked, clock};
}

test('each place asks for its own puzzles', async () => {
  const bodies = {solve: {}, card: {kind: 'card'}, call: {kind: 'call'}, theme: {theme: 'lead'}};
  for (const [place, body] of Object.entries(bodies)) {
    const {session, asked} = sessionAt(place, task());
    await session.open();
    assert.deepEqual(asked, [['POST', '/puzzles/baloot/next', body]]);
    assert.equal(session.asks, true);
  }
  const {session, asked} = sessionAt('own', new ApiFault({code: 'no-own-mistakes'}, 409));
  await session.open();
  assert.deepEqual(asked, [['POST', '/puzzles/baloot/own', {}]]);
  assert.deepEqual([session.table, session.fault.code, session.opened], [null, 'no-own-mistakes', true]);
});

test('an answer is sent once, and its solution is shown', async () => {
  const {session, asked} = sessionAt('solve', task(), outcome());
  await session.open();
  await Promise.all([session.answer('AS'), session.answer('KS')]);
  assert.deepEqual(asked[1], [
    'POST',
    '/puzzles/baloot/answer',
    {puzzle: 'baloot-card-1', place: 'train', action: 'AS'},
  ]);
  assert.equal(asked.length, 2);
  assert.equal(session.asks, false);
  assert.equal(session.solution.options[0].action, 'AS');
  await session.answer('KS');
  assert.equal(asked.length, 2);
});

test('until the next puzzle is there, the last one stays with its solution and cannot be answered', async () => {
  const {session} = sessionAt('solve', task(), outcome(), new ApiFault({code: 'offline'}), task({id: 'baloot-card-2'}));
  await session.open();
  await session.answer('AS');
  const opening = session.open();
  assert.deepEqual([session.asks, session.solution !== null], [false, true]);
  await opening;
  assert.deepEqual([session.fault.code, session.asks, session.solution !== null], ['offline', false, true]);
  await session.open();
  assert.deepEqual(
    [session.fault, session.asks, session.solution, session.task.id],
    [null, true, null, 'baloot-card-2'],
  );
});

test('an illegal choice changes nothing', async () => {
  const {session} = sessionAt('solve', task(), new ApiFault({code: 'illegal', rule: 'BAL-PLAY-2'}, 422), outcome());
  await session.open();
  await session.answer('8D');
  assert.deepEqual([session.fault.rule, session.asks, session.sent], ['BAL-PLAY-2', true, '']);
  await session.answer('AS');
  assert.deepEqual([session.fault, session.asks], [null, false]);
});

test('the puzzle of a day that was answered is shown with its solution', async () => {
  const daily = {day: 5, ends: 0, puzzle: 'baloot-card-9', task: null, standing: standing({today: true})};
  const review = {
    id: 'baloot-card-9',
    game: 'baloot',
    kind: 'card',
    right: true,
    table: task().table,
    solution: solution(),
  };
  const {session, asked} = sessionAt('daily', daily, review, {votes_for: 5, votes_against: 1});
  await session.open();
  assert.deepEqual(asked[1].slice(0, 2), ['GET', '/me/puzzles/baloot/baloot-card-9']);
  assert.deepEqual([session.asks, session.table, session.standing.today], [false, review.table, true]);
  await session.vote(1);
  assert.deepEqual(asked[2], ['POST', '/puzzles/baloot/vote', {puzzle: 'baloot-card-9', vote: 1}]);
  assert.deepEqual([session.solution.votes_for, session.solution.vote], [5, 1]);
});

test('a run begins when it is asked to, and goes on with the next puzzle at once', async () => {
  const next = task({id: 'baloot-card-2', place: 'minutes'});
  const {session, clock, asked} = sessionAt(
    'minutes',
    {run: null, task: null},
    {run: run(), task: task({place: 'minutes'})},
    outcome({run: run({solved: 1, left: 100_000}), next}),
    {run: run({solved: 1, over: true, left: 0}), task: null},
  );
  await session.open();
  assert.deepEqual([session.asks, session.fault, session.run], [false, null, null]);
  await session.begin();
  assert.deepEqual(asked[1].slice(0, 2), ['POST', '/puzzles/baloot/runs/minutes']);
  clock.now += 20_000;
  assert.deepEqual([session.asks, session.left], [true, 160_000]);
  await session.answer('AS');
  assert.deepEqual(
    [session.task.id, session.run.solved, session.left, session.asks],
    ['baloot-card-2', 1, 100_000, true],
  );
  clock.now += 100_001;
  assert.deepEqual([session.left, session.asks], [0, false]);
  await session.finish();
  assert.deepEqual([session.run.over, session.running], [true, false]);
});

test('the puzzle that ended a run stays, with its solution', async () => {
  const over = outcome({right: false, run: run({mode: 'streak', over: true, left: null, most_mistakes: 1})});
  const {session} = sessionAt('streak', {run: run({mode: 'streak', left: null}), task: task({place: 'streak'})}, over);
  await session.open();
  assert.deepEqual([session.left, session.asks], [null, true]);
  await session.answer('KS');
  assert.deepEqual([session.asks, session.task.id, session.running], [false, 'baloot-card-1', false]);
});

test('a puzzle with a goal is played card by card, and counts at the end', async () => {
  const waits = [];
  const after = {seat: 2, board: board({turn: 2}), own: {...OWN, hand: ['8D'], legal: ['8D']}, history: HISTORY};
  const own = {...OWN, hand: ['8D'], legal: []};
  const moment = (seat, card) => ({board: board(), own, events: [{event: 'played', seat, card}]});
  const moments = [moment(2, 'AS'), moment(3, '7S')];
  const answers = [
    task({kind: 'safety', place: 'train-safety', goal: {result: 12, aim: 'tricks', count: 2, tricks: 3, card: ''}}),
    {moments, table: after, result: null, outcome: null},
    {moments: [moment(2, '8D')], table: after, result: 4, outcome: outcome({right: false})},
  ];
  const asked = [];
  const ask = async (...given) => {
    asked.push(given);
    return answers.shift();
  };
  const session = new PuzzleSession('baloot', {place: 'safety'}, {ask, later: (act) => waits.push(act)});
  await session.open();
  assert.deepEqual(asked[0], ['POST', '/puzzles/baloot/next', {kind: 'safety'}]);
  const first = session.answer('AS');
  await new Promise(setImmediate);
  assert.deepEqual(asked[1].slice(0, 2), ['POST', '/puzzles/baloot/play']);
  assert.deepEqual([session.asks, session.scene.events], [false, moments[0].events]);
  while (waits.length) {
    waits.shift()();
    await new Promise(setImmediate);
  }
  await first;
  assert.deepEqual([session.asks, session.scene, session.table, session.outcome], [true, null, after, null]);
  const last = session.answer('8D');
  await new Promise(setImmediate);
  session.hurry();
  await last;
  assert.deepEqual([session.asks, session.result, session.outcome.right], [false, 4, false]);
  session.stop();
});

test('a run that is over is not taken up again', async () => {
  const {session} = sessionAt('streak', {run: run({mode: 'streak', over: true, left: null}), task: null});
  await session.open();
  assert.deepEqual([session.run, session.asks], [null, false]);
});

test('the solver sits at the seat of the puzzle, among bots', () => {
  const info = puzzleInfo(4, 2, words, 'Amal');
  assert.equal(namesOf(words, info)[2], 'Amal');
  assert.equal(info.seats.filter(({kind}) => kind === 'bot').length, 3);
  const {table} = task();
  assert.deepEqual(sceneOf(table, true).own.legal, ['AS', 'KS']);
  assert.deepEqual(sceneOf(table, false).own.legal, []);
});

test('what was played is put together by trick', () => {
  const cards = Array.from({length: 6}, (_, i) => ({seat: i % 4, phase: 'play', action: `${i + 2}S`}));
  const {calls, tricks} = pastOf([...HISTORY.slice(0, 1), ...cards], 4);
  assert.deepEqual([calls.length, tricks.map((trick) => trick.length)], [1, [4, 2]]);
});
