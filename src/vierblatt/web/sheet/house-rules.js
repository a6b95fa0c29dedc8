/**
 * The house rules of a sheet, checked as by `vierblatt.games.options`.
 *
 * @typedef {object} RuleSet
 * @property {number} behaviour the version of the game's rules
 * @property {string} preset the name if it is a preset, else empty
 * @property {Record<string, Value>} values of all house rules
 * @property {Record<string, Value>} changed those that differ from their defaults
 */
import {SheetFault, shown} from './fault.js';

/** @import {GameInfo, OptionInfo} from '../types/wire.js' */
/** @import {Value} from './state.js' */

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rule set with these options, the others at their defaults; throws a SheetFault.
 * @param {GameInfo} info @param {Record<string, unknown>} changes @returns {RuleSet}
 */
export function ruleSet(info, changes) {
  const options = new Map(info.options.map((option) => [option.name, option]));
  const scored = info.options.filter((option) => !option.tables_only);
  const values = Object.fromEntries(scored.map(({name, default: usual}) => [name, usual]));
  for (const [name, given] of Object.entries(changes)) {
    const option = options.get(name);
    if (!option) {
      const known = [...options.keys()].join(', ');
      throw new SheetFault('unknown-option', {option: shown(name), game: info.id, known});
    }
    const value = parsed(option, given);
    if (!option.tables_only) values[name] = value;
    else if (!same(value, option.default)) throw new SheetFault('reserved-option', {option: name, game: info.id});
  }
  const changed = scored.filter(({name, default: usual}) => !same(values[name], usual)).map(({name}) => name);
  const preset = info.presets.find(
    (each) => !each.tables_only && scored.every(({name}) => same(each.values[name], values[name])),
  );
  return {
    behaviour: info.behaviour,
    preset: preset?.name ?? '',
    values,
    changed: Object.fromEntries(changed.sort().map((name) => [name, values[name]])),
  };
}

/** The value of an option; throws a SheetFault. @param {OptionInfo} option @param {unknown} given @returns {Value} */
export function parsed(option, given) {
  const value = READERS[option.kind](option, given);
  if (value === null) {
    throw new SheetFault('bad-value', {option: option.name, value: shown(given), takes: accepted(option)});
  }
  return value;
}

/** Each returns null for what it does not accept. @type {Record<OptionInfo['kind'], (option: OptionInfo, given: unknown) => Value | null>} */
const READERS = {
  choice: ({values = []}, given) =>
    typeof given === 'boolean' ? null : (values.find((each) => String(each) === String(given)) ?? null),
  flag: (_, given) => {
    const text = typeof given === 'boolean' ? String(given) : String(given).toLowerCase();
    return ['true', 'yes', 'on'].includes(text) ? true : ['false', 'no', 'off'].includes(text) ? false : null;
  },
  number: ({least = 0, most = 0}, given) => {
    const number = whole(given);
    return number !== null && least <= number && number <= most ? number : null;
  },
  numbers: (option, given) => {
    if (typeof given === 'string' && Object.hasOwn(option.named ?? {}, given)) return given;
    return Array.isArray(given) || typeof given === 'string' ? listOf(option, given) : null;
  },
};

/** @param {OptionInfo} option @param {unknown[] | string} given @returns {Value | null} */
function listOf({named = {}, longest = 0, least = 0, most = 0}, given) {
  const parts = Array.isArray(given)
    ? given
    : given
        .replaceAll(/[[\](),]/g, ' ')
        .split(' ')
        .filter(Boolean)
        .map(whole);
  const numbers = parts.map((part) => (typeof part === 'number' ? whole(part) : null));
  if (!numbers.length || numbers.length > longest) return null;
  const known = Object.keys(named).find((name) => same(named[name], numbers));
  if (known !== undefined) return known;
  const fit = numbers.filter((number) => number !== null && least <= number && number <= most);
  return fit.length === numbers.length ? /** @type {number[]} */ (fit) : null;
}

/** A whole number, also from text; null for anything else. @param {unknown} given */
function whole(given) {
  if (typeof given === 'string') return /^\s*[+-]?[0-9]{1,15}\s*$/.test(given) ? Number(given) : null;
  return typeof given === 'number' && Number.isSafeInteger(given) ? given : null;
}

/** What an option takes, for faults. @param {OptionInfo} option */
function accepted({kind, values = [], named = {}, default: usual, least = 0, most = 0, longest = 0}) {
  if (kind === 'choice') return values.join(', ');
  if (kind === 'flag') return usual ? 'true, false' : 'false, true';
  if (kind === 'number') return `${least}..${most}`;
  const own = most ? `, or 1 to ${longest} numbers ${least}..${most}` : '';
  return Object.keys(named).join(', ') + own;
}
