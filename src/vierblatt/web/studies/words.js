/** The texts about studies, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

const FILE = 'web_studies';

/** Loads the texts, once. */
export const loadStudyWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasStudyWords = () => words.has('studies');
