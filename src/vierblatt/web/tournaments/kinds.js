/** The kinds of tournaments that can be made, and the fields that each of them needs. */

/**
 * A field of a form. values: to choose from; else a number from `least` to `most`. more: whether it is among those that
 * few people change.
 * @typedef {object} Field
 * @property {string} name as in `docs/tournament-logs.md`
 * @property {number | string | boolean} usual
 * @property {(number | string)[]} [values]
 * @property {number} [least]
 * @property {number} [most]
 * @property {boolean} [more]
 */

/** @type {Field} */
const BEST_OF = {name: 'best_of', usual: 1, values: [1, 3, 5]};
/** @type {Field} */
const THIRD = {name: 'third_place', usual: true, more: true};
/** Teams that play the same cards at two tables. @type {Field} */
const TEAM_BOARDS = {name: 'boards', usual: 0, least: 0, most: 32, more: true};

/** Kind -> its fields, in the order in which the kinds are offered. @type {Record<string, Field[]>} */
export const KINDS = {
  knockout: [BEST_OF, THIRD],
  swiss: [{name: 'rounds', usual: 4, least: 1, most: 20}, {...BEST_OF, more: true}, TEAM_BOARDS],
  league: [{name: 'cycles', usual: 1, values: [1, 2]}, {...BEST_OF, more: true}, TEAM_BOARDS],
  groups: [
    {name: 'group_size', usual: 4, least: 2, most: 16},
    {name: 'qualifiers', usual: 2, least: 1, most: 8},
    {...BEST_OF, more: true},
    {name: 'knockout_best_of', usual: 1, values: [1, 3, 5], more: true},
    THIRD,
  ],
  pairs: [
    {name: 'rounds', usual: 7, least: 2, most: 20},
    {name: 'boards', usual: 3, least: 1, most: 12},
    {name: 'movement', usual: 'howell', values: ['howell', 'mitchell'], more: true},
    {name: 'scoring', usual: 'match-points', values: ['match-points', 'cross-imps'], more: true},
  ],
  arena: [{name: 'minutes', usual: 60, least: 10, most: 480}],
};

/** By how much a step changes a number. @param {Field} field */
export const stepOf = ({name}) => (name === 'minutes' ? 10 : 1);

/** The kinds that fit a game. @param {number} sides of its matches */
export const kindsFor = (sides) =>
  Object.keys(KINDS).filter((kind) => sides === 2 || ['swiss', 'arena'].includes(kind));

/** What nobody has changed yet. @param {string} kind @returns {Record<string, number | string | boolean>} */
export const usualOf = (kind) => Object.fromEntries(KINDS[kind].map(({name, usual}) => [name, usual]));

/**
 * The format, as the server takes it. sides: of a match; meetings of more than two have one match.
 * @param {string} kind @param {Record<string, number | string | boolean>} values @param {number} sides
 */
export function formatOf(kind, values, sides) {
  const fields = KINDS[kind].filter(({name}) => sides === 2 || !['best_of', 'boards'].includes(name));
  return {format: kind, ...Object.fromEntries(fields.map(({name, usual}) => [name, values[name] ?? usual]))};
}
