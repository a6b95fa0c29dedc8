/** Claiming a fault, saying sawa and hearing the verdict, as the page shows them. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {board, detailsOf, parts, shown, speak, table, textOf} from './document.js';

const WEB = '../../../src/vierblatt/web';
for (const name of ['panel', 'sawa', 'verdict']) await import(`${WEB}/claims/${name}.js`);
const {loadClaimWords, kindText} = await import(`${WEB}/claims/words.js`);
const {costText} = await import(`${WEB}/claims/cost.js`);
const locale = await import(`${WEB}/core/locale.js`);
const {tableModel} = await import(`${WEB}/table/model.js`);

const PLAYED = [
  {seat: 0, card: '7S'},
  {seat: 1, card: '8D'},
  {seat: 2, card: 'KS'},
  {seat: 3, card: '9S'},
  {seat: 2, card: 'AH'},
  {seat: 3, card: '7H'},
  {seat: 0, card: 'QH'},
  {seat: 1, card: 'TS'},
];
const CLAIMS = {
  cards: PLAYED,
  proofs: PLAYED,
  kinds: ['barred-lead', 'no-follow', 'no-trump', 'no-overtrump'],
  proof: false,
  demand: [],
  sawa: -1,
  false_sawa: [],
};
const SUN = [{name: 'mode', kind: 'key', value: 'sun'}];
/** @param {Record<string, unknown>} [claims] */
const faulty = (claims = {}, changes = {}) =>
  board({tricks: [1, 0, 1, 0], facts: SUN, headline: {trump: 'C'}, ...changes, claims: {...CLAIMS, ...claims}});
/** @param {Record<string, unknown>} [claims] */
const opened = (claims = {}, info = {}) =>
  shown('vb-claims-panel', {board: faulty(claims), info: table({changes: {}, ...info}), me: 0});

beforeEach(async () => {
  await loadClaimWords();
  await speak('en');
});

/** @param {Element} panel @param {string} name */
async function press(panel, name) {
  const found = parts(panel, 'button').find(
    (button) =>
      (button.getAttribute('aria-label') ?? button.textContent.trim()).replaceAll(/[\u2066-\u2069]/g, '') === name,
  );
  assert.ok(found, name);
  found.click();
  await panel.updateComplete;
  await panel.updateComplete;
}

test('a fault is claimed with the card, the kind and a proof, after a warning of what a wrong claim costs', async () => {
  const panel = await opened();
  const said = detailsOf(panel, 'said');
  assert.match(textOf(panel), /Which card was wrong\?Trick 2 .*Trick 1/);
  assert.equal(parts(panel, '.trick button').length, 4); // those of the two opponents
  assert.equal(parts(panel, '.primary').length, 0);
  await press(panel, 'Badr, eight of diamonds, trick 1');
  assert.equal(parts(panel, '.primary')[0].disabled, true);
  await press(panel, 'Did not follow suit, with a card of that suit in hand');
  await press(panel, 'ten of spades, played later');
  assert.match(textOf(panel), /If you are wrong, the other team gets the whole deal: 26 points, and its projects\./);
  await press(panel, 'Claim this fault');
  assert.deepEqual(said, [{text: 'accuse no-follow 8D by TS'}]);
});

test('what the rules say about the chosen card is asked for by a button', async () => {
  const panel = await opened();
  const checked = detailsOf(panel, 'check-card');
  assert.equal(parts(panel, '.check').length, 0);
  await press(panel, 'Badr, eight of diamonds, trick 1');
  await press(panel, 'Check this card');
  assert.deepEqual(checked, [{card: '8D'}]);
});

test('another card drops the kind and the proof of the one before; a proof is taken back by pressing it again', async () => {
  const panel = await opened();
  const said = detailsOf(panel, 'said');
  await press(panel, 'Badr, eight of diamonds, trick 1');
  await press(panel, 'Did not trump, with a trump in hand');
  await press(panel, 'ten of spades, played later');
  await press(panel, 'ten of spades, played later');
  await press(panel, 'Claim this fault');
  await press(panel, 'Dana, nine of spades, trick 1');
  assert.equal(parts(panel, '.primary')[0].disabled, true);
  assert.deepEqual(said, [{text: 'accuse no-trump 8D'}]);
});

test('where a proof has to be named, none is claimed without', async () => {
  const panel = await opened({proof: true});
  await press(panel, 'Badr, eight of diamonds, trick 1');
  await press(panel, 'Did not follow suit, with a card of that suit in hand');
  assert.match(textOf(panel), /What proves it\?/);
  assert.equal(parts(panel, '.primary')[0].disabled, true);
  await press(panel, 'ten of spades, played later');
  assert.equal(parts(panel, '.primary')[0].disabled, false);
});

