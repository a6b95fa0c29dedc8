/**
 * `<vb-term-list .texts=${texts}>`: a button that explains all terms of these texts: those on buttons cannot be buttons
 * themselves. Without any terms it is not there.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {termsIn} from '../core/terms.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';
import {explained} from './term.js';
import './dialog.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class TermList extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    texts: {attribute: false},
    /** The ids of what they are about: calls, for example. */ ids: {attribute: false},
    _open: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: inline-block; }
    button { padding: 0; min-inline-size: var(--tap); background: none; border-color: transparent; color: inherit; }
    dl { margin: 0; }
    dt { font-weight: 700; margin-block-start: 12px; }
    dd { margin: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.texts = [];
    /** @type {string[]} */
    this.ids = [];
    this._open = false;
  }

  render() {
    const terms = termsIn(words, this.texts, this.ids);
    if (!terms.length) return nothing;
    const name = words.text('terms-here');
    return html`<button type="button" part="button" title=${name} aria-label=${name} aria-haspopup="dialog"
        @click=${() => (this._open = true)}>${icon('rules')}</button>
      <vb-dialog heading=${name} ?open=${this._open} @closed=${() => (this._open = false)}>
        ${this._open ? explained(terms) : nothing}</vb-dialog>`;
  }
}

customElements.define('vb-term-list', TermList);
