/**
 * `<vb-replay-controls>`: the buttons and the slider that control a replay. Events: `go` {to: 'first'|'previous'|
 * 'next'|'last'|Position}, `play` (start or stop), `speed` {speed}.
 */
import {LitElement, html, css, nothing, svg} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {first} from './position.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Deals, Position} from './position.js' */

/** @typedef {{target: HTMLSelectElement}} Chosen */

/** Steps per second. */
export const SPEEDS = [0.5, 1, 2, 4];

const SIGNS = {
  first: 'M6 5v14M19 5l-9 7l9 7z',
  previous: 'M15 5l-8 7l8 7',
  play: 'M7 4l13 8l-13 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l8 7l-8 7',
  last: 'M18 5v14M5 5l9 7l-9 7z',
};

export class ReplayControls extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    position: {attribute: false},
    deals: {attribute: false},
    playing: {type: Boolean},
    speed: {type: Number},
    /** Whether nothing plays by itself: then there is neither a speed nor a button for it. */ still: {type: Boolean},
  };

  static styles = [
    controls,
    css`
    :host { display: block; max-inline-size: 560px; margin-inline: auto; }
    div { display: flex; align-items: center; gap: 8px; }
    .buttons { justify-content: center; }
    button.round { border-radius: var(--round); }
    button.run { background: var(--primary); color: var(--on-primary); inline-size: 64px; border-radius: 28px; }
    svg { inline-size: 22px; block-size: 22px; }
    :host(:dir(rtl)) .turned { transform: scaleX(-1); }
    input { flex: 1; min-inline-size: 0; min-block-size: var(--tap); margin: 0; accent-color: var(--primary); }
    select {
      font: inherit; font-weight: 600; min-block-size: 40px; padding-inline: 4px; border-radius: var(--round);
      border: 1px solid var(--line); background: var(--paper-raised); color: var(--ink); max-inline-size: 112px;
    }
    .speed { direction: ltr; }
  `,
  ];

  constructor() {
    super();
    /** @type {Position} */
    this.position = first();
    /** @type {Deals} */
    this.deals = [];
    this.playing = false;
    this.speed = 1;
    this.still = false;
  }

  render() {
    const {deals, position, playing} = this;
    if (!deals.length) return nothing;
    const steps = deals[position.deal - 1].steps - 1;
    const atStart = position.deal === 1 && position.step === 0;
    const atEnd = position.deal === deals.length && position.step === steps;
    return html`
      <div>
        <select aria-label=${words.text('replay-choose-deal')} @change=${this._deal}>${deals.map(
          ({number}) => html`
          <option value=${number} .selected=${number === position.deal}>${words.text('ui-deal-number', {number})}</option>`,
        )}</select>
        <input type="range" min="0" max=${steps} .value=${String(position.step)} aria-label=${words.text('replay-slider')}
          aria-valuetext=${words.text('replay-step', {step: position.step, count: steps})} @input=${this._slide}>
        ${
          this.still
            ? nothing
            : html`<select class="speed" aria-label=${words.text('replay-speed')} @change=${this._speed}>${SPEEDS.map(
                (speed) => html`
          <option value=${speed} .selected=${speed === this.speed}>${speed === 0.5 ? '½' : words.number(speed)}×</option>`,
              )}</select>`
        }
      </div>
      <div class="buttons">
        ${this._button('first', atStart)}${this._button('previous', atStart)}
        ${
          this.still
            ? nothing
            : html`<button type="button" class="round run" aria-label=${words.text(playing ? 'replay-pause' : 'replay-play')}
          ?disabled=${atEnd} @click=${() => this.dispatchEvent(new Event('play'))}>${sign(playing ? 'pause' : 'play', !playing)}</button>`
        }
        ${this._button('next', atEnd)}${this._button('last', atEnd)}
      </div>`;
  }

  /** @param {'first'|'previous'|'next'|'last'} to @param {boolean} disabled */
  _button(to, disabled) {
    const label = words.text(`replay-${to}`);
    return html`<button type="button" class="round" aria-label=${label} title=${label} ?disabled=${disabled}
      @click=${() => this._go(to)}>${sign(to, true)}</button>`;
  }

  /** @param {string | Position} to */
  _go(to) {
    this.dispatchEvent(new CustomEvent('go', {detail: {to}}));
  }

  /** @param {{target: HTMLInputElement}} event */
  _slide({target}) {
    this._go({deal: this.position.deal, step: Number(target.value)});
  }

  /** @param {Chosen} event */
  _deal({target}) {
    this._go({deal: Number(target.value), step: 0});
  }

  /** @param {Chosen} event */
  _speed({target}) {
    this.dispatchEvent(new CustomEvent('speed', {detail: {speed: Number(target.value)}}));
  }
}

/** @param {keyof typeof SIGNS} name @param {boolean} turned whether it points the other way in Arabic */
function sign(name, turned) {
  return html`<svg class=${turned ? 'turned' : ''} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${svg`<path d=${SIGNS[name]}/>`}</svg>`;
}

customElements.define('vb-replay-controls', ReplayControls);
