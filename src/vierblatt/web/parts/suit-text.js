/** Texts with coloured suit symbols; the symbols are readable without the colours. */
import {css, html} from '../vendor/lit.js';

/** @type {Record<string, string>} */
const LETTERS = {'♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C'};

/** For paper backgrounds: on the felt the symbols keep the colour of the text. */
export const suitColours = css`
  .S { color: var(--sign-s); }
  .H { color: var(--sign-h); }
  .D { color: var(--sign-d); }
  .C { color: var(--sign-c); }
`;

/** @param {string} text */
export function withSuitColours(text) {
  return text
    .split(/([♠♥♦♣])/)
    .map((piece) => (LETTERS[piece] ? html`<span class=${LETTERS[piece]}>${`${piece}\uFE0E`}</span>` : piece));
}
