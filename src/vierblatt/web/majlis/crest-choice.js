/** `<vb-crest-choice>`: a form to choose the crest of a majlis. Event: `chosen` (detail: the crest). */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {GROUNDS, INKS, SHAPES, SIGNS, crestPicture, crestText} from './crest.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Crest} from '../types/wire.js' */

/** What is chosen, with its values. @type {[keyof Crest, string[]][]} */
const FIELDS = [
  ['sign', Object.keys(SIGNS)],
  ['shape', Object.keys(SHAPES)],
  ['ground', Object.keys(GROUNDS)],
  ['ink', Object.keys(INKS)],
];

export class CrestChoice extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {crest: {attribute: false}, busy: {type: Boolean}, _chosen: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    form { justify-items: start; }
    .shown { justify-self: center; }
    fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; inline-size: 100%; }
    legend { padding: 0; margin-block-end: 6px; font-weight: 600; }
    .choices { display: flex; flex-wrap: wrap; gap: 6px; }
    label { display: inline-flex; position: relative; border: 2px solid transparent; border-radius: var(--round); padding: 3px; cursor: pointer; }
    label:has(:checked) { border-color: var(--primary); background: var(--paper-sunken); }
    label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
    input[type="radio"] { position: absolute; inset: 0; opacity: 0; margin: 0; inline-size: 100%; block-size: 100%; cursor: pointer; }
  `,
  ];

  constructor() {
    super();
    /** The crest as it is. @type {?Crest} */
    this.crest = null;
    this.busy = false;
    /** What was changed. @type {Partial<Crest>} */
    this._chosen = {};
  }

  render() {
    if (!this.crest) return nothing;
    const crest = /** @type {Crest} */ ({...this.crest, ...this._chosen});
    return html`<form @submit=${this._save}>
      <span class="shown" role="status" aria-label=${crestText(crest)}>${crestPicture(crest, 96)}</span>
      ${FIELDS.map(
        ([field, values]) =>
          html`<fieldset><legend>${words.text(`majlis-crest-${field}`)}</legend><div class="choices">${values.map(
            (
              value,
            ) => html`<label title=${words.text(`majlis-${field}-${value}`)}><input type="radio" name=${field} value=${value}
            aria-label=${words.text(`majlis-${field}-${value}`)} .checked=${crest[field] === value} @change=${() => {
              this._chosen = {...this._chosen, [field]: value};
            }}>${crestPicture(/** @type {Crest} */ ({...crest, [field]: value}), 40)}</label>`,
          )}</div></fieldset>`,
      )}
      <button ?disabled=${this.busy}>${words.text('majlis-save')}</button></form>`;
  }

  /** @param {SubmitEvent} event */
  _save(event) {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('chosen', {detail: {...this.crest, ...this._chosen}}));
  }
}

customElements.define('vb-crest-choice', CrestChoice);
