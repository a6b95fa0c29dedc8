/** The logo: four leaves, as on the backs of the cards. */
import {svg, html} from '../vendor/lit.js';

const LEAF = 'M32 31c-9-3-13-8-12-13 1-5 8-6 12 0 4-6 11-5 12 0 1 5-3 10-12 13z';

/** @param {number} size in pixels */
export function mark(size) {
  return html`<svg width=${size} height=${size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx="14" fill="#0f4f4a"/>
    <g fill="#efbe62">${[0, 90, 180, 270].map((turn) => svg`<path d=${LEAF} transform="rotate(${turn} 32 32)"/>`)}</g>
  </svg>`;
}
