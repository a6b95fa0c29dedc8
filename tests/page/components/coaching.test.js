// The coach: marks, reasons, warnings, and the way back.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, detailsOf, parts, shown, speak, table, textOf} from './document.js';

await speak('en');
const {words} = await import('../../../src/vierblatt/web/core/locale.js');
const {Coach, mayCoach, mistakeOf} = await import('../../../src/vierblatt/web/table/coach.js');
const {canTakeBack} = await import('../../../src/vierblatt/web/table/undo.js');
await import('../../../src/vierblatt/web/table/coach-panel.js');
await import('../../../src/vierblatt/web/table/actions.js');

const OWN = {hand: ['AS', '7S', 'KH'], legal: ['AS', '7S']};
const QUICK = {action: 'AS', reason: 'first-open', figures: {}};
const SEARCHED = {
  ...QUICK,
  reason: 'search-best',
  mistakes: {'7S': 6.4},
  figures: {worlds: 40, won: 70, points: 3.5, phase: 'play', next: '7S', lead: 6.4},
};
/** The text without the marks that keep suits from becoming pictures. */
const plain = (element) => textOf(element).replaceAll('\uFE0E', '');
const scene = (changes = {}, given = {}) => ({board: board(changes), own: OWN, notes: [], ...given});

/** A coach whose questions wait for the test to answer them. */
function coached() {
  const asked = [];
  const coach = new Coach(
    (quick) => new Promise((answer) => asked.push({quick, answer})),
    () => {},
    {wait: async () => {}},
  );
  const answer = async (advice) => {
    asked.shift().answer(advice);
    await new Promise(setImmediate);
  };
  return {coach, asked, answer};
}

test('the quick hint is shown first, the search replaces it', async () => {
  const {coach, asked, answer} = coached();
  coach.follow(scene(), true);
  await new Promise(setImmediate);
  assert.deepEqual(
    asked.map(({quick}) => quick),
    [true, false],
  );
  await answer(QUICK);
  assert.equal(coach.advice, QUICK);
  await answer(SEARCHED);
  assert.equal(coach.advice, SEARCHED);
  coach.follow(scene({turn: 1}, {own: {...OWN, legal: []}}), false);
  assert.equal(coach.advice, undefined);
});

test('a search that the server refused is asked again, but not without end, and not for what is past', async () => {
  const {coach, asked, answer} = coached();
  coach.follow(scene(), true);
  await answer(QUICK);
  await answer(undefined);
  await answer(SEARCHED);
  assert.equal(coach.advice, SEARCHED);
  coach.follow(scene({turn: 1}, {own: {...OWN, legal: []}}), false);
  coach.follow(scene({deal: 3}), true);
  await answer(QUICK);
  for (let tries = 0; tries < 5; tries += 1) await answer(undefined);
  assert.deepEqual([asked.length, coach.advice], [0, QUICK]);
  coach.follow(scene({deal: 4}), true);
  await answer(QUICK);
  coach.follow(scene({turn: 1}, {own: {...OWN, legal: []}}), false);
  await answer(undefined);
  assert.equal(asked.length, 0);
});

test('nothing is asked without a choice', () => {
  const {coach, asked} = coached();
  coach.follow(scene({}, {own: {hand: ['AS', '7S'], legal: ['AS']}}), true);
  coach.follow(scene({}, {board: null}), false);
  assert.deepEqual(asked, []);
});

test('where there is no choice, the coach says why, unless nothing else is left', async () => {
  const fault = {code: 'illegal', rule: 'BAL-PLAY-5', parameters: {}};
  const asked = [];
  const why = async (action) => {
    asked.push(action);
    return fault;
  };
  const coach = new Coach(
    async () => assert.fail('no advice is asked for'),
    () => {},
    {why},
  );
  coach.follow(scene({}, {own: {hand: ['AS', '7S'], legal: ['7S']}}), true);
  await new Promise(setImmediate);
  assert.deepEqual(asked, ['AS']);
  const element = await shown('vb-table-coach', {decision: coach.now, forced: coach.now.forced});
  const rule = words.text('rule-BAL-PLAY-5');
  assert.equal(plain(element), `Coach: 7♠ is all that you may do here. ${rule}`);
  coach.follow(scene({}, {own: {hand: ['AS'], legal: ['bid 5'], barred: ['pass']}}), true);
  coach.follow(scene({}, {own: {hand: ['AS'], legal: ['AS']}}), true);
  await new Promise(setImmediate);
  assert.deepEqual(asked, ['AS', 'pass']);
  assert.equal(coach.now.forced, undefined);
});

test('only an action that the search finds a mistake is warned of', async () => {
  for (const [action, cost] of [
    ['AS', undefined],
    ['7S', 6.4],
  ]) {
    const {coach, answer} = coached();
    coach.follow(scene(), true);
    await answer(QUICK);
    await answer(SEARCHED);
    coach.acted(action);
    assert.equal(coach.mistake?.cost, cost);
    assert.equal(coach.mistake?.better, cost && 'AS');
  }
  assert.equal(mistakeOf({played: '7S', quick: QUICK}), null);
});

test('an answer that comes after the action still warns, but not more than a trick later', async () => {
  for (const [tricks, warned] of [
    [[1, 1, 1, 0], true],
    [[1, 1, 1, 1], true],
    [[2, 1, 1, 1], false],
  ]) {
    const {coach, answer} = coached();
    coach.follow(scene(), true);
    await answer(QUICK);
    coach.acted('7S');
    coach.follow(scene({turn: 1, tricks}), false);
    await answer(SEARCHED);
    assert.equal(coach.mistake !== null, warned, String(tricks));
  }
});

