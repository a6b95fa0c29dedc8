/** The texts about claims, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

const FILE = 'claims';

/** Loads the texts, once. */
export const loadClaimWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasClaimWords = () => words.has('claim-which');

/** A kind of fault in plain words; some games have their own. @param {string} kind */
export const kindText = (kind) => words.textOr(`claim-kind-${kind}-${words.game}`, words.text(`claim-kind-${kind}`));
