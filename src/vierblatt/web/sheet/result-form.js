/**
 * `<vb-result-form>`: what was played in a deal, entered by taps; a field appears when the values above ask for it.
 * Event: `written` (detail: the result). `fault`: why the sheet has refused the last result.
 */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {askedFields, grouped, isCount, isOfPlayer} from './asked.js';
import {SheetFault} from './fault.js';
import {tiles} from './styles.js';
import './number-input.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {DealResult, SheetField} from './fields.js' */
/** @import {SheetWords} from './words.js' */

/** Numbers up to here are tiles. */
const MOST_TILES = 13;
const SUITS = ['S', 'H', 'D', 'C'];
/** A call that is a number of tricks. */
const BID = /^bid (\d+)$/;

export class ResultForm extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    fields: {attribute: false},
    texts: {attribute: false},
    given: {attribute: false},
    fault: {attribute: false},
    _values: {state: true},
    _missing: {state: true},
  };

  static styles = [
    controls,
    suitColours,
    tiles,
    css`
    :host { display: block; }
    form { display: grid; gap: 20px; }
    .count { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding-block: 4px; }
    .count > span { min-inline-size: 0; overflow-wrap: anywhere; }
    .sum { font-weight: 400; color: var(--ink-soft); margin-inline-start: 8px; }
    .sum.fits { color: var(--good); font-weight: 600; }
    .typed { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
    .note { color: var(--ink-soft); }
    .primary { min-block-size: 56px; font-size: var(--text-l); }
    .suit { font-size: var(--text-l); }
  `,
  ];

  constructor() {
    super();
    /** @type {SheetField[]} */
    this.fields = [];
    /** @type {?SheetWords} */
    this.texts = null;
    /** What is entered at first. @type {DealResult} */
    this.given = {};
    /** @type {?SheetFault} */
    this.fault = null;
    /** @type {DealResult} */
    this._values = {};
    /** The name of the first field that lacks a value. */
    this._missing = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('given')) {
      this._values = {...this.given};
      this._missing = '';
    }
  }

  render() {
    const {texts} = this;
    if (!texts) return nothing;
    const asked = askedFields(this.fields, this._values);
    return html`<form novalidate @submit=${this._submit}>
      ${grouped(asked).map((group) => this._group(group, texts))}
      <div role="alert">${this.fault ? html`<p class="missing">${this._complaint(this.fault, asked, texts)}</p>` : nothing}</div>
      <button class="primary">${texts.text('tui-sheet-save')}</button></form>`;
  }

  /** @param {SheetField[]} group @param {SheetWords} texts */
  _group(group, texts) {
    const [first] = group;
    if (isOfPlayer(first)) return this._perPlayer(group, texts);
    if (isCount(first)) return html`<div>${group.map((field) => this._count(field, texts.field(field), texts))}</div>`;
    return this._question(first, texts);
  }

  /** @param {SheetField} field @param {SheetWords} texts */
  _question(field, texts) {
    const values = valuesOf(field);
    const isTyped = values === null;
    return html`<fieldset data-field=${field.name} aria-describedby=${`missing-${field.name}`}>
      <legend>${texts.field(field)}</legend>
      ${isTyped ? this._number(field, texts) : html`<div class="tiles ${values.some(isNumber) ? 'numbers' : ''}">${values.map((value) => this._tile(field, value, texts))}</div>`}
      <p class="missing" id=${`missing-${field.name}`} ?hidden=${this._missing !== field.name}>${this._missing === field.name ? texts.text('tui-sheet-missing', {field: texts.label(field)}) : nothing}</p>
    </fieldset>`;
  }

  /** @param {SheetField} field @param {string | number} value @param {SheetWords} texts */
  _tile(field, value, texts) {
    const isSuit = SUITS.includes(String(value));
    const [, bid] = BID.exec(String(value)) ?? [];
    return html`<label class="tile ${isNumber(value) ? '' : 'word'}"><input type="radio" name=${field.name} value=${value}
        aria-label=${bid ? texts.value(field, value) : nothing}
        .checked=${live(this._valueOf(field) === value)} @change=${() => this._set(field.name, value)}>
      ${isSuit ? html`<span class="suit" aria-hidden="true">${withSuitColours(texts.suit(String(value)))}</span>` : nothing}
      ${bid ? texts.number(Number(bid)) : texts.value(field, value)}</label>`;
  }

  /** The points of one team, of which the others have the rest. @param {SheetField} field @param {SheetWords} texts */
  _number(field, texts) {
    const value = this._valueOf(field);
    const others = typeof value === 'number' && value <= field.most ? field.most - value : null;
    return html`<div class="typed"><vb-number-input .texts=${texts} label=${texts.field(field)} most=${field.most} .value=${value ?? ''}
        @change=${(/** @type {CustomEvent<string | number>} */ {detail}) => this._set(field.name, detail)}></vb-number-input>
      <span class="note">${others === null ? `0–${texts.number(field.most)}` : texts.text('sheets-other-team', {points: others})}</span></div>`;
  }

  /** How many of something each player took. @param {SheetField[]} fields @param {SheetWords} texts */
  _perPlayer(fields, texts) {
    const needed = fields[0].most;
    const total = fields.reduce((sum, field) => sum + (Number(this._valueOf(field)) || 0), 0);
    return html`<fieldset data-field=${fields[0].label}>
      <legend>${texts.label(fields[0])}<span class="sum ${total === needed ? 'fits' : ''}">${texts.text('sheets-of', {total, needed})}</span></legend>
      ${fields.map((field) => this._count(field, texts.seat(field.seat ?? 0), texts))}</fieldset>`;
  }

  /** A number to raise and lower. @param {SheetField} field @param {string} label @param {SheetWords} texts */
  _count(field, label, texts) {
    return html`<div class="count" data-field=${field.name}><span>${label}</span>
      <vb-number-input steps .texts=${texts} label=${texts.field(field)} most=${field.most} .value=${this._valueOf(field) ?? 0}
        @change=${(/** @type {CustomEvent<string | number>} */ {detail}) => this._set(field.name, detail)}></vb-number-input></div>`;
  }

  /** @param {SheetField} field */
  _valueOf(field) {
    return this._values[field.name] ?? field.default;
  }

  /** @param {string} name @param {string | number} value */
  _set(name, value) {
    const {[name]: _, ...others} = this._values;
    this._values = value === '' ? others : {...others, [name]: value};
    if (this._missing === name) this._missing = '';
  }

  /** @param {SubmitEvent} event */
  async _submit(event) {
    event.preventDefault();
    const asked = askedFields(this.fields, this._values);
    this._missing = asked.find((field) => this._valueOf(field) === null)?.name ?? '';
    if (this._missing) {
      await this.updateComplete;
      this._focus(this._missing);
      return;
    }
    const result = Object.fromEntries(asked.map((field) => [field.name, this._valueOf(field)]));
    this.dispatchEvent(new CustomEvent('written', {detail: result}));
  }

  /** @param {string} name */
  _focus(name) {
    /** @type {?HTMLElement} */
    const input = this.renderRoot.querySelector(`[data-field="${name}"] :is(input, vb-number-input)`);
    input?.focus();
    input?.closest('fieldset')?.scrollIntoView({block: 'center'});
  }

  /** A fault with the label of its field instead of the name. @param {SheetFault} fault @param {SheetField[]} asked @param {SheetWords} texts */
  _complaint({code, rule, parameters}, asked, texts) {
    const field = asked.find(({name, label}) => name === parameters.field || (label && label === parameters.field));
    const label = field ? {field: field.name === parameters.field ? texts.field(field) : texts.label(field)} : {};
    return texts.error({code, rule, parameters: {...parameters, ...label}});
  }
}

/** The values that a field offers as tiles; null if it has too many. @param {SheetField} field @returns {(string | number)[] | null} */
function valuesOf({kind, values, least, most, default: usual}) {
  if (kind === 'choice') return values;
  if (kind === 'number' && (most > MOST_TILES || usual !== null)) return null;
  return Array.from({length: most - least + 1}, (_, place) => least + place);
}

/** Whether a tile says a number. @param {string | number} value */
const isNumber = (value) => typeof value === 'number' || BID.test(value);

customElements.define('vb-result-form', ResultForm);
