/** The page of a tournament: what is asked of the server, and what organisers and players see. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {TournamentSession} = await import(`${WEB}/tournaments/session.js`);
const {loadTournamentWords} = await import(`${WEB}/tournaments/words.js`);
const {decisionsIn} = await import(`${WEB}/tournaments/trail.js`);
for (const name of ['contestants', 'lead', 'more', 'result', 'round', 'sheets', 'standings'])
  await import(`${WEB}/tournaments/${name}.js`);
for (const name of ['tournaments', 'new-tournament', 'tournament-screen']) await import(`${WEB}/pages/${name}.js`);

const ID = 'abcdefghij';
const NAMES = ['Amal and Badr', 'Clara and Dina', 'Emad and Fay', 'Gus and Hala'];
const contestants = NAMES.map((name, place) => ({number: place + 1, name, takes_part: true}));
const page = (more = {}) => ({
  id: ID,
  name: 'Thursday',
  game: 'baloot',
  preset: 'standard',
  changes: {},
  format: {format: 'swiss', rounds: 3},
  stage: 'running',
  paused: false,
  cancelled: false,
  organiser: 'p0',
  organiser_name: 'Amal',
  organising: true,
  public: false,
  open_entry: true,
  check_in: false,
  players: 2,
  fewest_points_win: false,
  seq: 9,
  created: 1,
  started: 2,
  contestants,
  rounds: [
    {
      number: 1,
      meetings: [
        {number: 1, table: 1, sides: [[1], [2]]},
        {number: 2, table: 2, sides: [[3], [4]], result: {kind: 'reported', matches: [[152, 98]], scores: [1, 0]}},
      ],
    },
  ],
  rounds_planned: 3,
  standings: [
    {contestant: 3, place: 1, points: '2', tie_breaks: [0, 54]},
    {contestant: 1, place: 2, points: '0', tie_breaks: [2.5, 0]},
  ],
  groups: [],
  tie_breaks: ['buchholz', 'points-margin'],
  next: ['report'],
  ...more,
});

let asked;
let answers;

beforeEach(async () => {
  await speak('en');
  await loadTournamentWords();
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: false};
  asked = [];
  answers = {};
  api.request = async (method, path, body, known) => {
    if (method !== 'GET') asked.push([method, path.replace(`/tournaments/${ID}`, ''), body]);
    const answer = answers[path.replace(`/tournaments/${ID}`, '')] ?? answers[''];
    if (answer instanceof Error) throw answer;
    if (known) known.tag = 'x';
    return answer;
  };
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const press = (element, label) =>
  parts(element, 'button')
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent).trim().startsWith(label))
    .click();
const type = (input, value) => {
  input.value = value;
  input.dispatchEvent(new Event('input'));
};

/** A part of the page, of a tournament like this. */
async function part(name, more = {}, properties = {}) {
  answers[''] = page(more);
  const session = new TournamentSession(ID);
  await session.start();
  session.stop();
  session._stopped = false;
  return shown(`vb-tournament-${name}`, {session, ...properties});
}

test('the result of a match is typed in big fields and sent once', async () => {
  const element = await part('result', {}, {meeting: 1});
  const save = () => parts(element, 'button.primary')[0];
  assert.equal(save().disabled, true);
  const [own, other] = parts(element, '.points input');
  type(own, '١٥٢');
  type(other, '98');
  await element.updateComplete;
  assert.equal(save().disabled, false);
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(asked, [['POST', '/meetings/1/result', {matches: [[152, 98]]}]]);
});

test('what is being typed stays when the tournament changes meanwhile', async () => {
  const element = await part('result', {}, {meeting: 1});
  type(parts(element, '.points input')[0], '15');
  element.session.tournament = page({seq: 10, name: 'Friday'});
  element.session.dispatchEvent(new Event('change'));
  await element.updateComplete;
  assert.equal(parts(element, '.points input')[0].value, '15');
});

test('a result that is there already is corrected by a ruling with its reason', async () => {
  const element = await part('result', {}, {meeting: 2});
  assert.match(textOf(element), /There is a result already/);
  type(parts(element, '.points input')[1], '99');
  await element.updateComplete;
  const [form] = parts(element, 'form');
  form.querySelector('[name=reason]').value = 'miscounted';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(asked, [
    ['POST', '/meetings/2/ruling', {ruling: 'result', matches: [[152, 99]], reason: 'miscounted'}],
  ]);
});

test('something else: who was not there, and a fault is shown where it arose', async () => {
  const element = await part('result', {}, {meeting: 1});
  answers['/meetings/1/ruling'] = new ApiFault({code: 'not-yours'}, 403);
  const [, walkover] = parts(element, 'input[type=radio]');
  walkover.checked = true;
  walkover.dispatchEvent(new Event('change'));
  await element.updateComplete;
  parts(element, 'form')[1].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  await element.updateComplete;
  assert.deepEqual(asked, [['POST', '/meetings/1/ruling', {ruling: 'walkover', side: 1, reason: ''}]]);
  assert.equal(parts(element, 'details .fault').length, 1);
});

