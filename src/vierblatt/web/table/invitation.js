/** An invitation in words: who invites, to which game, under which rules. */

/** @import {Words} from '../core/words.js' */
/** @import {Info} from '../types/table.js' */
/** @typedef {{game: string, preset: string, changes: Record<string, unknown>}} RulesOf a table, or a majlis */

/** Who invites to what; without a name if the host has no seat. @param {Words} words @param {Info} info */
export function invitation(words, info) {
  const game = words.gameName(info.game);
  const host = info.seats.find(({kind, player}) => kind === 'human' && player === info.host)?.name;
  return host ? words.text('table-invited-by', {host: words.name(host), game}) : words.text('table-invited', {game});
}

/** The preset and every changed rule, in one line. @param {Words} words @param {RulesOf} info */
export function houseRules(words, info) {
  const changes = Object.entries(info.changes).map(
    ([name, value]) =>
      `${words.option(name)}: ${words.optionValue(name, /** @type {Info['changes'][string]} */ (value))}`,
  );
  return words.join([words.text('table-rules-of', {preset: words.preset(info.preset, info.game)}), ...changes]);
}
