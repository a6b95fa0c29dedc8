/** `<vb-table-last>`: the last trick of the deal: who played what, and who won it. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TableCard} from '../types/table.js' */

export class LastTrick extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {trick: {attribute: false}, taker: {type: Number}};

  static styles = css`
    ol { list-style: none; margin: 0; padding: 8px 0; display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
    li { display: grid; justify-items: center; gap: 4px; inline-size: 82px; --card-width: 72px; font-size: var(--text-s);
      text-align: center; }
    li.best { font-weight: 700; }
    li.best playing-card { box-shadow: 0 0 0 3px var(--accent); }
    span { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; }
  `;

  constructor() {
    super();
    /** @type {TableCard[]} */
    this.trick = [];
    this.taker = -1;
  }

  render() {
    return html`<ol role="list">${this.trick.map(
      ({seat, card}) => html`
      <li class=${seat === this.taker ? 'best' : ''} aria-label=${`${words.seat(seat)}: ${words.cardName(card)}`}>
        <playing-card card=${card}></playing-card><span>${seat === this.taker ? '★ ' : ''}${words.seat(seat)}</span></li>`,
    )}</ol>`;
  }
}

customElements.define('vb-table-last', LastTrick);
