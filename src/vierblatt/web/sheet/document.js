/**
 * A sheet as the file that `vierblatt sheet` reads and writes, too; docs/score-sheet.md explains every key.
 *
 * @typedef {object} SheetDocument
 * @property {number} format
 * @property {string} game
 * @property {{behaviour: number, preset: string, options: Record<string, unknown>}} rules
 * @property {string[]} names
 * @property {number} first_dealer
 * @property {Record<string, string | number>[]} deals
 */
import {SheetFault} from './fault.js';
import {ruleSet} from './house-rules.js';
import {ScoreSheet} from './score-sheet.js';

/** @import {GameInfo} from '../types/wire.js' */

const FORMAT = 1;
/** Larger files are something else. */
export const MOST_BYTES = 4 << 20;
const MOST_SEATS = 6;
const LONGEST_TEXT = 60;

/** @param {ScoreSheet} sheet @returns {SheetDocument} */
export const documentOf = ({game, rules, names, firstDealer, deals}) => ({
  format: FORMAT,
  game: game.id,
  rules: {behaviour: rules.behaviour, preset: rules.preset, options: rules.changed},
  names,
  first_dealer: firstDealer,
  deals: deals.map(({result}) => result),
});

/** The sheet as the text of a file. @param {ScoreSheet} sheet */
export const textOf = (sheet) => `${JSON.stringify(documentOf(sheet), null, 1)}\n`;

/**
 * The sheet in the text of a file, scored anew; throws a SheetFault.
 * @param {string} text @param {GameInfo[]} games
 */
export function sheetOfText(text, games) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    throw new SheetFault('sheet-too-large', {most: MOST_BYTES >> 20});
  }
  return sheetOf(documentIn(text), games);
}

/** @param {SheetDocument} document @param {GameInfo[]} games */
function sheetOf(document, games) {
  const info = games.find(({id}) => id === document.game);
  if (!info) {
    throw new SheetFault('unknown-game', {game: document.game, known: games.map(({id}) => id).join(', ')});
  }
  const {behaviour, options} = document.rules;
  if (behaviour !== info.behaviour) {
    throw new SheetFault('unknown-behaviour', {behaviour, game: info.id, known: String(info.behaviour)});
  }
  const people = {names: document.names, firstDealer: document.first_dealer};
  const sheet = new ScoreSheet(info, ruleSet(info, options), people);
  for (const [place, result] of document.deals.entries()) {
    try {
      sheet.add(result);
    } catch (fault) {
      throw new SheetFault('sheet-bad-deal', {number: place + 1, reason: fault});
    }
  }
  return sheet;
}

/** The document that a text contains; throws a SheetFault. @param {string} text @returns {SheetDocument} */
function documentIn(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new SheetFault('sheet-malformed', {reason: 'JSON'});
  }
  if (!isObject(found)) throw new SheetFault('sheet-malformed', {reason: '{ … }'});
  if (found.format !== FORMAT) {
    throw new SheetFault('sheet-format', {found: String(found.format ?? null).slice(0, 20), known: FORMAT});
  }
  const keys = new Set([...Object.keys(found), ...Object.keys(PARTS)]);
  const wrong = [...keys].find((key) => !Object.hasOwn(PARTS, key) || !PARTS[key](found[key]));
  if (wrong !== undefined) throw new SheetFault('sheet-malformed', {reason: wrong.slice(0, 40)});
  return /** @type {SheetDocument} */ (/** @type {unknown} */ (found));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && [...value].length <= LONGEST_TEXT;
/** @param {unknown} value @param {number} [least] @param {number} [most] */
const isWhole = (value, least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
/** @param {unknown} value @param {(value: unknown) => boolean} fits */
const isListOf = (value, fits) => Array.isArray(value) && value.every(fits);
/** @param {unknown} value @param {(value: unknown) => boolean} fits */
const isMapOf = (value, fits) => isObject(value) && Object.values(value).every(fits);
/** @param {unknown} value */
const isOption = (value) =>
  typeof value === 'boolean' || isText(value) || isWhole(value) || isListOf(value, (each) => isWhole(each));

/** The keys of a document, and what each may contain. @type {Record<string, (value: unknown) => boolean>} */
const PARTS = {
  format: (value) => value === FORMAT,
  game: isText,
  rules: (value) =>
    isObject(value) &&
    Object.keys(value).sort().join() === 'behaviour,options,preset' &&
    isWhole(value.behaviour, 0, 2 ** 31 - 1) &&
    isText(value.preset) &&
    isMapOf(value.options, isOption),
  names: (value) => isListOf(value, isText),
  first_dealer: (value) => isWhole(value, 0, MOST_SEATS - 1),
  deals: (value) =>
    isListOf(
      value,
      (deal) => isMapOf(deal, (each) => isText(each) || isWhole(each)) && Object.keys(Object(deal)).every(isText),
    ),
};
