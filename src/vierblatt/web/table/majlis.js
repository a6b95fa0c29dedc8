/** The majlis for which a table was opened, for those who may know it. */
import {api} from '../core/api.js';

/** @import {MajlisHere} from '../types/wire.js' */

/** The id of a table's majlis; empty for none, or without an answer: it is only a way back. @param {string} table */
export async function majlisOf(table) {
  try {
    /** @type {MajlisHere} */
    const {majlis} = await api.get(`/tables/${table}/majlis`);
    return majlis?.id ?? '';
  } catch {
    return '';
  }
}
