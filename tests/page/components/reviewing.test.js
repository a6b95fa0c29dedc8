/** A review: following and going alone, branches, guessing, what is judged, and what people say. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {board, parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const points = await import(`${WEB}/review/points.js`);
const {ReviewSession} = await import(`${WEB}/review/session.js`);
const {loadReviewWords, percent, signed} = await import(`${WEB}/review/words.js`);
for (const name of ['branches', 'drawn', 'judged', 'lead', 'play', 'present', 'puzzle', 'talk'])
  await import(`${WEB}/review/${name}.js`);
await import(`${WEB}/replay/hands.js`);

const ID = 'abcdefghij';
const item = (slot, seq, content, player = 'p1') => ({
  slot,
  seq,
  player,
  name: {p0: 'Amal', p1: 'Badr'}[player],
  content,
});
const branch = (changes = {}) => ({
  kind: 'branch',
  deal: 1,
  parent: 0,
  step: 1,
  swaps: [],
  actions: ['AS'],
  ...changes,
});
const remark = (text, step, more = {}) => ({
  kind: 'remark',
  point: {deal: 1, step},
  text,
  at: 1_790_000_000_000,
  ...more,
});
const cursor = (point, seat = -1) => ({kind: 'cursor', point, seat});
const LEAD = item('lead', 1, {kind: 'lead'});
const review = (items = [], more = {}) => ({
  id: ID,
  record: 'r',
  game: 'baloot',
  opener: 'p0',
  players: ['p0', 'p1'],
  created: 1,
  seq: 9,
  items,
  ...more,
});
const PLAYED = ['AS', 'KS', 'QS'];
const step = (turn) => ({
  events: [{event: 'played', seat: 0, card: 'AS'}],
  board: board({turn}),
  hands: [['AS', 'KS'], ['7H'], ['8H'], ['9H']],
});
const LINE = {steps: [0, 1, 2, 3].map(step), legal: [['AS', 'KS'], ['KS', '7S'], ['QS'], []], played: PLAYED};
const OUTLINE = {
  game: 'baloot',
  seats: [{}, {}, {}, {}],
  sides: 2,
  deals: [
    {number: 1, steps: 4},
    {number: 2, steps: 4},
  ],
};

let asked;
let answers;
let tell;
let waits;

beforeEach(async () => {
  await speak('en');
  await loadReviewWords();
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: true};
  asked = [];
  waits = [];
  answers = {};
});

/** A session that has loaded. */
async function opened(items = [], {hash = '', more = {}} = {}) {
  answers[`GET /reviews/${ID}`] = review(items, more);
  answers['GET /records/r/replay'] = OUTLINE;
  answers[`GET /reviews/${ID}/line`] ??= LINE;
  const session = new ReviewSession(ID, {
    ask: async (method, path, body) => {
      asked.push({method, path, body});
      const answer = answers[`${method} ${path.split('?')[0]}`];
      if (answer instanceof Error) throw answer;
      return answer ?? {seq: 1, point: null};
    },
    watch: (_, callback) => {
      tell = callback;
      return () => {
        tell = null;
      };
    },
    later: (act) => waits.push(act),
  });
  await session.start(hash);
  await settled();
  return session;
}

const plain = (text) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const changes = () => asked.filter(({method}) => method === 'POST').map(({body}) => body);
const changed = (items, removed = []) => tell({type: 'review-changed', review: ID, seq: 10, items, removed});

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

test('what is said stays with its point, and others hear it', async () => {
  const session = await opened([
    item('note-3', 3, remark('Why?', 2)),
    item('note-4', 4, remark('gone', 1, {point: {deal: 1, branch: 77}})),
  ]);
  const talk = await shown('vb-review-talk', {session});
  assert.equal(parts(talk, '.said button').length, 1, 'no way to a branch that is gone');
  changed([item('note-10', 10, remark('Here', 0, {pinned: true}))]);
  await talk.updateComplete;
  assert.match(parts(talk, '.unheard')[0].textContent, /Badr.*: Here/);
  assert.match(textOf(talk), /pinned/);
  const form = parts(talk, 'form')[0];
  form.querySelector('[name=text]').value = ' Look ';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(changes(), [{type: 'remark', point: points.START, text: 'Look', pinned: false}]);
});

test('who leads is said, and who may take the lead', async () => {
  const led = await shown('vb-review-lead', {session: await opened([LEAD])});
  assert.match(textOf(led), /Badr.* is leading, and you follow.*Take the lead/s);
  parts(led, 'button')[0].click();
  await settled();
  assert.deepEqual(changes()[0], {type: 'lead', on: true});
  api.person.player = 'stranger';
  const session = await opened([LEAD, item('writers', 2, {kind: 'writers'})]);
  assert.equal(parts(await shown('vb-review-lead', {session}), 'button').length, 0);
  assert.equal(session.mayWrite, false);
  assert.match(textOf(await shown('vb-review-talk', {session})), /Only those who played/);
  session.move('next');
  assert.match(textOf(await shown('vb-review-lead', {session})), /on your own.*Follow/s);
});

