/** People: what can be decided about somebody, the lists, challenges, and the notices in the header. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {detailsOf, parts, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {socket} = await import(`${WEB}/core/socket.js`);
const {decisions, mayChallenge, silencing, standing} = await import(`${WEB}/people/model.js`);
const {hasLapsed, noticePage, noticeText, seatAddress} = await import(`${WEB}/notices/lines.js`);
const {notices} = await import(`${WEB}/notices/store.js`);
const {loadPeopleWords} = await import(`${WEB}/people/words.js`);
const {sitIfAsked} = await import(`${WEB}/table/sit-down.js`);
for (const name of [
  'people/actions',
  'people/challenge',
  'pages/people',
  'pages/notices',
  'notices/bell',
  'table/people',
])
  await import(`${WEB}/${name}.js`);

const OPEN = {player: 'p1', reachable: true};
const kinds = (found) => found.map(({method, what}) => `${method} ${what}`);
const settled = () => new Promise((done) => setTimeout(done, 5));

let asked;
let answers;

beforeEach(async () => {
  await speak('en');
  await loadPeopleWords();
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: false};
  asked = [];
  answers = {'GET /people/p1': OPEN};
  api.request = async (method, path, body) => {
    asked.push(body === undefined ? `${method} ${path}` : [`${method} ${path}`, body]);
    const answer = answers[`${method} ${path.split('?')[0]}`];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  socket.stay = () => () => {};
});

/** An element that has loaded. */
async function loaded(tag, properties) {
  const element = await shown(tag, properties);
  await settled();
  await element.updateComplete;
  return element;
}

const labelled = (element, label) =>
  parts(element, 'button').find((button) => (button.getAttribute('aria-label') ?? textOf(button)).startsWith(label));

test('what can be decided follows from what there is', () => {
  assert.deepEqual(kinds(decisions(OPEN)), ['PUT friend', 'PUT follow']);
  assert.deepEqual(kinds(decisions({...OPEN, asked: true, followed: true})), ['DELETE friend', 'DELETE follow']);
  assert.deepEqual(kinds(decisions({...OPEN, asks: true})), ['PUT friend', 'DELETE friend', 'PUT follow']);
  assert.deepEqual(kinds(decisions({...OPEN, friend: true})), ['DELETE friend', 'PUT follow']);
  assert.deepEqual(kinds(decisions({player: 'p1'})), [], 'nothing can be asked of who accepts nothing');
  assert.deepEqual(kinds(decisions({player: 'p1', friend: true})), ['DELETE friend'], 'but a friendship can be ended');
  assert.deepEqual(kinds(decisions({player: 'p1', blocked: true})), ['DELETE block']);
  assert.deepEqual(kinds(silencing(OPEN)), ['PUT mute', 'PUT block']);
  assert.deepEqual(kinds(silencing({player: 'p1', muted: true, blocked: true})), ['DELETE mute']);
  assert.deepEqual([OPEN, {player: 'p1'}, {...OPEN, blocked: true}].map(mayChallenge), [true, false, false]);
  const said = [OPEN, {player: 'p1'}, {...OPEN, asks: true}, {...OPEN, friend: true}, {player: 'p1', blocked: true}];
  assert.deepEqual(said.map(standing), [
    '',
    'people-closed',
    'people-asks-you',
    'people-is-friend',
    'people-you-block',
  ]);
});

test('a request is sent from somebody’s page, and its refusal is shown', async () => {
  const element = await loaded('vb-person-actions', {player: 'p1', name: 'Badr'});
  answers['PUT /people/p1/friend'] = {...OPEN, asked: true};
  const decided = detailsOf(element, 'decided');
  labelled(element, 'Ask to be friends: Badr').click();
  await settled();
  await element.updateComplete;
  assert.ok(labelled(element, 'Take the request back'));
  assert.deepEqual(decided, [{what: 'friend', player: 'p1', on: true}]);
  answers['PUT /people/p1/follow'] = new ApiFault({code: 'does-not-accept'}, 403);
  labelled(element, 'Follow').click();
  await settled();
  await element.updateComplete;
  assert.match(textOf(element), /This player does not accept that now/);
  assert.match(textOf(element), /Mute or block .*Badr is not told/);
});

test('nothing can be done about oneself, and a visitor is not made a guest by looking', async () => {
  assert.equal(textOf(await loaded('vb-person-actions', {player: 'p0', name: 'Amal'})), '');
  asked = [];
  api.person = null;
  const element = await loaded('vb-person-actions', {player: 'p1', name: 'Badr'});
  assert.deepEqual(asked, []);
  assert.ok(labelled(element, 'Ask to be friends'));
});

