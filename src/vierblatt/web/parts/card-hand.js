/**
 * `<card-hand>`: the player's own cards as a list of buttons. It does not know the rules: `open` lists the cards that
 * may be played.
 *
 * Events: `card-chosen` {card} for an open card; `card-refused` {card} for any other, so that the page can say why.
 */
import {LitElement, html, css, nothing, repeat} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {HandSlots} from './hand-slots.js';
import {animateFrom, motionOff} from './motion.js';
import './playing-card.js';

/** A card dragged up by this many pixels is played. */
const DRAG = 56;
/** The maximum width of a card; on a low screen it is less. */
const WIDEST = 108;

export class CardHand extends WithWords(LitElement) {
  static properties = {
    cards: {attribute: false},
    open: {attribute: false},
    /** A chosen card that is on its way to the server. */ sent: {type: String},
    trump: {type: String},
    /** The ranks of plain suits and of trumps, strongest first. */ ranks: {attribute: false},
    /** `strength` sorts trumps first. */ order: {type: String},
    /** Changes when a trick is over. */ trick: {type: Number},
    /** The card that is advised, or ''. */ advised: {type: String},
    /** The size of a full hand in this deal. */ capacity: {type: Number},
    /** Whether choosing a card takes two taps. */ twice: {type: Boolean},
    _held: {state: true},
    _width: {state: true},
  };

  static styles = css`
    :host { display: block; direction: ltr; }
    ul { position: relative; list-style: none; margin: 0; padding: 0; }
    li { position: absolute; inset-block-start: 0; left: 0; transition: transform var(--move) var(--ease); }
    button {
      all: unset;
      display: block;
      position: relative;
      border-radius: calc(var(--card-width) * 0.08);
      touch-action: none;
      cursor: default;
      transition: transform var(--quick) var(--ease);
      -webkit-tap-highlight-color: transparent;
    }
    .asked button { cursor: pointer; }
    button::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: rgb(12 40 37 / 0.42);
      opacity: 0;
      transition: opacity var(--quick);
      pointer-events: none;
    }
    .asked .shut::after { opacity: 1; }
    .asked .lift { transform: translateY(-8px); }
    button.held, button.held.lift { transform: translateY(-16px); }
    button.held playing-card { box-shadow: 0 0 0 3px var(--accent-bright), 0 6px 16px rgb(0 0 0 / 0.4); }
    .sent { opacity: 0.55; }
    .advised playing-card { box-shadow: 0 0 0 3px var(--accent-bright), 0 4px 14px rgb(0 0 0 / 0.4); }
    .advised::before {
      content: '★'; position: absolute; z-index: 1; inset-block-start: -9px; left: 2px; inline-size: 20px; block-size: 20px;
      border-radius: 50%; display: grid; place-items: center; font-size: 12px; background: var(--accent-bright);
      color: var(--on-accent); box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
    }
    button:focus-visible { outline: 3px solid var(--accent-bright); outline-offset: 1px; z-index: 1; }
    @media (hover: hover) {
      .asked button:not(.shut):hover { transform: translateY(-12px); }
    }
    @media (forced-colors: active) {
      .asked .shut { opacity: 0.5; }
    }
  `;

