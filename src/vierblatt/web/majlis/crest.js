/** The crest of a majlis: a sign on a shape, in two colours. Its words are with those about majlises. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';

/** @import {Crest} from '../types/wire.js' */

/** The colours of the ground: dark, so that each of them can be told from light paper and from every sign. */
export const GROUNDS = {
  green: '#135e57',
  blue: '#1f4590',
  red: '#97231d',
  violet: '#5b3a8c',
  brown: '#6b4423',
  slate: '#37474f',
};
/** The colours of the sign and the line around it: light, so that they can be told from dark paper, too. */
export const INKS = {white: '#fffdf8', gold: '#f2cf7d', mint: '#bfeedd', rose: '#ffd0d0'};

/** The outlines, in a square of 48. */
export const SHAPES = {
  shield: 'M5 4h38v22c0 9-8 15-19 20C13 41 5 35 5 26z',
  circle: 'M24 2a22 22 0 1 1 0 44a22 22 0 0 1 0-44z',
  square: 'M9 3h30a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z',
  diamond: 'M24 1l23 23l-23 23L1 24z',
  arch: 'M5 46V22a19 19 0 0 1 38 0v24z',
  banner: 'M6 3h36v43l-18-9l-18 9z',
};
/** The signs, in the same square. */
export const SIGNS = {
  spade: 'M24 11c5 6 10 8 10 14a5 5 0 0 1-8.500 3.500L28 34h-8l2.500-5.500A5 5 0 0 1 14 25c0-6 5-8 10-14z',
  heart: 'M24 34C16 28 13 24 13 19.500a5.700 5.700 0 0 1 11-2a5.700 5.700 0 0 1 11 2C35 24 32 28 24 34z',
  diamond: 'M24 11l9 12l-9 12l-9-12z',
  club: 'M24 11a5 5 0 0 1 4.500 7.500a5 5 0 1 1-2 9.300L28 34h-8l1.500-6.200a5 5 0 1 1-2-9.300A5 5 0 0 1 24 11z',
  star: 'M24 10l3.700 8.500l9.300.900l-7 6.200l2 9.100l-8-4.700l-8 4.700l2-9.100l-7-6.200l9.300-.900z',
  crescent: 'M29 11a13 13 0 1 0 6 19a10.500 10.500 0 0 1-6-19z',
  sun: 'M24 17a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13zM22.500 9h3v5h-3zM22.500 33h3v5h-3zM9.500 22h5v3h-5zM33.500 22h5v3h-5zM13 14l2-2l3.500 3.500l-2 2zM29.500 31.500l2-2L35 33l-2 2zM33 12l2 2l-3.500 3.500l-2-2zM13 33l3.500-3.500l2 2L15 35z',
  palm: 'M22.500 22l-1.500 15h6l-1.500-15c4-.5 7 1 9 4c1-5-2-8-6-8c2-2 4-2.500 7-2c-3-4-8-4-11 0c-3-4-8-4-11 0c3-.5 5 0 7 2c-4 0-7 3-6 8c2-3 5-4.500 8.500-4z',
  cup: 'M13 15h18v4h3a3.500 3.500 0 0 1 0 7h-3.500a9 9 0 0 1-17.500-3zM31 21v3h2.500a1.500 1.500 0 0 0 0-3zM14 34h17v3H14z',
  ring: 'M24 12a12 12 0 1 1 0 24a12 12 0 0 1 0-24zM24 17a7 7 0 1 0 0 14a7 7 0 0 0 0-14z',
};

/** What a crest shows, in words. @param {Crest} crest */
export const crestText = ({shape, ground, ink, sign}) =>
  words.text('majlis-crest-is', {
    sign: words.text(`majlis-sign-${sign}`),
    ink: words.text(`majlis-ink-${ink}`),
    shape: words.text(`majlis-shape-${shape}`),
    ground: words.text(`majlis-ground-${ground}`),
  });

/**
 * The picture. Beside the name of the majlis it says nothing new, and a screen reader leaves it out unless `label` is
 * given.
 * @param {Crest} crest @param {number} size in pixels @param {string} [label]
 */
export const crestPicture = ({shape, ground, ink, sign}, size, label = '') =>
  html`<svg class="crest" width=${size} height=${size} viewBox="0 0 48 48" role=${label ? 'img' : nothing} aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'} focusable="false"><path fill=${GROUNDS[ground]} d=${SHAPES[shape]}/><path
    transform="translate(24 24) scale(0.880) translate(-24 -24)" fill="none" stroke-width="2.200" stroke=${INKS[ink]} d=${SHAPES[shape]}/><path
    fill=${INKS[ink]} fill-rule="evenodd" d=${SIGNS[sign]}/></svg>`;
