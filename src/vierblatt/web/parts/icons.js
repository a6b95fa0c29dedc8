/**
 * The icons of the pages, drawn in the text's colour. They have no text: the element that shows one provides it. An
 * icon that points along the text is mirrored in a language written from right to left.
 */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';

const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7l7 7',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.800c.8.7 1.1 1.4 1.1 2.200h5c0-.8.3-1.5 1.1-2.200A6 6 0 0 0 12 3z',
  coach: 'M12 4L2 9l10 5l10-5zM6 11v5c0 1.500 3 3 6 3s6-1.500 6-3v-5M22 9v6',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  last: 'M5 7l9-3l4 12l-9 3zM4 9l3 11',
  sheet: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8l-13 8z',
  claim: 'M5 12l5 5L20 6',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4l-4 4',
  rules: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h5M9 13h5',
  share: 'M12 15V3M8 7l4-4l4 4M5 12v8h14v-8',
  majlis:
    'M4 20v-2a5 5 0 0 1 10 0v2M9 12a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7zM16 13a4 4 0 0 1 4 4v3M15 5.500a3.500 3.500 0 0 1 0 6.500',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2 12s4-7 10-7s10 7 10 7s-4 7-10 7s-10-7-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  bot: 'M5 9h14v10H5zM12 9V5M12 4v1M9 13v2M15 13v2M3 13v3M21 13v3',
  away: 'M3 3l18 18M5 12a10 10 0 0 1 4-2.500M2 8a15 15 0 0 1 4-2.500M12 19h.010M15 10.500a10 10 0 0 1 4 1.500M11 5a15 15 0 0 1 11 3M9 15.500a5 5 0 0 1 6 0',
  mute: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11',
  voice:
    'M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3M20 5a9 9 0 0 1 2 6M4 5a9 9 0 0 0-2 6',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  'microphone-off': 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6M4 3l16 18',
  log: 'M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11',
  keys: 'M3 7h18v11H3zM7 11h.010M11 11h.010M15 11h.010M8 15h8',
  flag: 'M5 21V4h12l-2 4l2 4H5',
  more: 'M5 12h.010M12 12h.010M19 12h.01',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  hand: 'M7 12V6a1.500 1.500 0 0 1 3 0v5V4a1.500 1.500 0 0 1 3 0v7V5a1.500 1.500 0 0 1 3 0v7V8a1.500 1.500 0 0 1 3 0v7a6 6 0 0 1-6 6h-1a6 6 0 0 1-5-3l-3-5a1.500 1.500 0 0 1 2.500-1.500z',
  check: 'M12 3l8 3v6c0 5-3.5 8-8 9c-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.500l4.5-5',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  queue: 'M6 9a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5zM2 20v-3a4 4 0 0 1 8 0v3M13 7h8M13 12h8M13 17h8',
};

/** The icons that point along the text: arrows, lists, speech and sound. @type {Set<keyof typeof PATHS>} */
export const DIRECTED = new Set(['back', 'undo', 'leave', 'log', 'talk', 'mute', 'sound']);

/** Mirrors a drawing, as an attribute: the content security policy allows no style attributes. */
const MIRRORED = 'matrix(-1 0 0 1 24 0)';

/** @param {keyof typeof PATHS} name @param {number} [size] In pixels */
export function icon(name, size = 22) {
  const transform = words.rtl && DIRECTED.has(name) ? MIRRORED : nothing;
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"
    ><path transform=${transform} d=${PATHS[name]}/></svg>`;
}
