/**
 * Words events, facts and errors as sentences, as `vierblatt.locale.sentences` does, from the protocol's JSON. The name
 * of a field determines how it is worded, so a new event needs a message but no code.
 *
 * @typedef {import('./words.js').Words} Words
 * @typedef {{event: string, audience?: number, [field: string]: any}} GameEvent
 * @typedef {{name: string, kind: string, value: string|number, seat?: ?number}} Fact
 * @typedef {{name: string, values: Object<string, any>}} Summary
 * @typedef {{code: string, rule?: string, parameters?: Object<string, any>}} Fault
 */

import {DAY_AND_TIME, LATEST, written} from './moments.js';

const CARD = /^(?:[2-9TJQKA][SHDC]|X[RB])$/;

/** Whether a text names a card. @param {unknown} text */
export const isCard = (text) => typeof text === 'string' && CARD.test(text);

/**
 * The sentence for an event.
 * @param {Words} words @param {GameEvent} event @param {?number} me
 */
export function eventSentence(words, event, me) {
  const {event: tag, audience = null, ...fields} = event;
  const seat = 'seat' in fields ? fields.seat : audience;
  const values = worded(words, fields);
  values.you = yes(me !== null && seat === me);
  if (fields.wording) values.call = words.usualCall(fields.wording);
  if (tag === 'match-over') {
    const mine = me !== null && me >= 0 && event.winners.includes(words.sideOf(me));
    values.winners = words.listed(event.winners.map((/** @type {number} */ side) => words.side(side)));
    values.count = event.winners.length;
    values.you = yes(mine);
  }
  return words.textOr(`event-${tag}`, tag, values);
}

/**
 * The sentence for a fact; `$side` is the team of its seat.
 * @param {Words} words @param {Fact} fact @param {?number} me
 */
export function factSentence(words, fact, me) {
  const values = factValues(words, fact, me);
  return words.textOr(`fact-${fact.name}`, `${fact.name}: ${values.value}`, values);
}

/**
 * A fact in the few words of the table's head: its value alone, unless a message says more.
 * @param {Words} words @param {Fact} fact @param {?number} me
 */
export function shortFact(words, fact, me) {
  const values = factValues(words, fact, me);
  return words.textOr(`head-${fact.name}`, String(values.value), values);
}

/** @param {Words} words @param {Fact} fact @param {?number} me */
function factValues(words, fact, me) {
  let value;
  if (fact.kind === 'side') {
    value = words.side(Number(fact.value), me);
  } else if (fact.kind === 'key') {
    value = words.textOr(`value-${fact.value}`, String(fact.value));
  } else {
    value = word(words, fact.kind, fact.value);
  }
  /** @type {Record<string, string | number>} */
  const values = {value};
  if (fact.seat !== null && fact.seat !== undefined) {
    values.seat = words.seat(fact.seat);
    values.side = words.side(words.sideOf(fact.seat), me);
  }
  return values;
}

/**
 * How a deal turned out; for a game without a sentence of its own, its scores.
 * @param {Words} words @param {{scores: number[], summary?: ?Summary}} scored @param {?number} me
 */
export function outcomeSentence(words, {scores, summary}, me) {
  const sides = scores.map((points, side) => words.text('outcome-side', {side: words.side(side, me), points}));
  const plain = words.text('outcome-scores', {scores: words.join(sides)});
  if (!summary) return plain;
  const values = worded(words, summary.values);
  for (const [name, value] of Object.entries(summary.values)) {
    if (kindOf(name) === 'side') values[name] = words.side(value, me);
  }
  values.you = yes(me !== null && summary.values.seat === me);
  return words.textOr(`outcome-${summary.name}`, plain, values);
}

/**
 * The sentence for an error; if it names a rule that the game explains, the game's explanation.
 * @param {Words} words @param {Fault} fault
 */
export function faultSentence(words, {code, rule = '', parameters = {}}) {
  const why = `rule-${rule}`;
  if (rule && words.has(why)) {
    return words.text('error-with-rule', {sentence: words.text(why), rule});
  }
  const names = Object.keys(parameters);
  const special = `error-${code}-${names[0] ?? ''}`;
  const message = words.has(special) ? special : `error-${code}`;
  const details = names.map((name) => `${name}=${parameters[name]}`).join(', ');
  if (!words.has(message)) {
    return code + (details && `: ${details}`) + (rule && ` (${rule})`);
  }
  const sentence = words.text(message, {...worded(words, parameters), details});
  return rule ? words.text('error-with-rule', {sentence, rule}) : sentence;
}

/** How a field is worded. @param {string} name */
const kindOf = (name) => name.slice(name.lastIndexOf('_') + 1);

/** Puts fields into words; the name of each says how. @param {Words} words @param {Object<string, any>} fields */
export function worded(words, fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, word(words, kindOf(name), value)]));
}

/**
 * Puts a value into words; a value that is not of the named kind stays as it is.
 * @param {Words} words @param {string} kind @param {unknown} value @returns {string | number}
 */
function word(words, kind, value) {
  if (Array.isArray(value)) {
    return several(words, kind, value);
  }
  if (value !== null && typeof value === 'object' && 'code' in value) {
    return words.error(/** @type {Fault} */ (value));
  }
  if (typeof value === 'number') {
    if (kind === 'moment' && value >= 0 && value <= LATEST) return written(words, value, DAY_AND_TIME);
    return kind === 'seat' ? words.seat(value) : kind === 'side' ? words.side(value) : value;
  }
  if (typeof value !== 'string') {
    return String(value);
  }
  if ((kind === 'card' || kind === 'action') && isCard(value)) {
    return words.card(value);
  }
  const pieces = value.split(' ').filter(Boolean);
  if (kind === 'cards' && pieces.length && pieces.every(isCard)) {
    return words.cards(pieces);
  }
  if (kind === 'suit' && /^[SHDC]$/.test(value)) {
    return words.suit(value);
  }
  if (kind === 'call') {
    return words.usualCall(value); // what was called before: only an action is worded as players say it now
  }
  if (kind === 'action') {
    return words.call(value);
  }
  return kind === 'key' ? words.textOr(`value-${value}`, value) : value;
}

/** @param {Words} words @param {string} kind @param {any[]} values @returns {string} */
function several(words, kind, values) {
  const single = kind.replace(/s$/, '');
  if (values.length && values.every(Number.isInteger) && single !== 'seat' && single !== 'side') {
    return words.ratio(values);
  }
  if (values.length && values.every(isCard)) {
    return words.cards(values);
  }
  return words.listed(values.map((value) => String(word(words, single, value))));
}

/** @param {boolean} condition */
const yes = (condition) => (condition ? 'yes' : 'no');
