/** Addresses, settings, and what the page uses of the browser. */
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {beforeEach, mock, test} from 'node:test';
import {changedElsewhere, page, place, serve, storage, stored} from './browser.js';

mock.timers.enable({apis: ['setTimeout', 'setInterval']});
const CORE = new URL('../../src/vierblatt/web/core/', import.meta.url);
stored.set('vb-settings', JSON.stringify({theme: 'dark', deck: 'nonsense'}));
const chosen = await import('../../src/vierblatt/web/core/settings.js');
const router = await import('../../src/vierblatt/web/core/router.js');
const passkeys = await import('../../src/vierblatt/web/core/passkeys.js');
const {nameOfAgent} = await import('../../src/vierblatt/web/core/agent.js');
const {copyText} = await import('../../src/vierblatt/web/core/clipboard.js');
const {sendOrCopy} = await import('../../src/vierblatt/web/core/sending.js');
const {play} = await import('../../src/vierblatt/web/core/sound.js');
const {redrawOn} = await import('../../src/vierblatt/web/core/redraw.js');

const navigatorWith = (parts) => Object.defineProperty(globalThis, 'navigator', {value: parts, configurable: true});

beforeEach(() => {
  storage.broken = false;
  serve();
});

test('every module of the core can be loaded, so that it counts for the coverage', async () => {
  for (const name of readdirSync(CORE)) await import(new URL(name, CORE).href);
});

test('invalid stored settings become the defaults', () => {
  assert.deepEqual([chosen.settings.theme, chosen.settings.deck, chosen.settings.lang], ['dark', 'four', 'en']);
});

test('a change is stored, applied to the document and announced', () => {
  const told = mock.fn();
  addEventListener('vb-settings', told);
  chosen.change({theme: 'light', lang: 'de'});
  assert.equal(page.documentElement.dataset.theme, 'light');
  assert.match(page.cookie, /^vb-lang=de;/);
  assert.equal(JSON.parse(stored.get('vb-settings')).theme, 'light');
  chosen.change({theme: 'auto'});
  assert.equal('theme' in page.documentElement.dataset, false);
  assert.equal(told.mock.callCount(), 2);
});

test('without storage, a change lasts until the page closes; changes by other windows are noticed', () => {
  storage.broken = true;
  chosen.change({motion: 'reduced'});
  assert.equal(chosen.reducedMotion(), true);
  storage.broken = false;
  stored.set('vb-settings', JSON.stringify({motion: 'full'}));
  changedElsewhere('vb-settings');
  assert.equal(chosen.reducedMotion(), false);
});

test('an address leads to a page or to none', () => {
  assert.deepEqual(router.routeOf('/t/abc'), {name: 'table', params: {table: 'abc'}, path: '/t/abc'});
  assert.equal(router.routeOf('/lobby/')?.name, 'lobby');
  assert.equal(router.routeOf('/api/server'), null);
  router.setTitle('Lobby');
  assert.equal(page.title, 'Lobby · Vierblatt');
  router.setTitle();
  assert.equal(page.title, 'Vierblatt');
});

