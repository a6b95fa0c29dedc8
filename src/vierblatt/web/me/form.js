/** What the account forms share: showing a fault, blocking while busy, and confirming success. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Fault, Me} from '../types/wire.js' */

/** Errors of the browser itself: the user has closed its passkey dialog. */
const CALLED_OFF = new Set(['NotAllowedError', 'AbortError']);

/** The base class of the parts of `/me`. */
export class AccountForm extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {me: {attribute: false}, _fault: {state: true}, _busy: {state: true}};

  static styles = [controls, pages];

  constructor() {
    super();
    /** @type {?Me} */
    this.me = null;
    /** @type {?Fault} */
    this._fault = null;
    this._busy = false;
  }

  /** Runs a request, shows its fault, and confirms success with the message `done`. @param {() => Promise<any>} work @param {string} [done] */
  async attempt(work, done = '') {
    if (this._busy) return;
    this._busy = true;
    this._fault = null;
    try {
      await work();
      if (done) toast(words.text(done));
    } catch (caught) {
      const fault = /** @type {Fault & Error} */ (caught);
      if (!CALLED_OFF.has(fault.name)) this._fault = fault;
    } finally {
      this._busy = false;
    }
  }

  /** A submit handler that passes the form's fields as an object. @param {(fields: Object<string, string>, form: HTMLFormElement) => Promise<any>} work */
  submit(work, done = '') {
    return (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      this.attempt(async () => {
        const fields = /** @type {Iterable<[string, string]>} */ (new FormData(form));
        await work(Object.fromEntries(fields), form);
        form.reset();
      }, done);
    };
  }

  /** A collapsible part of the page. @param {string} title @param {unknown} content */
  panel(title, content) {
    return html`<details class="panel"><summary>${words.text(title)}</summary><div>${content}</div></details>`;
  }

  fault() {
    return this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing;
  }

  /** A labelled input. @param {string} name @param {string} label the id of the label's message */
  field(name, label, {type = 'text', complete = 'off', value = '', needed = true} = {}) {
    return html`<label class="field">${words.text(label)}<input name=${name} type=${type} autocomplete=${complete}
      .value=${value} ?required=${needed} maxlength="200"></label>`;
  }

  /** Whether passkeys stay when all other access ends, as a tick box. @param {boolean} ticked */
  passkeys(ticked) {
    return html`<p class="note">${words.text('web-ends-access')}</p>
      <label class="tick"><input type="checkbox" name="passkeys" value="keep" ?checked=${ticked}>
        ${words.text('web-passkeys-keep')}</label>`;
  }
}
