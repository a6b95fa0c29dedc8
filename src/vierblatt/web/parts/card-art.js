/**
 * The drawings of the cards, as SVG in a box of 100 x 140. All of them are original work.
 *
 * Colours come from the design tokens; `currentColor` is the suit's colour.
 */
import {svg, nothing} from '../vendor/lit.js';

/** Outlines of the suits around (0, 0), about 20 units high. @type {Record<string, string>} */
export const SUIT_PATHS = {
  S: 'M0-10.5C2.4-6.4 9.6-2.6 9.6 3C9.6 6.1 7.3 8 5 8C3.3 8 1.8 7.2.9 5.8C1.1 8 1.9 9.5 3.5 10.5H-3.5C-1.9 9.5-1.1 8-.9 5.8C-1.8 7.2-3.3 8-5 8C-7.3 8-9.6 6.1-9.6 3C-9.6-2.6-2.4-6.4 0-10.5Z',
  H: 'M0 9.6C-2.8 6.4-9.8 2.2-9.8-3.8C-9.8-7.2-7.4-9.4-4.8-9.4C-2.6-9.4-.9-8.1 0-6C.9-8.1 2.6-9.4 4.8-9.4C7.4-9.4 9.8-7.2 9.8-3.8C9.8 2.2 2.8 6.4 0 9.6Z',
  D: 'M0-11C2.2-7 5-3.3 8.4 0C5 3.3 2.2 7 0 11C-2.2 7-5 3.3-8.4 0C-5-3.3-2.2-7 0-11Z',
  C: 'M0-10.5A4.7 4.7 0 0 1 3.7-2.9A4.7 4.7 0 1 1 .9 4.6C1 7.4 1.9 9.4 3.5 10.5H-3.5C-1.9 9.4-1 7.4-.9 4.6A4.7 4.7 0 1 1-3.7-2.9A4.7 4.7 0 0 1 0-10.5Z',
};

const STAR = 'M0-10L2.9-3.6L9.6-3L4.5 1.7L6 8.4L0 4.9L-6 8.4L-4.5 1.7L-9.6-3L-2.9-3.6Z';

/** @param {string} suit @param {number} x @param {number} y @param {number} scale @param {boolean} [turned] */
export function suitSign(suit, x, y, scale, turned = false) {
  return svg`<path d=${SUIT_PATHS[suit]} fill="currentColor"
    transform="translate(${x} ${y}) scale(${scale})${turned ? ' rotate(180)' : ''}"/>`;
}

/** The places [x, y] of the suit symbols of each number card. @type {Record<string, number[][]>} */
const PIPS = (() => {
  const [l, m, r] = [38, 50, 62];
  const [top, end] = [29, 111];
  const third = (end - top) / 3;
  /** @param {number[]} ys @returns {number[][]} */
  const pairs = (...ys) =>
    ys.flatMap((y) => [
      [l, y],
      [r, y],
    ]);
  const six = pairs(top, 70, end);
  const eight = pairs(top, top + third, end - third, end);
  return {
    2: [
      [m, top],
      [m, end],
    ],
    3: [
      [m, top],
      [m, 70],
      [m, end],
    ],
    4: pairs(top, end),
    5: [...pairs(top, end), [m, 70]],
    6: six,
    7: [...six, [m, 49.5]],
    8: [...six, [m, 49.5], [m, 90.5]],
    9: [...eight, [m, 70]],
    T: [...eight, [m, top + third / 2], [m, end - third / 2]],
  };
})();

/** The suit symbols of a number card. @param {string} rank @param {string} suit */
export function pips(rank, suit) {
  const scale = '9T78'.includes(rank) ? 0.8 : 0.9;
  return PIPS[rank].map(([x, y]) => suitSign(suit, x, y, scale, y > 70));
}

/** An ace: one large suit symbol in a wreath of four leaves. @param {string} suit */
export function ace(suit) {
  const leaf = 'M0-17C7-22 9-31 0-39C-9-31-7-22 0-17Z';
  return svg`
    <g transform="translate(50 70)" fill="none" stroke="var(--card-gold)" stroke-width="1.4">
      ${[45, 135, 225, 315].map((turn) => svg`<path d=${leaf} transform="rotate(${turn})"/>`)}
    </g>
    ${suitSign(suit, 50, 70, 2)}`;
}

/** @type {Record<string, string>} */
const HAIR = {S: '#2b2320', H: '#7a3b1d', D: '#4a3524', C: '#23262b'};

