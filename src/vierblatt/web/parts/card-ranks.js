/**
 * The ranks in the corners of the cards, drawn as strokes: the same on every device, whatever its fonts are. Each is on
 * the baseline y = 0, about 25 units high and 20 wide, centred on x = 0.
 */
import {svg} from '../vendor/lit.js';

/** @type {Record<string, string>} */
const STROKES = {
  A: 'M-9 0L0-25L9 0M-6-8.5H6',
  K: 'M-7.5 0V-25M8-25L-7-10M-2.6-14.2L8.8 0',
  Q: 'M0-25.2A9.2 12.6 0 1 1-.1-25.2ZM2.5-6.5L9 1.6',
  J: 'M6-25V-7.5C6 2-7.6 2.4-8.2-7',
  B: 'M-7 0V-25H.5C9.5-25 9.5-13.4.5-13.4H-7M.5-13.4C11-13.4 11 0 .5 0H-7Z',
  D: 'M-7.5 0V-25H-1C12.5-25 12.5 0-1 0Z',
  10: 'M-13-20.5L-8.2-25V0M6-25.2A6.6 12.6 0 1 1 5.9-25.2Z',
  9: 'M7.8-17.3A7.8 7.8 0 1 1 7.8-17.4C7.8-8.5 5-2-2 0',
  8: 'M0-25.2A6.5 6 0 1 1-.1-25.2ZM0-13.2A8 6.6 0 1 1-.1-13.2Z',
  7: 'M-8-25H8L-2.5 0',
  6: 'M-7.8-7.9A7.8 7.8 0 1 1-7.8-7.8C-7.8-16.5-5-23 2-25.2',
  5: 'M7-25H-5.5L-7-14.2C-3.5-17.5 8.5-17.5 8.5-8.2C8.5 2-5 2-8.5-3.5',
  4: 'M4.5 0V-25L-9-7H9.5',
  3: 'M-7.5-22C-3.5-26.8 7.5-26.5 7.5-19.2C7.5-14.8 3-13.6-1.5-13.6C3.5-13.6 8.5-12 8.5-7C8.5 2-5 2.2-8.5-3.5',
  2: 'M-7.5-19C-7-27.6 8-27.6 8-18.5C8-12-4-6.5-8 0H8.8',
};

/**
 * Draws a rank.
 * @param {string} rank As written in the language: `10`, `K`, in German `B` and `D`
 * @param {number} x @param {number} y @param {number} scale
 */
export function rankSign(rank, x, y, scale) {
  const strokes = STROKES[rank];
  if (!strokes)
    return svg`<text x=${x} y=${y} font-size=${34 * scale} text-anchor="middle" fill="currentColor">${rank}</text>`;
  return svg`<path d=${strokes} transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="currentColor"
    stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round"/>`;
}
