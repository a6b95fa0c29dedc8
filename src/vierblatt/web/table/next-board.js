/** `<vb-next-board>`: at a table whose board is over, the way to the table that waits for the player next. */
import {LitElement, css, html} from '../vendor/lit.js';
import {ApiFault, api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';

/** @import {TournamentPage} from '../types/wire.js' */

/** Milliseconds between two looks at the tournament. */
const EVERY = 2_000;

export class NextBoard extends WithWords(LitElement) {
  static properties = {
    tournament: {type: String},
    /** The table that is over. */ table: {type: String},
    _next: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: block; min-block-size: 56px; }
    a.button { min-block-size: 56px; font-size: var(--text-l); inline-size: 100%; box-sizing: border-box; justify-content: center; }
    p { margin: 0; color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    this.tournament = '';
    this.table = '';
    this._next = '';
    /** @type {{tag: string}} */
    this._known = {tag: ''};
  }

  connectedCallback() {
    super.connectedCallback();
    this._timer = setInterval(() => document.hidden || this._look(), EVERY);
    this._look();
  }

  disconnectedCallback() {
    clearInterval(this._timer);
    super.disconnectedCallback();
  }

  async _look() {
    if (!this.tournament) return;
    try {
      /** @type {?TournamentPage} */
      const page = await api.newer(`/tournaments/${this.tournament}`, this._known);
      const own = page?.own_table ?? '';
      if (page) this._next = own === this.table ? '' : own;
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault; // the next look may succeed
    }
  }

  render() {
    if (!this._next) return html`<p role="status">${words.text('table-board-wait')}</p>`;
    return html`<a class="button primary" href=${`/t/${this._next}`}>${words.text('table-board-next')}</a>`;
  }
}

customElements.define('vb-next-board', NextBoard);
