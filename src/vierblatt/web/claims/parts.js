/** The panels, the verdict and their texts: loaded before anyone taps, so that nothing moves when a panel opens. */
import './panel.js';
import './sawa.js';
import './verdict.js';
import {loadClaimWords} from './words.js';

loadClaimWords();
