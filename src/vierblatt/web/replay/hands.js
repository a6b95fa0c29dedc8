/**
 * `<vb-replay-hands>`: all hands, open, or only one. Events: `seat-chosen` {seat} to see the table from another seat;
 * `card-pointed` {card} if cards can be pointed at.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {sorted} from '../parts/hand-layout.js';
import {icon} from '../parts/icons.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class ReplayHands extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    hands: {attribute: false},
    turn: {type: Number},
    bottom: {type: Number},
    trump: {type: String},
    /** The only seat whose hand is shown; -1: all. */ only: {type: Number},
    /** Who points at which cards; null if that is not possible here. */ pointed: {attribute: false},
  };

  static styles = css`
    :host { display: block; container-type: inline-size; --face-full: none; --face-large: inline; }
    ul { list-style: none; margin: 0; padding: 0; }
    .seats { display: grid; gap: 2px 16px; --card-width: 38px; }
    @container (min-width: 620px) { .seats { grid-template-columns: 1fr 1fr; --card-width: 44px; } }
    .seat {
      display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 6px; align-items: center;
      border-inline-start: 4px solid transparent; padding: 2px; border-radius: 6px;
    }
    .turn { border-inline-start-color: var(--accent); background: var(--paper-sunken); }
    button {
      font: 600 var(--text-s)/1.25 var(--font); color: inherit; background: none; border: 0; cursor: pointer; padding: 0 4px;
      min-block-size: 44px; inline-size: 100%; text-align: start; border-radius: 6px; overflow: hidden;
      overflow-wrap: anywhere; display: flex; align-items: center; gap: 4px;
    }
    button:focus-visible { outline: 3px solid var(--focus); outline-offset: -2px; }
    .turn button { color: var(--accent-text); }
    svg { flex: none; color: var(--ink-soft); }
    .cards { direction: ltr; display: flex; block-size: calc(var(--card-width) * 1.4); padding-inline-end: 2px; align-items: center; }
    .cards li { flex: 0 1 calc(var(--card-width) + 3px); min-inline-size: 0; }
    .cards li:last-child { flex-shrink: 0; }
    .cards button { min-block-size: 0; padding: 0; display: block; inline-size: auto; overflow: visible; }
    .cards button::before { content: ''; position: absolute; inset: -4px 0; }
    .cards li:has(button) { position: relative; }
    .pointed { outline: 3px solid var(--accent-bright); outline-offset: -1px; border-radius: 6px; }
    .none { color: var(--ink-soft); font-size: var(--text-s); }
  `;

  constructor() {
    super();
    /** @type {string[][]} */
    this.hands = [];
    this.turn = -1;
    this.bottom = 0;
    this.trump = '';
    this.only = -1;
    /** @type {?Map<string, string[]>} */
    this.pointed = null;
  }

  render() {
    return html`<ul class="seats" role="list" aria-label=${words.text('replay-hands')}>${this.hands.map(
      (hand, seat) => html`
      <li class="seat ${seat === this.turn ? 'turn' : ''}">
        <button type="button" aria-pressed=${String(seat === this.bottom)} title=${words.text('replay-look-from', {
          seat: words.seat(seat),
        })} @click=${() => this._choose(seat)}><span>${words.seat(seat)}</span>
          ${seat === this.bottom ? icon('eye', 16) : nothing}</button>
        <ul class="cards" role="list">${this._cards(hand, seat)}</ul>
      </li>`,
    )}</ul>`;
  }

  /** @param {string[]} hand @param {number} seat */
  _cards(hand, seat) {
    if (!hand.length) return html`<li class="none">${words.text('replay-no-cards')}</li>`;
    if (this.only >= 0 && this.only !== seat)
      return html`<li class="none">${words.text('replay-cards-held', {count: hand.length})}</li>`;
    return sorted(hand, this.trump).map((card) => {
      const {pointed} = this;
      if (!pointed) return html`<li aria-label=${words.cardName(card)}><playing-card card=${card}></playing-card></li>`;
      const names = pointed.get(card) ?? [];
      const label = names.length
        ? words.text('replay-card-pointed', {
            card: words.cardName(card),
            names: words.listed(names.map((name) => words.name(name))),
          })
        : words.cardName(card);
      return html`<li class=${names.length ? 'pointed' : ''}><button type="button" aria-label=${label}
        title=${names.length ? label : nothing} @click=${() => this._point(card)}><playing-card card=${card} aria-hidden="true"></playing-card></button></li>`;
    });
  }

  /** @param {string} card */
  _point(card) {
    this.dispatchEvent(new CustomEvent('card-pointed', {detail: {card}}));
  }

  /** @param {number} seat */
  _choose(seat) {
    this.dispatchEvent(new CustomEvent('seat-chosen', {detail: {seat}}));
  }
}

customElements.define('vb-replay-hands', ReplayHands);