test('a warning goes when a trick has passed, with the next deal, when it is taken back, and when it is closed', async () => {
  const over = [
    (coach) => coach.follow(scene({tricks: [2, 2, 1, 0]}), false),
    (coach) => coach.follow(scene({deal: 3, tricks: [0, 0, 0, 0]}), false),
    (coach) => coach.follow(scene({}, {notes: [{what: 'withdrawn', seat: 0}]}), true),
    (coach) => coach.keep(),
    (coach) => coach.stop(),
  ];
  for (const end of over) {
    const {coach, answer} = coached();
    coach.follow(scene(), true);
    await answer(QUICK);
    await answer(SEARCHED);
    coach.acted('7S');
    coach.follow(scene({turn: 1}), false);
    assert.ok(coach.mistake);
    end(coach);
    assert.equal(coach.mistake, null);
  }
});

test('after a takeback the same advice is there without asking', async () => {
  const {coach, asked, answer} = coached();
  coach.follow(scene(), true);
  await answer(QUICK);
  await answer(SEARCHED);
  coach.acted('7S');
  coach.follow(scene({turn: 1}), false);
  coach.follow(scene({}, {notes: [{what: 'withdrawn', seat: 0}]}), true);
  assert.equal(coach.advice, SEARCHED);
  assert.deepEqual(asked, []);
});

test('one search at a time: the next decision waits, and a decision that has passed is not searched', async () => {
  const {coach, asked, answer} = coached();
  coach.follow(scene(), true);
  await answer(QUICK);
  coach.acted('AS');
  coach.follow(scene({tricks: [1, 1, 1, 1]}), true);
  coach.acted('AS');
  coach.follow(scene({tricks: [2, 1, 1, 1]}), true);
  assert.deepEqual(
    asked.map(({quick}) => quick),
    [false, true, true],
  );
  await answer(SEARCHED);
  assert.deepEqual(
    asked.map(({quick}) => quick),
    [true, true, false],
  );
});

test('a refused hint leaves the table as it is', async () => {
  const {coach, answer} = coached();
  coach.follow(scene(), true);
  await answer(undefined);
  await answer(undefined);
  coach.acted('7S');
  assert.equal(coach.advice, undefined);
  assert.equal(coach.mistake, null);
});

test('the coach is only for players at unrated tables that allow hints', () => {
  assert.ok(mayCoach(table(), board(), 0));
  assert.ok(!mayCoach(table(), board(), -1));
  assert.ok(!mayCoach(table({settings: {hints: false}}), board(), 0));
  assert.ok(!mayCoach(table({settings: {rated: true}}), board(), 0));
  assert.ok(!mayCoach(table({stage: 'over'}), board(), 0));
  assert.ok(!mayCoach(table(), board({claims: {}}), 0)); // its warnings would tell which cards are wrong
});

test('alone with bots, a takeback is offered while there is something to take back', () => {
  const bot = {kind: 'bot', bot: 'rules'};
  const seats = [table().seats[0], bot, bot, bot];
  assert.ok(canTakeBack(table({seats, undo: 1}), 0));
  assert.ok(!canTakeBack(table({seats, undo: 0}), 0));
  assert.ok(!canTakeBack(table({seats, undo: 1, settings: {takeback: false}}), 0));
  assert.ok(canTakeBack(table(), 0));
});

test('the reason comes in words, the figures behind a tap', async () => {
  const decision = {quick: QUICK, searched: SEARCHED, played: ''};
  const element = await shown('vb-table-coach', {decision, advice: SEARCHED});
  assert.match(plain(element), /^Coach: A♠. This is the first action available. In figures$/);
  assert.equal(parts(element, '.figures').length, 0);
  parts(element, '.more')[0].click();
  await element.updateComplete;
  assert.match(parts(element, '.figures')[0].textContent, /70%/);
  const quick = await shown('vb-table-coach', {decision: {quick: QUICK, played: ''}, advice: QUICK});
  assert.equal(parts(quick, '.figures').length, 0);
  const other = {...SEARCHED, action: '7S'};
  const better = await shown('vb-table-coach', {decision: {quick: QUICK, searched: other, played: ''}, advice: other});
  assert.match(plain(better), /Coach: 7♠. Better here than the usual A♠/);
  const known = {...other, figures: {...other.figures, why: 'card-keeps-trumps'}};
  const named = await shown('vb-table-coach', {decision: {quick: QUICK, searched: known, played: ''}, advice: known});
  assert.match(plain(named), /Coach: 7♠. It saves the trumps. In figures$/);
  parts(named, '.more')[0].click();
  await named.updateComplete;
  assert.match(parts(named, '.figures')[0].textContent, /^More than 0 points/, 'the figures do not repeat the fact');
});

test('a warning names the better action and offers the way back', async () => {
  const decision = {quick: QUICK, searched: SEARCHED, played: '7S'};
  const element = await shown('vb-table-coach', {mistake: mistakeOf(decision), undo: true});
  assert.match(plain(element), /7♠ probably costs about 6 points. Better: A♠. This is the first action available./);
  const back = detailsOf(element, 'take-back');
  const kept = detailsOf(element, 'keep');
  for (const button of parts(element, '.row button')) button.click();
  assert.deepEqual([back.length, kept.length], [1, 1]);
  element.undo = false;
  await element.updateComplete;
  assert.equal(parts(element, '.row button').length, 1);
});

test('the advised call is marked', async () => {
  const element = await shown('vb-table-actions', {phase: 'bidding', legal: ['pass', 'sun'], advised: 'sun'});
  assert.equal(parts(element, '.advised').length, 1);
});