const LISTS = {asking: [], asked: [], friends: [], followed: [], blocked: [], muted: [], reachable_by: 'anybody'};
const person = (number, more = {}) => ({
  player: `p${number}`,
  name: ['Amal', 'Badr', 'Clara', 'Dina'][number],
  since: 1,
  ...more,
});

test('the page explains what is empty, and puts first who can be met now', async () => {
  answers['GET /people'] = LISTS;
  const empty = await loaded('vb-page-people', {params: {}});
  assert.equal(parts(empty, '.empty').length, 3);
  assert.ok(!textOf(empty).includes('Requests to you'));
  const place = {table: 'abcdefghij', game: 'baloot', free: true};
  answers['GET /people'] = {
    ...LISTS,
    friends: [person(1), person(2, {online: true}), person(3, {online: true, place})],
    asking: [person(1)],
    muted: [person(2)],
  };
  const page = await loaded('vb-page-people', {params: {}});
  const names = parts(page, 'ul')[1].querySelectorAll('.who');
  assert.deepEqual([...names].map(textOf), ['Dinaonline', 'Claraonline', 'Badr']);
  const link = parts(page, 'a.button')[0];
  assert.equal(link.getAttribute('href'), '/t/abcdefghij?sit');
  assert.match(textOf(link), /Play with them: Baloot/);
  asked = [];
  labelled(page, 'Accept: Badr').click();
  await settled();
  labelled(page, 'Unmute: Clara').click();
  await settled();
  assert.deepEqual(asked, ['PUT /people/p1/friend', 'GET /people', 'DELETE /people/p2/mute', 'GET /people']);
  const select = parts(page, 'select')[0];
  select.value = 'known';
  select.dispatchEvent(new Event('change'));
  await settled();
  assert.deepEqual(asked.at(-1), ['PUT /people', {by: 'known'}]);
});

test('a challenge names game, sides, bots and time', async () => {
  const presets = [{name: 'standard', seats: 4, sides: 2, values: {}}];
  api.public = async () => ({games: [{id: 'baloot', presets, options: []}]});
  answers['POST /people/p1/challenge'] = {id: 'c', table: 'abcdefghij', until: 9};
  const element = await loaded('vb-challenge', {player: 'p1', name: 'Badr'});
  assert.deepEqual(
    parts(element, 'label').map((label) => /^(.*?) (Baloot|Standard|on|Beginner|none)/i.exec(textOf(label))?.[1]),
    ['Game', 'Preset', 'You two play', 'The other seats', 'Time per action'],
  );
  const [, , sides, others, time] = parts(element, 'select');
  for (const [select, value] of [
    [sides, 'no'],
    [others, ''],
    [time, '120'],
  ]) {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  }
  parts(element, 'form')[0].dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  const [, body] = asked.find(([path]) => path === 'POST /people/p1/challenge');
  assert.deepEqual(
    [body.game, body.preset, body.together, body.bots, body.settings.move_seconds],
    ['baloot', 'standard', false, '', 120],
  );
  assert.equal(location.pathname, '/t/abcdefghij');
});

const notice = (content, more = {}) => ({id: 'n1', at: 1, read: false, player: 'p1', name: 'Badr', content, ...more});
const CHALLENGED = {
  kind: 'challenged',
  challenge: 'c1',
  game: 'baloot',
  preset: 'standard',
  table: 'abcdefghij',
  until: 1e15,
  seat: 2,
};

test('every kind of notice has a sentence, and leads somewhere if there is somewhere to go', () => {
  const answered = {kind: 'challenge-answered', accepted: true, game: 'baloot', table: 'abcdefghij'};
  const all = [
    [notice({kind: 'friend-asked'}), /Badr asks to be friends/, '/player/p1'],
    [notice({kind: 'friend-accepted'}), /Badr has accepted your request/, '/player/p1'],
    [notice(CHALLENGED), /Badr challenges you to a match of Baloot/, ''],
    [notice(answered), /Badr has accepted your challenge to Baloot/, '/t/abcdefghij'],
    [notice({...answered, accepted: false}), /Badr cannot play Baloot now/, ''],
    [
      notice({kind: 'server-message', text: 'Maintenance'}, {player: '', name: ''}),
      /Message of this server: .?Maintenance/,
      '',
    ],
  ];
  for (const [each, text, page] of all) {
    assert.match(noticeText(each).replaceAll(/[\u2066-\u2069]/g, ''), text);
    assert.equal(noticePage(each), page);
  }
  assert.deepEqual([hasLapsed(notice(CHALLENGED)), hasLapsed(notice({...CHALLENGED, until: 5}), 5)], [false, true]);
  assert.deepEqual([seatAddress('t', 2), seatAddress('t')], ['/t/t?sit=2', '/t/t?sit']);
});

