/** Dates and times in the reader's language. */
import {words} from './locale.js';
import {DAY_AND_TIME, written} from './moments.js';

/** @param {number} moment milliseconds since 1970 */
export const day = (moment) => written(words, moment, {dateStyle: 'medium'});

/** @param {number} moment milliseconds since 1970 */
export const dayAndTime = (moment) => written(words, moment, DAY_AND_TIME);

/** The value for `<time datetime>`. @param {number} moment */
export const machine = (moment) => new Date(moment).toISOString();