test('boards are entered by who was ahead and by how much', async () => {
  const meeting = {number: 7, table: 1, sides: [[1], [2]], boards: [4, 5]};
  const more = {format: {format: 'pairs', rounds: 3, boards: 2}, rounds: [{number: 1, meetings: [meeting]}]};
  const element = await part('result', more, {meeting: 7});
  const [first, second] = parts(element, '.board input');
  type(first, '16');
  type(second, '26');
  const [, ahead] = parts(element, '.board select');
  ahead.value = '1';
  ahead.dispatchEvent(new Event('change'));
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(asked[0][2], {
    boards: [
      {board: 4, margins: [16]},
      {board: 5, margins: [-26]},
    ],
  });
});

test('the organiser taps a meeting, and others only read it', async () => {
  const element = await part('round');
  assert.match(
    textOf(element),
    /Round 1.*Table1.*Amal and Badr.*Clara and Dina.*Tap to enter the result.*✓?.*Emad and Fay152/s,
  );
  const opened = [];
  element.addEventListener('open', ({detail}) => opened.push(detail));
  parts(element, 'button.meeting')[0].click();
  assert.deepEqual(opened, [1]);
  assert.equal(parts(await part('round', {organising: false}), 'button.meeting').length, 0);
});

test('a player sees their own meeting first, and reads their table in one sentence', async () => {
  const mine = {organising: false, contestants: contestants.map((each) => ({...each, mine: each.number === 2}))};
  assert.match(textOf(await part('lead', mine)), /You play at table 1 against Amal and Badr\./);
  const list = await part('round', {
    ...mine,
    contestants: contestants.map((each) => ({...each, mine: each.number === 4})),
  });
  assert.match(textOf(list), /Your meeting.*Gus and Hala.*Amal and Badr/s);
});

test('the draw is asked about first, and begins the first round', async () => {
  const element = await part('lead', {stage: 'entering', rounds: [], next: ['enter', 'start']});
  press(element, 'Draw and begin');
  await element.updateComplete;
  assert.match(textOf(element), /The draw is made among 4 pairs\. Others can still join later\./);
  assert.deepEqual(asked, []);
  press(element, 'Draw and begin');
  await settled();
  assert.deepEqual(
    asked.map(([, path]) => path),
    ['/start', '/pair'],
  );
});

test('a list of names is added, and what the server refuses stays in the field', async () => {
  const element = await part('contestants', {stage: 'entering', contestants: [], rounds: []});
  const [field] = parts(element, 'textarea');
  type(field, '1. Amal and Badr\n2. Clara and Dina');
  await element.updateComplete;
  assert.match(textOf(element), /Add 2 pairs/);
  let sent = 0;
  api.post = async () => {
    sent += 1;
    if (sent === 2) throw new ApiFault({code: 'too-many-contestants'}, 409);
  };
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  await element.updateComplete;
  assert.equal(field.value, 'Clara and Dina');
  assert.equal(parts(element, '.fault').length, 1);
});

test('a long list goes on after the server has asked to be slower', async () => {
  const element = await part('contestants', {stage: 'entering', contestants: [], rounds: []});
  type(parts(element, 'textarea')[0], 'Amal and Badr');
  await element.updateComplete;
  let sent = 0;
  api.post = async () => {
    sent += 1;
    if (sent === 1) throw new ApiFault({code: 'too-fast', parameters: {seconds: 0}}, 429);
  };
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  await settled();
  assert.deepEqual([sent, element._fault], [2, null]);
});

test('standings have tie-breaks with words of their own, and a knock-out has a tree', async () => {
  const element = await part('standings');
  assert.match(textOf(element), /1.*Emad and Fay.*Opponents’ points 0 Points ahead 54.*2.*Amal and Badr/s);
  assert.equal(parts(element, 'vb-tie-break').length, 2);
  const rounds = [
    {
      number: 1,
      bracket: [1, 2, 3, 4],
      meetings: [
        {number: 1, table: 1, sides: [[1], [2]]},
        {number: 2, table: 2, sides: [[3], [4]]},
      ],
    },
  ];
  const tree = await part('bracket', {format: {format: 'knockout'}, rounds, tie_breaks: []});
  assert.match(textOf(tree), /Semi-finals.*Final.*Amal and Badr.*Gus and Hala.*open/s);
});

