/** A majlis: whose score it is, which table to play at, the chat, and what is new in it. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, person, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
const locale = await import(`${WEB}/core/locale.js`);
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {socket} = await import(`${WEB}/core/socket.js`);
const {MajlisSession, merged} = await import(`${WEB}/majlis/session.js`);
const {isUnread, markRead} = await import(`${WEB}/majlis/unread.js`);
const {sidesOf, tableToPlay} = await import(`${WEB}/majlis/score.js`);
const {TableSession} = await import(`${WEB}/table/session.js`);
const {USUAL} = await import(`${WEB}/new/table-settings.js`);
const {loadMajlisWords} = await import(`${WEB}/majlis/words.js`);
for (const name of ['chat', 'invitation', 'list', 'manage', 'open', 'play', 'standing'])
  await import(`${WEB}/majlis/${name}.js`);

const NAMES = {p0: 'Amal', p1: 'Badr', p2: 'Clara', p3: 'Dina'};
const members = Object.entries(NAMES).map(([player, name]) => ({
  player,
  name,
  joined: 1,
  matches: 2,
  won: 1,
  role: player === 'p0' ? 'host' : 'member',
}));
const group = (changes = {}) => ({
  id: 'abcdefghij',
  name: 'Diwan',
  game: 'baloot',
  preset: 'standard',
  changes: {},
  settings: {},
  host: 'p0',
  created: 1,
  member: true,
  members,
  tables: [],
  scores: [],
  matches: 0,
  crest: {shape: 'shield', ground: 'blue', ink: 'gold', sign: 'spade'},
  role: 'host',
  ...changes,
});
const EMPTY = person('', 3, {kind: 'empty', player: ''});
const waiting = (seats) => table({stage: 'seating', seats: [...seats, EMPTY]});
const line = (id, player, text, reactions = {}) => ({id, player, name: NAMES[player], at: id * 1000, text, reactions});

/** @type {{method: string, path: string, body: unknown}[]} */
let asked;
/** @type {Record<string, unknown>} */
let answers;
let told;

beforeEach(async () => {
  await speak('en');
  await loadMajlisWords();
  localStorage.clear();
  asked = [];
  answers = {};
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: true};
  api.request = async (method, path, body) => {
    asked.push({method, path, body});
    return answers[`${method} ${path.split('?')[0]}`];
  };
  socket.me = {player: 'p0', emoji: ['🔥', '🌹']};
  socket.majlis = (_, callback) => {
    told = callback;
    return () => {
      told = null;
    };
  };
});

/** A session that has loaded. */
async function session(majlis = group(), lines = []) {
  answers['GET /majlises/abcdefghij'] = majlis;
  answers['GET /majlises/abcdefghij/chat'] = {lines};
  answers['GET /majlises/abcdefghij/events'] = {events: [], tournaments: []};
  const followed = new MajlisSession('abcdefghij');
  await followed.start();
  return followed;
}

test('the score names the reader’s side first, whatever the order', async () => {
  const score = {
    sides: [
      ['p2', 'p3'],
      ['p1', 'p0'],
    ],
    won: [5, 7],
    matches: 12,
  };
  assert.deepEqual(sidesOf(score, 'p0')[0], {players: ['p0', 'p1'], won: 7});
  const alone = {sides: [['p1'], ['p0'], ['p2']], won: [1, 2, 0], matches: 3};
  const shownScores = async (scores, me) => {
    api.person.player = me;
    const element = await shown('vb-majlis-standing', {session: await session(group({scores}))});
    return parts(element, '.two, .more').map((each) => textOf(each));
  };
  assert.deepEqual(await shownScores([score, alone], 'p0'), [
    'You and Badr 7 : 5 Clara and Dina',
    'You 2 Badr 1 Clara 0',
  ]);
  assert.deepEqual(await shownScores([score], 'px'), ['Clara and Dina 5 : 7 Badr and Amal']);
});

