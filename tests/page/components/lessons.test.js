/** A step of the lessons: what is asked, what was chosen, what is shown of it, and its texts. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {board, speak} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault} = await import(`${WEB}/core/api.js`);
const {words} = await import(`${WEB}/core/locale.js`);
const {change} = await import(`${WEB}/core/settings.js`);
const {Lesson, lessonInfo} = await import(`${WEB}/learn/lesson.js`);
const {hasLearnWords, lessonWords, loadLessonWords} = await import(`${WEB}/learn/words.js`);
const {namesOf} = await import(`${WEB}/table/model.js`);

const PLAYED = {event: 'played', seat: 0, card: '8D'};
const OWN = {hand: ['8D', 'AS'], legal: ['8D'], events: [], barred: [], figures: {}};
const state = (changes = {}) => ({
  title: 'lesson-follow.title',
  text: 'lesson-follow',
  hint: 'lesson-follow.hint',
  right: '8D',
  choices: [],
  finished: false,
  table: {board: board(), own: OWN},
  judgement: null,
  ...changes,
});
const judged = (kind, more = {}) => ({kind, text: `lesson-follow.${kind}`, refusal: null, moments: [], ...more});
const moment = (event, own = {}) => ({
  board: board({turn: 1}),
  own: {...OWN, hand: ['AS'], legal: [], ...own},
  events: [event],
});
const RIGHT = state({
  text: 'lesson-follow-2',
  choices: ['8D'],
  judgement: judged('right', {moments: [moment(PLAYED), moment({event: 'played', seat: 1, card: '9D'})]}),
});

/** A step whose server gives these answers, and whose time passes when a test lets it. */
async function opened(...answers) {
  const asked = [];
  const waits = [];
  const lesson = new Lesson('baloot', 'follow', ['TD'], {
    ask: async (path, body) => {
      asked.push({path, ...body});
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    later: (act, ms) => waits.push({act, ms}),
  });
  await lesson.open();
  return {lesson, asked, waits};
}

test('a step is opened with the choices that it continues', async () => {
  const {lesson, asked} = await opened(state());
  assert.deepEqual(asked, [{path: '/lessons/baloot/follow', choices: ['TD']}]);
  assert.equal(lesson.task, 'lesson-follow');
  assert.deepEqual(lesson.scene.own.legal, ['8D']);
  assert.equal(lesson.asks, true);
  assert.equal(lesson.mayGoOn, false);
});

test('what is not right changes nothing, and twice brings help', async () => {
  const {lesson, asked} = await opened(
    state(),
    state({judgement: judged('poor')}),
    state({judgement: judged('illegal', {text: '', refusal: {code: 'illegal', rule: 'BAL-PLAY-2'}})}),
  );
  const before = lesson.scene;
  await lesson.choose('AS');
  assert.equal(lesson.judgement.kind, 'poor');
  assert.equal(lesson.mayShow, false);
  await lesson.choose('KS');
  assert.equal(lesson.judgement.refusal.rule, 'BAL-PLAY-2');
  assert.equal(lesson.scene, before);
  assert.equal(lesson.asks, true);
  assert.equal(lesson.advised, '');
  assert.equal(lesson.mayShow, true);
  lesson.show();
  assert.equal(lesson.advised, '8D');
  assert.equal(lesson.mayShow, false);
  assert.deepEqual(asked[2], {path: '/lessons/baloot/follow', choices: [], choice: 'KS'});
});

test('a right choice is shown at once, what follows at the pace of the settings', async () => {
  change({pace: 'slow'});
  const {lesson, waits} = await opened(state(), RIGHT);
  const chosen = lesson.choose('8D');
  await new Promise(setImmediate);
  assert.equal(lesson.showing, true);
  assert.deepEqual(lesson.scene.events, [PLAYED]);
  const times = [];
  while (waits.length) {
    const {act, ms} = waits.shift();
    times.push(ms);
    act();
    await new Promise(setImmediate);
  }
  await chosen;
  assert.deepEqual(times, [416, 1600, 416]);
  assert.equal(lesson.scene.events[0].seat, 1);
  assert.equal(lesson.asks, false);
  assert.equal(lesson.mayGoOn, true);
  assert.equal(lesson.task, 'lesson-follow');
  lesson.goOn();
  assert.equal(lesson.task, 'lesson-follow-2');
  assert.equal(lesson.judgement, null);
  assert.equal(lesson.asks, true);
});

test('what follows can be hurried, and ends when the page is left', async () => {
  const hurried = await opened(state(), RIGHT);
  const all = hurried.lesson.choose('8D');
  await new Promise(setImmediate);
  hurried.lesson.hurry();
  await all;
  assert.equal(hurried.lesson.mayGoOn, true);
  assert.equal(hurried.lesson.scene.events[0].seat, 1);
  const left = await opened(state(), RIGHT);
  const rest = left.lesson.choose('8D');
  await new Promise(setImmediate);
  left.lesson.stop();
  await rest;
  assert.equal(left.lesson.scene.events[0].seat, 0);
});

test('a step that is only read can be left at once, and one that failed can be tried again', async () => {
  const {lesson} = await opened(state({finished: true, right: '', hint: '', table: null}));
  assert.equal(lesson.scene, null);
  assert.equal(lesson.mayGoOn, true);
  const failing = await opened(state(), new ApiFault({code: 'offline'}), RIGHT);
  await failing.lesson.choose('8D');
  assert.equal(failing.lesson.fault.code, 'offline');
  assert.equal(failing.lesson.sent, '');
  assert.equal(failing.lesson.asks, true);
});

test('a learner sits with bots, under their own name', () => {
  const info = lessonInfo(4, words, 'You');
  assert.equal(namesOf(words, info)[0], 'You');
  assert.equal(new Set(namesOf(words, info)).size, 4);
  assert.deepEqual(
    info.seats.map(({kind}) => kind),
    ['human', 'bot', 'bot', 'bot'],
  );
});

test('the texts of lessons show cards and suits as the table does', async () => {
  assert.equal(hasLearnWords(), false);
  assert.equal(lessonWords('baloot'), null);
  await loadLessonWords('baloot');
  const texts = lessonWords('baloot');
  assert.equal(texts.lesson('lesson-follow.title'), 'Following suit');
  assert.equal(texts.lesson('lesson-follow.hint'), 'Your only diamond is 8♦.');
  assert.match(texts.lesson('lesson-trumps'), /here ♥\./);
  assert.equal(texts.lesson('lesson-none'), 'lesson-none');
  assert.equal(lessonWords('baloot'), texts);
  assert.equal(lessonWords('kout_bo'), null);
});
