/**
 * What is known about a card in question, and its place in the address of the page, by which it is shared.
 *
 * `rules`: house rules that differ from the preset, such as `players=4;target=51`.
 *
 * @typedef {{preset: string, rules: string, trick: string[], hand: string[], card: string, whole: boolean, values: Record<string, string>}} Position
 * @typedef {'trick' | 'card' | 'hand'} Slot where a card is put
 */

/** @import {DisputedCard} from '../types/wire.js' */

const OWN = new Set(['preset', 'rules', 'trick', 'hand', 'card', 'whole']);
const CARD = /^(?:[2-9TJQKA][SHDC]|X[RB])$/;
const BETWEEN = '.';
/** More of anything is no position. */
const MOST = 60;

/** Nothing is known. @returns {Position} */
export const emptyPosition = () => ({
  preset: 'standard',
  rules: '',
  trick: [],
  hand: [],
  card: '',
  whole: false,
  values: {},
});

/** @param {string | null} text */
const cardsIn = (text) => [...new Set((text ?? '').split(BETWEEN).filter((card) => CARD.test(card)))].slice(0, MOST);

/** The position in the query of an address; what it does not understand is left out. @param {string} search @returns {Position} */
export function readPosition(search) {
  const query = new URLSearchParams(search);
  const [card = ''] = cardsIn(query.get('card'));
  const trick = cardsIn(query.get('trick')).filter((each) => each !== card);
  const hand = cardsIn(query.get('hand')).filter((each) => each !== card && !trick.includes(each));
  const values = Object.fromEntries([...query].filter(([name]) => !OWN.has(name)).slice(0, MOST));
  const rules = query.get('rules') ?? '';
  return {
    preset: query.get('preset') || 'standard',
    rules,
    trick,
    hand,
    card,
    whole: query.get('whole') === '1',
    values,
  };
}

/** The query for a position, with its question mark; empty for an empty one. @param {Position} position */
export function writePosition({preset, rules, trick, hand, card, whole, values}) {
  const query = new URLSearchParams();
  if (preset !== 'standard') query.set('preset', preset);
  if (rules) query.set('rules', rules);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  if (trick.length) query.set('trick', trick.join(BETWEEN));
  if (card) query.set('card', card);
  if (hand.length) query.set('hand', hand.join(BETWEEN));
  if (whole) query.set('whole', '1');
  const text = String(query);
  return text && `?${text}`;
}

/** House rules as an address has them. @param {Record<string, unknown>} changes */
export const rulesText = (changes) =>
  Object.entries(changes)
    .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(' ') : value}`)
    .join(';');

/** The address at which a card that was played is judged. @param {DisputedCard} about */
export function addressOf({game, preset, changes, card, hand, trick, values, whole}) {
  const others = hand.filter((each) => each !== card);
  return `/dispute/${game}${writePosition({preset, rules: rulesText(changes), trick, card, hand: others, values, whole})}`;
}

/**
 * The position after a tap on a card: it is put into a slot, or taken out of it again. It is nowhere else then.
 * @param {Position} position @param {Slot} slot @param {string} card @param {number} room cards that the slot can have
 * @returns {Position}
 */
export function tapped(position, slot, card, room) {
  const there = slotCards(position, slot).includes(card);
  if (!there && slot !== 'card' && slotCards(position, slot).length >= room) return position;
  const trick = position.trick.filter((each) => each !== card);
  const hand = position.hand.filter((each) => each !== card);
  const without = {...position, trick, hand, card: position.card === card ? '' : position.card};
  if (there) return without;
  if (slot === 'card') return {...without, card};
  return {...without, [slot]: [...without[slot], card]};
}

/** The cards in a slot. @param {Position} position @param {Slot} slot */
export function slotCards(position, slot) {
  if (slot !== 'card') return position[slot];
  return position.card ? [position.card] : [];
}

/** Where a card is; '' if nowhere. @param {Position} position @param {string} card @returns {Slot | ''} */
export function slotOf({trick, hand, card: asked}, card) {
  if (card === asked) return 'card';
  return trick.includes(card) ? 'trick' : hand.includes(card) ? 'hand' : '';
}
