/** Opens the dialog in which somebody reports a player; it is loaded on first use. */
import {ApiFault} from '../core/api.js';
import {words} from '../core/locale.js';
import {toast} from './toast.js';

/** @import {ReportPlace} from '../moderation/report.js' */

/** @param {ReportPlace} place where it happened @param {string} [name] whom it is about */
export async function report(place, name = '') {
  try {
    const {openReport} = await import('../moderation/report.js');
    await openReport(place, name);
  } catch {
    toast(words.error(new ApiFault({code: 'offline'})));
  }
}
