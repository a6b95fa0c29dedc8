/** House rules of a position: from the text in its address to the values of the form. */
import {SheetFault} from '../sheet/fault.js';
import {parsed} from '../sheet/house-rules.js';

/** @import {GameInfo, PresetInfo} from '../types/wire.js' */
/** @import {Changes} from '../new/game-rules.js' */

/**
 * What differs from the preset; names and values that the game does not have are left out.
 * @param {GameInfo} game @param {PresetInfo} preset @param {string} text @returns {Changes}
 */
export function changesIn(game, preset, text) {
  const options = new Map(game.options.map((option) => [option.name, option]));
  /** @type {Changes} */
  const changes = {};
  for (const each of text.split(';')) {
    const [name, value = ''] = each.split('=');
    const option = options.get(name);
    const chosen = option && chosenValue(option, value);
    if (chosen === undefined) continue;
    if (JSON.stringify(chosen) !== JSON.stringify(preset.values[name] ?? option?.default)) changes[name] = chosen;
  }
  return changes;
}

/** @param {GameInfo['options'][number]} option @param {string} text */
function chosenValue(option, text) {
  try {
    return parsed(option, text);
  } catch (fault) {
    if (!(fault instanceof SheetFault)) throw fault;
    return undefined;
  }
}
