/** The majlis for which a table was opened, for those who may know it. */
import {api} from '../core/api.js';

/** @import {MajlisHere, MajlisSummary} from '../types/wire.js' */

/** A table's majlis; null for none, or without an answer: it is only a way back. @param {string} table @returns {Promise<?MajlisSummary>} */
export async function majlisOf(table) {
  try {
    /** @type {MajlisHere} */
    const {majlis} = await api.get(`/tables/${table}/majlis`);
    return majlis;
  } catch {
    return null;
  }
}