  constructor() {
    super();
    /** @type {string[]} */
    this.cards = [];
    /** The cards that may be played now; null while none is to be played. @type {?string[]} */
    this.open = null;
    this.sent = '';
    this.advised = '';
    this.trump = '';
    /** @type {string[]} */
    this.ranks = [];
    /** @type {'strength' | 'suit'} */
    this.order = 'strength';
    this.trick = 0;
    this._slots = new HandSlots();
    this.capacity = 0;
    this.twice = false;
    this._held = '';
    this._width = 0;
    this._focus = '';
    /** @type {?{card: string, y: number, x: number, button: HTMLElement, up: number, moving?: boolean}} */
    this._drag = null;
    /** @type {Map<string, DOMRect>} */
    this._rects = new Map();
    /** Cards that have just arrived. @type {string[]} */
    this._arrived = [];
    this._refocus = false;
    this._dragged = false;
    this._watch = new ResizeObserver(([entry]) => {
      this._width = Math.round(entry.contentRect.width);
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this._watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._watch.disconnect();
  }

  /** Where a card is, or was when last shown. @param {string} card @returns {DOMRect | undefined} */
  rectOf(card) {
    return this._button(card)?.getBoundingClientRect() ?? this._rects.get(card);
  }

  /** Moves the keyboard focus to the hand: to the last focused card, or else to the first open one. */
  focus() {
    this._button(this._stop())?.focus();
  }

  /** @param {string} card @returns {HTMLButtonElement | null | undefined} */
  _button(card) {
    return this.renderRoot?.querySelector(`button[data-card="${card}"]`);
  }

  /** The only card that Tab reaches. */
  _stop() {
    if (this.cards.includes(this._focus)) return this._focus;
    const {order} = this._arranged();
    return order.find((card) => this.open?.includes(card)) ?? order[0] ?? '';
  }

  /** The cards in display order, and their places. */
  _arranged() {
    const byStrength = this.order === 'strength';
    return this._slots.arrange({
      cards: this.cards,
      trump: byStrength ? this.trump : '',
      ranks: byStrength ? this.ranks : [],
      trick: this.trick,
      width: this._width || 344,
      capacity: this.capacity,
      most: Math.min(WIDEST, innerHeight * 0.16),
    });
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has('cards')) {
      const before = changed.get('cards') ?? [];
      this._rects.clear();
      for (const card of before) {
        const rect = this._button(card)?.getBoundingClientRect();
        if (rect) this._rects.set(card, rect);
      }
      this._arrived = this.cards.filter((card) => !before.includes(card));
      this._refocus = before.length > this.cards.length && this.shadowRoot?.activeElement != null;
    }
    if (changed.has('open') || !this.cards.includes(this._held)) this._held = '';
  }

  render() {
    const {order, plan} = this._arranged();
    const some = this.open !== null && this.open.length < order.length;
    const stop = this._stop();
    return html`<ul role="list" aria-label=${words.text('table-hand')} class=${this.open ? 'asked' : ''}
        .style=${`height:${plan.height}px;--card-width:${plan.card}px`} @keydown=${this._key}>
      ${repeat(
        order,
        (card) => card,
        (card, i) => {
          const open = this.open?.includes(card) ?? false;
          const state = [
            open && some && 'lift',
            this.open && !open && 'shut',
            card === this._held && 'held',
            card === this.sent && 'sent',
            open && card === this.advised && 'advised',
          ]
            .filter(Boolean)
            .join(' ');
          return html`<li .style=${`transform:translate(${plan.places[i].x}px,${plan.places[i].y}px)`}>
          <button type="button" data-card=${card} class=${state} tabindex=${card === stop ? 0 : -1}
            aria-label=${this._name(card, open)} aria-pressed=${this.twice ? String(card === this._held) : nothing}
            @click=${() => this._tap(card)} @focus=${() => {
              this._focus = card;
            }}
            @pointerdown=${(/** @type {PointerEvent} */ event) => this._grab(event, card)} @pointermove=${this._pull}
            @pointerup=${this._drop} @pointercancel=${this._drop}>
            <playing-card card=${card}></playing-card>
          </button></li>`;
        },
      )}</ul>`;
  }

  /** @param {string} card @param {boolean} open */
  _name(card, open) {
    const name = words.cardName(card);
    if (this.open && !open) return words.text('table-card-shut', {card: name});
    return open && card === this.advised ? words.text('table-card-advised', {card: name}) : name;
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (changed.has('cards')) {
      this._arrived?.forEach((card, i) => {
        const button = this._button(card);
        const rect = button?.getBoundingClientRect();
        if (button && rect)
          animateFrom(button, new DOMRect(rect.x, rect.y - 160, rect.width, rect.height), {delay: i * 22, fade: true});
      });
      if (this._refocus) this.focus();
      this._arrived = [];
      this._refocus = false;
    }
  }

  /** @param {string} card */
  _tap(card) {
    if (this._dragged) {
      this._dragged = false;
      return;
    }
    if (this.open?.includes(card) && this.twice && this._held !== card) {
      this._held = card;
      return;
    }
    this._choose(card);
  }

  /** @param {string} card */
  _choose(card) {
    if (this.open === null || this.sent) return;
    const type = this.open.includes(card) ? 'card-chosen' : 'card-refused';
    this.dispatchEvent(new CustomEvent(type, {detail: {card}, bubbles: true, composed: true}));
  }

  /** @param {PointerEvent} event @param {string} card */
  _grab(event, card) {
    if (!this.open?.includes(card) || event.button !== 0) return;
    this._dragged = false;
    this._drag = {
      card,
      y: event.clientY,
      x: event.clientX,
      button: /** @type {HTMLElement} */ (event.currentTarget),
      up: 0,
    };
  }

  /** @param {PointerEvent} event */
  _pull(event) {
    if (!this._drag) return;
    const up = this._drag.y - event.clientY;
    if (!this._drag.moving && up < 12) return;
    if (!this._drag.moving) {
      this._drag.moving = true;
      this._drag.button.setPointerCapture(event.pointerId);
      this._drag.button.style.transition = 'none';
    }
    this._drag.up = up;
    this._drag.button.style.transform = `translate(${event.clientX - this._drag.x}px, ${-up}px)`;
  }

  _drop() {
    const drag = this._drag;
    this._drag = null;
    if (!drag?.moving) return;
    this._dragged = true;
    setTimeout(() => {
      this._dragged = false;
    }, 0);
    if (drag.up >= DRAG) {
      this._rects.set(drag.card, drag.button.getBoundingClientRect());
      this._choose(drag.card);
    }
    drag.button.style.transition = motionOff() ? 'none' : '';
    drag.button.style.transform = '';
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const {order} = this._arranged();
    const at = order.indexOf(this._focus);
    /** @type {Record<string, number>} */
    const steps = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};
    let next = at;
    if (event.key in steps) next = (at + steps[event.key] + order.length) % order.length;
    else if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = order.length - 1;
    else return;
    event.preventDefault();
    this._button(order[next])?.focus();
    this.requestUpdate();
  }
}

customElements.define('card-hand', CardHand);
