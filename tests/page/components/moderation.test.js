/** Reporting somebody, what one reads about oneself, and what moderators see and do. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {detailsOf, parts, person, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const locale = await import(`${WEB}/core/locale.js`);
const {loadModerationWords} = await import(`${WEB}/moderation/words.js`);
const {KINDS, openReport} = await import(`${WEB}/moderation/report.js`);
const {linkOf} = await import(`${WEB}/moderation/evidence.js`);
const {choicesIn, spanText} = await import(`${WEB}/moderation/decide.js`);
const {reportable} = await import(`${WEB}/table/model.js`);
for (const name of ['me/moderation', 'moderation/case', 'pages/moderation', 'table/report'])
  await import(`${WEB}/${name}.js`);

const TABLE = {at: 'table', table: 'abcdefghij', player: 'p1'};
const line = (number, changes = {}) => ({
  number,
  at: 1000 * number,
  act: 'silence',
  case: 'case000000',
  until: 0,
  administrator: false,
  player: 'p1',
  player_name: 'Badr',
  moderator: 'p9',
  moderator_name: 'Dana',
  reason: 'rude',
  detail: '',
  lifts: 0,
  lifted: 0,
  ...changes,
});
const aReport = (changes = {}) => ({
  kind: 'chat',
  text: 'look at this',
  at: 5000,
  reporter: 'p0',
  reporter_name: 'Amal',
  trusted: true,
  place: 'table',
  id: 'abcdefghij',
  name: 'Badr then',
  seq: 7,
  record: false,
  lines: [
    {name: 'Amal', at: 1000, text: 'hello', marked: false, own: false},
    {name: 'Badr', at: 2000, text: 'rude words', marked: true, own: true},
  ],
  ...changes,
});
const aCase = (changes = {}) => ({
  id: 'case000000',
  version: 3,
  opened: 1,
  closed: 0,
  outcome: '',
  player: 'p1',
  name: 'Badr',
  guest: false,
  since: 1,
  silenced_until: 0,
  banned_until: 0,
  protected: false,
  reports: [aReport()],
  all_reports: 1,
  appeals: [],
  acts: [],
  earlier: [],
  findings: [],
  ...changes,
});
const onMe = (changes = {}) => ({
  number: 4,
  act: 'silence',
  at: 1000,
  until: Date.UTC(2030, 0, 1, 12),
  reason: 'rude',
  old_name: '',
  lifted: false,
  appealable: true,
  appeal: null,
  ...changes,
});
const mine = (...acts) => ({moderator: false, silenced_until: 0, banned_until: 0, acts});

/** @type {{method: string, path: string, body: any}[]} */
let asked;
/** @type {Record<string, any>} */
let answers;

beforeEach(async () => {
  await speak('en');
  await loadModerationWords();
  asked = [];
  answers = {};
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: false};
  api.request = async (method, path, body) => {
    asked.push({method, path, body});
    const answer = answers[`${method} ${path.split('?')[0]}`];
    if (answer instanceof Error) throw answer;
    return answer;
  };
});

const settled = async (element) => {
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
};

async function send(element, fields = {}) {
  const [form] = parts(element, 'form');
  for (const [name, value] of Object.entries(fields)) form.querySelector(`[name="${name}"]`).value = value;
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await settled(element);
}

/** The dialog of a report. */
async function reporting(place, name) {
  await openReport(place, name);
  const element = document.querySelector('vb-report');
  await element.updateComplete;
  return element;
}

test('a report names the place, and the server finds the evidence', async () => {
  const element = await reporting(TABLE, 'Badr');
  assert.match(textOf(element), /Insults in the chat Cheating Leaving or stalling The name Something else/);
  assert.equal(parts(element, 'vb-dialog')[0].heading, 'Report Badr');
  await send(element, {text: 'again and again'});
  const [{path, body}] = asked;
  assert.deepEqual([path, body], ['/reports', {kind: 'chat', text: 'again and again', place: TABLE}]);
  assert.equal(parts(element, 'form').length, 0, 'the dialog is closed');
});

test('a report that is refused stays open and says why', async () => {
  answers['POST /reports'] = new ApiFault({code: 'too-many-reports-today', parameters: {most: 10}}, 409);
  const element = await reporting({at: 'player', player: 'p1'}, 'Badr');
  await send(element);
  assert.match(textOf(element), /You have made 10 reports within a day/);
  assert.equal(KINDS.player.includes('leaving'), false, 'nobody leaves a page');
  const tournament = await reporting({at: 'tournament', tournament: 'x'}, '');
  assert.equal(parts(tournament, 'vb-dialog')[0].heading, 'Report the name of this tournament');
});

