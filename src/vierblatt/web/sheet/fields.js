/**
 * The fields of a result, and the check of what people wrote against them, as in `vierblatt.sheet.results`.
 *
 * @typedef {Record<string, string | number>} DealResult the values of the fields by name
 * @typedef {object} SheetField
 * @property {string} name
 * @property {'choice' | 'seat' | 'number'} kind
 * @property {string[]} values of a choice
 * @property {number} least of a seat or a number
 * @property {number} most
 * @property {string | number | null} default null if it must be given
 * @property {Record<string, (string | number)[]>} when the values of earlier fields with which it is asked
 * @property {string} label `sheet-LABEL` in the words of the game; by default the name
 * @property {?number} seat whose value it is, for fields that each seat has
 * @property {?number} side the same for sides
 */
import {SheetFault, shown} from './fault.js';

/** @param {string} name @param {SheetField['kind']} kind @param {Partial<SheetField>} more @returns {SheetField} */
const field = (name, kind, more) => ({
  name,
  kind,
  values: [],
  least: 0,
  most: 0,
  default: null,
  when: {},
  label: '',
  seat: null,
  side: null,
  ...more,
});

/** One of several values. @param {string} name @param {string[]} values @param {Partial<SheetField>} [more] */
export const choice = (name, values, more = {}) => field(name, 'choice', {values, ...more});

/** A seat. @param {string} name @param {number} most the last one @param {Partial<SheetField>} [more] */
export const seat = (name, most, more = {}) => field(name, 'seat', {most, ...more});

/** A whole number up to `most`. @param {string} name @param {number} most @param {Partial<SheetField>} [more] */
export const number = (name, most, more = {}) => field(name, 'number', {most, ...more});

/** Whether a field belongs to a result with these values of earlier fields. @param {SheetField} field @param {DealResult} result */
export const isAsked = ({when}, result) =>
  Object.entries(when).every(([name, values]) => values.includes(result[name]));

/** What a field takes, for faults. @param {SheetField} field */
export const takes = ({kind, values, least, most}) => (kind === 'choice' ? values.join(', ') : `${least}..${most}`);

/**
 * The value of each field that is asked, defaults included; throws a SheetFault.
 * @param {SheetField[]} fields @param {unknown} given @returns {DealResult}
 */
export function complete(fields, given) {
  const values = namedValues(fields, given);
  /** @type {DealResult} */
  const result = {};
  for (const each of fields) {
    if (isAsked(each, result)) result[each.name] = checked(each, values.get(each.name) ?? null, values.has(each.name));
  }
  const extra = [...values.keys()].find((name) => !Object.hasOwn(result, name));
  if (extra !== undefined)
    throw new SheetFault('sheet-not-asked', {field: extra, asked: Object.keys(result).join(', ')});
  return result;
}

/** @param {SheetField[]} fields @param {unknown} given */
function namedValues(fields, given) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new SheetFault('sheet-not-fields', {given: shown(given)});
  }
  const known = [...new Set(fields.map(({name}) => name))];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new SheetFault('sheet-unknown-field', {field: shown(unknown), known: known.join(', ')});
  }
  return new Map(Object.entries(given));
}

/** @param {SheetField} field @param {unknown} given @param {boolean} isGiven @returns {string | number} */
function checked(field, given, isGiven) {
  const value = isGiven ? given : field.default;
  if (value === null) throw new SheetFault('sheet-missing', {field: field.name, takes: takes(field)});
  if (field.kind === 'choice') {
    if (typeof value === 'string' && field.values.includes(value)) return value;
  } else {
    const found = wholeNumber(value);
    if (found !== null && field.least <= found && found <= field.most) return found;
  }
  throw new SheetFault('sheet-bad-value', {field: field.name, value: shown(value), takes: takes(field)});
}

/** A whole number, also from a text of digits; null for anything else. @param {unknown} value */
function wholeNumber(value) {
  if (typeof value === 'string') return /^[0-9]{1,9}$/.test(value) ? Number(value) : null;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