const CROWNS = {
  K: svg`
    <path d="M38.5 27L36.5 13.500L43 19L50 9L57 19L63.5 13.500L61.5 27Z"/>
    <path d="M39 25.500H61" stroke-width="2.5"/>
    <circle cx="36.5" cy="12.5" r="1.8"/><circle cx="50" cy="8" r="2.2"/><circle cx="63.5" cy="12.5" r="1.8"/>`,
  Q: svg`
    <path d="M39.5 26C40.5 20 43 18 45 20.500C46 16 48 14 50 11C52 14 54 16 55 20.500C57 18 59.5 20 60.5 26C54 23.5 46 23.5 39.5 26Z"/>
    <circle cx="50" cy="9.5" r="2"/><circle cx="43" cy="18" r="1.3"/><circle cx="57" cy="18" r="1.3"/>`,
  J: svg`
    <path d="M38.5 27C37 18.5 43 13.5 50 13.500C57 13.5 63 18.5 61.5 27C55 24 45 24 38.5 27Z"/>
    <path d="M58 16C63 11 65 8 72 8.500C70 14.5 66 18.5 60 20Z" fill="currentColor"/>
    <circle cx="58.5" cy="19" r="1.8"/>`,
};

/** Hair and beard around the face. */
const HAIRCUTS = {
  K: 'M39.5 31C39.5 47 44 54 50 54C56 54 60.5 47 60.5 31C58.5 40 55 41.5 50 41.500C45 41.5 41.5 40 39.5 31Z',
  Q: 'M50 17C38 17 36.5 29 37.5 40C38 46 35 48 34 51C42 52 42.5 47 42.5 40H57.500C57.5 47 58 52 66 51C65 48 62 46 62.5 40C63.5 29 62 17 50 17Z',
  J: 'M39 25C37 33 38 39 40.5 42.500C42.5 42.5 43 40 42.5 34H57.500C57 40 57.5 42.5 59.5 42.500C62 39 63 33 61 25Z',
};

/** What a court card holds at its shoulder: a sceptre, a four-leaf flower, a halberd. */
const HELD = {
  K: svg`<path d="M69.5 30V70" stroke-width="2"/><circle cx="69.5" cy="27" r="3.5"/>`,
  Q: svg`<path d="M70 70V36" stroke-width="1.4"/>
    <g transform="translate(70 31)" fill="currentColor">
      <circle cx="-2.6" cy="-2.6" r="3"/><circle cx="2.6" cy="-2.6" r="3"/>
      <circle cx="-2.6" cy="2.6" r="3"/><circle cx="2.6" cy="2.6" r="3"/></g>
    <circle cx="70" cy="31" r="1.6"/>`,
  J: svg`<path d="M70 70V33" stroke-width="1.8"/>
    <path d="M70 24L72.5 33L70 38L67.5 33Z M71 34C75 33 76 37 75 41C74 38.5 72 38 71 38Z"/>`,
};

/** @param {'K'|'Q'|'J'} rank @param {string} suit */
function half(rank, suit) {
  return svg`
    <path d="M28 70V62C30 52 40 47 50 47C60 47 70 52 72 62V70Z" fill="currentColor"/>
    <path d="M28 70V62C28.8 58.5 30.5 55.8 33 53.600L38 70Z M72 70V62C71.2 58.5 69.5 55.8 67 53.600L62 70Z"
      fill="var(--card-gold)" opacity="0.9"/>
    <path d="M41 48.500L50 64L59 48.500C56 47.3 53 47 50 47C47 47 44 47.3 41 48.500Z" fill="var(--card-face)"/>
    <path d="M40.5 48.800L50 65.500L59.5 48.8" fill="none" stroke="var(--card-gold)" stroke-width="1.6"/>
    ${rank === 'Q' ? svg`<path d=${HAIRCUTS.Q} fill=${HAIR[suit]}/>` : nothing}
    <path d="M46 41H54V49C52.5 51.5 47.5 51.5 46 49Z" fill="var(--card-skin)"/>
    <ellipse cx="50" cy="33" rx="9.5" ry="11" fill="var(--card-skin)"/>
    ${rank === 'Q' ? nothing : svg`<path d=${HAIRCUTS[rank]} fill=${HAIR[suit]}/>`}
    ${rank === 'J' ? svg`<ellipse cx="50" cy="34.5" rx="8" ry="9" fill="var(--card-skin)"/>` : nothing}
    <g fill="none" stroke="#3a2b20" stroke-width="1" stroke-linecap="round">
      <path d="M44.8 31.500H47.4 M52.6 31.500H55.2 M50 32.500V36 M48.2 39H51.8"/></g>
    <g fill="var(--card-gold)" stroke="#7c540f" stroke-width="0.7" stroke-linejoin="round">
      ${HELD[rank]}${CROWNS[rank]}</g>`;
}

