/** Luck and skill at the end of a match, won and lost in the history, and the curves of a player. */
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {parts, person, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
const {placesOf} = await import(`${WEB}/parts/curve.js`);
const {grouped, meanEdges} = await import(`${WEB}/parts/player-statistics.js`);
const {outcomeOf} = await import(`${WEB}/parts/records-list.js`);
await import(`${WEB}/table/luck.js`);
await import(`${WEB}/parts/counted-choice.js`);
const {countedNote} = await import(`${WEB}/table/menu.js`);

const messages = globalThis.fetch;
/** Answers requests to the API by their path. @param {Record<string, unknown>} answers */
const answering = (answers) => {
  globalThis.fetch = async (address) => {
    const path = String(address);
    if (!path.startsWith('/api/')) return messages(address);
    return new Response(JSON.stringify(answers[path] ?? {fault: {code: 'gone'}}), {
      status: path in answers ? 200 : 404,
      headers: {'Content-Type': 'application/json'},
    });
  };
};
const settled = async (element) => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
  await element.updateComplete;
};

beforeEach(() => speak('en'));
afterEach(() => {
  globalThis.fetch = messages;
});

test('the end of a match says what the cards were worth and what the play brought', async () => {
  answering({'/api/records/abcdefghij/luck': {luck: [34, -34], skill: [12, -12]}});
  const element = await shown('vb-match-luck', {table: 'abcdefghij', me: 2, seats: 4});
  await settled(element);
  assert.match(textOf(element), /^The cards were worth 34 points to your side; your side’s play gained 12\./);
  assert.match(textOf(element), /Compared with steady bots/);
  element.me = 1;
  await element.updateComplete;
  assert.match(textOf(element), /^The cards were 34 points against your side; your side’s play cost 12\./);
});

test('without par, and for spectators, nothing is said', async () => {
  answering({'/api/records/abcdefghij/luck': {luck: null, skill: null}});
  const element = await shown('vb-match-luck', {table: 'abcdefghij', me: 0, seats: 4});
  await settled(element);
  assert.equal(parts(element, 'p').length, 0);
});

test('an outcome is a word', () => {
  assert.equal(outcomeOf({winners: [0], scores: [1, 0]}, 2), 'won');
  assert.equal(outcomeOf({winners: [0], scores: [1, 0]}, 1), 'lost');
  assert.equal(outcomeOf({winners: [], scores: [1, 1]}, 1), 'drawn');
});

test('a curve runs from edge to edge, and a level one does not divide by zero', () => {
  const [first, last] = placesOf([1, 3]);
  assert.ok(first[0] < last[0] && first[1] > last[1]);
  assert.ok(placesOf([5, 5]).flat().every(Number.isFinite));
});

test('the curve of the edge is the mean over all deals so far', () => {
  assert.deepEqual(
    meanEdges([
      {deals: 1, edge: 10},
      {deals: 3, edge: 2},
    ]),
    [10, 4],
  );
  assert.deepEqual(
    grouped([1, 2, 3], (n) => (n % 2 ? 'odd' : 'even')),
    [
      ['odd', [1, 3]],
      ['even', [2]],
    ],
  );
});

test('a player sees matches, wins and curves, each with its text', async () => {
  const rating = (ended, points) => ({game: 'baloot', preset: 'standard', ended, points});
  answering({
    '/api/players/p1/statistics': {
      games: [{game: 'baloot', matches: 7, won: 3}],
      ratings: [rating(1, 1000), rating(2, 1080)],
      edges: [],
    },
  });
  const element = await shown('vb-player-statistics', {player: 'p1'});
  await settled(element);
  assert.match(textOf(element), /Baloot7 3/);
  const [picture] = parts(element, 'svg');
  assert.match(picture.getAttribute('aria-label'), /2 matches, from 1000 to 1080; lowest 1000, highest 1080/);
});

test('the choice that matches count is remembered and explained', async () => {
  const element = await shown('counted-choice');
  const [box] = parts(element, 'input');
  assert.equal(parts(element, 'small').length, 0);
  box.checked = true;
  box.dispatchEvent(new Event('change'));
  await element.updateComplete;
  assert.match(textOf(element), /No hints and no takebacks/);
  assert.equal((await import(`${WEB}/core/settings.js`)).settings.counted, true);
});

test('the menu of a table says that its match counts, and only then', async () => {
  const bots = ['b', 'c', 'd'].map((name, i) => person(name, i + 1, {kind: 'bot', player: '', bot: 'club'}));
  const alone = {seats: [person('Amal', 0), ...bots]};
  const strict = {hints: false, takeback: false};
  const note = countedNote(table({...alone, settings: strict}));
  assert.match(note, /Counts for the leaderboard: No hints/);
  assert.match(textOf(await shown('vb-table-menu', {note})), /Counts for the leaderboard/);
  for (const other of [{...alone}, {settings: strict}, {...alone, settings: strict, changes: {target: 51}}])
    assert.equal(countedNote(table(other)), '');
});