test('at a table one can report everybody but oneself and bots, also who has said something and left', async () => {
  const info = table({
    seats: [
      person('Amal', 0),
      person('Badr', 1),
      person('', 2, {kind: 'bot', player: ''}),
      person('Dana', 3, {bot: 'rules'}),
    ],
  });
  const said = [
    {player: 'p7', name: 'Gone', text: 'bye'},
    {player: 'p0', name: 'Amal', text: 'me'},
  ];
  const people = reportable(info, said, 'p0');
  assert.deepEqual([...people.keys()], ['p1', 'p3', 'p7']);
  const element = await shown('vb-table-report', {people, table: info.id});
  await settled(element);
  let done = 0;
  element.addEventListener('done', () => {
    done += 1;
  });
  parts(element, 'button')[1].click();
  await settled(element);
  assert.deepEqual([done, document.querySelector('vb-report').place], [1, {...TABLE, player: 'p3'}]);
});

test('one reads what was done and why, and objects once', async () => {
  answers['GET /me/moderation'] = mine(
    onMe(),
    onMe({number: 3, act: 'rename', old_name: 'Rude', until: 0, lifted: true, appealable: false}),
  );
  answers['GET /me/reports'] = {
    reports: [{id: 'r', kind: 'name', place: 'player', name: 'Clara', text: '', at: 1, handled: true}],
  };
  const element = await shown('vb-my-moderation');
  await settled(element);
  assert.match(textOf(element), /You may not write freely until Jan 1, 2030.* Reason: rude Object/);
  assert.match(
    textOf(element),
    /Your name “Rude” was taken away\. You can choose another one\. Reason: rude This was undone\./,
  );
  assert.match(textOf(element), /Clara · The name .*handled/);
  parts(element, '.act button')[0].click();
  await element.updateComplete;
  answers['POST /me/moderation/4/appeal'] = mine(onMe({appealable: false, appeal: {text: 'no', at: 2, outcome: ''}}));
  await send(element, {text: 'no'});
  assert.deepEqual(asked.at(-1).body, {text: 'no'});
  assert.match(textOf(element), /Your objection is waiting for a decision\./);
  assert.equal(parts(element, '.act button').length, 0);
});

test('whoever has nothing to read there sees nothing; a moderator finds the way', async () => {
  answers['GET /me/moderation'] = mine();
  answers['GET /me/reports'] = {reports: []};
  const element = await shown('vb-my-moderation');
  await settled(element);
  assert.equal(textOf(element), '');
  answers['GET /me/moderation'] = {...mine(), moderator: true};
  const other = await shown('vb-my-moderation');
  await settled(other);
  assert.equal(parts(other, 'a')[0].getAttribute('href'), '/moderation');
});

test('a banned player reads it, too', async () => {
  answers['GET /me/moderation'] = {...mine(onMe({act: 'ban'})), banned_until: Date.now() + 1e9};
  const element = await shown('vb-my-moderation');
  await settled(element);
  assert.match(textOf(element), /You may not play here until/);
  assert.equal(asked.length, 1, 'the other questions would be refused');
});

test('the queue lists cases by player', async () => {
  const queued = {
    id: 'case000000',
    player: 'p1',
    name: 'Badr',
    reports: 3,
    reporters: 2,
    trusted: 1,
    kinds: ['chat', 'name'],
    newest: 1,
    appeal: true,
    own: true,
  };
  answers['GET /moderation/queue'] = {cases: [queued], open: 1};
  const element = await shown('vb-page-moderation', {params: {}});
  await settled(element);
  await settled(element);
  assert.match(
    textOf(element),
    /one open case Badr 3 reports by 2 players Insults in the chat, The name objection against your own act/,
  );
  assert.equal(parts(element, '.cases a')[0].getAttribute('href'), '/moderation/case000000');
});

