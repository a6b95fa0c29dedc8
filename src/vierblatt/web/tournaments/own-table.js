/** `<vb-own-table>`: the way to the table that waits for the reader, and whom it waits for. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {ApiFault, api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';

/** @import {TableInfo} from '../types/wire.js' */

/** Milliseconds between two looks at the table. */
const EVERY = 4_000;

export class OwnTable extends WithWords(LitElement) {
  static properties = {table: {type: String}, _info: {state: true}};

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 8px; }
    a.button { min-block-size: 64px; font-size: var(--text-xl); inline-size: 100%; box-sizing: border-box; justify-content: center; }
    p { margin: 0; color: var(--ink-soft); min-block-size: 1.4em; overflow-wrap: anywhere; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** @type {?TableInfo} */
    this._info = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this._timer = setInterval(() => document.hidden || this._look(), EVERY);
  }

  disconnectedCallback() {
    clearInterval(this._timer);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('table')) this._look();
  }

  async _look() {
    const {table} = this;
    if (!table) return;
    try {
      /** @type {TableInfo} */
      const info = await api.public(`/tables/${table}`);
      if (table === this.table) this._info = info;
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault; // the next look may succeed
    }
  }

  render() {
    if (!this.table) return nothing;
    return html`<a class="button primary" href=${`/t/${this.table}`}>${words.text('tour-to-table')}</a>
      <p role="status">${this._waiting()}</p>`;
  }

  _waiting() {
    const info = this._info;
    if (!info || info.id !== this.table || info.stage !== 'seating') return '';
    const missing = info.seats.filter(({kind, ready}) => kind === 'human' && !ready);
    if (!missing.length) return '';
    return words.text('tour-missing', {names: words.listed(missing.map(({name = ''}) => words.name(name)))});
  }
}

customElements.define('vb-own-table', OwnTable);
