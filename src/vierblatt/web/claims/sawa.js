/** `<vb-claims-sawa>`: says what a sawa means before the player says it. Event: `said` {text}. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {hasClaimWords} from './words.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class ClaimsSawa extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {hand: {attribute: false}, open: {type: Boolean}};

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 12px; }
    .cards { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; --card-width: 56px; }
    .cost { font-weight: 600; color: var(--danger); }
    button { min-block-size: 52px; }
  `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.hand = [];
    /** Whether it can be said now. */
    this.open = false;
  }

  render() {
    if (!hasClaimWords()) return nothing;
    if (!this.open) return html`<p>${words.text('claim-sawa-closed')}</p>`;
    const count = this.hand.length;
    return html`<p>${words.text('claim-sawa-how', {count})}</p>
      <div class="cards" role="img" aria-label=${words.cards(this.hand)}>${this.hand.map((card) => html`<playing-card card=${card}></playing-card>`)}</div>
      <p class="cost">${words.text('claim-sawa-cost')}</p>
      <button type="button" class="primary" @click=${() => this.dispatchEvent(new CustomEvent('said', {detail: {text: 'sawa'}}))}>
        ${words.text('claim-sawa-say')}</button>`;
  }
}

customElements.define('vb-claims-sawa', ClaimsSawa);
