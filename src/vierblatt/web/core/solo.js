/** Opens tables with bots only, as the settings have them. */
import {api} from './api.js';
import {PACES} from './paces.js';
import {change, settings} from './settings.js';

/** @import {TableInfo} from '../types/wire.js' */

/**
 * Opens a table with bots; resolves to its id, rejects with an ApiFault.
 * @param {string} game @param {{coach?: boolean}} [how] coach: switches the coach on, who may not help where it counts
 */
export async function soloTable(game, {coach = false} = {}) {
  if (coach) change({coach: true});
  const counted = settings.counted && !coach;
  /** @type {TableInfo} */
  const {id} = await api.post('/tables', {
    game,
    solo: true,
    bot: settings.bots,
    settings: {
      private: true,
      pace: PACES[settings.pace].bot,
      ...(counted ? {hints: false, takeback: false} : {}),
    },
  });
  return id;
}
