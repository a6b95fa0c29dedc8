/** The texts about reports and moderation, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';
import {dayAndTime} from '../core/format.js';

/** @import {TrailLine} from '../types/wire.js' */

const FILE = 'web_moderation';

/** Loads the texts, once. */
export const loadModerationWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasModerationWords = () => words.has('report-kind');

/** A person's name, for use within a sentence, or that their account is gone. @param {string} name */
export const personText = (name) => (name ? words.name(name) : words.text('moderation-gone'));

/** What was done, to whom and by whom. @param {TrailLine} line */
export const entryText = ({act, player_name, moderator_name, administrator}) =>
  words.text('moderation-entry', {
    act: words.text(`moderation-did-${act}`),
    player: personText(player_name),
    moderator: administrator ? words.text('moderation-administrator') : personText(moderator_name),
  });

/** What else there is to know about it: until when it holds, what it undoes, whether it was undone. @param {TrailLine} line */
export const detailsOf = ({until, lifts, lifted, detail}) => [
  ...(until ? [words.text('moderation-until', {until: dayAndTime(until)})] : []),
  ...(detail ? [words.text('moderation-name-then', {name: words.name(detail)})] : []),
  ...(lifts ? [words.text('moderation-entry-of', {number: lifts})] : []),
  ...(lifted ? [words.text('moderation-undone')] : []),
];
