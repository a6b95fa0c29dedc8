/** What a table shows while a deal is played: questions and answers, facts, hints, results. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {board, parts, person, shown, speak, table, textOf, detailsOf} from './document.js';

const WEB = '../../../src/vierblatt/web/table';
for (const name of ['actions', 'bar', 'head', 'last-trick', 'question', 'result', 'sheet', 'feedback', 'warning']) {
  await import(`${WEB}/${name}.js`);
}
const LINES = [{key: 'raw-cards', values: [16, 10]}];
const ROW = {deal: 2, scores: [16, 0], totals: [42, 14], lines: LINES};

beforeEach(() => speak('en'));

const FIGURES = {sun: {points: 26}, hokom: {points: 16, round: 1, suit: 'H'}, ashkal: {points: 26, taker: 'partner'}};
const BIDDING = {phase: 'bidding', legal: ['pass', 'sun', 'hokom'], barred: ['ashkal'], figures: FIGURES};
const answers = (element) => parts(element, '.answers button');
const named = (element) => answers(element).map((button) => button.querySelector('.name').textContent.trim());
const meant = (element) => answers(element).map((button) => button.querySelector('small')?.textContent.trim() ?? '');

test('each answer is a button that reports which one was chosen, or asks why it is not open', async () => {
  const element = await shown('vb-table-actions', BIDDING);
  assert.equal(textOf(parts(element, 'h2')[0]), 'Do you buy the card?');
  assert.deepEqual(named(element), ['pass', 'sun', 'hokom', 'ashkal']);
  const acts = detailsOf(element, 'act');
  const asked = detailsOf(element, 'why');
  for (const button of answers(element)) button.click();
  assert.deepEqual(acts, [{action: 'pass'}, {action: 'sun'}, {action: 'hokom'}]);
  assert.deepEqual(asked, [{action: 'ashkal'}]);
  assert.deepEqual(
    answers(element).map((button) => button.getAttribute('aria-disabled')),
    [null, null, null, 'true'],
  );
});

test('each answer says what it means, until the player hides that; the device remembers it', async () => {
  const element = await shown('vb-table-actions', BIDDING);
  assert.deepEqual(meant(element), [
    'you do not buy',
    'no trumps, 26 points in all',
    'trumps are \u2665\uFE0E, 16 points in all',
    'sun, your partner takes the card',
  ]);
  const [sun] = answers(element).slice(1);
  assert.equal(sun.textContent.replaceAll(/\s+/g, ' ').trim(), 'sun no trumps, 26 points in all');
  parts(element, '.explain')[0].click();
  await element.updateComplete;
  assert.deepEqual(meant(element), ['', '', '', '']);
  assert.equal(JSON.parse(localStorage.getItem('vb-settings')).meanings, false);
  parts(element, '.explain')[0].click();
  await element.updateComplete;
  assert.equal(meant(element)[0], 'you do not buy');
});

test('a meaning that all answers share is said once, above them', async () => {
  const figures = Object.fromEntries(['S', 'H', 'D', 'C'].map((suit) => [`hokom ${suit}`, {points: 16}]));
  const element = await shown('vb-table-actions', {phase: 'naming', legal: Object.keys(figures), figures});
  assert.equal(textOf(parts(element, '.common')[0]), 'trumps, 16 points in all');
  assert.deepEqual(meant(element), ['', '', '', '']);
});

test('a sent answer cannot be given again, and the advised one stands out', async () => {
  const element = await shown('vb-table-actions', {...BIDDING, sent: 'sun', advised: 'sun'});
  assert.ok(answers(element).every((button) => button.disabled));
  assert.deepEqual(
    parts(element, '.advised .name').map((name) => name.textContent.trim()),
    ['sun'],
  );
});

test('without answers, it says whose turn it is, or nothing', async () => {
  assert.equal(textOf(await shown('vb-table-actions', {waiting: 'Waiting for Badr'})), 'Waiting for Badr');
  assert.equal(textOf(await shown('vb-table-actions')), '');
});

for (const [language, forward] of /** @type {const} */ ([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
])) {
  test(`the arrow keys move between answers in the reading direction of ${language}`, async () => {
    await speak(language);
    const element = await shown('vb-table-actions', {phase: 'bidding', legal: ['pass', 'sun', 'hokom']});
    element.style.direction = language === 'ar' ? 'rtl' : 'ltr';
    element.focus();
    const at = () => answers(element).indexOf(element.shadowRoot.activeElement);
    const press = (key) =>
      element.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    press(forward);
    assert.equal(at(), 1);
    press('ArrowDown');
    press('ArrowDown');
    assert.equal(at(), 0);
    press('ArrowUp');
    assert.equal(at(), 2);
  });
}

