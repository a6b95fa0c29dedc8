/** `<vb-check-chain>`: whether the hash-chain links of a record fit, and which do not. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {chainOf} from '../core/record.js';
import {WithWords, words} from '../core/locale.js';
import '../parts/copy-code.js';
import '../parts/verdict.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameRecord, ChainSegment} from '../core/record.js' */

export class CheckChain extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {record: {attribute: false}};

  static styles = css`
    :host { display: grid; gap: 8px; }
    .fits { color: var(--good); }
    .broken { color: var(--danger); }
    ul { margin: 0; padding-inline-start: 24px; }
    p { margin: 0; color: var(--ink-soft); }
  `;

  constructor() {
    super();
    /** @type {?GameRecord} */
    this.record = null;
    /** @type {ChainSegment[]} */
    this._links = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('record')) this._links = this.record ? chainOf(this.record) : [];
  }

  render() {
    const broken = this._links.filter(({fits}) => !fits);
    const state = broken.length ? 'broken' : 'fits';
    return html`<vb-verdict small state=${state} class=${state}>${words.text(`check-record-${state}`, {
      count: this._links.length,
    })}</vb-verdict>
      ${
        broken.length
          ? html`<ul>${broken.map(
              ({place, deal}) =>
                html`<li>${words.text(`check-place-${place}`, {
                  number: deal,
                })}</li>`,
            )}</ul>`
          : nothing
      }
      <p>${words.text('check-head-note')}</p>
      <vb-copy-code .code=${this.record?.head ?? ''} .label=${words.text('check-head')}></vb-copy-code>`;
  }
}

customElements.define('vb-check-chain', CheckChain);
