/** The daily deals: a board in play, what is said of it afterwards, the pages of a day, and the proof of its deals. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {board, speak} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {words} = await import(`${WEB}/core/locale.js`);
const {change} = await import(`${WEB}/core/settings.js`);
const {DailyBoard, dailyInfo} = await import(`${WEB}/daily/board.js`);
const {dayFaults, keepAnchor} = await import(`${WEB}/daily/proof.js`);
const {hasDailyWords, loadDailyWords, percent, signed} = await import(`${WEB}/daily/words.js`);
const {namesOf} = await import(`${WEB}/table/model.js`);
await import(`${WEB}/daily/review.js`);
await import(`${WEB}/pages/daily.js`);
await import(`${WEB}/pages/deal.js`);

const PROOF = JSON.parse(readFileSync(new URL('../daily-proof.json', import.meta.url), 'utf8'));
const OWN = {hand: ['8D', 'AS'], legal: ['8D', 'AS'], events: [], barred: [], figures: {}};
const state = (changes = {}) => ({
  day: '2027-01-15',
  place: 3,
  boards: 12,
  seat: 2,
  seq: 5,
  finished: false,
  over: false,
  table: {board: board({turn: 2}), own: OWN},
  moments: [],
  ...changes,
});
const moment = (seat, card) => ({
  board: board({turn: (seat + 1) % 4}),
  own: {...OWN, hand: ['AS'], legal: []},
  events: [{event: 'played', seat, card}],
});
const PLAYED = state({seq: 7, moments: [moment(2, '8D'), moment(3, '9D')]});

/** A board whose server gives these answers, and whose time passes when a test lets it. */
async function opened(...answers) {
  const asked = [];
  const waits = [];
  const daily = new DailyBoard('baloot', '2027-01-15', '3', {
    ask: async (method, body) => {
      asked.push({method, ...body});
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    later: (act, ms) => waits.push({act, ms}),
  });
  await daily.open();
  return {daily, asked, waits};
}

const tick = () => new Promise(setImmediate);

test('a board is looked at, and begun if nobody has', async () => {
  const fresh = await opened(state({table: null, seq: 0}), state());
  assert.deepEqual(fresh.asked, [{method: 'GET'}, {method: 'POST', seq: 0, action: ''}]);
  assert.equal(fresh.daily.asks, true);
  assert.equal(fresh.daily.me, 2);
  const begun = await opened(state());
  assert.deepEqual(begun.asked, [{method: 'GET'}]);
  assert.deepEqual(begun.daily.scene.own.legal, ['8D', 'AS']);
});

test('a choice names what is known, and is shown with what the bots did', async () => {
  change({pace: 'slow'});
  const {daily, asked, waits} = await opened(state(), PLAYED);
  const chosen = daily.choose('8D');
  assert.equal(daily.sent, '8D');
  await tick();
  assert.deepEqual(asked[1], {method: 'POST', seq: 5, action: '8D'});
  assert.equal(daily.showing, true);
  assert.equal(daily.asks, false);
  assert.deepEqual(daily.scene.events, [{event: 'played', seat: 2, card: '8D'}]);
  const times = [];
  while (waits.length) {
    const {act, ms} = waits.shift();
    times.push(ms);
    act();
    await tick();
  }
  await chosen;
  assert.deepEqual(times, [416, 1600, 416]);
  assert.equal(daily.asks, true);
  assert.equal(daily.state.seq, 7);
});

test('what is on its way is not sent twice', async () => {
  const {daily, asked} = await opened(state(), PLAYED);
  const first = daily.choose('8D');
  await daily.choose('AS');
  daily.hurry();
  await tick();
  daily.hurry();
  await first;
  assert.equal(asked.length, 2);
});

test('bots that cannot answer are asked again by themselves', async () => {
  const away = new ApiFault({code: 'bots-away', parameters: {seconds: 2}}, 503);
  const {daily, asked, waits} = await opened(state(), away, away, PLAYED);
  const chosen = daily.choose('8D');
  await tick();
  assert.equal(daily.fault.code, 'bots-away');
  for (const expected of [2000, 2000]) {
    const {act, ms} = waits.shift();
    assert.equal(ms, expected);
    act();
    await tick();
  }
  daily.hurry();
  await chosen;
  assert.equal(daily.fault, null);
  assert.deepEqual(asked.slice(1), Array(3).fill({method: 'POST', seq: 5, action: '8D'}));
});

test('a board that went on elsewhere is shown as it is, and says so', async () => {
  const elsewhere = new ApiFault({code: 'daily-elsewhere'}, 409);
  const {daily, asked} = await opened(
    state(),
    elsewhere,
    state({seq: 9, table: {board: board(), own: {...OWN, hand: ['AS'], legal: ['AS']}}}),
  );
  await daily.choose('8D');
  assert.deepEqual(asked.at(-1), {method: 'GET'});
  assert.equal(daily.fault.code, 'daily-elsewhere');
  assert.equal(daily.state.seq, 9);
  assert.deepEqual(daily.scene.own.hand, ['AS']);
  assert.equal(daily.asks, true);
});

test('after the end of the day, the board asks for nothing more, and says why', async () => {
  const {daily} = await opened(state(), new ApiFault({code: 'daily-over'}, 409), state({over: true}));
  await daily.choose('8D');
  assert.equal(daily.fault.code, 'daily-over');
  assert.deepEqual([daily.asks, daily.finished], [false, true]);
});

test('without a connection nothing is lost, and the same can be chosen again', async () => {
  const {daily, asked} = await opened(state(), new ApiFault({code: 'offline'}), PLAYED);
  await daily.choose('8D');
  assert.equal(daily.fault.code, 'offline');
  assert.equal(daily.sent, '');
  assert.equal(daily.asks, true);
  const again = daily.choose('8D');
  await tick();
  daily.hurry();
  await again;
  assert.deepEqual(asked[1], asked[2]);
});

test('a page that is left asks no more', async () => {
  const away = new ApiFault({code: 'bots-away', parameters: {seconds: 2}}, 503);
  const {daily, asked, waits} = await opened(state(), away);
  const chosen = daily.choose('8D');
  await tick();
  daily.stop();
  waits.shift().act();
  await chosen;
  assert.equal(asked.length, 2);
});

test('the last trick of a finished board stays, and nothing can be played on a day that is over', async () => {
  const {daily} = await opened(state(), state({finished: true, seq: 6, moments: [moment(2, '8D')]}));
  const chosen = daily.choose('8D');
  await tick();
  daily.hurry();
  await chosen;
  assert.equal(daily.finished, true);
  assert.deepEqual(daily.scene.own.hand, []);
  assert.deepEqual(daily.scene.events, [{event: 'played', seat: 2, card: '8D'}]);
  const over = await opened(state({table: null, over: true}));
  assert.equal(over.asked.length, 1);
  assert.equal(over.daily.finished, true);
  assert.equal(over.daily.asks, false);
});

test('a player sits at their own seat, with bots', () => {
  const info = dailyInfo(4, 2, words, 'You');
  assert.equal(namesOf(words, info)[2], 'You');
  assert.deepEqual(
    info.seats.map(({kind}) => kind),
    ['bot', 'bot', 'human', 'bot'],
  );
});

test('the texts are loaded when they are needed, and figures are written as the language does', async () => {
  assert.equal(hasDailyWords(), false);
  await loadDailyWords('baloot');
  assert.equal(hasDailyWords(), true);
  assert.deepEqual([26, -3.25, 0].map(signed), ['+26', words.number(-3.2), '0']);
  assert.equal(percent(66.666), '66.7 %');
});

test('the proof of a day is recomputed, and every kind of lie is found', () => {
  localStorage.clear();
  assert.deepEqual(dayFaults(PROOF), []);
  const packs = PROOF.packs.map((pack, at) => (at === 4 ? pack.split(' ').reverse().join(' ') : pack));
  assert.deepEqual(dayFaults({...PROOF, packs}), [5]);
  assert.deepEqual(dayFaults({...PROOF, secret: '00'.repeat(32)}), ['secret']);
  assert.equal(dayFaults({...PROOF, day: '2027-01-16'}).length, 8);
  keepAnchor({game: 'baloot', day: PROOF.day, anchor: '11'.repeat(32)});
  keepAnchor(PROOF); // what was seen first stays
  assert.deepEqual(dayFaults(PROOF), ['anchor']);
  localStorage.clear();
  keepAnchor(PROOF);
  assert.deepEqual(dayFaults(PROOF), []);
  localStorage.setItem('vb-daily-anchors', 'broken');
  assert.deepEqual(dayFaults(PROOF), []);
});

/** The text of an element, without superfluous spaces. */
const textOf = (element) => element.shadowRoot.textContent.replace(/\s+/g, ' ').trim();

const REVIEW = {
  place: 3,
  boards: 12,
  board: 5,
  seat: 2,
  dealer: 0,
  hands: [['AS'], ['KS'], ['8D'], ['9D']],
  actions: [{seat: 2, phase: 'play', action: '8D'}],
  choices: [{at: 0, bot: 'AS', others: 4, counts: {'8D': 3, AS: 1}}],
  points: 26,
  bot_points: -10,
  gain: 36,
  percent: 87.5,
  gains: [
    {gain: 36, players: 1},
    {gain: 0, players: 4},
  ],
};

test('a review shows the result, all hands, and the decisions beside those of others', async () => {
  await loadDailyWords('baloot');
  words.setTable({names: ['Amal', 'Badr', 'You', 'Dina'], sides: 2});
  const element = document.createElement('vb-daily-review');
  element.review = REVIEW;
  document.body.append(element);
  await element.updateComplete;
  const text = textOf(element);
  for (const part of ['+26', '-10', '+36', '87.5 %', 'Amal', '(dealer)', 'the bot:', 'others:', '3×']) {
    assert.ok(text.includes(part) || text.includes(part.replace('-', '−')), `${part}: ${text}`);
  }
  element.review = {
    ...element.review,
    gains: [],
    choices: [{at: 0, bot: '8D', others: 2, counts: {}}],
    gain: null,
    percent: null,
  };
  await element.updateComplete;
  assert.match(textOf(element), /the bot did the same · 2 others came here/);
  assert.match(textOf(element), /still being computed/);
});

const LINE = {seat: 1, board: 0, points: null, gain: null, percent: null};
const DAY = {
  game: 'baloot',
  day: '2027-01-15',
  begins: Date.parse('2027-01-15'),
  ends: Date.parse('2027-01-16'),
  over: false,
  seats: 4,
  anchor: PROOF.anchor,
  bot: 'rules',
  boards: [
    {...LINE, place: 1, state: 'finished', board: 4, points: 26, gain: 36, percent: 75},
    {...LINE, place: 2, state: 'begun'},
    ...[3, 4, 5, 6, 7, 8].map((place) => ({...LINE, place, state: 'new'})),
  ],
  gain: 36,
  percent: 75,
  rank: 0,
  players: 3,
  streak: 2,
};

/** A page whose server gives these answers by path. */
async function page(params, answers) {
  api.get = async (path) => answers[path];
  api.public = async (path) => answers[path];
  const element = Object.assign(document.createElement('vb-page-daily'), {params});
  document.body.append(element);
  for (let i = 0; i < 10; i += 1) await tick();
  await element.updateComplete;
  return element;
}

test('a day leads to the board that comes next, and to those that are finished', async () => {
  const leaders = {leaders: [{rank: 1, player: 'amal', name: 'Amal', percent: 80, gain: 90}]};
  const element = await page({game: 'baloot'}, {'/daily/baloot': DAY, '/daily/baloot/2027-01-15/leaders': leaders});
  const links = [...element.shadowRoot.querySelectorAll('ol a')].map((a) => a.getAttribute('href'));
  assert.deepEqual(links, ['/daily/baloot/2027-01-15/1', '/daily/baloot/2027-01-15/2']);
  assert.equal(element.shadowRoot.querySelector('.begin').textContent, 'Continue deal 2');
  const text = textOf(element);
  for (const part of ['75 %', '+36', '2 days in a row', 'Amal', 'Registered players who', 'to come', PROOF.anchor])
    assert.ok(text.includes(part), part);
});

test('the deals of a day that is over can be checked here', async () => {
  localStorage.clear();
  const over = {
    ...DAY,
    over: true,
    boards: DAY.boards.map((line) => (line.state === 'finished' ? line : {...line, state: 'missed'})),
  };
  const element = await page(
    {game: 'baloot', day: '2027-01-15'},
    {'/daily/baloot/2027-01-15': over, '/daily/baloot/2027-01-15/proof': PROOF},
  );
  assert.equal(element.shadowRoot.querySelector('.begin'), null);
  assert.equal(element.shadowRoot.querySelectorAll('ol a').length, 8);
  element.shadowRoot.querySelector('details button').click();
  for (let i = 0; i < 5; i += 1) await tick();
  await element.updateComplete;
  assert.match(textOf(element), /Right: the secret leads/);
  assert.ok(textOf(element).includes(PROOF.secret));
});

test('the games and earlier days are listed', async () => {
  api.person = {token: 't', player: 'p', name: 'P', guest: true};
  const history = {
    today: '2027-01-15',
    boards: 12,
    days: [
      {game: 'baloot', day: '2027-01-15', boards: 3},
      {game: 'baloot', day: '2027-01-14', boards: 8},
    ],
    streaks: {baloot: 1},
  };
  const element = await page({}, {'/me/daily': history});
  const text = textOf(element);
  for (const part of ['3 of 12 played', 'one day in a row', 'Earlier days', '8 of 12 played'])
    assert.ok(text.includes(part), part);
});

test('how many deals a day has is what the server says', async () => {
  api.request = async () => state({place: 8, table: null, over: true});
  api.get = async () => ({...REVIEW, place: 8});
  const element = Object.assign(document.createElement('vb-page-deal'), {
    params: {game: 'baloot', day: '2027-01-15', number: '8'},
  });
  document.body.append(element);
  for (let i = 0; i < 10; i += 1) await tick();
  await element.updateComplete;
  assert.equal(element.shadowRoot.querySelector('h1').textContent, 'Deal 8 of 12');
  assert.match(document.title, /Deal 8 of 12/);
  assert.ok(element.shadowRoot.querySelector('a[href="/daily/baloot/2027-01-15/9"]'), 'it leads to the next deal');
});
