/** `<vb-replay-hands>`: every hand, open. Event: `seat-chosen` {seat} to look from another seat. */
import {LitElement, html, css} from '../vendor/lit.js';
import {Worded, words} from '../core/words.js';
import {sorted} from '../parts/hand-layout.js';
import '../parts/playing-card.js';

export class ReplayHands extends Worded(LitElement) {
  static properties = {
    /** @type {string[][]} */ hands: {attribute: false},
    turn: {type: Number},
    bottom: {type: Number},
    trump: {type: String},
  };

  static styles = css`
    :host { display: block; container-type: inline-size; }
    ul { list-style: none; margin: 0; padding: 0; }
    .seats { display: grid; gap: 2px 16px; --card-width: 38px; }
    @container (min-width: 620px) { .seats { grid-template-columns: 1fr 1fr; } }
    .seat { min-inline-size: 0; border-inline-start: 4px solid transparent; padding-inline-start: 6px; }
    .turn { border-inline-start-color: var(--accent); }
    button {
      font: inherit; font-weight: 600; font-size: var(--text-s); color: inherit; background: none; border: 0; cursor: pointer;
      padding: 0 4px; min-block-size: 28px; max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; border-radius: 6px; text-align: start;
    }
    button:focus-visible { outline: 3px solid var(--focus); }
    button[aria-pressed='true']::after { content: ' ⌂'; color: var(--ink-soft); }
    .turn button::before { content: '▸ '; color: var(--accent-text); }
    :host(:dir(rtl)) .turn button::before { content: '◂ '; }
    .cards { direction: ltr; display: flex; block-size: calc(var(--card-width) * 1.4 + 2px); padding-inline-end: 2px; }
    .cards li { flex: 0 1 calc(var(--card-width) + 3px); min-inline-size: 0; }
    .cards li:last-child { flex-shrink: 0; }
    .none { color: var(--ink-soft); padding-inline-start: 4px; }
  `;

  constructor() {
    super();
    this.hands = [];
    this.turn = -1;
    this.bottom = 0;
    this.trump = '';
  }

  render() {
    return html`<ul class="seats" role="list" aria-label=${words.text('replay-hands')}>${this.hands.map((hand, seat) => html`
      <li class="seat ${seat === this.turn ? 'turn' : ''}">
        <button type="button" aria-pressed=${String(seat === this.bottom)} title=${words.text('replay-look-from', {
          seat: words.seat(seat)})} @click=${() => this._choose(seat)}>${words.seat(seat)}</button>
        <ul class="cards" role="list">${hand.length ? sorted(hand, this.trump).map((card) => html`<li
          aria-label=${words.cardName(card)}><playing-card card=${card}></playing-card></li>`)
          : html`<li class="none">${words.text('replay-no-cards')}</li>`}</ul>
      </li>`)}</ul>`;
  }

  /** @param {number} seat */
  _choose(seat) {
    this.dispatchEvent(new CustomEvent('seat-chosen', {detail: {seat}}));
  }
}

customElements.define('vb-replay-hands', ReplayHands);
