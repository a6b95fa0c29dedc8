/** The base of elements that make requests: it keeps the fault of the last one, and shows it. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {ApiFault} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class RequestElement extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {_fault: {state: true}};

  constructor() {
    super();
    /** @type {?ApiFault} */
    this._fault = null;
  }

  /** Makes a request and keeps its fault. @param {() => Promise<unknown>} work */
  async attempt(work) {
    this._fault = null;
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      this._fault = fault;
    }
  }

  fault() {
    return this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing;
  }
}
