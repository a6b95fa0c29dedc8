/** Puzzles: what waits for an answer, what is told afterwards, runs against the clock, and the parts of the page. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, detailsOf, parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {words} = await import(`${WEB}/core/locale.js`);
const {PuzzleSession, puzzleInfo, sceneOf} = await import(`${WEB}/puzzles/session.js`);
const {pastOf} = await import(`${WEB}/puzzles/past.js`);
const {hasPuzzleWords, loadPuzzleWords, themeName} = await import(`${WEB}/puzzles/words.js`);
const {namesOf} = await import(`${WEB}/table/model.js`);
await import(`${WEB}/puzzles/solution.js`);
await import(`${WEB}/pages/puzzle.js`);
await import(`${WEB}/pages/puzzles.js`);
// The felt needs a browser; browser tests look at it.
for (const name of ['card-table', 'card-hand', 'vb-table-actions', 'vb-table-head'])
  Object.assign(customElements.get(name).prototype, {render: () => '', updated: () => {}, willUpdate: () => {}});

const OWN = {hand: ['8D', 'AS', 'KS'], legal: ['AS', 'KS'], events: [], barred: [], figures: {}};
const HISTORY = [
  {seat: 0, phase: 'bidding', action: 'hokom'},
  {seat: 3, phase: 'play', action: '7H'},
  {seat: 0, phase: 'play', action: '9H'},
];
const task = (changes = {}) => ({
  id: 'baloot-card-1',
  game: 'baloot',
  kind: 'card',
  place: 'train',
  theme: '',
  rated: true,
  goal: null,
  table: {seat: 2, board: board({turn: 2}), own: OWN, history: HISTORY},
  ...changes,
});
const option = (action, mean, right = false, best_in = 0.5) => ({action, mean, best_in, right});
const solution = (changes = {}) => ({
  options: [option('AS', 12.34, true, 0.92), option('KS', -3)],
  margin: 15.3,
  hands: [['7S'], ['TS', 'TD'], ['8D', 'AS', 'KS'], ['JH']],
  themes: ['win-trick'],
  rating: 1600,
  attempts: 3,
  solved: 2,
  votes_for: 4,
  votes_against: 1,
  vote: 0,
  ...changes,
});
const standing = (changes = {}) => ({
  game: 'baloot',
  attempts: 5,
  solved: 3,
  rated: 5,
  rating: 1510,
  provisional: true,
  days: 2,
  best_days: 4,
  today: false,
  best_streak: 7,
  best_minutes: 9,
  ...changes,
});
const outcome = (changes = {}) => ({
  right: true,
  action: 'AS',
  loss: 0,
  counted: true,
  solution: solution(),
  rating_before: 1500,
  standing: standing(),
  run: null,
  next: null,
  ...changes,
});
const run = (changes = {}) => ({
  mode: 'minutes',
  solved: 0,
  mistakes: 0,
  most_mistakes: 3,
  over: false,
  left: 180_000,
  best: 9,
  ...changes,
});

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

test('the texts come with the page, in every language', async () => {
  for (const language of ['ar', 'de', 'en']) {
    await speak(language);
    await loadPuzzleWords('baloot');
    assert.equal(hasPuzzleWords('baloot'), true);
    assert.notEqual(themeName('win-trick'), 'win-trick');
  }
  assert.equal(themeName('no-such-theme'), 'no-such-theme');
});

test('the solution has every choice, all hands, the themes, and a vote', async () => {
  const element = await shown('vb-puzzle-solution', {solution: solution(), chosen: 'KS', votes: true});
  const text = textOf(element);
  for (const part of ['A♠', '12.3', '92 %', 'K♠', '10♦', 'winning the trick', 'It is right to play', '1600', 'Yes (4)'])
    assert.ok(text.replaceAll('\uFE0E', '').includes(part), `${part} in ${text}`);
  assert.equal(parts(element, 'tr.right').length, 1);
  assert.match(parts(element, 'tr.chosen')[0].textContent, /K/);
  const votes = detailsOf(element, 'vote');
  for (const button of parts(element, '.vote button')) button.click();
  assert.deepEqual(votes, [1, -1]);
  element.solution = solution({
    vote: 1,
    options: [option('AS', 1, true, null), option('KS', 0, false, null)],
    rating: null,
  });
  await element.updateComplete;
  parts(element, '.vote button')[0].click();
  assert.deepEqual(votes, [1, -1, 0]);
  assert.equal(parts(element, 'thead th').length, 2);
  assert.equal(textOf(element).includes('1600'), false);
});

/** The page of a puzzle, whose server gives these answers. @param {string} place */
async function pageAt(place, ...answers) {
  api.person = {token: 't', player: 'p', name: 'Amal', guest: false};
  api.request = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const page = await shown('vb-page-puzzle', {params: {game: 'baloot', place}});
  await settled(page);
  return page;
}

/** Lets an element do what is waiting. @param {Element} element */
async function settled(element) {
  for (let i = 0; i < 4; i += 1) await new Promise(setImmediate);
  await element.updateComplete;
}

