/** The pages of puzzles and their parts: the texts, the solution, a run, the ways to solve. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {detailsOf, parts, shown, speak, textOf} from './document.js';
import {OWN, option, outcome, run, solution, standing, task} from './puzzling.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {hasPuzzleWords, loadPuzzleWords, themeName} = await import(`${WEB}/puzzles/words.js`);
await import(`${WEB}/puzzles/solution.js`);
await import(`${WEB}/pages/puzzle.js`);
await import(`${WEB}/pages/puzzles.js`);
// The felt needs a browser; browser tests look at it.
for (const name of ['card-table', 'card-hand', 'vb-table-actions', 'vb-table-head'])
  Object.assign(customElements.get(name).prototype, {render: () => '', updated: () => {}, willUpdate: () => {}});

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
