/**
 * `<vb-number-input>`: a whole number to type, or to raise and lower by tapping. Event: `change` {detail: the number, or
 * the text that is none}.
 */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {controls} from '../parts/controls.js';
import {typedNumber} from './asked.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {SheetWords} from './words.js' */

export class NumberInput extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    label: {type: String},
    value: {attribute: false},
    most: {type: Number},
    steps: {type: Boolean},
    texts: {attribute: false},
  };

  static styles = [
    controls,
    css`
    :host { display: inline-flex; gap: 6px; align-items: center; }
    input {
      font: inherit; font-size: var(--text-l); inline-size: 64px; min-block-size: 48px; text-align: center; color: var(--ink);
      background: var(--paper-raised); border: 1px solid var(--line-strong); border-radius: var(--round); padding: 0 4px;
      font-variant-numeric: tabular-nums;
    }
    :host(:not([steps])) input { inline-size: 112px; }
    button { inline-size: 52px; min-block-size: 48px; padding: 0; font-size: var(--text-xl); line-height: 1; }
  `,
  ];

  constructor() {
    super();
    this.label = '';
    /** @type {string | number} */
    this.value = '';
    this.most = 0;
    this.steps = false;
    /** @type {?SheetWords} */
    this.texts = null;
  }

  /** The keyboard's focus goes to the number. */
  focus() {
    this.renderRoot.querySelector('input')?.focus();
  }

  render() {
    const number = Number(this.value) || 0;
    return html`${this._step(-1, 'sheets-less', '−', number <= 0)}
      <input type="text" inputmode="numeric" autocomplete="off" enterkeyhint="done" maxlength="9" aria-label=${this.label} .value=${live(String(this.value))}
        @focus=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.select()}
        @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._give(typedNumber(target.value))}>
      ${this._step(1, 'sheets-more', '+', number >= this.most)}`;
  }

  /** @param {number} by @param {string} name @param {string} sign @param {boolean} shut */
  _step(by, name, sign, shut) {
    if (!this.steps) return nothing;
    return html`<button type="button" aria-label=${this.texts?.text(name, {field: this.label}) ?? sign} ?disabled=${shut}
      @click=${() => this._give((Number(this.value) || 0) + by)}>${sign}</button>`;
  }

  /** @param {string | number} value */
  _give(value) {
    this.value = value;
    this.dispatchEvent(new CustomEvent('change', {detail: value}));
  }
}

customElements.define('vb-number-input', NumberInput);
