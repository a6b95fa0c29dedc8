/** Words, sentences, dates and texts of two directions, with the messages that the server sends. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {page, serve, settled} from './browser.js';

const {FluentResource} = await import('../../src/vierblatt/web/vendor/fluent.js');
const {Words} = await import('../../src/vierblatt/web/core/words.js');
const {change} = await import('../../src/vierblatt/web/core/settings.js');
const {isCard} = await import('../../src/vierblatt/web/core/sentences.js');
const loaded = await import('../../src/vierblatt/web/core/locale.js');
const format = await import('../../src/vierblatt/web/core/format.js');

const SOURCE = new URL('../../src/vierblatt/', import.meta.url);
const resource = (path) => new FluentResource(readFileSync(new URL(path, SOURCE), 'utf8'));
const spoken = (language, options) =>
  new Words(
    language,
    'baloot',
    [
      ...['core', 'errors', 'reasons', 'tables', 'web'].map((name) => resource(`locale/${name}.${language}.ftl`)),
      resource(`games/baloot/table/words.${language}.ftl`),
    ],
    options,
  );
const [en, ar] = [spoken('en'), spoken('ar', {arabicDigits: true})];

test('cards have a short form and a full name', () => {
  assert.equal(en.card('TS'), '10♠');
  assert.equal(en.card('XR'), 'Red Joker');
  assert.equal(en.cardName('QS'), 'queen of spades');
  assert.equal(en.cardName('XB'), 'Black Joker');
  assert.equal(en.cards(['AS', '2H']), 'A♠ 2♥');
  assert.equal(en.suit('D'), '♦');
  assert.deepEqual(['AS', 'XR', 'pass', 7].map(isCard), [true, true, false, false]);
});

test('lists, numbers and ratios are worded in each language', () => {
  assert.equal(en.listed(['a', 'b', 'c']), 'a, b and c');
  assert.equal(en.listed(['a']), 'a');
  assert.equal(en.listed([]), '');
  assert.equal(en.ratio([3, 1]), '3 : 1');
  assert.equal(ar.number(-12), '\u200e-١٢');
  assert.equal(ar.ratio([3, 1]), '\u2067\u2066٣\u2069 : \u2066١\u2069\u2069');
});

test('a missing message becomes its id or the given fallback', () => {
  assert.equal(en.text('no-such-message'), 'no-such-message');
  assert.equal(en.textOr('no-such-message', 'otherwise'), 'otherwise');
  assert.equal(en.has('list-comma'), true);
  assert.equal(en.has('list-comma.hint'), false);
  assert.equal(en.text('no-such-message.hint'), 'no-such-message.hint');
});

test('seats and sides have the names of the table’s players', () => {
  const words = spoken('en');
  assert.equal(words.seat(1), 'Player 2');
  assert.equal(words.side(1), 'Team 2');
  words.setTable({names: ['Ada', 'Bob', 'Cyd', 'علي'], sides: 2});
  assert.equal(words.seat(0), 'Ada');
  assert.equal(words.seat(3), '\u2068علي\u2069');
  assert.deepEqual([words.side(0, 2), words.side(1, 2)], ['We', 'They']);
  words.setTable({names: ['Ada', 'Bob'], sides: 2});
  assert.equal(words.side(1, 0), 'Bob');
});

test('an action is worded as a card or a call', () => {
  assert.equal(en.call('AS'), 'A♠');
  assert.equal(en.call('unheard of'), 'unheard of');
  assert.notEqual(en.call('pass'), 'call-pass');
  assert.equal(en.phase('play'), 'Your card?');
});

test('a call is worded as players say it now, and what was said before as it was said', () => {
  const words = spoken('ar');
  const table = {names: ['Ada', 'Bob', 'Cyd', 'Dan'], sides: 2};
  words.setTable({...table, wordings: {pass: 'pass-second'}});
  assert.equal(words.call('pass'), 'ولا');
  assert.match(words.event({event: 'called', seat: 1, call: 'pass'}), /بس/);
  assert.match(words.event({event: 'called', seat: 1, call: 'pass', wording: 'pass-second'}), /ولا/);
  words.setTable(table);
  assert.equal(words.call('pass'), 'بس');
});

test('events and facts become sentences about seats, cards and numbers', () => {
  const words = spoken('en');
  words.setTable({names: ['Ada', 'Bob', 'Cyd', 'Dan'], sides: 2});
  assert.match(words.event({event: 'deal-begun', number: 3, seat: 1}), /Bob/);
  assert.match(words.event({event: 'deal-begun', number: 3, seat: 1}, 1), /You deal/);
  assert.match(words.event({event: 'played', seat: 2, card: 'AS'}), /Cyd.*A♠/);
  assert.equal(words.event({event: 'unheard-of', seat: 0}), 'unheard-of');
  assert.match(words.event({event: 'match-over', winners: [0], totals: [152, 30]}, 2), /\S/);
  assert.equal(words.fact({name: 'round', kind: 'number', value: 2}), 'Bidding round 2');
  assert.equal(words.fact({name: 'buyer', kind: 'seat', value: 1, seat: 1}), 'Buyer: Bob');
  assert.equal(words.fact({name: 'odd', kind: 'key', value: 'x'}), 'odd: x');
  assert.equal(words.fact({name: 'odd', kind: 'side', value: 0}, 1), 'odd: They');
  assert.equal(words.fact({name: 'odd', kind: 'cards', value: 'AS KH'}), 'odd: A♠ K♥');
  assert.equal(words.fact({name: 'odd', kind: 'suit', value: 'H'}), 'odd: ♥');
});

test('errors are worded as far as there are messages for them', () => {
  assert.equal(en.error({code: 'match-over'}), 'The match is over.');
  assert.equal(en.error({code: 'not-in-hand', parameters: {card: 'AS'}}), 'A♠ is not in your hand.');
  assert.equal(en.error({code: 'unheard-of', rule: 'X-1', parameters: {a: 1}}), 'unheard-of: a=1 (X-1)');
  assert.match(en.error({code: 'match-over', rule: 'NO-WORDS'}), /\(NO-WORDS\)$/);
  assert.match(en.error({code: 'other-game', parameters: {given: ['AS', 'KH'], game: [1, 2]}}), /A♠ K♥.*1 : 2/);
});

test('score sheets, reasons, house rules and games are worded, with fallbacks', () => {
  assert.deepEqual(en.scoreLines([{key: 'no-such-line', values: [1, 2]}]), [['no-such-line', ['1', '2']]]);
  const figures = {won: 60, worlds: 20, points: 3, lead: 1, next: 'AS', phase: 'play', given: 2};
  assert.match(en.reason('search-best', figures), /next best A♠.*about 2 points/);
  assert.match(en.reason('x', {forecast: 'made', promise: 70}), /^x .*70/);
  const cheap = {...figures, won: 0, points: -3, lost: 3};
  assert.match(en.reason('search-best', cheap), /^3 points lost on average over 20 possible deals; next best A♠/);
  assert.match(en.reason('search-even', {...figures, lost: 0}), /^About as good as A♠: 3 points on average/);
  const kept = {...figures, lost: 0, why: 'card-keeps-master', kept: 'KS'};
  assert.match(en.reason('search-even', kept), /^K♠ stays: no card still out beats it in its suit. About as good/);
  assert.equal(en.factBehind(figures), '');
  assert.match(en.forecast({forecast: 'made', promise: 70, instead: 'pass'}), /alternative/);
  assert.equal(en.optionValue('x', [1, 2]), '1, 2');
  assert.equal(en.optionValue('x', true), en.text('flag-yes'));
  assert.equal(en.optionValue('x', 7), '7');
  assert.equal(en.option('no-such-option'), 'no-such-option');
  assert.equal(en.preset('no-such-preset'), 'no-such-preset');
  assert.equal(en.preset(''), en.text('own-rules'));
  assert.deepEqual([en.games, en.gameName('x'), en.gameLine('x'), en.gameSeats('x')], [[], 'x', '', '']);
});

test('names and digits of the other direction are isolated', () => {
  assert.equal(en.name('Ada'), 'Ada');
  assert.equal(ar.name('Ada'), 'Ada');
  assert.equal(ar.join(['Ada', 'علي']), `\u2068Ada\u2069${ar.text('list-comma')}\u2068علي\u2069`);
  assert.equal(ar.textOr('x', 'BAL-PLAY-5'), 'BAL-PLAY-5');
});

const MOMENT = Date.UTC(2026, 0, 31, 12);

before(() => change({lang: 'en', arabicDigits: false}));

test('each file of messages is loaded once, and the document states its language', async () => {
  const server = serve();
  server.answers.push({text: 'hello = Hello'}, {text: 'hello = Hello, Baloot'});
  let told = 0;
  addEventListener('vb-words', () => (told += 1));
  await loaded.loadWords('en', 'baloot');
  await loaded.loadWords('en', 'baloot');
  assert.equal(loaded.words.text('hello'), 'Hello, Baloot');
  assert.equal(told, 2);
  assert.equal(server.asked.length, 2);
  assert.deepEqual([page.documentElement.lang, page.documentElement.dir], ['en', 'ltr']);
  assert.equal(format.day(MOMENT), 'Jan 31, 2026');
  assert.match(format.dayAndTime(MOMENT), /^Jan 31, 2026, /);
  assert.equal(format.machine(MOMENT), '2026-01-31T12:00:00.000Z');
});

test('only the last requested language is used, and a failed one is loaded again', async () => {
  const server = serve();
  server.answers.push({status: 500, text: ''}, {text: 'hello = Hallo'}, {text: 'hello = Hallo, Baloot'});
  await assert.rejects(loaded.loadWords('de', null));
  const [early, late] = [loaded.loadWords('de'), loaded.loadWords('en', 'baloot')];
  await Promise.all([early, late]);
  assert.equal(loaded.words.language, 'en');
});

test('a change of the language or the digits loads other messages', async () => {
  serve().answers.push({text: 'hello = مرحبا'}, {text: 'hello = مرحبا'});
  change({lang: 'ar', arabicDigits: true});
  await settled();
  await settled();
  assert.deepEqual([loaded.words.language, page.documentElement.dir], ['ar', 'rtl']);
  assert.match(format.day(MOMENT), /[٠-٩]/);
});
