/**
 * `<vb-house-rule>`: one house rule with its possible values. Event: `change` (detail: the value) when another one is
 * chosen.
 */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {OptionInfo} from '../types/wire.js' */
/** @typedef {boolean | number | string | number[]} Value of a house rule */

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class HouseRule extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {option: {attribute: false}, value: {attribute: false}, usual: {attribute: false}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 4px; }
    b { font-weight: 600; }
    .usual { color: var(--accent-text); font-size: var(--text-s); font-weight: 600; }
    .own { display: grid; gap: 4px; margin-block-start: 4px; }
  `,
  ];

  constructor() {
    super();
    /** @type {OptionInfo} */
    this.option = {name: '', kind: 'flag', default: false, rule: ''};
    /** @type {Value} */
    this.value = false;
    /** @type {Value} The value in the preset. */
    this.usual = false;
  }

  render() {
    const {option, value, usual} = this;
    const changed = !same(value, usual);
    return html`<label class="field"><b>${words.option(option.name)}</b>${this._field()}</label>
      ${option.kind === 'numbers' && Array.isArray(value) ? this._listInput(value) : nothing}
      ${changed ? html`<span class="usual">● ${words.text('web-usually', {value: words.optionValue(option.name, usual)})}</span>` : nothing}`;
  }

  _field() {
    const {option, value} = this;
    if (option.kind === 'number') {
      return html`<input type="number" inputmode="numeric" min=${option.least} max=${option.most} .value=${String(value)}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.reportValidity() && this._choose(Number(target.value))}>`;
    }
    const values = this._values();
    return html`<select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._choose(values[target.selectedIndex])}>
      ${values.map((each) => html`<option .selected=${live(same(each, value))}>${words.optionValue(option.name, each)}</option>`)}
      ${this._allowsList() && !Array.isArray(value) ? html`<option>${words.text('web-own-numbers')}</option>` : nothing}
    </select>`;
  }

  /** @returns {Value[]} */
  _values() {
    const {option, value} = this;
    if (option.kind === 'flag') return [true, false];
    if (option.kind === 'choice') return option.values ?? [];
    return [...Object.keys(option.named ?? {}), ...(Array.isArray(value) ? [value] : [])];
  }

  _allowsList() {
    return this.option.kind === 'numbers' && (this.option.most ?? 0) > 0;
  }

  /** The input for a custom list. @param {number[]} value */
  _listInput(value) {
    const {option} = this;
    return html`<label class="field own">${words.text('web-own-numbers-how', {
      longest: option.longest,
      least: option.least,
      most: option.most,
    })}<input dir="ltr" inputmode="text" .value=${value.join(' ')} @change=${this._typed}></label>`;
  }

  /** @param {{target: HTMLInputElement}} event */
  _typed({target}) {
    const {least = 0, most = 0, longest = 0} = this.option;
    /** @type {number[]} */
    const numbers = target.value
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    const fits =
      numbers.length &&
      numbers.length <= longest &&
      numbers.every((number) => Number.isInteger(number) && number >= least && number <= most);
    target.setCustomValidity(fits ? '' : words.text('web-own-numbers-how', {longest, least, most}));
    if (target.reportValidity()) this._choose(numbers);
  }

  /** @param {Value | undefined} value */
  _choose(value) {
    // The last entry, for a custom list, has no value: the list starts with the current numbers.
    const next = value === undefined ? (this.option.named?.[String(this.value)] ?? [this.option.least ?? 0]) : value;
    this.dispatchEvent(new CustomEvent('change', {detail: next}));
  }
}

customElements.define('vb-house-rule', HouseRule);
