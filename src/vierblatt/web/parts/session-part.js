/** The base of the parts of a page that has a session: they follow it, and make one request at a time. */
import {RequestElement} from './request-element.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** @template {EventTarget} Session */
export class SessionPart extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {session: {attribute: false}, _busy: {state: true}};

  constructor() {
    super();
    /** @type {?Session} */
    this.session = null;
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

  /** Loads something, during which requests can be made: nobody should press a button in vain. @param {() => Promise<unknown>} work */
  load(work) {
    return super.attempt(work);
  }

  /** Makes a request unless one is on its way. @param {() => Promise<unknown>} work */
  async attempt(work) {
    if (this._busy) return;
    this._busy = true;
    try {
      await super.attempt(work);
    } finally {
      this._busy = false;
    }
  }
}
