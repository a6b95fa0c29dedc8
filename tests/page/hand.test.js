/** The order of a hand, and that its cards keep their places. */
import assert from 'node:assert/strict';
import {test} from 'node:test';

const {breakAt, handPlan, sorted} = await import('../../src/vierblatt/web/parts/hand-layout.js');
const {HandSlots} = await import('../../src/vierblatt/web/parts/hand-slots.js');

const BALOOT = ['ATKQJ987', 'J9ATKQ87'];
const HAND = ['AS', 'KS', '9S', '2S', 'QH', 'TH', '8H', '3H', 'KC', '7C', 'JD', '9D', '4D'];
const PHONE = {trump: '', ranks: [], trick: 0, width: 344, capacity: 13, most: 108};
/** Chosen by a fixed sequence, so that each run checks the same hands. */
const HANDS = Array.from({length: 60}, (_, seed) => dealt(seed + 1));

/** @param {number} seed */
function dealt(seed) {
  const pack = [...'SHCD'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
  let state = seed;
  for (let i = pack.length - 1; i > 0; i -= 1) {
    state = (state * 48271) % 2147483647;
    const other = state % (i + 1);
    [pack[i], pack[other]] = [pack[other], pack[i]];
  }
  return pack.slice(0, 13);
}

/** The place of each card. @param {{order: string[], plan: {places: {x: number, y: number}[]}}} arranged */
const placed = ({order, plan}) => Object.fromEntries(order.map((card, i) => [card, plan.places[i]]));

test('by strength, trumps come first, in the order of the game', () => {
  assert.deepEqual(sorted(['AH', '9H', 'JH', 'TS', 'KS', '7S', 'AS'], 'H', BALOOT), [
    ...['JH', '9H', 'AH'],
    ...['AS', 'TS', 'KS', '7S'],
  ]);
});

test('by suit, the suits are in the same order whatever trumps are', () => {
  assert.deepEqual(sorted(['AH', '9H', 'TS', 'KS', 'XB', '2C']), ['XB', 'KS', 'TS', 'AH', '9H', '2C']);
});

test('a hand is split between suits, as near to the middle as both rows allow', () => {
  assert.equal(breakAt(['AS', 'KS', 'QS', 'AH', 'KH', 'AC', 'KC', 'QC']), 3);
  assert.equal(breakAt(['AS', 'AH', 'KH', 'QH', 'JH', 'TH']), 1);
  assert.equal(breakAt(['AS', 'AH', 'KH', 'QH', 'JH', 'TH'], 4), 3);
  assert.equal(breakAt(['AS', 'KS', 'QS', 'JS']), 2);
});

test('no suit of a hand is split between the two rows of a phone', () => {
  for (const cards of HANDS) {
    const places = placed(new HandSlots().arrange({...PHONE, cards}));
    for (const suit of 'SHCD') {
      const rows = new Set(cards.filter((card) => card[1] === suit).map((card) => places[card].y));
      assert.ok(rows.size <= 1, cards.join(' '));
    }
  }
});

test('a card that leaves during a trick moves no other card', () => {
  for (const cards of HANDS) {
    const slots = new HandSlots();
    const before = placed(slots.arrange({...PHONE, cards}));
    for (const gone of cards) {
      const rest = cards.filter((card) => card !== gone);
      const after = placed(slots.arrange({...PHONE, cards: rest}));
      assert.deepEqual(after, Object.fromEntries(rest.map((card) => [card, before[card]])));
    }
  }
});

test('the gap closes with the next trick, and every suit stays in its row while there are two', () => {
  const slots = new HandSlots();
  let cards = sorted(HAND);
  let before = placed(slots.arrange({...PHONE, cards}));
  for (let trick = 1; cards.length > 1; trick += 1) {
    cards = cards.filter((_, i) => i !== (trick * 5) % cards.length);
    const gap = placed(slots.arrange({...PHONE, cards, trick: trick - 1}));
    assert.deepEqual(gap, Object.fromEntries(cards.map((card) => [card, before[card]])));
    const after = placed(slots.arrange({...PHONE, cards, trick}));
    const rows = (places) => new Set(Object.values(places).map(({y}) => y)).size;
    if (rows(after) === 2) for (const card of cards) assert.equal(after[card].y, before[card].y, card);
    before = after;
  }
});

test('new trumps, another order and new cards arrange the hand anew', () => {
  const slots = new HandSlots();
  assert.equal(slots.arrange({...PHONE, cards: HAND}).order[0], 'AS');
  assert.equal(slots.arrange({...PHONE, cards: HAND, trump: 'D'}).order[0], 'JD');
  assert.equal(slots.arrange({...PHONE, cards: [...HAND.slice(1), 'AD'], trump: 'D'}).order[0], 'AD');
});

test('the last card of a hand lies in the same row as the others before it', () => {
  const last = handPlan(['AS'], 374, 8);
  assert.equal(last.split, 0);
  assert.equal(last.places[0].y, handPlan(['AS', 'KS'], 374, 8).places[0].y);
});
