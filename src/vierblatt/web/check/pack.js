/** `<vb-check-pack>`: a pack in dealing order; cards that differ from the expected pack are marked. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class CheckPack extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {cards: {attribute: false}, expected: {attribute: false}};

  static styles = css`
    :host { display: block; --card-width: 30px; --face-full: none; --face-large: inline; }
    ol {
      list-style: none; margin: 0; padding: 0; direction: ltr; display: grid; gap: 5px;
      grid-template-columns: repeat(auto-fill, var(--card-width));
    }
    li { position: relative; block-size: calc(var(--card-width) * 1.4); }
    .wrong playing-card { outline: 3px solid var(--danger); outline-offset: 1px; }
    .wrong::after {
      content: '≠'; position: absolute; inset-block-end: -4px; inset-inline-end: -4px; inline-size: 16px;
      block-size: 16px; border-radius: 50%; display: grid; place-items: center; font: 700 12px/1 var(--font);
      background: var(--danger); color: var(--on-danger);
    }
  `;

  constructor() {
    super();
    /** @type {string[]} */
    this.cards = [];
    /** @type {string[]} */
    this.expected = [];
  }

  render() {
    return html`<ol role="list">${this.cards.map((card, i) => {
      const wrong = this.expected[i] !== undefined && this.expected[i] !== card;
      const name = words.cardName(card);
      const label = wrong
        ? words.text('check-card-instead', {card: name, expected: words.cardName(this.expected[i])})
        : name;
      return html`<li class=${wrong ? 'wrong' : ''} aria-label=${label} title=${label}>
        <playing-card card=${card}></playing-card></li>`;
    })}</ol>`;
  }
}

customElements.define('vb-check-pack', CheckPack);
