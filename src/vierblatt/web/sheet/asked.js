/** What a form asks, given the values so far. */
import {isAsked} from './fields.js';

/** @import {DealResult, SheetField} from './fields.js' */

/** The fields that the values ask for, in their order. @param {SheetField[]} fields @param {DealResult} values */
export function askedFields(fields, values) {
  /** @type {DealResult} */
  const known = {};
  return fields.filter((field) => {
    if (!isAsked(field, known)) return false;
    const value = values[field.name] ?? field.default;
    if (value !== null) known[field.name] = value;
    return true;
  });
}

/** The fields in groups: counts that stand together are one. @param {SheetField[]} fields */
export function grouped(fields) {
  /** @type {SheetField[][]} */
  const groups = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && isCount(field) && isCount(last[0]) && last[0].label === field.label) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Whether it is a number that is 0 unless somebody raises it. @param {SheetField} field */
export const isCount = ({kind, default: usual}) => kind === 'number' && usual !== null;

/** Whether it is the number of one player; those of all players add up. @param {SheetField} field */
export const isOfPlayer = (field) => isCount(field) && field.seat !== null;

/** A whole number that somebody has typed, in Latin or Arabic digits; the text itself if it is none. @param {string} text */
export function typedNumber(text) {
  const latin = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return /^[0-9]{1,9}$/.test(latin) ? Number(latin) : latin;
}