test('notices are read when they are shown; a challenge leads to its seat', async () => {
  const given = [notice(CHALLENGED), notice({kind: 'friend-asked'}, {id: 'n2', read: true})];
  answers['GET /notices'] = {notices: given, unread: 1};
  answers['POST /challenges/c1/accept'] = {table: 'abcdefghij'};
  const page = await loaded('vb-page-notices', {params: {}});
  assert.deepEqual(asked, ['GET /notices', ['POST /notices/read', {ids: ['n1']}]]);
  assert.equal(notices.unread, 0);
  assert.equal(parts(page, 'li.new').length, 1, 'what was new is still marked');
  labelled(page, 'Play').click();
  await settled();
  assert.equal(location.pathname + location.search, '/t/abcdefghij?sit=2');
  answers['GET /notices'] = {notices: [notice({...CHALLENGED, until: 1})], unread: 0};
  const late = await loaded('vb-page-notices', {params: {}});
  assert.match(textOf(late), /This challenge has lapsed/);
  assert.equal(labelled(late, 'Play'), undefined);
  answers['GET /notices'] = {notices: [], unread: 0};
  labelled(late, 'Remove the notice').click();
  await settled();
  await late.updateComplete;
  assert.match(textOf(late), /Nothing new/);
});

test('the bell shows how many are unread, and never changes its size', async () => {
  const bell = await loaded('vb-notice-bell', {});
  assert.equal(parts(bell, 'b').length, 0);
  assert.equal(parts(bell, 'a')[0].getAttribute('aria-label'), 'Notices');
  for (const [unread, text] of [
    [3, '3'],
    [12, '12'],
  ]) {
    notices._set(unread, notice(CHALLENGED, {id: `n${unread}`}), false);
    await bell.updateComplete;
    assert.equal(textOf(parts(bell, 'b')[0]), text);
    assert.match(parts(bell, 'a')[0].getAttribute('aria-label'), new RegExp(`^Notices: .?${unread}.? unread`));
  }
});

test('what comes through the socket is announced once, and fetched no more while that is open', async () => {
  const announced = [];
  notices.onNew = ({id}) => announced.push(id);
  const frame = (id, unread = 1) => ({type: 'notices-changed', unread, newest: notice(CHALLENGED, {id})});
  for (const id of ['a', 'a', 'b']) notices._told(frame(id));
  notices._told({type: 'notices-changed', unread: 0});
  assert.deepEqual(announced, ['a', 'b']);
  assert.equal(notices.unread, 0);
  notices._player = 'p0';
  notices._fetched = 0;
  asked = [];
  notices._look();
  assert.deepEqual(asked, []);
  notices._told(null);
  answers['GET /notices'] = {notices: [], unread: 0};
  notices._look();
  await settled();
  assert.deepEqual(asked, ['GET /notices']);
});

test('at a table, each other person has what can be done about them', async () => {
  answers['GET /people/p2'] = answers['GET /people/p3'] = OPEN;
  const element = await loaded('vb-table-people', {info: table(), me: 0});
  assert.deepEqual(parts(element, 'h3').map(textOf), ['Badr', 'Cyd', 'Dana']);
  assert.equal(parts(element, 'vb-person-actions').length, 3);
  const alone = await loaded('vb-table-people', {info: {...table(), seats: []}, me: 0});
  assert.match(textOf(alone), /Nobody else sits here/);
});

test('an address leads to a seat if that is free, else to any', async () => {
  const sat = [];
  const empty = {kind: 'empty', player: ''};
  const session = (seats) => ({seat: -1, scene: {info: {stage: 'seating', seats}}, sit: (seat) => sat.push(seat)});
  for (const [query, seats] of [
    ['?sit=2', [empty, empty, empty]],
    ['?sit=1', [empty, {kind: 'bot'}, empty]],
    ['?sit', [empty]],
    ['?sit=x', [empty]],
  ]) {
    history.replaceState(null, '', `/t/abcdefghij${query}`);
    sitIfAsked(session(seats));
    await settled();
  }
  assert.deepEqual(sat, [2, -1, -1]);
});
