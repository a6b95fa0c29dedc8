/** Terms within texts, and the rules with their words and ids. */
import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {parts, shown, speak, textOf} from './document.js';

const {withTerms} = await import('../../../src/vierblatt/web/parts/term.js');
const {render} = await import('../../../src/vierblatt/web/vendor/lit.js');
const {change} = await import('../../../src/vierblatt/web/core/settings.js');
await import('../../../src/vierblatt/web/parts/rules-text.js');

const PAGE = `<h1>Baloot</h1><p><a id="X-A-1"></a>A sun or another sun.</p>
  <details class="full"><summary><h2>All</h2></summary>
  <h2>More</h2><p><a id="X-B-1"></a>A sun <code>sun</code><span class="id"> (X-B-1)</span>.</p>
  <table><tbody><tr><td>kaboot</td><td>public card</td></tr></tbody></table></details>`;

const messages = globalThis.fetch;
before(() => speak('en'));
beforeEach(() => {
  globalThis.fetch = async (address) =>
    String(address).startsWith('/api/rules/') ? new Response(PAGE) : messages(address);
});

async function rules(properties = {}) {
  change({lang: 'en'});
  const element = await shown('vb-rules', {game: 'baloot', ...properties});
  for (let turn = 0; turn < 20 && !element._shown; turn += 1) await new Promise((done) => setTimeout(done));
  await element.updateComplete;
  return element;
}

test('a term in a template is a button that is filled with its sentence when it opens', async () => {
  const place = document.createElement('p');
  render(withTerms(['A ', 'hokom? ', 'A hokom.']), place);
  document.body.replaceChildren(place);
  assert.equal(place.textContent, 'A hokom? A hokom.');
  const terms = [...place.querySelectorAll('vb-term')];
  assert.deepEqual(
    terms.map(({name}) => name),
    ['hokom'],
  );
  const [term] = terms;
  await term.updateComplete;
  const [popover] = parts(term, '[popover]');
  assert.equal(parts(term, 'button')[0].getAttribute('popovertarget'), popover.id);
  assert.equal(popover.textContent, '');
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), {newState: 'open'}));
  assert.match(popover.textContent, /^hokomA contract with one trump suit/);
});

test('the sentence stays within the screen', async () => {
  const term = await shown('vb-term', {name: 'sun', textContent: 'sun'});
  const [popover] = parts(term, '[popover]');
  popover.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  const at = (x, y) => {
    const [button] = parts(term, 'button');
    button.getClientRects = () => [new DOMRect(x, y, 40, 20)];
    popover.dispatchEvent(Object.assign(new Event('toggle'), {newState: 'open'}));
    return [popover.style.left, popover.style.top];
  };
  const {innerWidth, innerHeight} = globalThis;
  Object.assign(globalThis, {innerWidth: 390, innerHeight: 844});
  assert.deepEqual(at(0, 100), ['8px', '120px']);
  assert.deepEqual(at(350, 800), ['82px', '700px']);
  popover.dispatchEvent(Object.assign(new Event('toggle'), {newState: 'closed'}));
  assert.equal(popover.getAttribute('style'), null);
  Object.assign(globalThis, {innerWidth, innerHeight});
});

test('what is written against a term stays with it, and no text is lost', () => {
  const place = document.createElement('p');
  for (const text of ['(hokom), “sun”/kaboot.', 'sun', 'The dealer’s project: hokom-like.', '']) {
    render(withTerms(text), place);
    assert.equal(place.textContent, text);
  }
  render(withTerms('A (hokom), a sun.'), place);
  assert.deepEqual(
    [...place.querySelectorAll('span')].map(({textContent}) => textContent),
    ['(hokom),', 'sun.'],
  );
});

test('terms are marked once in each section of the rules, but not in ids', async () => {
  const element = await rules();
  assert.deepEqual(
    parts(element, 'vb-term').map(({name, parentElement}) => `${parentElement.localName} ${name}`),
    ['p sun', 'p sun', 'td kaboot'],
  );
  assert.equal(parts(element, 'code vb-term, .id vb-term').length, 0);
  assert.equal(parts(element, '.wide[tabindex="0"][role="group"] > table').length, 1);
  assert.match(textOf(element), /Words of this game.*kaboot/);
});

test('a rule opens the complete rules and is marked', async () => {
  const element = await rules({rule: 'X-B-1'});
  assert.equal(parts(element, 'details.full')[0].open, true);
  assert.match(parts(element, '.here')[0].textContent, /A sun/);
  element.rule = 'X-A-1';
  await element.updateComplete;
  assert.deepEqual(
    parts(element, '.here').map((each) => each.textContent),
    ['A sun or another sun.'],
  );
});

test('the switch shows the ids, and is remembered', async () => {
  const element = await rules();
  const [text] = parts(element, '#text');
  assert.equal(text.className, '');
  const [box] = parts(element, 'input');
  box.checked = true;
  box.dispatchEvent(new Event('change'));
  await element.updateComplete;
  assert.equal(text.className, 'ids');
  assert.equal(JSON.parse(localStorage.getItem('vb-settings')).ruleNumbers, true);
  change({ruleNumbers: false});
});
