/** Dates and times in the reader's language. */
import {words} from './locale.js';
import {DAY_AND_TIME, written} from './moments.js';

/** @param {number} moment milliseconds since 1970 */
export const day = (moment) => written(words, moment, {dateStyle: 'medium'});

/** @param {number} moment milliseconds since 1970 */
export const dayAndTime = (moment) => written(words, moment, DAY_AND_TIME);

/** A month, of `2027-01`. @param {string} month */
export const monthAndYear = (month) => written(words, Date.parse(`${month}-15`), {month: 'long', year: 'numeric'});

/** A day of the week, 0 for Monday. @param {number} weekday */
export const weekdayName = (weekday) =>
  written(words, Date.UTC(2024, 0, 1 + weekday, 12), {weekday: 'long', timeZone: 'UTC'});

/** Day of the week, date and time by the clock of a place. @param {number} moment milliseconds since 1970 @param {string} zone */
export const dayAndTimeThere = (moment, zone) =>
  written(words, moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });

/** The value for `<time datetime>`. @param {number} moment */
export const machine = (moment) => new Date(moment).toISOString();
