/** `<vb-check-deal>`: one deal, recomputed step by step, with every number. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import '../parts/copy-code.js';
import './pack.js';
import '../parts/verdict.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {DealFinding} from './examine.js' */

/** How many links of the chain are shown: the first ones and the last. */
const LINKS_SHOWN = 4;

export class CheckDeal extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {deal: {attribute: false}, kind: {type: String}, open: {type: Boolean}};

  static styles = css`
    :host { display: block; }
    details { border: 1px solid var(--line); border-radius: var(--round); background: var(--paper-raised); }
    summary {
      display: flex; align-items: center; gap: 8px; min-block-size: 44px; padding: 4px 16px; cursor: pointer;
      list-style: none; border-radius: var(--round);
    }
    summary::-webkit-details-marker { display: none; }
    summary::after { content: '▾'; color: var(--ink-soft); }
    details[open] summary::after { content: '▴'; }
    summary b { flex: 1; }
    summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    ol.steps { margin: 0; padding: 4px 16px 16px; list-style: none; display: grid; gap: 16px; }
    .steps > li { display: grid; gap: 6px; min-inline-size: 0; }
    h4 { margin: 0; font-size: var(--text-m); font-weight: 600; display: flex; gap: 8px; align-items: center; }
    p { margin: 0; color: var(--ink-soft); }
    .fits { color: var(--good); }
    .broken { color: var(--danger); }
    .down { text-align: center; color: var(--ink-soft); line-height: 1; }
  `;

  constructor() {
    super();
    /** @type {?DealFinding} */
    this.deal = null;
    this.kind = 'provable';
    this.open = false;
  }

  render() {
    const {deal} = this;
    if (!deal) return nothing;
    const {number, state} = deal;
    const mark = {fits: 'fits', broken: 'broken', running: 'open'}[state];
    return html`<details .open=${this.open}>
      <summary><b>${words.text('ui-deal-number', {number})}</b>
        <vb-verdict small state=${mark} class=${mark}>${words.text(`check-deal-${state}`)}</vb-verdict></summary>
      ${state === 'running' ? html`<ol class="steps"><li><p>${words.text('check-running-note')}</p></li></ol>` : this._steps(deal)}
    </details>`;
  }

  /** @param {DealFinding} deal */
  _steps(deal) {
    return html`<ol class="steps" role="list">
      ${
        this.kind === 'provable'
          ? html`
        <li><h4>${words.text('check-secret')}</h4><p>${words.text('check-secret-note')}</p>
          <vb-copy-code .code=${deal.secret} .label=${words.text('check-secret')}></vb-copy-code></li>
        <li>${heading(deal.chainFits, words.text('check-chain', {count: deal.number}))}
          ${this._links(deal)}</li>`
          : nothing
      }
      <li>${heading(deal.packFits, words.text('check-pack'))}
        <vb-check-pack .cards=${deal.pack} .expected=${deal.packFits ? [] : deal.expected}></vb-check-pack></li>
      ${
        deal.packFits
          ? nothing
          : html`<li><h4>${words.text('check-pack-expected')}</h4>
        <vb-check-pack .cards=${deal.expected}></vb-check-pack></li>`
      }
    </ol>`;
  }

  /** The links between the secret and the anchor, without those in the middle. @param {DealFinding} deal */
  _links(deal) {
    const links = deal.links.slice(1);
    const shown = links.length > LINKS_SHOWN ? [...links.slice(0, LINKS_SHOWN - 1), null, links.at(-1)] : links;
    return shown.map((/** @type {?string | undefined} */ link) =>
      link === null
        ? html`<div class="down" aria-hidden="true">⋮</div>`
        : html`<div class="down" aria-hidden="true">↓ SHA-256</div><vb-copy-code .code=${link}
          .label=${words.text('check-link')}></vb-copy-code>`,
    );
  }
}

/** @param {boolean} fits @param {string} text */
function heading(fits, text) {
  const state = fits ? 'fits' : 'broken';
  return html`<h4><vb-verdict small state=${state} class=${state}>${words.text(`check-${state}`)}</vb-verdict>
    <span>${text}</span></h4>`;
}

customElements.define('vb-check-deal', CheckDeal);
