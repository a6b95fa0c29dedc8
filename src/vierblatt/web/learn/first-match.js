/** After the last step: a table with bots, with the coach. */
import {navigate} from '../core/router.js';
import {words} from '../core/locale.js';
import {soloTable} from '../core/solo.js';
import {toast} from '../parts/toast.js';

/** @import {ApiFault} from '../core/api.js' */

/** Opens the table and goes there. @param {string} game */
export async function firstMatch(game) {
  try {
    navigate(`/t/${await soloTable(game, {coach: true})}`);
  } catch (fault) {
    toast(words.error(/** @type {ApiFault} */ (fault)));
  }
}
