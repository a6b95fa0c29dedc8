/** The texts about reviews, which are loaded only where they are needed. */
import {addWords, words} from '../core/locale.js';

const FILE = 'web_review';

/** Loads the texts, once. */
export const loadReviewWords = () => addWords(FILE);

/** Whether the texts are there. */
export const hasReviewWords = () => words.has('review');

/** A person's name, for use within a sentence; the reader is "You". @param {{player: string, name: string}} who @param {string} me */
export function personName({player, name}, me) {
  if (player && player === me) return words.text('review-you');
  return name ? words.name(name) : words.text('review-gone-person');
}

/** Points of a deal, with a sign and at most one decimal place. @param {number} points */
export function signed(points) {
  const rounded = Math.round(points * 10) / 10 || 0;
  return `\u2066${rounded > 0 ? '+' : ''}${words.number(rounded)}\u2069`;
}

/** A share as percent. @param {number} share */
export const percent = (share) => words.text('review-percent', {share: Math.round(share * 100)});
