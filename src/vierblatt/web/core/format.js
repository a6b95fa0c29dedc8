/** Dates and times in the reader's language. */
import {words} from './locale.js';

/** @param {number} moment @param {Intl.DateTimeFormatOptions} options */
function written(moment, options) {
  const digits = words.rtl ? `-u-nu-${words.arabicDigits ? 'arab' : 'latn'}-ca-gregory` : '';
  return new Intl.DateTimeFormat(words.language + digits, options).format(moment);
}

/** @param {number} moment milliseconds since 1970 */
export const day = (moment) => written(moment, {dateStyle: 'medium'});

/** @param {number} moment milliseconds since 1970 */
export const dayAndTime = (moment) => written(moment, {dateStyle: 'medium', timeStyle: 'short'});

/** The value for `<time datetime>`. @param {number} moment */
export const machine = (moment) => new Date(moment).toISOString();
