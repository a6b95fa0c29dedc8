/** The texts about people, notices and challenges, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

const FILE = 'web_people';

/** Loads the texts, once; until then what needs them waits. */
export const loadPeopleWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasPeopleWords = () => words.has('people-lead');
