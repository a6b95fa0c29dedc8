/**
 * `<seconds-left>`: words with a number of seconds that counts down. Screen readers announce only the number
 * that it begins with.
 */
import {LitElement, html, css} from '../vendor/lit.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class SecondsLeft extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    /** The `performance.now()` at which it ends. */ until: {type: Number},
    /** The words for a number of seconds. */ say: {attribute: false},
    _first: {state: true},
  };

  static styles = css`
    .aloud { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `;

  constructor() {
    super();
    this.until = 0;
    /** @type {(seconds: number) => string} */
    this.say = String;
    this._first = 0;
    this._timer = 0;
  }

  get _seconds() {
    return Math.max(0, Math.ceil((this.until - performance.now()) / 1000));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('until')) return;
    const before = Number(changed.get('until') ?? 0);
    if (Math.abs(this.until - before) > 1500) this._first = this._seconds;
  }

  updated() {
    clearTimeout(this._timer);
    const left = this.until - performance.now();
    if (left > 0 && this.isConnected) this._timer = setTimeout(() => this.requestUpdate(), left % 1000 || 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this._timer);
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  render() {
    return html`<span aria-hidden="true">${this.say(this._seconds)}</span><span class="aloud">${this.say(this._first)}</span>`;
  }
}

customElements.define('seconds-left', SecondsLeft);