test('one plays at the table where one sits, else at one that waits, else at a new one', () => {
  const full = table({id: 'full000000', seats: ['p1', 'p2'].map((player, seat) => person('X', seat, {player}))});
  const free = waiting([person('Badr', 1)]);
  assert.deepEqual(tableToPlay(group({tables: [full]}), 'p0'), {table: null, mine: false});
  assert.deepEqual(tableToPlay(group({tables: [full, free]}), 'p0'), {table: free, mine: false});
  assert.deepEqual(tableToPlay(group({tables: [free, full]}), 'p2'), {table: full, mine: true});
  assert.equal(tableToPlay(group({tables: [{...full, stage: 'over'}]}), 'p2').table, null);
});

test('the button says who waits', async () => {
  const followed = await session(group({tables: [waiting([person('Badr', 1), person('Clara', 2)])]}));
  const element = await shown('vb-majlis-play', {session: followed});
  assert.match(textOf(element), /Badr and Clara are waiting at the table: sit down/);
  followed.majlis = group();
  followed.dispatchEvent(new Event('change'));
  await element.updateComplete;
  assert.match(textOf(element), /^Play Opens a table/);
});

test('what has changed is loaded again, and only that', async () => {
  const followed = await session(group(), [line(1, 'p1', 'salam')]);
  asked = [];
  answers['GET /majlises/abcdefghij/chat'] = {
    lines: [line(1, 'p1', 'salam'), line(2, 'p1', 'again'), line(3, 'p0', 'me')],
  };
  const heard = [];
  followed.addEventListener('said', ({detail}) => heard.push(...detail));
  await told('chat');
  assert.deepEqual(
    asked.map(({path}) => path),
    ['/majlises/abcdefghij/chat?limit=50'],
  );
  assert.deepEqual(
    heard.map(({text}) => text),
    ['again'],
  );
  answers['GET /majlises/abcdefghij'] = group({members: members.slice(0, 2)});
  await told('members');
  assert.equal(followed.majlis.members.length, 2);
});

/** Lets the next answer about the chat wait; returns what lets it arrive. */
function lateChat(lines) {
  const usual = api.request;
  return new Promise((asked) => {
    api.request = (method, path, body) => {
      if (method !== 'GET' || !path.includes('/chat')) return usual(method, path, body);
      api.request = usual;
      return new Promise((arrive) => asked(() => arrive({lines})));
    };
  });
}

test('an answer that was overtaken does not take away what was said since', async () => {
  const salam = line(1, 'p1', 'salam');
  const mine = line(2, 'p0', 'mine');
  const followed = await session(group(), [salam]);
  const late = lateChat([salam]);
  const loading = told('chat');
  const arrive = await late;
  answers['POST /majlises/abcdefghij/chat'] = mine;
  await followed.say('mine');
  answers['GET /majlises/abcdefghij/chat'] = {lines: [salam, mine]};
  arrive();
  await loading;
  assert.deepEqual(
    followed.lines.map(({text}) => text),
    ['salam', 'mine'],
  );
});

test('what was asked for by a member does not appear after their removal', async () => {
  const followed = await session(group(), [line(1, 'p1', 'salam')]);
  const late = lateChat([line(1, 'p1', 'salam'), line(2, 'p1', 'secret')]);
  const loading = told('chat');
  const arrive = await late;
  answers['GET /majlises/abcdefghij'] = group({member: false, members: null});
  await told('members');
  arrive();
  await loading;
  assert.deepEqual(followed.lines, []);
  assert.equal(followed.fault, null);
});

test('a removed member keeps nothing that was said', async () => {
  const followed = await session(group(), [line(1, 'p1', 'salam')]);
  answers['GET /majlises/abcdefghij'] = group({member: false});
  await told('members');
  assert.deepEqual([followed.removed, followed.lines, told], [true, [], null]);
});