test('the bar shows the reader’s own side first, and opens menu, scores and talk', async () => {
  const element = await shown('vb-table-bar', {info: table(), board: board(), me: 1});
  assert.equal(textOf(element), 'We 14They 26');
  const choices = detailsOf(element, 'chosen');
  for (const button of parts(element, 'button')) button.click();
  assert.deepEqual(choices, [{what: 'menu'}, {what: 'sheet'}, {what: 'talk'}]);
});

test('before the first deal the bar names the game', async () => {
  const element = await shown('vb-table-bar', {info: table({stage: 'seating'}), board: null});
  assert.equal(textOf(element), 'Baloot');
  assert.ok(parts(element, '.scores')[0].disabled);
});

const MODE = {name: 'mode', kind: 'key', value: 'hokom', seat: null};
const headline = {trump: 'H', facts: [MODE, {...MODE, name: 'level', value: 'double'}], owner: 1, needed: [5, 4]};

test('the head shows trumps, contract, stake, owner and the tricks of how many needed, the own side first', async () => {
  const element = await shown('vb-table-head', {board: board({headline, tricks: [1, 3, 0, 2]}), me: 1, opens: true});
  assert.equal(parts(element, '.trump.H')[0].textContent, '♥\uFE0E');
  assert.match(parts(element, '.facts')[0].textContent.replaceAll(/\s+/g, ' '), /hokom double .*Badr/);
  assert.deepEqual(
    parts(element, '.side b').map((each) => [each.textContent, each.className]),
    [
      ['5/4', 'made'],
      ['1/5', ''],
    ],
  );
  assert.deepEqual(
    parts(element, '.side i').map((each) => each.className),
    ['', 'theirs'],
  );
  const choices = detailsOf(element, 'chosen');
  parts(element, 'button')[0].click();
  assert.deepEqual(choices, [{what: 'facts'}]);
});

test('away from a table a tap on the head shows all facts, and what their words mean', async () => {
  const facts = [MODE, {...MODE, name: 'buyer', kind: 'seat', value: 1}];
  const element = await shown('vb-table-head', {board: board({headline, facts}), me: 0});
  parts(element, 'button')[0].click();
  await element.updateComplete;
  const [dialog] = parts(element, 'vb-dialog');
  const [list] = parts(element, 'vb-table-facts');
  await list.updateComplete;
  assert.equal(dialog.heading, 'This deal');
  assert.match(textOf(list), /^Contract: hokomBuyer: Badr/);
  assert.deepEqual(
    parts(list, 'dt').map(({textContent}) => textContent),
    ['hokom', 'contract', 'buyer'],
  );
});