test('whoever may demand all tricks can do so with the claim', async () => {
  const panel = await opened({demand: [0]});
  const said = detailsOf(panel, 'said');
  await press(panel, 'Badr, eight of diamonds, trick 1');
  await press(panel, 'Did not follow suit, with a card of that suit in hand');
  const [box] = parts(panel, 'input');
  box.checked = true;
  box.dispatchEvent(new Event('change'));
  await press(panel, 'Claim this fault');
  assert.deepEqual(said, [{text: 'accuse no-follow 8D kaboot'}]);
});

test('a sawa that lies open is doubted as a whole', async () => {
  const panel = await opened({cards: [], proofs: [], false_sawa: [0]});
  const said = detailsOf(panel, 'said');
  await press(panel, 'The sawa is false: an opponent can still win a trick');
  await press(panel, 'Claim this fault');
  assert.deepEqual(said, [{text: 'accuse false-sawa'}]);
});

test('when nothing can be claimed, the panel says so', async () => {
  assert.match(textOf(await opened({cards: [], proofs: []})), /No card of an opponent can be claimed now/);
});

test('the clock of whoever is to act stays in view', async () => {
  const panel = await opened({}, {deadline: 12_000});
  assert.equal(parts(panel, '[role=timer] seconds-left').length, 1);
});

for (const [language, said] of /** @type {const} */ ([
  ['en', 'the other team gets 32 points, and its projects'],
  ['de', 'bekommt das andere Team 32 Punkte und seine Projekte'],
  ['ar', 'سجّل الخصم 32 نقطة مع مشاريعه'],
])) {
  test(`what a wrong claim costs follows the contract and the house rules, in ${language}`, async () => {
    await speak(language);
    const hokom = [
      {name: 'mode', kind: 'key', value: 'hokom'},
      {name: 'level', kind: 'key', value: 'double'},
      {name: 'mode', kind: 'key', value: 'sun', seat: 1},
    ];
    const text = costText(locale.words, faulty({}, {facts: hokom}), {game: 'baloot', changes: {}});
    assert.ok(text.replaceAll(/[\u2066-\u2069]/g, '').includes(said), text);
  });
}

test('each game words its kinds of faults and the cost of a wrong claim, in all languages', async () => {
  const kinds = {baloot: 'no-overtrump', king_bolola: 'kept-back', kout_bo: 'kept-back', back_alley: 'barred-lead'};
  for (const language of ['en', 'de', 'ar']) {
    for (const [game, kind] of Object.entries(kinds)) {
      await speak(language, game);
      assert.doesNotMatch(kindText(kind), /^claim-/);
      assert.doesNotMatch(costText(locale.words, faulty(), {game, changes: {}}), /claim-/);
    }
  }
});

test('saying sawa shows the cards and says what a false one costs', async () => {
  const sawa = await shown('vb-claims-sawa', {hand: ['AS', 'KS'], open: true});
  const said = detailsOf(sawa, 'said');
  assert.match(textOf(sawa), /You lay down your 2 cards\..*A false sawa can be claimed/);
  parts(sawa, 'button')[0].click();
  assert.deepEqual(said, [{text: 'sawa'}]);
  assert.equal(textOf(await shown('vb-claims-sawa', {hand: ['AS']})), 'You cannot say sawa now.');
});

test('the verdict names who claimed what, with the proof', async () => {
  const judgement = {seat: 1, kind: 'no-follow', card: '8D', proof: 'TS', demand: true, right: true};
  const verdict = await shown('vb-claims-verdict', {judgement, me: 0});
  assert.match(textOf(verdict), /✓ Badr claimed a fault and was right/);
  assert.match(textOf(verdict), /Did not follow suit.*They play on for all tricks/);
  assert.deepEqual(
    parts(verdict, 'figure').map((figure) => figure.getAttribute('aria-label')),
    ['The card: eight of diamonds', 'Proof: ten of spades'],
  );
  const own = await shown('vb-claims-verdict', {judgement: {...judgement, right: false}, me: 1});
  assert.match(textOf(own), /✗ You claimed a fault and were wrong/);
  assert.doesNotMatch(textOf(own), /all tricks/);
});

test('a sawa lies on the felt until the deal is counted, and the tricks stay counted', () => {
  const laid = [{seat: 2, card: 'AS'}];
  const counting = faulty({proofs: [...PLAYED, ...laid]}, {phase: 'counting', turn: 1, calls: {0: 'sun'}});
  const scene = {seq: 1, info: table(), board: counting, own: null, taker: -1, full: false, events: [], notes: []};
  const model = tableModel(scene, locale.words, {me: 0, speech: new Map(), now: 0});
  assert.deepEqual(
    model.shown.map(({card}) => card),
    ['AS'],
  );
  assert.match(model.shown[0].label, /Cyd/);
  assert.deepEqual(
    model.seats.map(({tricks, call}) => [tricks, call]),
    [
      [1, ''],
      [0, ''],
      [1, ''],
      [0, ''],
    ],
  );
});
