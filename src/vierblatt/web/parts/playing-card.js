/**
 * `<playing-card card="AS">`: one card, drawn to fill its box of 5 : 7. `card` is a card's text (`AS`, `TD`, `XR`,
 * `XB`) or `back`. It is hidden from screen readers: the element that shows it names the card.
 *
 * Its width is `--card-width` (64px by default). Colours, the deck and large faces come from the design tokens.
 */
import {LitElement, html, css, svg, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {ace, back, court, jester, jokerIndex, pips, suitSign} from './card-art.js';
import {rankSign} from './card-ranks.js';

export class PlayingCard extends WithWords(LitElement) {
  static properties = {card: {type: String, reflect: true}};

  static styles = css`
    :host {
      display: inline-block;
      inline-size: var(--card-width, 64px);
      aspect-ratio: 5 / 7;
      border-radius: calc(var(--card-width, 64px) * 0.08);
      background: var(--card-face);
      box-shadow: 0 0 0 1px var(--card-edge), 0 1px 3px rgb(0 0 0 / 0.25);
      overflow: hidden;
      user-select: none;
      -webkit-user-select: none;
      contain: strict;
      forced-color-adjust: none;
    }
    svg { display: block; inline-size: 100%; block-size: 100%; }
    .S { color: var(--suit-s); }
    .H { color: var(--suit-h); }
    .D { color: var(--suit-d); }
    .C { color: var(--suit-c); }
    text { font-family: var(--font-card); font-weight: 700; }
    .full { display: var(--face-full, inline); }
    .large { display: var(--face-large, none); }
  `;

  constructor() {
    super();
    this.card = 'back';
  }

  connectedCallback() {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  render() {
    const {card} = this;
    const [rank, suit] = card;
    const drawing = card === 'back' ? back() : rank === 'X' ? joker(suit === 'R') : face(rank, suit);
    return html`<svg viewBox="0 0 100 140" class=${rank === 'X' || card === 'back' ? nothing : suit}
      aria-hidden="true" focusable="false">${drawing}</svg>`;
  }
}

/** @param {string} rank @param {string} suit */
function face(rank, suit) {
  const written = words.rank(rank + suit);
  const sign = written === 'T' ? '10' : written;
  const corner = svg`${rankSign(sign, 16, 32, 0.92)}${suitSign(suit, 16, 47, 1)}`;
  return svg`
    <g class="full">
      ${rank === 'A' ? ace(suit) : 'KQJ'.includes(rank) ? court(/** @type {'K'|'Q'|'J'} */ (rank), suit) : pips(rank, suit)}
      ${corner}<g transform="rotate(180 50 70)">${corner}</g>
    </g>
    <g class="large">
      ${rankSign(sign, 31, 54, 1.75)}${suitSign(suit, 62, 101, 3.1)}${suitSign(suit, 79, 23, 1.3)}
    </g>`;
}

/** @param {boolean} colour */
function joker(colour) {
  return svg`${jester(colour)}${jokerIndex(colour)}<g transform="rotate(180 50 70)">${jokerIndex(colour)}</g>`;
}

customElements.define('playing-card', PlayingCard);
