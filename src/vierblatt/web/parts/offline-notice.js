/** `<vb-offline>`: says that the server cannot be reached and what works without it, and then that it is back. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {reachable} from '../core/reachable.js';
import {icon} from './icons.js';

/** How long to say that the server is back, in milliseconds. */
const BACK = 5_000;

export class OfflineNotice extends WithWords(LitElement) {
  static properties = {_state: {state: true}};

  static styles = css`
    :host { display: block; }
    p {
      display: flex; align-items: center; justify-content: center; gap: 8px; margin: 0; padding: 8px 16px;
      font-size: var(--text-s); font-weight: 600; line-height: 1.4; color: #fffdf8; background: #7a1d17;
    }
    p.back { background: var(--felt); color: var(--on-felt); }
    svg { flex: none; }
  `;

  constructor() {
    super();
    /** @type {'' | 'lost' | 'back'} */
    this._state = reachable.reached ? '' : 'lost';
    this._timer = 0;
    this._follow = () => {
      clearTimeout(this._timer);
      this._state = reachable.reached ? 'back' : 'lost';
      if (reachable.reached) {
        this._timer = setTimeout(() => {
          this._state = '';
        }, BACK);
      }
    };
  }

  connectedCallback() {
    super.connectedCallback();
    this._state = reachable.reached ? '' : 'lost';
    reachable.addEventListener('change', this._follow);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    reachable.removeEventListener('change', this._follow);
    clearTimeout(this._timer);
  }

  render() {
    const text = this._state && words.text(`web-server-${this._state}`);
    return html`<div aria-live="polite">${
      text
        ? html`<p class=${this._state}>${icon(this._state === 'lost' ? 'away' : 'check', 18)}<span>${text}</span></p>`
        : nothing
    }</div>`;
  }
}

customElements.define('vb-offline', OfflineNotice);
