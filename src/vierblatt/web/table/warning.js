/** `<vb-table-warning>`: warns that something is wrong with the deals of this table, with the reasons and what to do. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class TableWarning extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    table: {type: String},
    faults: {attribute: false},
  };

  static styles = [
    controls,
    css`
    :host { display: block; }
    section { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: center; padding: 8px 16px;
      background: #7a1d17; color: #fffdf8; font-size: var(--text-s); }
    b { display: block; }
    ul { margin: 0; padding-inline-start: 1.2em; }
    .ways { display: flex; flex-wrap: wrap; gap: 8px; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** The codes in `proof-fault-CODE`. @type {string[]} */
    this.faults = [];
  }

  render() {
    if (!this.faults.length) return nothing;
    return html`<section role="alert"><div><b>${words.text('table-deals-wrong')}</b>
        <ul>${this.faults.map((code) => html`<li>${words.text(`proof-fault-${code}`)}</li>`)}</ul></div>
      <div class="ways"><a class="button" href="/">${words.text('table-deals-leave')}</a>
        <a class="button" href=${`/check/${this.table}`}>${words.text('table-deals-check')}</a></div></section>`;
  }
}

customElements.define('vb-table-warning', TableWarning);