test('the page asks, says kindly what was better, and goes on', async () => {
  const wrong = outcome({right: false, action: 'KS', loss: 15.34, standing: standing({rating: 1490})});
  const page = await pageAt('solve', task(), wrong, task({id: 'baloot-card-2'}));
  assert.match(textOf(page), /Which card do you play\?/);
  assert.match(textOf(page), /Counts for your rating/);
  const hand = page.shadowRoot.querySelector('card-hand');
  assert.deepEqual([hand.cards, hand.advised], [OWN.hand, '']);
  hand.dispatchEvent(new CustomEvent('card-chosen', {detail: {card: 'KS'}}));
  await settled(page);
  const text = textOf(page).replaceAll('\uFE0E', '');
  for (const part of ['There is something better', 'Better: A♠', 'K♠ costs 15.3 points', 'Your rating: 1500 → 1490'])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.equal(page.shadowRoot.querySelector('card-hand').advised, 'AS');
  assert.match(page.shadowRoot.querySelector('.announcement').textContent, /There is something better\. Better:/);
  page.shadowRoot.querySelector('.go-on').click();
  await settled(page);
  assert.match(textOf(page), /Which card do you play\?/);
  assert.equal(page.shadowRoot.querySelector('vb-puzzle-solution'), null);
});

test('a puzzle with a goal says what to reach, and at the end which card was not safe', async () => {
  const goal = {result: 12, aim: 'tricks', count: 2, tricks: 3, card: ''};
  const asked = () => task({kind: 'safety', place: 'train-safety', goal});
  const end = (changes) => ({
    moments: [],
    table: task().table,
    result: 4,
    outcome: outcome({action: 'AS', ...changes}),
  });
  const missed = end({right: false, loss: 0, slip: {action: 'KS', safe: ['AS', '8D']}});
  const page = await pageAt('safety', asked(), missed, asked(), end({right: true, slip: null}));
  const play = async () => {
    page.shadowRoot.querySelector('card-hand').dispatchEvent(new CustomEvent('card-chosen', {detail: {card: 'AS'}}));
    await settled(page);
    return textOf(page).replaceAll('\uFE0E', '');
  };
  assert.match(textOf(page), /Take at least 2 of the last 3 tricks for your side, however the hidden cards lie\./);
  const text = await play();
  for (const part of ['Not quite', 'With K♠ it was no longer certain', 'Safe: A♠, 8♦'])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.equal(text.includes('costs'), false);
  const shownHands = page.shadowRoot.querySelector('vb-puzzle-solution');
  assert.deepEqual([shownHands.goal, shownHands.slipped], [true, true]);
  assert.match(page.shadowRoot.querySelector('.announcement').textContent, /^Not quite\. With/);
  page.shadowRoot.querySelector('.go-on').click();
  await settled(page);
  assert.ok((await play()).includes('The goal is reached'));
  assert.equal(page.shadowRoot.querySelector('vb-puzzle-solution').slipped, false);
});

test('the solution of a puzzle with a goal says what is sure', async () => {
  const element = await shown('vb-puzzle-solution', {solution: solution(), goal: true, slipped: true});
  for (const part of ['Sure of', 'Usually', 'The cards that beat it']) assert.ok(textOf(element).includes(part), part);
});

test('a run has a beginning, a score, a clock and an end', async () => {
  const page = await pageAt(
    'minutes',
    {run: null, task: null},
    {run: run(), task: task({place: 'minutes', rated: false})},
    outcome({right: false, run: run({solved: 2, mistakes: 3, over: true, left: 5000})}),
  );
  assert.match(textOf(page), /Solve as many as you can in three minutes/);
  page.shadowRoot.querySelector('button.primary').click();
  await settled(page);
  assert.match(textOf(page), /Solved: 0 ?Mistakes: 0 of 3 ?Time left: [23]:\d\d/);
  page.shadowRoot.querySelector('card-hand').dispatchEvent(new CustomEvent('card-chosen', {detail: {card: 'KS'}}));
  await settled(page);
  assert.match(textOf(page), /You have solved 2 puzzles\. Your best result so far: 9/);
  assert.match(textOf(page), /Once more/);
  page.remove();
});

test('a puzzle that cannot be had says why, with a way back', async () => {
  const page = await pageAt('own', new ApiFault({code: 'no-own-mistakes'}, 409));
  assert.match(textOf(page), /None of your latest matches/);
  assert.equal(page.shadowRoot.querySelector('.wait a').getAttribute('href'), '/puzzles/baloot');
});

test('the page of a game has the ways to solve, the themes and the own results', async () => {
  api.person = {token: 't', player: 'p', name: 'Amal', guest: true};
  const themes = [{theme: 'lead', attempts: 4, solved: 3}];
  api.request = async () => ({standing: standing(), themes, latest: [{at: 0, right: true, rating: 1510}]});
  const counts = {game: 'baloot', count: 3, kinds: {card: 2, call: 1}, themes: [{theme: 'lead', count: 2}]};
  api.public = async () => counts;
  const page = await shown('vb-page-puzzles', {params: {game: 'baloot'}});
  await settled(page);
  const text = textOf(page);
  for (const part of [
    '3 puzzles',
    'Rating about 1510',
    'Solved: 3 of 5',
    'Solved 2 days in a row',
    'Your best: 9',
    'as a guest',
    '3 : 4',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  const links = parts(page, 'a').map((link) => link.getAttribute('href'));
  for (const place of ['solve', 'daily', 'streak', 'minutes', 'card', 'call', 'own', 'theme/lead'])
    assert.ok(links.includes(`/puzzles/baloot/${place}`), place);
  api.public = async () => ({...counts, count: 0, kinds: {}, themes: []});
  const empty = await shown('vb-page-puzzles', {params: {game: 'baloot'}});
  await settled(empty);
  assert.match(textOf(empty), /There are no puzzles for Baloot on this server yet/);
  const all = await shown('vb-page-puzzles', {params: {}});
  await settled(all);
  assert.match(textOf(all), /What would you do|what would you do/);
});