test('a link within the site changes the page; the browser handles every other one', () => {
  const shown = mock.fn();
  router.watchRoute(shown);
  const link = (href, parts = {}) =>
    Object.assign(new HTMLAnchorElement(), {href, target: '', hasAttribute: () => false, ...parts});
  const click = (node, parts = {}) => {
    const event = new Event('click', {cancelable: true});
    Object.assign(event, {button: 0, composedPath: () => [{}, node], ...parts});
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const ours = `${place.origin}/lobby?a=1`;
  assert.equal(click(link(ours)), true);
  assert.deepEqual(history.pushState.mock.calls.at(-1).arguments, [null, '', '/lobby?a=1']);
  assert.equal(shown.mock.callCount(), 2);
  const left = [
    [link('https://elsewhere.test/lobby')],
    [link(`${place.origin}/api/x`)],
    [link(ours), {ctrlKey: true}],
    [link(ours), {button: 1}],
    [link(ours, {target: '_blank'})],
    [link(`${place.origin}/#part`)],
    [{}],
  ];
  for (const [node, parts] of left) assert.equal(click(node, parts), false);
  router.navigate('/about', {replace: true});
  assert.equal(history.replaceState.mock.callCount(), 1);
});

test('programs have the names that people know', () => {
  const names = {
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36': 'Chrome · Linux',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36 Edg/120': 'Edge · Windows',
    'vierblatt/0.1 python': 'vierblatt/0.1',
    '': '–',
  };
  for (const [agent, name] of Object.entries(names)) assert.equal(nameOfAgent(agent), name);
});

test('text is copied through the clipboard, or by selecting it where there is none', async () => {
  const writeText = mock.fn(async () => {});
  navigatorWith({clipboard: {writeText}});
  assert.equal(await copyText('a'), true);
  navigatorWith({});
  const field = {style: {}, select: mock.fn(), remove: mock.fn()};
  Object.assign(page, {createElement: () => field, body: {append() {}}, execCommand: () => true, activeElement: null});
  assert.equal(await copyText('b'), true);
  assert.equal(field.value, 'b');
  assert.equal(field.remove.mock.callCount(), 1);
});

test('something is given to another program, or copied where there is none or it fails', async () => {
  const writeText = mock.fn(async () => {});
  const fails = (name) => async () => {
    throw Object.assign(new Error(name), {name});
  };
  const cases = [
    [{share: async () => {}}, false],
    [{share: fails('AbortError')}, false],
    [{share: fails('NotAllowedError')}, true],
    [{}, true],
  ];
  for (const [parts, copied] of cases) {
    navigatorWith({clipboard: {writeText}, ...parts});
    assert.equal(await sendOrCopy({text: 'a'}, 'b'), copied);
  }
  assert.deepEqual(
    writeText.mock.calls.map(({arguments: [text]}) => text),
    ['b', 'b'],
  );
});

test('passkeys are converted between base64url and bytes', async () => {
  const buffer = (...bytes) => Uint8Array.from(bytes).buffer;
  const common = {id: 'k', rawId: buffer(251, 255), type: 'public-key', getClientExtensionResults: () => ({})};
  const asked = [];
  const answer = (response) => async (options) => {
    asked.push(options.publicKey);
    return {...common, response};
  };
  navigatorWith({
    credentials: {
      create: answer({clientDataJSON: buffer(1), attestationObject: buffer(2)}),
      get: answer({clientDataJSON: buffer(1), authenticatorData: buffer(2), signature: buffer(3), userHandle: null}),
    },
  });
  const made = await passkeys.create({challenge: '-_8', user: {id: 'AQ', name: 'a'}, excludeCredentials: [{id: 'Ag'}]});
  assert.deepEqual([made.rawId, made.response.attestationObject, made.response.transports], ['-_8', 'Ag', []]);
  assert.deepEqual([...asked[0].challenge], [251, 255]);
  assert.deepEqual([...asked[0].excludeCredentials[0].id], [2]);
  const signed = await passkeys.sign({challenge: 'AQ'});
  assert.deepEqual([signed.response.signature, signed.response.userHandle], ['Aw', null]);
  assert.equal(passkeys.possible(), false);
});

test('sounds play only if they are turned on', () => {
  const started = [];
  const node = () => ({
    frequency: {setValueAtTime() {}},
    gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}},
    connect: (next) => next,
    start: (at) => started.push(at),
    stop() {},
  });
  globalThis.AudioContext = class {
    state = 'suspended';
    currentTime = 0;
    resume = mock.fn();
    createOscillator = node;
    createGain = node;
  };
  play('turn');
  assert.deepEqual(started, []);
  chosen.change({sound: true});
  play('turn');
  assert.deepEqual(started, [0, 0.11]);
});

test('an element redraws itself while it is on the page', () => {
  const requestUpdate = mock.fn();
  class Base {
    connectedCallback() {}
    disconnectedCallback() {}
    requestUpdate = requestUpdate;
  }
  const element = new (redrawOn('vb-test')(Base))();
  element.connectedCallback();
  dispatchEvent(new Event('vb-test'));
  element.disconnectedCallback();
  dispatchEvent(new Event('vb-test'));
  assert.equal(requestUpdate.mock.callCount(), 1);
});
