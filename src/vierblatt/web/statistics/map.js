/**
 * `<vb-stats-map>`: how often each card was at each place of the pack, as a picture. Touching or pointing at a cell
 * shows its number.
 */
import {LitElement, html, css, svg} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {SHADES, cellsByShade} from './shades.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @typedef {{cards: string[], deals: number, counts: number[][]}} CountedPack */

/** The margin beside the cells, in units of the drawing; a cell is one by one. */
const MARGIN = 4;

export class StatsMap extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {pack: {attribute: false}, _at: {state: true}};

  static styles = [
    suitColours,
    css`
    :host { display: block; }
    figure { margin: 0; direction: ltr; }
    svg { display: block; inline-size: 100%; max-block-size: 78dvh; border-radius: var(--round); background: var(--paper-raised);
      border: 1px solid var(--line); touch-action: pan-y; }
    .less { fill: var(--sign-d); }
    .more { fill: var(--accent); }
    .lines { stroke: var(--line-strong); stroke-width: 0.12; }
    .here { fill: none; stroke: var(--ink); stroke-width: 0.25; }
    text { font: 600 2.4px var(--font); text-anchor: middle; dominant-baseline: central; fill: currentColor; }
    .ends { display: flex; justify-content: space-between; color: var(--ink-soft); font-size: var(--text-s); margin: 4px 0 0; }
    .cell { min-block-size: 1.5em; font-weight: 600; margin: 8px 0 0; }
    .legend { display: flex; align-items: center; gap: 8px; color: var(--ink-soft); font-size: var(--text-s); }
    .legend svg { inline-size: 160px; block-size: 16px; flex: none; }
  `,
  ];

  constructor() {
    super();
    /** @type {CountedPack} */
    this.pack = {cards: [], deals: 0, counts: []};
    /** @type {?{place: number, card: number}} */
    this._at = null;
  }

  render() {
    const {cards, counts} = this.pack;
    const [places, size] = [counts.length, cards.length];
    const shades = cellsByShade(this.pack);
    return html`<figure>
      <svg viewBox=${`${-MARGIN} 0 ${places + MARGIN} ${size}`} role="img" aria-label=${pictureText()}
          @pointermove=${this._pointAt} @pointerdown=${this._pointAt} @pointerleave=${() => {
            this._at = null;
          }}>
        ${shades.map((cells, shade) =>
          cells.length
            ? svg`<path class=${colourOf(shade)} fill-opacity=${opacityOf(shade)}
          d=${cells.map(({place, card}) => `M${place} ${card}h1v1h-1z`).join('')}/>`
            : '',
        )}
        ${suitsOf(cards).map(
          ({suit, from, count}) => svg`
          ${from ? svg`<path class="lines" d=${`M${-MARGIN} ${from}h${places + MARGIN}`}/>` : ''}
          <text class=${suit} x=${-MARGIN / 2} y=${from + count / 2}>${SIGNS[suit]}</text>`,
        )}
        ${this._at ? svg`<rect class="here" x=${this._at.place} y=${this._at.card} width="1" height="1"/>` : ''}
      </svg>
      <div class="ends"><span>${words.text('stats-first-place')}</span><span>${words.text('stats-last-place')}</span></div>
    </figure>
    <p class="cell">${this._at ? withSuitColours(this._cellText(this._at)) : ''}</p>
    <div class="legend"><span>${words.text('stats-rarely')}</span><svg viewBox=${`0 0 ${SHADES} 1`} preserveAspectRatio="none"
      aria-hidden="true">${Array.from(
        {length: SHADES},
        (_, shade) => svg`<rect x=${words.rtl ? SHADES - 1 - shade : shade}
      width="1" height="1" class=${colourOf(shade)} fill-opacity=${opacityOf(shade)}/>`,
      )}</svg><span>${words.text('stats-often')}</span></div>`;
  }

  /** @param {PointerEvent} event */
  _pointAt(event) {
    const matrix = this.renderRoot.querySelector('svg')?.getScreenCTM();
    if (!matrix) return;
    const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [place, card] = [Math.floor(x), Math.floor(y)];
    const inside = place >= 0 && place < this.pack.counts.length && card >= 0 && card < this.pack.cards.length;
    this._at = inside ? {place, card} : null;
  }

  /** @param {{place: number, card: number}} cell */
  _cellText({place, card}) {
    const {cards, counts, deals} = this.pack;
    return words.text('stats-cell', {
      card: words.card(cards[card]),
      place: place + 1,
      count: counts[place][card],
      mean: Math.round((deals / cards.length) * 10) / 10,
    });
  }
}

/** @type {Object<string, string>} */
const SIGNS = {S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E', X: '★'};
const middle = (SHADES - 1) / 2;
const colourOf = (/** @type {number} */ shade) => (shade < middle ? 'less' : 'more');
const opacityOf = (/** @type {number} */ shade) => Math.round((Math.abs(shade - middle) / middle) * 100) / 100;

/** The rows of each suit, the jokers at the end. @param {string[]} cards in ascending order */
function suitsOf(cards) {
  /** @type {{suit: string, from: number, count: number}[]} */
  const suits = [];
  cards.forEach((card, row) => {
    const suit = card[0] === 'X' ? 'X' : card[1];
    const last = suits.at(-1);
    if (last?.suit === suit) last.count += 1;
    else suits.push({suit, from: row, count: 1});
  });
  return suits;
}

function pictureText() {
  return words.text('stats-picture', {less: words.text('stats-less'), more: words.text('stats-more')});
}

customElements.define('vb-stats-map', StatsMap);
