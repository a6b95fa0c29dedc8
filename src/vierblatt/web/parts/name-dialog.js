/** `<vb-name-dialog>`: asks a guest for a name, with the current one filled in. Event: `done`. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {rename} from '../core/own-name.js';
import {controls} from './controls.js';
import {pages} from './pages.js';
import './dialog.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */

/** Characters of a name. */
const LONGEST = 24;

export class NameDialog extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {name: {type: String}, _fault: {state: true}, _busy: {state: true}, _closed: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    form { display: grid; gap: 12px; }
    button { min-block-size: 52px; }
  `,
  ];

  constructor() {
    super();
    /** The current name. */
    this.name = '';
    /** @type {?ApiFault} */
    this._fault = null;
    this._busy = false;
    this._closed = false;
  }

  render() {
    return html`<vb-dialog ?open=${!this._closed} heading=${words.text('web-name-title')} @closed=${this._done}>
      <form @submit=${this._submit}>
        <p>${words.text('web-name-why')}</p>
        <label class="field">${words.text('web-name')}<input name="name" autocomplete="nickname" maxlength=${LONGEST} required dir="auto"
          .value=${this.name} @focus=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.select()}></label>
        ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
        <button class="primary" ?disabled=${this._busy}>${words.text('web-name-take')}</button>
      </form></vb-dialog>`;
  }

  /** @param {SubmitEvent} event */
  async _submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get('name')).trim();
    this._busy = true;
    this._fault = null;
    try {
      if (name !== this.name) await rename(name);
      this._closed = true;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    } finally {
      this._busy = false;
    }
  }

  _done() {
    this.dispatchEvent(new Event('done'));
  }
}

customElements.define('vb-name-dialog', NameDialog);
