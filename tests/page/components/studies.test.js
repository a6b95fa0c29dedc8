/** Studies: a position is added to one, its owner orders and changes it, and others read it. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {parts, shown, speak, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {ApiFault, api} = await import(`${WEB}/core/api.js`);
const {addressOf} = await import(`${WEB}/pages/study.js`);
await import(`${WEB}/studies/add.js`);
await import(`${WEB}/studies/list.js`);

const ID = 'abcdefghij';
const position = (number, more = {}) => ({
  number,
  record: 'r',
  game: 'baloot',
  deal: 1,
  step: number,
  note: `n${number}`,
  ...more,
});
const study = (more = {}) => ({
  id: ID,
  owner: 'p0',
  owner_name: 'Amal',
  name: 'Endings',
  created: 1,
  changed: 2,
  positions: [position(1), position(2, {review: 'zzzzzzzzzz', branch: 4})],
  ...more,
});

let asked;
let answer;

beforeEach(async () => {
  await speak('en');
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: false};
  asked = [];
  answer = () => study();
  api.request = async (method, path, body) => {
    asked.push([method, path, body]);
    const given = answer(method, path);
    if (given instanceof Error) throw given;
    return given;
  };
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const press = (page, label) =>
  parts(page, 'button')
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent).startsWith(label))
    .click();

async function opened() {
  const page = await shown('vb-page-study', {params: {study: ID}});
  await settled();
  await page.updateComplete;
  asked = [];
  return page;
}

test('a position opens where it comes from', () => {
  assert.equal(addressOf(position(3)), '/r/r#d1.3');
  assert.equal(addressOf(position(3, {review: 'zzzzzzzzzz', branch: 4})), '/review/zzzzzzzzzz#d1.b4.3');
});

test('whoever has the link reads, and only the owner has buttons', async () => {
  const own = await opened();
  assert.match(textOf(own), /Endings.*A study by .*Amal.*n1.*n2/s);
  assert.equal(parts(own, 'li .tools').length, 2);
  api.person.player = 'stranger';
  const other = await opened();
  assert.equal(parts(other, 'li a').length, 2);
  assert.equal(parts(other, 'li button, form').length, 0);
});

test('the owner orders, changes and removes positions', async () => {
  const page = await opened();
  press(page, 'Move down');
  await settled();
  press(page, 'Remove this position');
  await settled();
  assert.deepEqual(asked, [
    ['PATCH', `/studies/${ID}/positions/1`, {place: 1}],
    ['DELETE', `/studies/${ID}/positions/1`, undefined],
  ]);
  asked = [];
  press(page, 'Change the note');
  await page.updateComplete;
  const [form] = parts(page, 'li form');
  form.querySelector('input').value = 'better';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  assert.deepEqual(asked, [['PATCH', `/studies/${ID}/positions/1`, {note: 'better'}]]);
});

test('a study that cannot be read says why', async () => {
  answer = () => new ApiFault({code: 'no-such-study'}, 404);
  const page = await opened();
  assert.match(textOf(page), /no such study/);
});

test('a position goes into a study, or into a new one', async () => {
  answer = (_, path) => (path === '/me/studies' ? {studies: []} : study());
  const add = await shown('vb-study-add', {place: {record: 'r', deal: 1, step: 7}});
  const details = parts(add, 'details')[0];
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await settled();
  await add.updateComplete;
  const [form] = parts(add, 'form');
  form.querySelector('[name=name]').value = 'Endings';
  form.querySelector('[name=note]').value = 'why?';
  form.dispatchEvent(new Event('submit', {cancelable: true}));
  await settled();
  await add.updateComplete;
  assert.deepEqual(asked.slice(1), [
    ['POST', '/studies', {name: 'Endings'}],
    ['POST', `/studies/${ID}/positions`, {record: 'r', deal: 1, step: 7, note: 'why?'}],
  ]);
  assert.match(textOf(add), /Added to.*Endings/s);
});

test('my studies are listed, and without any there is nothing', async () => {
  answer = () => ({studies: [{id: ID, name: 'Endings', created: 1, changed: 2, positions: 1}]});
  const list = await shown('vb-studies', {});
  await settled();
  await list.updateComplete;
  assert.match(textOf(list), /My studies.*Endings.*one position/s);
  answer = () => ({studies: []});
  const none = await shown('vb-studies', {});
  await settled();
  await none.updateComplete;
  assert.equal(textOf(none).trim(), '');
});