test('who asks for the chat just after being removed is told so', async () => {
  const followed = await session(group(), [line(1, 'p1', 'salam')]);
  const answer = api.request;
  api.request = async (method, path) => {
    if (path.includes('/chat')) throw new ApiFault({code: 'majlis-members-only'}, 403);
    return answer(method, path);
  };
  answers['GET /majlises/abcdefghij'] = group({member: false});
  await told('chat');
  assert.deepEqual([followed.removed, followed.lines, followed.fault], [true, [], null]);
});

test('what is shown stays while the server is away', async () => {
  const followed = await session(group(), [line(1, 'p1', 'salam')]);
  api.request = async () => {
    throw new ApiFault({code: 'offline'});
  };
  await told('');
  assert.deepEqual([followed.fault, followed.lines.length, followed.majlis.name], [null, 1, 'Diwan']);
});

test('earlier lines stay when the newest are loaded again', () => {
  const known = [1, 2, 3, 4].map((id) => line(id, 'p1', 'x'));
  assert.deepEqual(
    merged(known, [line(3, 'p1', 'x'), line(5, 'p1', 'x')]).map(({id}) => id),
    [1, 2, 3, 5],
  );
});

test('a line is answered with one tap; own lines can be deleted, and by the host all', async () => {
  const lines = [line(1, 'p0', 'mine'), line(2, 'p1', 'yours', {'🌹': ['p0', 'p1']})];
  const followed = await session(group({host: 'p1', role: 'member'}), lines);
  const element = await shown('vb-majlis-chat', {session: followed});
  assert.equal(parts(element, '.emoji button').length, 3); // at the newest line of somebody else: emoji, and to report it
  answers['PUT /majlises/abcdefghij/chat/2/reactions/%F0%9F%94%A5'] = line(2, 'p1', 'yours', {'🔥': ['p0']});
  parts(element, '.emoji button')[0].click();
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
  assert.deepEqual(asked.at(-1).body, {on: true});
  assert.equal(parts(element, '.reactions button')[0].getAttribute('aria-pressed'), 'true');
  assert.equal(parts(element, '.reactions button')[0].getAttribute('aria-label'), '🔥 1: You');
});

test('own lines can be deleted, and by the host all, once they have confirmed it', async () => {
  const lines = [line(1, 'p0', 'mine'), line(2, 'p1', 'yours')];
  const element = await shown('vb-majlis-chat', {session: await session(group({host: 'p1', role: 'member'}), lines)});
  const deletes = (each) => parts(each, '[aria-label^="Delete the message"]');
  assert.equal(deletes(element).length, 0, 'the open line is that of somebody else');
  parts(element, '.own .round')[0].click();
  await element.updateComplete;
  deletes(element)[0].click();
  await element.updateComplete;
  assert.match(textOf(element), /Delete this message for everyone\?/);
  assert.ok(
    asked.every(({method}) => method !== 'DELETE'),
    'nothing is deleted yet',
  );
  answers['DELETE /majlises/abcdefghij/chat/1'] = null;
  parts(element, '.danger')[0].click();
  await new Promise((done) => setTimeout(done));
  assert.equal(asked.filter(({method}) => method === 'DELETE').length, 1);
  const host = await shown('vb-majlis-chat', {session: await session(group(), lines)});
  assert.equal(deletes(host).length, 1, 'at the line of somebody else');
});

test('the host may remove others, and is asked before', async () => {
  const element = await shown('vb-majlis-standing', {session: await session()});
  const removes = parts(element, '[aria-label$=": options"]');
  assert.equal(removes.length, 3);
  removes[0].click();
  await element.updateComplete;
  assert.match(textOf(element), /Badr no longer sees the majlis/);
  parts(element, 'vb-dialog button.danger')[0].click();
  await new Promise((done) => setTimeout(done));
  const requests = asked.map(({method, path}) => `${method} ${path}`);
  assert.deepEqual(requests.slice(requests.indexOf('DELETE /majlises/abcdefghij/members/p1')).slice(1, 2), [
    'GET /majlises/abcdefghij',
  ]);
  const member = await shown('vb-majlis-standing', {session: await session(group({host: 'p1', role: 'member'}))});
  assert.equal(parts(member, '[aria-label$=": options"]').length, 0);
});