test('a case shows the evidence, and the reported line is marked', async () => {
  const found = aCase({
    findings: [
      {
        other: 'p2',
        other_name: 'Clara',
        game: 'baloot',
        relation: 'partners',
        at: 1,
        deals: 60,
        gain: 3.25,
        effect: 0.5,
        p: 0.00123,
        flagged: true,
      },
    ],
    appeals: [{act: 2, text: 'it was not me', at: 1, outcome: '', own: true}],
    earlier: [{id: 'case000001', opened: 1, closed: 2, outcome: 'dismiss'}],
    acts: [line(2)],
  });
  answers['GET /moderation/cases/case000000'] = found;
  const element = await shown('vb-case', {case: 'case000000'});
  await settled(element);
  const text = textOf(element);
  for (const part of [
    /look at this/,
    /Name at that time: Badr then/,
    /entry 7 of the log/,
    /it was not me/,
    /with Clara, Baloot: 60 deals, gain 3\.3 points per 100 deals, p-value 0\.0012 flagged/,
    /Silenced: Badr, by Dana/,
    /: Dismissed/,
  ])
    assert.match(text, part);
  assert.deepEqual(
    parts(element, '.lines .marked')
      .map(textOf)
      .map((each) => each.includes('rude words')),
    [true],
  );
  assert.match(textOf(parts(element, '.lines li')[0]), /Hello/, 'a phrase is worded');
});

test('a report leads to the match if it is over, else to the table, and never into a majlis', () => {
  assert.deepEqual(linkOf(aReport()), ['moderation-at-table', '/t/abcdefghij']);
  assert.deepEqual(linkOf(aReport({record: true})), ['moderation-in-record', '/r/abcdefghij']);
  assert.equal(linkOf(aReport({place: 'majlis', id: ''}))[1], '');
});

test('a moderator acts on the case as they have seen it', async () => {
  const found = aCase();
  const element = await shown('vb-decide', {found});
  const decided = detailsOf(element, 'decided');
  const [select] = parts(element, 'select');
  select.value = 'silence';
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
  answers['POST /moderation/cases/case000000/acts'] = aCase({version: 4});
  await send(element, {reason: 'rude', hours: '72'});
  assert.deepEqual(asked[0].body, {act: 'silence', version: 3, reason: 'rude', hours: 72, lifts: 0, close: true});
  assert.equal(decided[0].case.version, 4);
  assert.equal(spanText(1), 'one hour');
  assert.equal(spanText(168), '7 days');
});

test('whoever was slower is told', async () => {
  answers['POST /moderation/cases/case000000/acts'] = new ApiFault({code: 'case-changed'}, 409);
  const element = await shown('vb-decide', {found: aCase()});
  await send(element, {reason: 'rude'});
  assert.match(textOf(element), /This case has changed in the meantime/);
});

test('what stands can be undone, and nothing can be done to other moderators', async () => {
  const acts = [line(5), line(4, {act: 'warn', lifted: 6}), line(3, {act: 'dismiss'})];
  assert.deepEqual(choicesIn(aCase({acts})), ['dismiss', 'warn', 'silence', 'rename', 'ban', 'lift-5']);
  assert.equal(choicesIn(aCase({closed: 1})).includes('dismiss'), false);
  const element = await shown('vb-decide', {found: aCase({acts, closed: 1, outcome: 'silence'})});
  const [select] = parts(element, 'select');
  select.value = 'lift-5';
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
  await send(element, {reason: 'enough'});
  assert.deepEqual([asked[0].body.act, asked[0].body.lifts], ['lift', 5]);
  const other = await shown('vb-decide', {found: aCase({protected: true})});
  assert.equal(parts(other, 'form').length, 0);
});

test('the trail comes a part at a time', async () => {
  answers['GET /moderation/trail'] = {acts: Array.from({length: 50}, (_, n) => line(60 - n))};
  const element = await shown('vb-moderation-trail');
  const [details] = parts(element, 'details');
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settled(element);
  answers['GET /moderation/trail'] = {acts: [line(10, {administrator: true, act: 'appoint', case: ''})]};
  parts(element, 'button')[0].click();
  await settled(element);
  assert.equal(asked[1].path, '/moderation/trail?limit=50&before=11');
  assert.match(textOf(element), /Made a moderator: Badr, by an administrator/);
  assert.equal(parts(element, 'li').length, 51);
});

test('a silenced player reads until when', async () => {
  const fault = {code: 'silenced', parameters: {until_moment: Date.UTC(2030, 0, 1, 12)}};
  assert.match(locale.words.error(fault), /until Jan 1, 2030/);
  await speak('ar');
  assert.match(locale.words.error(fault), /2030/);
});
