/** `<vb-table-status>`: a thin bar that reports trouble with the connection, or that the person only watches. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {socket} from '../core/socket.js';
import {WithWords, words} from '../core/locale.js';
import {icon} from '../parts/icons.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** Interruptions of fewer milliseconds are not reported. */
const PATIENCE = 700;

export class TableStatus extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    delay: {type: Number},
    _state: {state: true},
  };

  static styles = css`
    :host { display: block; }
    div { display: flex; align-items: center; justify-content: center; gap: 8px; min-block-size: 28px; padding: 2px 12px;
      font-size: var(--text-s); font-weight: 600; text-align: center; }
    .trouble { position: absolute; z-index: 5; inset-inline: 0; background: #7a1d17; color: #fffdf8; }
    .watch { background: rgb(0 0 0 / 0.32); color: var(--on-felt); }
  `;

  constructor() {
    super();
    /** The spectator delay in seconds; -1 for a player. */
    this.delay = -1;
    this._timer = 0;
    this._state = '';
    this._follow = () => {
      clearTimeout(this._timer);
      const {state} = socket;
      const now = () => {
        this._state = state;
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
    if (['connecting', 'lost', 'restarting'].includes(this._state)) {
      return html`<div class="trouble" role="status">${icon('away', 18)}${words.text(`table-connection-${this._state}`)}</div>`;
    }
    if (this.delay < 0) return nothing;
    return html`<div class="watch">${icon('eye', 18)}${words.text('table-watching', {seconds: this.delay})}</div>`;
  }
}

customElements.define('vb-table-status', TableStatus);
