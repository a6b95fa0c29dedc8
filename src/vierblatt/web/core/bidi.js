/**
 * Marks that keep text of another direction in order within a sentence, the same as in `vierblatt.locale.bidi`.
 */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [LTR, RTL, OWN, POP, LTR_MARK] = ['\u2066', '\u2067', '\u2068', '\u2069', '\u200e'];

/** Text that reads from left to right, whatever surrounds it. @param {string} text */
export const isolate = (text) => LTR + text + POP;

/** Text that reads from right to left, whatever surrounds it. @param {string} text */
export const isolateRightToLeft = (text) => RTL + text + POP;

/** Text that reads in the direction of its first letter. @param {string} text */
export const isolateOwn = (text) => OWN + text + POP;

/** A name within left-to-right text. @param {string} name */
export const isolateName = (name) => (RIGHT_TO_LEFT.test(name) ? isolateOwn(name) : name);

/** A number whose minus stays on its left within Arabic text. @param {string} number */
export const keepSign = (number) => (number.startsWith('-') ? LTR_MARK + number : number);

/** A text without marks of direction, to be stored. @param {string} text */
export const unmarked = (text) => text.replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/g, '');
