/** People in a review: who leads and who is there, what they say and what they draw. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, textOf} from './document.js';
import {ID, item, remark, LEAD, tell, fresh, opened, plain, settled, changes, changed} from './reviewed.js';

const WEB = '../../../src/vierblatt/web';
const {api} = await import(`${WEB}/core/api.js`);
const points = await import(`${WEB}/review/points.js`);
for (const name of ['drawn', 'lead', 'present', 'talk']) await import(`${WEB}/review/${name}.js`);
await import(`${WEB}/replay/hands.js`);

beforeEach(fresh);

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

test('those who played erase what others have drawn, and nobody else can', async () => {
  const theirs = {kind: 'arrows', point: {deal: 1}, arrows: [{source: '7H', target: 'table'}]};
  const session = await opened([item('arrows-p1', 3, theirs)]);
  const drawn = await shown('vb-review-drawn', {session});
  const [, erase] = parts(drawn, '.row button');
  assert.equal(plain(erase.textContent), 'Erase what Badr has drawn');
  erase.click();
  await settled();
  assert.deepEqual(changes(), [{type: 'remove', slot: 'arrows-p1'}]);
  api.person.player = 'stranger';
  const seen = await shown('vb-review-drawn', {session: await opened([item('arrows-p1', 3, theirs)])});
  assert.equal(parts(seen, '.row button').length, 1);
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