test('a stranger reads who invites to what', async () => {
  const followed = await session(group({member: false, role: null, host: 'p1', changes: {target: 26}}));
  assert.equal(
    asked.some(({path}) => path.includes('chat')),
    false,
  );
  const element = await shown('vb-majlis-invitation', {session: followed});
  const text = textOf(element);
  assert.match(text, /^Badr invites you to the majlis “Diwan”/);
  assert.match(text, /You play Baloot here/);
  assert.match(text, /Rules: Standard, Points to win: 26/);
});

test('a majlis is marked until what was said is read on this device', async () => {
  const majlis = {
    id: 'abcdefghij',
    name: 'Diwan',
    game: 'baloot',
    members: 2,
    playing: 1,
    said: 2000,
    crest: group().crest,
  };
  answers['GET /me/majlises'] = {majlises: [majlis, {...majlis, id: 'other00000', said: 0, playing: 0}]};
  const list = async () => {
    const element = await shown('vb-majlises');
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    return element;
  };
  const element = await list();
  assert.match(textOf(element), /Diwan Baloot, 2 members, one table is playing New messages/);
  assert.equal(parts(element, '.unread').length, 1);
  markRead('abcdefghij', 2000);
  markRead('abcdefghij', 1000); // an earlier time changes nothing
  assert.equal(isUnread(majlis), false);
  assert.equal(isUnread({...majlis, said: 2001}), true);
  assert.equal(parts(await list(), '.unread').length, 0);
});

test('a table asks once for its majlis, and only where people meet', async () => {
  const seated = (info) => Object.assign(new TableSession('abcdefghij'), {scene: {info}});
  answers['GET /tables/abcdefghij/majlis'] = {majlis: {id: 'majlis0000'}};
  const solo = seated(table({settings: {private: true}, seats: [person('Amal', 0), person('', 1, {kind: 'bot'})]}));
  await solo.findMajlis();
  await seated(table()).findMajlis(); // a public table
  assert.deepEqual([asked, solo.majlis], [[], '']);
  const private_ = seated(table({settings: {private: true}}));
  await private_.findMajlis();
  await private_.findMajlis();
  assert.deepEqual([asked.length, private_.majlis], [1, 'majlis0000']);
  answers['GET /tables/abcdefghij/majlis'] = {majlis: null};
  const other = seated(table({settings: {private: true}}));
  await other.findMajlis();
  assert.equal(other.majlis, '');
});

test('a majlis is opened with the chosen rules, unrated and private', async () => {
  const rules = {game: 'baloot', preset: 'standard', changes: {target: 26}};
  const settings = {...USUAL, rated: true, private: false};
  api.person.guest = false;
  answers['POST /majlises'] = group();
  const element = await shown('vb-open-majlis', {rules, settings});
  const [form] = parts(element, 'form');
  form.querySelector('input').value = ' Diwan ';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await new Promise((done) => setTimeout(done));
  const [{body}] = asked;
  assert.deepEqual(
    [body.name, body.changes, body.settings.rated, body.settings.private],
    ['Diwan', rules.changes, false, true],
  );
  assert.equal(location.pathname, '/m/abcdefghij');
});

test('the texts about majlises stay with a change of the language', async () => {
  await speak('ar');
  assert.equal(locale.words.text('majlis'), 'مجلس');
});

test('while the rules are being loaded, the name can be saved', async () => {
  api.public = () => new Promise(() => {}); // never answered
  const element = await shown('vb-majlis-manage', {session: await session()});
  element._loadGame();
  await element.updateComplete;
  const form = element.shadowRoot.querySelector('form');
  assert.ok(!form.querySelector('button').disabled);
  answers['PATCH /majlises/abcdefghij'] = group({name: 'Friday'});
  form.querySelector('input').value = 'Friday';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await new Promise((done) => setTimeout(done));
  assert.ok(asked.some(({method, body}) => method === 'PATCH' && body.name === 'Friday'));
});
