/** The base of the parts of a page that has a session: they follow it, and show why a request was refused. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {ApiFault} from '../core/api.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** @template {EventTarget} Session */
export class SessionPart extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {session: {attribute: false}, _fault: {state: true}, _busy: {state: true}};

  constructor() {
    super();
    /** @type {?Session} */
    this.session = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._busy = false;
    this._onChange = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.session?.addEventListener('change', this._onChange);
  }

  disconnectedCallback() {
    this.session?.removeEventListener('change', this._onChange);
    super.disconnectedCallback();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has('session')) return;
    changed.get('session')?.removeEventListener('change', this._onChange);
    this.session?.addEventListener('change', this._onChange);
  }

  /** Makes a request, one at a time, and shows its fault. @param {() => Promise<unknown>} work */
  async attempt(work) {
    if (this._busy) return;
    this._busy = true;
    this._fault = null;
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      this._fault = fault;
    } finally {
      this._busy = false;
    }
  }

  fault() {
    return this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing;
  }
}
