/** The faces of bots: small friendly robots, drawn from a number. Colour and eyes tell seats apart, the head levels. */
import {svg} from '../vendor/lit.js';

/** Face, shade and eyes of each seat. */
const COLOURS = [
  ['#f3c969', '#8a5a12'],
  ['#8ecae0', '#1d5470'],
  ['#f2a38c', '#8a2f22'],
  ['#a8d29b', '#2d5c2b'],
  ['#c9b3e6', '#4f3583'],
  ['#e9b7c9', '#86294f'],
];
/** The head of each level, in a square of 48. */
const HEADS = [
  svg`<circle cx="24" cy="27" r="15"/>`,
  svg`<rect x="9" y="13" width="30" height="28" rx="9"/>`,
  svg`<path d="M17 12h14l9 9v12l-7 8H15l-7-8V21z" stroke-linejoin="round"/>`,
  svg`<rect x="12" y="10" width="24" height="32" rx="12"/>`,
  svg`<path d="M9 22a15 12 0 0 1 30 0v10a9 9 0 0 1-9 9H18a9 9 0 0 1-9-9z"/>`,
];
/** What is above the head. */
const AERIALS = [
  svg`<path d="M24 12V6"/><circle cx="24" cy="5" r="2.500"/>`,
  svg`<path d="M17 13l-4-7M31 13l4-7"/>`,
  svg`<path d="M24 12V5M19 5h10"/>`,
  svg`<path d="M24 10c0-5 5-5 5-8"/>`,
  svg`<path d="M18 11l2-6l4 4l4-4l2 6"/>`,
];
const EYES = [
  svg`<circle cx="18" cy="25" r="2.500"/><circle cx="30" cy="25" r="2.500"/>`,
  svg`<path d="M15 26a3 3 0 0 1 6 0M27 26a3 3 0 0 1 6 0" fill="none"/>`,
  svg`<circle cx="18" cy="25" r="4" fill="#fffdf8"/><circle cx="30" cy="25" r="4" fill="#fffdf8"/><circle cx="18.500"
    cy="25.500" r="1.200"/><circle cx="30.500" cy="25.500" r="1.200"/><path d="M22 25h4" fill="none"/>`,
  svg`<rect x="15.500" y="21.500" width="4.500" height="7" rx="2.200"/><rect x="28" y="21.500" width="4.500" height="7" rx="2.200"/>`,
  svg`<path d="M15 25h6M27 25h6" fill="none"/>`,
  svg`<path d="M18 22v6M15 25h6M30 22v6M27 25h6" fill="none"/>`,
];
const MOUTHS = [svg`<path d="M19 33q5 4 10 0"/>`, svg`<path d="M20 34h8"/>`, svg`<path d="M18 33q6 5.500 12 0z"/>`];

/** The face with a number, as wide as what is around it. @param {number} number from 0 */
export function botFace(number) {
  const level = number % HEADS.length;
  const seat = Math.floor(number / HEADS.length);
  const [colour, line] = COLOURS[seat % COLOURS.length];
  return svg`<svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true" focusable="false" fill=${line} stroke=${line}
    stroke-width="2" stroke-linecap="round">
    <g fill="none">${AERIALS[level]}</g><g fill=${colour}>${HEADS[level]}</g>${EYES[seat % EYES.length]}
    <g fill="none">${MOUTHS[(level + seat) % MOUTHS.length]}</g></svg>`;
}
