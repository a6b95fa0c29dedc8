/** `<vb-table-bar>`: the bar with the menu, the score and the talk. Event: `chosen` {what}. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {sidesFrom} from './model.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Board, Info} from '../types/table.js' */

export class TableBar extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    info: {attribute: false},
    board: {attribute: false},
    me: {type: Number},
  };

  static styles = [
    controls,
    css`
    :host {
      display: flex; align-items: center; gap: 4px; min-block-size: 48px; padding-inline: 4px; color: var(--on-felt);
      background: var(--felt-rim); padding-block-start: env(safe-area-inset-top);
    }
    .scores {
      flex: 1; min-inline-size: 0; background: none; border-color: transparent; color: inherit; gap: 24px; padding: 0;
      font-weight: 400; font-variant-numeric: tabular-nums;
    }
    .scores:disabled { opacity: 1; }
    b { font-size: var(--text-l); margin-inline-start: 4px; }
    small { color: var(--on-felt-soft); font-size: var(--text-s); }
    span { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    :focus-visible { outline-color: var(--accent-bright); outline-offset: -3px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    /** Null before the first deal. @type {?Board} */
    this.board = null;
    this.me = -1;
  }

  render() {
    if (!this.info) return nothing;
    return html`${this._button('menu')}
      <button class="scores" type="button" title=${words.text('table-menu-sheet')} ?disabled=${!this.board}
        @click=${() => this._choose('sheet')}>${this.board ? this._scores(this.board, this.info.seats.length) : html`<span>${words.gameName(this.info.game)}</span>`}</button>
      ${this.info.settings.winner_stays ? this._button('queue') : nothing}${this._button('talk')}`;
  }

  /**
   * The scores, the reader's side first; if everyone plays alone, there is only room for the reader's.
   * @param {Board} board @param {number} seats
   */
  _scores({scores, sides}, seats) {
    const order = sidesFrom(sides, this.me);
    const shown = sides === seats ? order.slice(0, 1) : order;
    return shown.map(
      (side) => html`<span><small>${words.side(side, this.me)}</small> <b>${words.number(scores[side])}</b></span>`,
    );
  }

  /** @param {'menu' | 'queue' | 'talk'} what */
  _button(what) {
    const name = words.text(`table-menu-${what}`);
    return html`<button class="round" type="button" title=${name} aria-label=${name} @click=${() => this._choose(what)}>${icon(what)}</button>`;
  }

  /** @param {string} what */
  _choose(what) {
    this.dispatchEvent(new CustomEvent('chosen', {detail: {what}}));
  }
}

customElements.define('vb-table-bar', TableBar);
