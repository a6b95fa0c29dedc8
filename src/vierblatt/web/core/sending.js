/** Gives something to another program of the device, or copies it where there is none. */
import {copyText} from './clipboard.js';

/** @param {ShareData} data @param {string} copy what is copied @returns {Promise<boolean>} whether it was copied */
export async function sendOrCopy(data, copy) {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return false;
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'AbortError') return false; // the person has cancelled
    }
  }
  return copyText(copy);
}
