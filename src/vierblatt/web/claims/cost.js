/** What it costs to claim a fault that was none, as far as the table shows it. */

/** @import {Words} from '../core/words.js' */
/** @import {Board, Info} from '../types/table.js' */

/**
 * The house rules that were changed and the facts of the deal decide between the variants of the game's message.
 * @param {Words} words @param {Board} board @param {Pick<Info, 'game' | 'changes'>} info
 */
export function costText(words, board, {game, changes}) {
  const facts = board.facts.filter(({seat}) => seat == null).map(({name, value}) => [name, value]);
  const values = {mode: '', level: '', accusation_projects: 'own', ...changes, ...Object.fromEntries(facts)};
  return words.text(`claim-cost-${game}`, {...values, projects: words.text('claim-projects', values)});
}