/** A court card: two halves, the same either way up. @param {'K'|'Q'|'J'} rank @param {string} suit */
export function court(rank, suit) {
  return svg`
    <rect x="25" y="5" width="50" height="130" rx="3" fill="currentColor" opacity="0.07"/>
    <g>${half(rank, suit)}</g>
    <g transform="rotate(180 50 70)">${half(rank, suit)}</g>
    <path d="M25 70H75" stroke="var(--card-gold)" stroke-width="1.6"/>
    <rect x="25" y="5" width="50" height="130" rx="3" fill="none" stroke="var(--card-gold)" stroke-width="1"/>
    ${suitSign(suit, 34, 14.5, 0.55)}${suitSign(suit, 66, 125.5, 0.55, true)}`;
}

/** The jester of both jokers; the lower one is drawn in lines only. @param {boolean} colour */
export function jester(colour) {
  const [left, middle, right, ball] = colour
    ? ['#b3261e', '#c8902f', '#1a56b8', '#1c6e37']
    : ['none', 'var(--card-ink)', 'none', 'none'];
  const line = colour ? '#5b3d0a' : 'var(--card-ink)';
  const face = colour ? 'var(--card-skin)' : 'var(--card-face)';
  return svg`
    <g stroke=${line} stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M33 74C20 72 16 60 20 48C27 55 36 52 42 60Z" fill=${left}/>
      <path d="M67 74C80 72 84 60 80 48C73 55 64 52 58 60Z" fill=${right}/>
      <path d="M34 74C34 56 42 42 50 34C58 42 66 56 66 74C58 68 42 68 34 74Z" fill=${middle}/>
      <ellipse cx="50" cy="84" rx="15" ry="17" fill=${face}/>
      <path d="M33 75C42 67 58 67 67 75C60 79 40 79 33 75Z" fill=${colour ? '#c8902f' : 'var(--card-face)'}/>
      <circle cx="20" cy="45" r="4" fill=${ball}/><circle cx="80" cy="45" r="4" fill=${ball}/>
      <circle cx="50" cy="30" r="4" fill=${colour ? '#b3261e' : 'none'}/>
      <path d="M43.5 84H46.5 M53.5 84H56.5 M43 91C46 96 54 96 57 91" fill="none"/>
      <path d="M31 112C36 103 42 101 50 106C58 101 64 103 69 112C62 109 57 112 50 119C43 112 38 109 31 112Z"
        fill=${colour ? '#1c6e37' : 'var(--card-ink)'}/>
    </g>`;
}

/** A joker's corner: a star, filled for the higher one. @param {boolean} colour */
export function jokerIndex(colour) {
  return svg`<path d=${STAR} transform="translate(16 20) scale(1.250)" stroke-linejoin="round"
    fill=${colour ? 'var(--suit-h)' : 'none'} stroke=${colour ? 'var(--suit-h)' : 'var(--card-ink)'} stroke-width="1.8"/>`;
}

const LEAVES = 'M0-1C-3.8-3-5.2-6.4-3.6-8.4C-2.2-10-.4-9 0-7.2C.4-9 2.2-10 3.6-8.4C5.2-6.4 3.8-3 0-1Z';

/** @param {number} x @param {number} y @param {number} scale */
function fourLeaves(x, y, scale) {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">
    ${[0, 90, 180, 270].map((turn) => svg`<path d=${LEAVES} transform="rotate(${turn})"/>`)}</g>`;
}

/** The back: a lattice of four-leaf clovers around a large one. */
export function back() {
  const places = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < (row % 2 ? 5 : 6); column += 1) {
      places.push([12.5 + column * 15 + (row % 2 ? 7.5 : 0), 14 + row * 14]);
    }
  }
  return svg`
    <rect x="0" y="0" width="100" height="140" fill="var(--card-back)"/>
    <g fill="var(--card-back-line)" opacity="0.42">${places.map(([x, y]) => fourLeaves(x, y, 0.5))}</g>
    <circle cx="50" cy="70" r="23" fill="var(--card-back)" stroke="var(--card-back-line)" stroke-width="1.2"/>
    <circle cx="50" cy="70" r="20.5" fill="none" stroke="var(--card-back-line)" stroke-width="0.6"/>
    <g fill="var(--card-back-line)">${fourLeaves(50, 70, 1.9)}</g>
    <rect x="4" y="4" width="92" height="132" rx="6" fill="none" stroke="var(--card-back-line)" stroke-width="1.4"/>`;
}
