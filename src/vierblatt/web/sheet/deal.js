/** `<vb-sheet-deal>`: how a deal of a sheet was scored: in a sentence, line by line, and by which rules. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {SheetDeal} from './score-sheet.js' */
/** @import {SheetWords} from './words.js' */

export class SheetDealView extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {deal: {attribute: false}, texts: {attribute: false}};

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: grid; gap: 12px; }
    .sentence { font-weight: 600; }
    .scroll { overflow-x: auto; }
    table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 4px 6px; text-align: end; font-weight: 400; border-block-end: 1px solid var(--line); vertical-align: bottom; }
    th:first-child, td:first-child { text-align: start; color: var(--ink-soft); }
    thead th { font-weight: 700; font-size: var(--text-s); overflow-wrap: anywhere; }
    .total td { font-weight: 700; }
    caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    ul { margin: 0; padding-inline-start: 20px; display: grid; gap: 4px; }
    li a { color: var(--ink-soft); font-size: var(--text-s); white-space: nowrap; display: inline-block; min-block-size: 24px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?SheetDeal} */
    this.deal = null;
    /** @type {?SheetWords} */
    this.texts = null;
  }

  render() {
    const {deal, texts} = this;
    if (!deal || !texts) return nothing;
    return html`${deal.scored ? html`<p class="sentence">${withSuitColours(texts.deal(deal))}</p>` : nothing}
      <div class="scroll"><table><caption>${texts.text('sheets-scores')}</caption>
        <thead><tr><td></td>${deal.totals.map((_, side) => html`<th scope="col">${texts.side(side)}</th>`)}</tr></thead>
        <tbody>${texts.scoreLines(deal.lines).map(([label, values]) => row(label, values))}
          ${row(
            texts.text('sheet-totals'),
            deal.totals.map((total) => texts.number(total)),
            'total',
          )}</tbody></table></div>
      <ul>${deal.reasons.map(
        (reason) =>
          html`<li>${texts.why(reason)} <a href=${`/rules/${texts.game}#${reason.rule}`}><bdi>${reason.rule}</bdi></a></li>`,
      )}</ul>`;
  }
}

/** @param {string} label @param {string[]} values @param {string} [kind] */
const row = (label, values, kind = '') =>
  html`<tr class=${kind}><th scope="row">${label}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`;

customElements.define('vb-sheet-deal', SheetDealView);
