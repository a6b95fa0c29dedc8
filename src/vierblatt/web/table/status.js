/**
 * `<vb-table-status>`: a thin bar that reports trouble with the connection, or that the person only watches; in place
 * of a table that has not appeared yet, it describes any trouble in full.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {socket} from '../core/socket.js';
import {WithWords, words} from '../core/locale.js';
import {icon} from '../parts/icons.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** Interruptions of fewer milliseconds are not reported. */
const PATIENCE = 700;
/** How long to say that the connection is back, in milliseconds. */
const BACK = 3_000;
const TROUBLE = ['connecting', 'lost', 'restarting'];

export class TableStatus extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    delay: {type: Number},
    empty: {type: Boolean},
    _state: {state: true},
  };

  static styles = css`
    :host { display: block; }
    div { display: flex; align-items: center; justify-content: center; gap: 8px; min-block-size: 28px; padding: 2px 12px;
      font-size: var(--text-s); font-weight: 600; text-align: center; }
    .trouble { position: absolute; z-index: 5; inset-inline: 0; background: #7a1d17; color: #fffdf8; }
    .trouble.back { background: var(--felt-deep); color: var(--on-felt); }
    section { color: var(--on-felt); max-inline-size: 440px; padding: 24px; text-align: center; line-height: 1.5; }
    a { color: inherit; display: inline-block; padding: 12px; }
    .watch { background: rgb(0 0 0 / 0.32); color: var(--on-felt); }
  `;

  constructor() {
    super();
    /** The spectator delay in seconds; -1 for a player. */
    this.delay = -1;
    /** Whether there is nothing else to see. */
    this.empty = false;
    this._timer = 0;
    this._state = '';
    this._follow = () => {
      clearTimeout(this._timer);
      const {state} = socket;
      const now = () => {
        const back = state === 'open' && ['lost', 'restarting'].includes(this._state);
        this._state = back ? 'back' : state;
        if (back) this._timer = setTimeout(now, BACK);
      };
      if (state === 'open' || state === 'off' || state === 'restarting') now();
      else this._timer = setTimeout(now, PATIENCE);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    socket.addEventListener('state', this._follow);
    this._follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    socket.removeEventListener('state', this._follow);
    clearTimeout(this._timer);
  }

  render() {
    if (this.empty) {
      return this._state === 'lost'
        ? html`<section role="status"><p>${words.text('table-server-lost')}</p><a href="/">${words.text('table-to-games')}</a></section>`
        : nothing;
    }
    if (this._state === 'back' || TROUBLE.includes(this._state)) {
      return html`<div class="trouble ${this._state}" role="status">${icon('away', 18)}${words.text(`table-connection-${this._state}`)}</div>`;
    }
    if (this.delay < 0) return nothing;
    return html`<div class="watch">${icon('eye', 18)}${words.text('table-watching', {seconds: this.delay})}</div>`;
  }
}

customElements.define('vb-table-status', TableStatus);
