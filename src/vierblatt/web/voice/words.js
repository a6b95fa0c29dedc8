/** The texts about voice, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

const FILE = 'web_voice';

/** Loads the texts, once. */
export const loadVoiceWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasVoiceWords = () => words.has('voice-join');