test('who is there is listed with who leads, and who comes and goes is read aloud', async () => {
  const session = await opened([LEAD]);
  const here = await shown('vb-review-present', {session});
  const people = [
    {player: 'p0', name: 'Amal'},
    {player: 'p1', name: 'Badr'},
  ];
  const meet = async (list, count = list.length) => {
    tell({type: 'review-present', review: ID, people: list, count});
    await here.updateComplete;
    return plain(parts(here, '[role=status]')[0].textContent);
  };
  assert.equal(await meet(people), '', 'those who were there first are not read aloud');
  assert.deepEqual(
    parts(here, 'li').map((line) => plain(line.textContent)),
    ['You', 'Badr (leading)'],
  );
  assert.equal(await meet([...people, {player: 'p2', name: 'Clara'}]), 'Clara is here now.');
  assert.equal(await meet(people.slice(0, 1)), 'Badr and Clara have left.');
  const many = Array.from({length: 50}, (_, number) => ({player: `q${number}`, name: `Q${number}`}));
  assert.equal(await meet([...people.slice(0, 1), ...many], 60), '60 people are here');
  assert.match(textOf(here), /9.* more/);
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

test('one hand is shown alone, and cards that somebody points at are named', async () => {
  const hands = [['AS'], ['7H', '8H'], [], ['9H']];
  const all = await shown('vb-replay-hands', {hands, only: 1, pointed: new Map([['7H', ['Badr']]])});
  assert.match(textOf(all), /one card/);
  const buttons = parts(all, '.cards button');
  assert.deepEqual(
    buttons.map((button) => button.getAttribute('aria-label').replace(/[\u2068\u2069]/g, '')),
    ['eight of hearts', 'seven of hearts, pointed at by Badr'],
  );
  const session = await opened([
    item('arrows-p0', 3, {kind: 'arrows', point: {deal: 1}, arrows: [{source: '7H', target: 'table'}]}, 'p0'),
  ]);
  assert.deepEqual([...session.pointed], [['7H', ['Amal']]]);
  await session.draw('8H');
  await session.draw('7H');
  assert.deepEqual(
    changes().map(({arrows}) => arrows.map(({source}) => source)),
    [['7H', '8H'], []],
  );
});

test('an arrow leads from a place to a place, by choosing both or by moving the mouse, and is told in words', async () => {
  const theirs = {kind: 'arrows', point: {deal: 1}, arrows: [{source: '7H', target: 'seat-2'}]};
  const mine = {
    kind: 'arrows',
    point: {deal: 1},
    arrows: [
      {source: '8H', target: '7H'},
      {source: '8H', target: 'table'},
    ],
  };
  const session = await opened([item('arrows-p0', 3, mine, 'p0')]);
  assert.deepEqual([...session.pointed.keys()], ['8H'], 'a mark is no arrow');
  const drawn = await shown('vb-review-drawn', {session});
  changed([item('arrows-p1', 11, theirs)]);
  await drawn.updateComplete;
  assert.deepEqual(
    parts(drawn, 'li').map((line) =>
      plain(line.querySelector('span').textContent).replace(/to [A-Z].*/, 'to a player'),
    ),
    ['You: from eight of hearts to seven of hearts', 'Badr: from seven of hearts to a player'],
  );
  assert.match(plain(parts(drawn, '[aria-live]')[0].textContent), /^Badr has drawn an arrow from seven of hearts to/);
  parts(drawn, 'li button')[0].click();
  await settled();
  assert.deepEqual(changes()[0].arrows, [{source: '8H', target: 'table'}]);
  const told = [];
  drawn.addEventListener('drawing', ({detail}) => told.push(detail.on));
  parts(drawn, 'button')[0].click();
  assert.deepEqual(told, [true]);
  drawn.drawing = true;
  drawn.from = 'seat-1';
  await drawn.updateComplete;
  assert.match(plain(parts(drawn, '.how')[0].textContent), /^From .*: now choose/);

  const hands = [['AS'], ['7H'], [], []];
  const all = await shown('vb-replay-hands', {hands, pointed: new Map(), drawing: true, arrows: theirs.arrows});
  const chosen = [];
  all.addEventListener('place-chosen', ({detail}) => chosen.push(detail.place));
  all.addEventListener('arrow-drawn', ({detail}) => chosen.push(`${detail.source} ${detail.target}`));
  parts(all, '.cards button')[0].click();
  parts(all, 'button[data-place="seat-2"]')[0].click();
  const at = (type, place) =>
    parts(all, `[data-place="${place}"]`)[0].dispatchEvent(new Event(type, {bubbles: true, composed: true}));
  at('pointerdown', 'AS');
  at('pointerup', '7H');
  at('pointerdown', 'AS');
  at('pointerup', 'AS');
  assert.deepEqual(chosen, ['AS', 'seat-2', 'AS 7H']);
});

test('of what one person has drawn, the oldest gives way, and the same once more is removed', async () => {
  const {MOST_DRAWN, redrawn} = await import(`${WEB}/review/arrows.js`);
  const here = points.START;
  const full = Array.from({length: MOST_DRAWN}, (_, number) => ({source: `seat-${number}`, target: 'AS'}));
  const items = new Map([['arrows-p0', item('arrows-p0', 3, {kind: 'arrows', point: {deal: 1}, arrows: full}, 'p0')]]);
  assert.deepEqual(redrawn(items, here, 'p0', 'KS', 'QS'), [...full.slice(1), {source: 'KS', target: 'QS'}]);
  assert.deepEqual(redrawn(items, here, 'p0', 'seat-3', 'AS').length, MOST_DRAWN - 1);
  assert.deepEqual(redrawn(items, {...here, step: 2}, 'p0', 'KS'), [{source: 'KS', target: 'table'}]);
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

test('figures are written as the language does', async () => {
  assert.deepEqual(
    [signed(2.04), signed(-0.01), percent(0.666)].map((text) => text.replace(/[\u2066-\u2069]/g, '')),
    ['+2', '0', '67 %'],
  );
  await speak('ar');
  assert.match(percent(0.5), /50.*٪/);
});
