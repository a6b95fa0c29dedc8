/** Dates and times, written as a language does. */

/**
 * @param {{language: string, rtl: boolean, arabicDigits: boolean}} words
 * @param {number} moment milliseconds since 1970 @param {Intl.DateTimeFormatOptions} options
 */
export function written(words, moment, options) {
  const digits = words.rtl ? `-u-nu-${words.arabicDigits ? 'arab' : 'latn'}-ca-gregory` : '';
  return new Intl.DateTimeFormat(words.language + digits, options).format(moment);
}

/** How a day with its time is written. @type {Intl.DateTimeFormatOptions} */
export const DAY_AND_TIME = {dateStyle: 'medium', timeStyle: 'short'};

/** The latest time that a browser can write, in milliseconds since 1970. */
export const LATEST = 8_640_000_000_000_000;