test('the words on the buttons of a question are explained beside it, each with those in its sentence', async () => {
  const element = await shown('vb-table-actions', BIDDING);
  const [list] = parts(element, 'vb-term-list');
  await list.updateComplete;
  const [button] = parts(list, 'button');
  assert.equal(button.getAttribute('aria-label'), 'Words used here');
  button.click();
  await list.updateComplete;
  const explained = parts(list, 'dt').map(({textContent}) => textContent);
  assert.deepEqual(explained, ['pass', 'sun', 'hokom', 'ashkal', 'buy', 'trump']);
  const ashkal = parts(list, 'dd')[3];
  assert.match(ashkal.textContent, /^A sun in which the caller's partner gets the public card/);
  assert.ok([...ashkal.querySelectorAll('vb-term')].some(({name}) => name === 'public-card'));
  assert.equal(parts(await shown('vb-term-list', {texts: ['7', 'no']}), 'button').length, 0);
});

test('screen readers get the head as sentences', async () => {
  const element = await shown('vb-table-head', {board: board({headline}), me: 0});
  const spoken = parts(element, '.spoken')[0].textContent.replaceAll(/[\u2066-\u2069]/g, '');
  const said = ['Trumps: hearts', 'Contract: hokom', 'Stakes: double', 'Contract of Badr', 'We: 2 of 5 tricks needed'];
  assert.equal(spoken, [...said, 'They: 1 of 4 tricks needed'].join('. '));
  assert.equal(parts(element, '.shown')[0].getAttribute('aria-hidden'), 'true');
});

test('tricks are shown once there are any to count, and only the own ones where all play alone', async () => {
  const bidding = board({phase: 'bidding', tricks: [0, 0, 0, 0], headline: {}});
  assert.equal(parts(await shown('vb-table-head', {board: bidding, me: 0}), '.side').length, 0);
  const alone = await shown('vb-table-head', {board: board({sides: 4, tricks: [3, 1, 0, 0], headline: {}}), me: 1});
  assert.deepEqual(
    parts(alone, '.side b').map((each) => each.textContent),
    ['1'],
  );
  assert.equal(textOf(await shown('vb-table-head')), '');
});

test('the last trick lies as it did on the table, and marks the card that took it', async () => {
  const trick = [{seat: 1, card: 'AS'}].concat({seat: 2, card: 'KS'});
  const element = await shown('vb-table-last', {trick, taker: 1, seats: 4, me: 2, clockwise: true});
  assert.deepEqual(
    parts(element, 'li').map((each) => [each.style.gridColumn, each.style.gridRow]),
    [
      ['3', '2'],
      ['2', '3'],
    ],
  );
  assert.deepEqual(
    parts(element, 'li').map((each) => [each.className, each.getAttribute('aria-label')]),
    [
      ['best', '1. Badr: ace of spades'],
      ['', '2. Cyd: king of spades'],
    ],
  );
});

test('a player who is asked for a pause agrees or declines; the others wait', async () => {
  const info = table({asked: {what: 'pause', seat: 0, waiting: [1, 2]}});
  const asked = await shown('vb-table-question', {info, me: 1});
  const commands = detailsOf(asked, 'command');
  for (const button of parts(asked, 'button')) button.click();
  assert.deepEqual(commands, [{command: {type: 'answer', agree: true}}, {command: {type: 'answer', agree: false}}]);
  const waiting = await shown('vb-table-question', {info, me: 0});
  assert.equal(textOf(waiting), 'Waiting for an answer: Badr and Cyd');
  assert.equal(parts(waiting, 'button').length, 0);
});

test('one button each ends a pause, takes a seat back and claims an absence', async () => {
  const seats = table().seats.with(1, person('Badr', 1, {bot: 'club'}));
  const cases = [
    [{paused: true}, {type: 'unpause'}],
    [{seats}, {type: 'take-seat'}],
    [{absent: {0: 0}}, {type: 'claim-absence', seat: 0}],
  ];
  for (const [changes, command] of cases) {
    const element = await shown('vb-table-question', {info: table(changes), me: 1});
    const commands = detailsOf(element, 'command');
    parts(element, 'button')[0].click();
    assert.deepEqual(commands, [{command}]);
  }
});

test('spectators are asked nothing, and nobody is before the match', async () => {
  assert.equal(textOf(await shown('vb-table-question', {info: table({absent: {0: 0}}), me: -1})), '');
  assert.equal(textOf(await shown('vb-table-question', {info: table({stage: 'seating'}), me: 1})), '');
});

const SUMMARY = {
  name: 'made',
  values: {seat: 1, key: 'hokom', suit: 'S', level_key: 'plain', raw: 92, others: 70, points: 11, rest: 5},
};

test('a deal’s result says first how it turned out, then the lines, and stays until the player continues', async () => {
  const row = {...ROW, summary: SUMMARY};
  const element = await shown('vb-table-result', {table: 'abcdefghij', row, totals: [42, 14], me: 0});
  assert.match(
    textOf(element),
    /^Deal 2 is over Badr bought hokom in ♠\uFE0E and made it, 92 to 70: 11 points, the others 5\. We ?They Card/,
  );
  const continued = detailsOf(element, 'continue');
  const button = parts(element, '.continue')[0];
  assert.equal(element.shadowRoot.activeElement, button, 'it has the focus');
  button.click();
  assert.equal(continued.length, 1);
  assert.equal(parts(element, 'a[href="/r/abcdefghij"]').length, 0);
});

test('a result without a sentence of its game is told by its scores', async () => {
  const element = await shown('vb-table-result', {table: 'abcdefghij', row: ROW, totals: [42, 14], me: 1});
  assert.match(textOf(element), /^Deal 2 is over This deal: They 16, We 0\./);
});

test('the buyer is addressed, in every language', async () => {
  const row = {...ROW, summary: SUMMARY};
  for (const [language, begins] of [
    ['en', 'You bought'],
    ['de', 'Du hast'],
    ['ar', 'المشتري أنت'],
  ]) {
    await speak(language);
    const element = await shown('vb-table-result', {row, totals: [42, 14], me: 1});
    assert.ok(
      parts(element, '.sentence')[0]
        .textContent.replace(/[\u2066-\u2069]/g, '')
        .startsWith(begins),
    );
  }
});

test('whoever has continued sees whom the next deal waits for', async () => {
  const names = ['Amal', 'Badr', 'Cyd', 'Dana'];
  const wait = {seats: [1, 3], left: 9000};
  const element = await shown('vb-table-result', {row: ROW, totals: [42, 14], me: 0, wait, names});
  assert.match(textOf(element), /Waiting for Badr and Dana/);
  assert.equal(parts(element, '.continue').length, 0);
  element.wait = {seats: [0, 1], left: 4000};
  await element.updateComplete;
  assert.equal(parts(element, '.continue').length, 1);
  assert.match(parts(element, '.left')[0].getAttribute('style'), / 9000ms/, 'the bar that runs keeps its time');
  Object.assign(element, {row: {...ROW, deal: 9}, wait: {seats: [0, 1], left: 7000}});
  await element.updateComplete;
  assert.match(parts(element, '.left')[0].getAttribute('style'), / 7000ms/);
});

test('focus stays with whoever is writing', async () => {
  const input = document.createElement('input');
  const element = Object.assign(document.createElement('vb-table-result'), {row: ROW, totals: [42, 14], me: 0});
  document.body.replaceChildren(input);
  input.focus();
  document.body.append(element);
  await element.updateComplete;
  assert.equal(document.activeElement, input);
});

test('the match’s result names the winners, requests a rematch only once, and links to the replay', async () => {
  const over = {table: 'abcdefghij', row: ROW, winners: [0], totals: [152, 60]};
  const element = await shown('vb-table-result', {...over, me: 2});
  assert.match(textOf(element), /^You have won!/);
  assert.doesNotMatch(textOf(element), /Key moment/, 'of one deal, none decided more than another');
  const again = detailsOf(element, 'rematch');
  const [button] = parts(element, 'button.wide');
  button.click();
  await element.updateComplete;
  button.click();
  assert.equal(again.length, 1);
  assert.equal(parts(element, 'a.replay[href="/r/abcdefghij"]').length, 1);
  assert.match(textOf(await shown('vb-table-result', {...over, me: 1})), /^Won by: They/);
  assert.match(textOf(await shown('vb-table-result', {...over, me: -1, winners: []})), /^Nobody won/);
});

test('the match’s result names the deal that decided it', async () => {
  const rows = [
    {...ROW, deal: 1, scores: [10, 6], totals: [10, 6]},
    {...ROW, deal: 3, scores: [26, 0], totals: [36, 6], summary: SUMMARY},
    {...ROW, deal: 4, scores: [2, 14], totals: [38, 20]},
  ];
  const element = await shown('vb-table-result', {
    table: 'abcdefghij',
    row: rows[2],
    rows,
    winners: [0],
    totals: [38, 20],
    me: 0,
  });
  assert.match(textOf(element), /Key moment: deal 3\. Badr bought hokom in ♠\uFE0E and made it/);
  assert.equal(parts(element, 'a[href="/r/abcdefghij#d3.0"]').length, 1);
});

test('a deal of the score sheet can be opened to show its lines, and closed', async () => {
  const element = await shown('vb-table-sheet', {rows: [ROW], totals: [42, 14], me: 0});
  assert.equal(parts(element, 'tr.line').length, 0);
  const [deal] = parts(element, 'button');
  deal.click();
  await element.updateComplete;
  assert.equal(parts(element, 'tr.line').length, 1);
  assert.equal(deal.getAttribute('aria-expanded'), 'true');
  deal.click();
  await element.updateComplete;
  assert.equal(parts(element, 'tr.line').length, 0);
  assert.equal(textOf(await shown('vb-table-sheet')), 'No deal has been scored yet.');
});

test('a hint takes precedence over a refusal, whose rule can be opened', async () => {
  const refusal = {code: 'action-not-allowed', rule: 'BAL-PLAY-1', parameters: {action: 'AS'}};
  const advice = {type: 'advice', id: '1', action: 'AS', reason: 'cash-winner', phase: 'play', figures: {}};
  assert.match(textOf(await shown('vb-table-feedback', {advice, refusal})), /A♠/);
  const element = await shown('vb-table-feedback', {refusal});
  const rules = detailsOf(element, 'rule');
  parts(element, 'a')[0].click();
  assert.deepEqual(rules, [{rule: 'BAL-PLAY-1'}]);
  assert.equal(textOf(await shown('vb-table-feedback')), '');
});

test('a table with wrong deals warns, says why and links to the numbers', async () => {
  const element = await shown('vb-table-warning', {table: 'abcdefghij', faults: ['secret']});
  assert.match(textOf(element), /^Something is wrong with the cards of this table/);
  assert.equal(parts(element, 'li').length, 1);
  assert.equal(parts(element, 'a[href="/check/abcdefghij"]').length, 1);
  assert.equal(textOf(await shown('vb-table-warning', {table: 'abcdefghij'})), '');
});
