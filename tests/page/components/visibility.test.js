/** What others see of a player: the choice on the page of the account, and provisional ratings. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
const {api} = await import(`${WEB}/core/api.js`);
await import(`${WEB}/me/account.js`);
await import(`${WEB}/parts/player-statistics.js`);
const {ratingsTables} = await import(`${WEB}/parts/ratings.js`);
const {html, LitElement} = await import(`${WEB}/vendor/lit.js`);

const ME = {id: 'p1', name: 'Amal', guest: false, language: 'en', created: 0, password: true};

customElements.define(
  'vb-shows',
  class extends LitElement {
    static properties = {content: {attribute: false}};
    render() {
      return html`${this.content}`;
    }
  },
);

beforeEach(() => speak('en'));

/** What the form sends when it is submitted, and what it shows afterwards. */
async function saved(me, chosen) {
  const sent = [];
  api.patch = async (path, body) => {
    sent.push([path, body]);
    return {...me, ...body};
  };
  const element = await shown('vb-account', {me});
  const [select] = parts(element, 'select[name=history]');
  const [box] = parts(element, 'input[name=leaderboard]');
  const before = [select.value, box?.checked];
  select.value = chosen.history;
  if (box) box.checked = chosen.leaderboard;
  const form = select.closest('form');
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
  return {sent, before, after: element.me};
}

test('a player hides their matches and leaves leaderboards', async () => {
  const me = {...ME, history: 'everybody', leaderboard: true};
  const {sent, before, after} = await saved(me, {history: 'nobody', leaderboard: false});
  assert.deepEqual(before, ['everybody', true]);
  assert.deepEqual(sent, [['/me', {history: 'nobody', leaderboard: false}]]);
  assert.deepEqual([after.history, after.leaderboard], ['nobody', false]);
});

test('a guest, whom no leaderboard lists, is asked only for their matches', async () => {
  const me = {...ME, guest: true, history: 'nobody', leaderboard: true};
  const {sent, before} = await saved(me, {history: 'everybody'});
  assert.deepEqual(before, ['nobody', undefined]);
  assert.deepEqual(sent, [['/me', {history: 'everybody'}]]);
});

test('a provisional rating says so', async () => {
  const line = {game: 'baloot', preset: 'standard', points: 1010, matches: 3};
  const element = await shown('vb-shows', {content: ratingsTables([{...line, provisional: true}], [])});
  assert.match(textOf(parts(element, 'td.number')[0]), /provisional/);
  assert.equal(parts(element, '.note').length, 1);
  const sure = await shown('vb-shows', {content: ratingsTables([{...line, provisional: false}], [])});
  assert.doesNotMatch(textOf(parts(sure, 'td.number')[0]), /provisional/);
  assert.equal(parts(sure, '.note').length, 0);
});

test('a rating in boards stands beside that in matches', async () => {
  const line = {game: 'baloot', preset: 'standard', matches: 30, provisional: false};
  const element = await shown('vb-shows', {
    content: ratingsTables([{...line, points: 1010}], [{...line, points: 1234, provisional: true}]),
  });
  const [match, board] = parts(element, 'table').map(textOf);
  assert.match(match, /1010/);
  assert.match(board, /1234.*provisional/s);
  assert.equal(parts(element, 'h3').length, 2);
});

test('players see the courses of their own matches, others ask without a token', async () => {
  const asked = [];
  const found = {games: [], ratings: [], edges: []};
  api.get = async (path) => asked.push(['own', path]) && found;
  api.public = async (path) => asked.push(['public', path]) && found;
  Object.defineProperty(api, 'person', {value: {player: 'p1'}, configurable: true});
  await shown('vb-player-statistics', {player: 'p1'});
  await shown('vb-player-statistics', {player: 'p2'});
  assert.deepEqual(asked, [
    ['own', '/players/p1/statistics'],
    ['public', '/players/p2/statistics'],
  ]);
});