test('the trail has decisions only, the newest first', () => {
  const log =
    '{"entry":"created","at":1}\n{"entry":"ruled","at":2,"meeting":1}\n{"entry":"reported","at":3}\n{"entry":"withdrew","at":4}\n';
  assert.deepEqual(
    decisionsIn(log).map(({entry}) => entry),
    ['withdrew', 'ruled'],
  );
});

test('a new tournament asks for what its kind needs', async () => {
  const preset = (sides) => ({name: 'standard', seats: 4, sides, values: {}});
  api.public = async () => ({games: [{id: 'baloot', options: [], presets: [preset(2)]}]});
  answers[''] = {};
  const element = await shown('vb-page-new-tournament', {params: {}});
  await settled();
  await element.updateComplete;
  assert.match(textOf(element), /Knock-out.*Who loses is out\..*How is a meeting decided\?/s);
  const swiss = parts(element, 'input[name=kind]').find(({value}) => value === 'swiss');
  swiss.dispatchEvent(new Event('change'));
  await element.updateComplete;
  press(element, 'fewer');
  await element.updateComplete;
  api.post = async (path, body) => {
    asked.push([path, body]);
    return page();
  };
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  const [[path, body]] = asked;
  assert.equal(path, '/tournaments');
  assert.deepEqual(body.format, {format: 'swiss', rounds: 3, best_of: 1, boards: 0});
  assert.deepEqual([body.game, body.players, body.open_entry, body.public], ['baloot', 0, true, false]);
});

test('what has not changed is not drawn again, and a missing tournament says so', async () => {
  answers[''] = page();
  const session = new TournamentSession(ID);
  let drawn = 0;
  session.addEventListener('change', () => {
    drawn += 1;
  });
  await session.start();
  answers[''] = null;
  await session.load();
  assert.equal(drawn, 1);
  answers[''] = new ApiFault({code: 'offline'});
  await session.load();
  assert.equal(session.fault, null);
  answers[''] = new ApiFault({code: 'no-such-tournament'}, 404);
  await session.load();
  assert.equal(session.fault.code, 'no-such-tournament');
  session.stop();
});

test('a late answer does not replace a newer page, and none asked as another person', async () => {
  const waiting = [];
  api.request = (_method, _path, _body, known) =>
    new Promise((done, fail) => {
      waiting.push({
        answer: (seq) => {
          known.tag = `tag ${seq}`;
          done(page({seq}));
        },
        fail,
      });
    });
  const session = new TournamentSession(ID);
  session._stopped = false;
  const loads = [session.load(), session.load(), session.load()];
  waiting[1].answer(12);
  waiting[0].answer(9);
  await settled();
  assert.deepEqual([session.tournament.seq, session._known.tag], [12, 'tag 12']);
  waiting[2].fail(new ApiFault({code: 'offline'}));
  await Promise.all(loads);
  assert.equal(session.fault, null);
  const before = session.load();
  session._again();
  waiting[4].answer(13);
  waiting[3].answer(14);
  await before;
  await settled();
  assert.deepEqual([session.tournament.seq, session._known.tag], [13, 'tag 13']);
  session.stop();
});

test('where nobody has won, nobody is named', async () => {
  const standings = [{contestant: 1, place: 2, points: null}];
  for (const [stage, text] of [
    ['closed', 'The tournament is over. Nobody has won.'],
    ['running', 'Everything has been played. Nobody has won.'],
  ]) {
    const more = {stage, rounds: [], standings, next: ['close'], organising: true};
    const element = await part('lead', {...more, rounds: [{number: 1, meetings: []}]});
    assert.match(textOf(element), new RegExp(text));
  }
});

test('on a big screen, those who are still in a knock-out have no place yet', async () => {
  const standings = [
    {contestant: 1, place: 1, points: null},
    {contestant: 2, place: 1, points: null},
    {contestant: 3, place: 3, points: null},
  ];
  const more = {format: {format: 'knockout', best_of: 1}, stage: 'running', rounds: [], standings};
  answers[''] = page(more);
  Object.assign(globalThis, {innerWidth: 1280, innerHeight: 720});
  const element = await shown('vb-page-tournament-screen', {params: {tournament: ID}});
  await settled();
  await element.updateComplete;
  const cells = parts(element, 'td').map((cell) => cell.textContent.trim());
  assert.deepEqual(
    cells.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '')),
    ['', 'Amal and Badr still in', '', 'Clara and Dina still in', '3', 'Emad and Fay'],
  );
  element.remove();
});

test('the sheets to print have pairings, standings and slips', async () => {
  const element = await part('sheets');
  assert.match(textOf(element), /Thursday.*Round 1.*Amal and Badr/s);
  element.sheet = 'slips';
  await element.updateComplete;
  assert.equal(parts(element, '.slip').length, 2);
  element.sheet = 'standings';
  await element.updateComplete;
  assert.match(textOf(element), /Standings.*Emad and Fay/s);
});
