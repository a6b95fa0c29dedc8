/**
 * `<vb-card-picker>`: all cards of a pack as buttons, suit by suit. Cards of the open slot are pressed; those that are
 * elsewhere say so. Event: `pick` (detail: the card).
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {slotOf} from './position.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Position, Slot} from './position.js' */

const SUITS = ['S', 'H', 'D', 'C', 'R', 'B'];

export class CardPicker extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {pack: {attribute: false}, position: {attribute: false}, slot: {type: String, attribute: 'for'}};

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: grid; gap: 10px; }
    .suit { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--tap), 1fr)); gap: 4px; }
    button { position: relative; padding: 0; gap: 0; white-space: nowrap; min-inline-size: var(--tap); font-size: var(--text-l); }
    .joker { grid-column: span 3; font-size: var(--text-m); }
    [aria-pressed="true"], [aria-pressed="true"] span { background: var(--primary); color: var(--on-primary); }
    .name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .elsewhere { background: var(--paper-sunken); border-style: dashed; }
  `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.pack = [];
    /** @type {?Position} */
    this.position = null;
    /** @type {Slot} */
    this.slot = 'trick';
  }

  render() {
    const [plain = ''] = words.gameRanks();
    const strength = (/** @type {string} */ card) => plain.indexOf(card[0]);
    return SUITS.map((suit) => {
      const cards = this.pack.filter((card) => card[1] === suit).sort((one, other) => strength(one) - strength(other));
      return cards.length
        ? html`<div class="suit" dir="ltr">${cards.map((card) => this._button(card))}</div>`
        : nothing;
    });
  }

  /** @param {string} card */
  _button(card) {
    const where = this.position ? slotOf(this.position, card) : '';
    const elsewhere = where && where !== this.slot;
    const name = words.cardName(card);
    const label = elsewhere ? `${name} (${words.text(`dispute-${where}`)})` : name;
    return html`<button type="button" data-card=${card} class="${card[0] === 'X' ? 'joker' : ''} ${elsewhere ? 'elsewhere' : ''}"
      aria-pressed=${where === this.slot ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new CustomEvent('pick', {detail: card}))}><span class="name">${label}</span
      ><span aria-hidden="true">${withSuitColours(words.card(card))}</span></button>`;
  }
}

customElements.define('vb-card-picker', CardPicker);
