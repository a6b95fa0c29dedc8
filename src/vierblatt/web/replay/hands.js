/**
 * `<vb-replay-hands>`: all hands, open, or only one, and arrows between cards and seats. Events: `seat-chosen` {seat} to
 * see the table from another seat; `card-pointed` {card} if cards can be pointed at; `place-chosen` {place} instead of
 * both while somebody is drawing; `arrow-drawn` {source, target} if a mouse or pen was moved from one place to another.
 */
import {LitElement, html, css, nothing, svg} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {sorted} from '../parts/hand-layout.js';
import {icon} from '../parts/icons.js';
import {middle, pathOf} from './drawn-lines.js';
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
    /** What is drawn: each from a `source` to a `target`. */ arrows: {attribute: false},
    /** Whether somebody is drawing. */ drawing: {type: Boolean},
    /** Where the arrow that is being drawn starts. */ from: {type: String},
    _paths: {state: true},
  };

  static styles = css`
    :host { display: block; position: relative; container-type: inline-size; --face-full: none; --face-large: inline; }
    .drawn { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; overflow: hidden; fill: none; color: var(--primary); }
    .drawn .under { stroke: var(--paper); stroke-width: 7; stroke-linecap: round; opacity: 0.85; }
    .drawn .over { stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
    .from { outline: 3px dashed var(--primary); outline-offset: -1px; border-radius: 6px; }
    ul { list-style: none; margin: 0; padding: 0; }
    .seats { display: grid; gap: 2px 16px; --card-width: 38px; user-select: none; }
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
    /** @type {{source: string, target: string}[]} */
    this.arrows = [];
    this.drawing = false;
    this.from = '';
    /** @type {string[]} */
    this._paths = [];
    /** The place where a mouse or pen was put down. */
    this._down = '';
    this._observer = new ResizeObserver(() => this._trace());
    this.addEventListener('pointerdown', (event) => {
      this._down = this.pointed && event.pointerType !== 'touch' ? placeOf(event) : '';
    });
    this.addEventListener('pointerup', (event) => this._release(placeOf(event)));
  }

  connectedCallback() {
    super.connectedCallback();
    this._observer.observe(this);
  }

  disconnectedCallback() {
    this._observer.disconnect();
    super.disconnectedCallback();
  }

  updated() {
    this._trace();
  }

  /** Finds where the arrows run, now that cards and seats have their places. */
  _trace() {
    const origin = this.getBoundingClientRect();
    const paths = this.arrows.flatMap(({source, target}) => {
      const [from, to] = [source, target].map((place) => this.renderRoot.querySelector(`[data-place="${place}"]`));
      if (!from || !to) return [];
      return [pathOf(middle(from.getBoundingClientRect(), origin), middle(to.getBoundingClientRect(), origin))];
    });
    if (paths.join() !== this._paths.join()) this._paths = paths;
  }

  render() {
    return html`<ul class="seats" role="list" aria-label=${words.text('replay-hands')}>${this.hands.map(
      (hand, seat) => html`
      <li class="seat ${seat === this.turn ? 'turn' : ''}">
        <button type="button" data-place=${`seat-${seat}`} class=${this.from === `seat-${seat}` ? 'from' : ''} aria-pressed=${String(seat === this.bottom)} title=${words.text(
          'replay-look-from',
          {
            seat: words.seat(seat),
          },
        )} @click=${() => this._choose(seat)}><span>${words.seat(seat)}</span>
          ${seat === this.bottom ? icon('eye', 16) : nothing}</button>
        <ul class="cards" role="list">${this._cards(hand, seat)}</ul>
      </li>`,
    )}</ul>${this._drawn()}`;
  }

  _drawn() {
    if (!this._paths.length) return nothing;
    return html`<svg class="drawn" aria-hidden="true"><defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L8 4L0 8Z" fill="currentColor"/></marker></defs>${this._paths.map(
      (path) => svg`<path class="under" d=${path}/><path class="over" d=${path} marker-end="url(#head)"/>`,
    )}</svg>`;
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
      const classes = [names.length && 'pointed', this.from === card && 'from'].filter(Boolean).join(' ');
      return html`<li class=${classes} data-place=${card}><button type="button" aria-label=${label}
        title=${names.length ? label : nothing} @click=${() => this._point(card)}><playing-card card=${card} aria-hidden="true"></playing-card></button></li>`;
    });
  }

  /** @param {string} card */
  _point(card) {
    if (this.drawing) this._place(card);
    else this.dispatchEvent(new CustomEvent('card-pointed', {detail: {card}}));
  }

  /** @param {string} place */
  _place(place) {
    this.dispatchEvent(new CustomEvent('place-chosen', {detail: {place}}));
  }

  /** @param {string} place where a mouse or pen is lifted */
  _release(place) {
    const source = this._down;
    this._down = '';
    if (source && place && source !== place)
      this.dispatchEvent(new CustomEvent('arrow-drawn', {detail: {source, target: place}}));
  }

  /** @param {number} seat */
  _choose(seat) {
    if (this.drawing) this._place(`seat-${seat}`);
    else this.dispatchEvent(new CustomEvent('seat-chosen', {detail: {seat}}));
  }
}

/** The card or seat at which something happened, or an empty text. @param {Event} event */
function placeOf(event) {
  for (const node of event.composedPath()) {
    if (node instanceof Element && node.hasAttribute('data-place')) return node.getAttribute('data-place') ?? '';
  }
  return '';
}

customElements.define('vb-replay-hands', ReplayHands);
