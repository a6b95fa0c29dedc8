/** A message at the edge of the page for a few seconds; screen readers announce it. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {controls} from './controls.js';

const READING = 5_500;

export class Toast extends LitElement {
  static properties = {_text: {state: true}, _action: {state: true}};

  static styles = [
    controls,
    css`
    :host {
      position: fixed; z-index: 50; inset-inline: 12px; inset-block-start: calc(env(safe-area-inset-top) + 60px);
      display: grid; justify-items: center; pointer-events: none; border: 0; padding: 0; background: none;
      inline-size: auto; margin: 0;
    }
    div {
      pointer-events: auto; display: flex; align-items: center; gap: 8px; max-inline-size: 560px; padding: 8px 16px;
      border-radius: var(--round); background: #1d2a2a; color: #fffdf8; box-shadow: var(--shadow-2);
      border: 1px solid #748783; font: var(--text-m)/1.4 var(--font); animation: come var(--move) var(--ease);
    }
    @keyframes come { from { transform: translateY(-12px); opacity: 0; } }
    button { background: none; color: var(--accent-bright, #efbe62); border-color: currentColor; flex: none; }
  `,
  ];

  constructor() {
    super();
    this._text = '';
    this._action = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.setAttribute('role', 'status');
  }

  /** @param {string} text @param {{label: string, run: () => void} | null} [action] */
  show(text, action = null) {
    clearTimeout(this._timer);
    this._text = text;
    this._action = action;
    this._timer = setTimeout(() => {
      this._text = '';
    }, READING);
  }

  render() {
    if (!this._text) return nothing;
    return html`<div @click=${() => {
      this._text = '';
    }}><span>${this._text}</span>
      ${this._action ? html`<button type="button" @click=${this._action.run}>${this._action.label}</button>` : nothing}
    </div>`;
  }
}

customElements.define('vb-toast', Toast);

let shown = null;

/** Shows a message. @param {string} text @param {{label: string, run: () => void} | null} [action] */
export function toast(text, action = null) {
  shown ??= document.body.appendChild(document.createElement('vb-toast'));
  shown.show(text, action);
}
