/** When scenes are shown at each pace, and what a tap skips. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import './browser.js';

const {PACES, PACE_NAMES, paceName} = await import('../../src/vierblatt/web/core/paces.js');
const {Timeline} = await import('../../src/vierblatt/web/table/timeline.js');

const TAKEN = {event: 'trick-taken', seat: 1, leader_seat: 1, cards: ['AS', '3S', '4S', '5S']};
const SCORED = {event: 'deal-scored', scores: [1, 0], totals: [1, 0]};
const BOARD = {trick: [], winning: -1, turn: 2, hands_held: [2, 2, 2, 2], phase: 'play', deal: 1};

/** @param {number} seq @param {string} pace @param {object[]} events */
const scene = (seq, pace, events = [{event: 'played', seat: seq % 4, card: 'AS'}]) => ({
  seq,
  info: {settings: {pace: PACES[pace].bot}},
  board: BOARD,
  own: null,
  taker: -1,
  full: false,
  events,
  notes: [{what: 'note', seat: seq}],
});

/** A timeline whose time a test lets pass. */
function line() {
  const shown = [];
  const waits = [];
  let due = null;
  const clock = {
    later(act, ms) {
      waits.push(ms);
      due = act;
      return waits.length;
    },
    forget() {
      due = null;
    },
  };
  const timeline = new Timeline((each) => shown.push(each), clock);
  timeline.jump(scene(0, 'normal', []));
  shown.length = 0;
  const pass = () => {
    const act = due;
    due = null;
    act?.();
    return act !== null;
  };
  return {timeline, shown, waits, pass};
}

/** The milliseconds for which a full trick and a played card are shown at a pace. @param {string} pace */
function times(pace) {
  const {timeline, waits, pass} = line();
  timeline.push(scene(1, pace));
  while (pass());
  const [played] = waits;
  waits.length = 0;
  timeline.push(scene(2, pace, [TAKEN]));
  while (pass());
  return {played, full: waits[0], all: waits.reduce((sum, ms) => sum + ms, 0)};
}

globalThis.document ??= /** @type {Document} */ ({hidden: false});

test('the paces are the nearest to what bots take', () => {
  assert.deepEqual(
    PACE_NAMES.map((name) => paceName(PACES[name].bot)),
    PACE_NAMES,
  );
  assert.equal(paceName(), 'normal');
  assert.equal(paceName(400), 'fast');
  assert.equal(paceName(5000), 'slow');
});

test('the faster the pace, the shorter everything is shown, and at once takes no time', () => {
  const all = PACE_NAMES.map((name) => times(name).all);
  assert.deepEqual(
    all,
    [...all].sort((one, other) => other - one),
  );
  assert.equal(times('normal').full, 1200);
  assert.ok(times('fast').all < 400);
  assert.equal(times('instant').all, 0);
});

test('the page shows a trick no longer than bots wait after it at the fast pace', () => {
  assert.ok(times('fast').full <= 2 * PACES.fast.bot);
});

test('at once, a full trick and what follows are one scene with every event', () => {
  const {timeline, shown} = line();
  timeline.push(scene(1, 'instant', [{event: 'played', seat: 0, card: '5S'}, TAKEN]));
  assert.equal(shown.length, 1);
  assert.deepEqual(
    shown[0].events.map(({event}) => event),
    ['played', 'trick-taken'],
  );
  assert.equal(shown[0].full, false);
});

test('a skip shows what waits as one scene, and loses no event or note', () => {
  const {timeline, shown, pass} = line();
  for (const seq of [1, 2, 3, 4]) timeline.push(scene(seq, 'slow'));
  assert.equal(shown.length, 1);
  timeline.skip();
  assert.deepEqual(
    shown.map(({seq}) => seq),
    [1, 4],
  );
  assert.deepEqual(
    shown.flatMap(({events}) => events.map(({seat}) => seat)),
    [1, 2, 3, 0],
  );
  assert.deepEqual(
    shown.flatMap(({notes}) => notes.map(({seat}) => seat)),
    [1, 2, 3, 4],
  );
  assert.equal(timeline.busy, false);
  timeline.skip();
  pass();
  assert.equal(shown.length, 2);
});

test('a skip stops at the result of a deal', () => {
  const {timeline, shown, pass} = line();
  timeline.push(scene(1, 'fast'));
  timeline.push(scene(2, 'fast'));
  timeline.push(scene(3, 'fast', [SCORED]));
  timeline.push(scene(4, 'fast', [{event: 'deal-begun', number: 2}]));
  timeline.skip();
  assert.equal(shown.at(-1).seq, 3);
  assert.ok(timeline.busy);
  pass();
  assert.equal(shown.at(-1).seq, 4);
});

test('a result can be read at every pace', () => {
  for (const pace of PACE_NAMES) {
    const {timeline, waits} = line();
    timeline.push(scene(1, pace, [SCORED]));
    assert.ok(waits[0] >= 1500, pace);
  }
});
