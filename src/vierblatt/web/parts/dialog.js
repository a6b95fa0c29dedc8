/**
 * `<vb-dialog heading="...">`: a native dialog; on a phone it rises from the bottom, within a thumb's reach.
 *
 * `open` shows and hides it; the event `closed` reports that it was closed, by whatever means.
 */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';

export class Dialog extends WithWords(LitElement) {
  static properties = {
    heading: {type: String},
    open: {type: Boolean, reflect: true},
    /** Whether it stays open until something in it is chosen. */ firm: {type: Boolean},
  };

  static styles = [
    controls,
    css`
    dialog {
      border: 0; padding: 0; color: var(--ink); background: var(--paper); box-shadow: var(--shadow-2);
      border-radius: var(--round-l); inline-size: min(560px, calc(100vw - 24px)); max-block-size: min(86dvh, 760px);
      font: var(--text-m)/1.45 var(--font);
    }
    dialog::backdrop { background: var(--shade); }
    dialog[open] { display: flex; flex-direction: column; animation: rise var(--move) var(--ease); }
    @keyframes rise { from { transform: translateY(24px); opacity: 0; } }
    @media (max-width: 560px) {
      dialog { inline-size: 100vw; max-inline-size: 100vw; margin-block-end: 0; border-end-start-radius: 0;
        border-end-end-radius: 0; }
    }
    header { display: flex; align-items: center; gap: 8px; padding: 8px 8px 4px 20px; }
    :host(:dir(rtl)) header { padding: 8px 20px 4px 8px; }
    h2 { flex: 1; font-size: var(--text-l); }
    .body:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
    .body { padding: 4px 20px 20px; overflow: auto; overscroll-behavior: contain; }
  `,
  ];

  constructor() {
    super();
    this.heading = '';
    this.open = false;
    this.firm = false;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('open')) return;
    const dialog = this._dialog;
    if (this.open && !dialog.open) dialog.showModal();
    else if (!this.open && dialog.open) dialog.close();
  }

  render() {
    return html`<dialog aria-labelledby="heading" @close=${this._closed} @click=${this._outside}
        @cancel=${(/** @type {Event} */ event) => this.firm && event.preventDefault()}>
      <header><h2 id="heading">${this.heading}</h2>
        ${
          this.firm
            ? ''
            : html`<button class="round" type="button" aria-label=${words.text('table-close')}
          @click=${this.close}>${icon('close')}</button>`
        }</header>
      <div class="body" tabindex="0"><slot></slot></div></dialog>`;
  }

  close() {
    this._dialog.close();
  }

  get _dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  _closed() {
    this.open = false;
    this.dispatchEvent(new Event('closed'));
  }

  /** @param {Event} event */
  _outside(event) {
    if (event.target === event.currentTarget && !this.firm) this.close();
  }
}

customElements.define('vb-dialog', Dialog);
