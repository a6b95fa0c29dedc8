/** `<vb-table-sheet>`: the score sheet; a deal opens to show the lines of its score. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {termed} from '../parts/term.js';
import {sidesFrom} from './model.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {SheetRow} from '../types/table.js' */

export class TableSheet extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    rows: {attribute: false},
    totals: {attribute: false},
    me: {type: Number},
    _open: {state: true},
  };

  static styles = css`
    :host { display: block; overflow-x: auto; }
    table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 6px 8px; text-align: end; border-block-end: 1px solid var(--line); font-weight: 400; }
    th:first-child, td:first-child { text-align: start; }
    tfoot th, thead th:first-child { white-space: nowrap; }
    thead th { font-weight: 600; color: var(--ink-soft); overflow-wrap: anywhere; }
    tfoot th, tfoot td { font-weight: 700; border-block-start: 2px solid var(--ink); border-block-end: 0; }
    button {
      font: inherit; color: var(--link); background: none; border: 0; padding: 4px 0; min-block-size: 36px; cursor: pointer;
      text-decoration: underline; text-underline-offset: 3px; text-align: start;
    }
    button:focus-visible { outline: 3px solid var(--focus); }
    .line td { color: var(--ink-soft); font-size: var(--text-s); padding-block: 2px; border: 0; }
    .line td:first-child { padding-inline-start: 20px; }
    p { color: var(--ink-soft); margin: 12px 0; }
  `;

  constructor() {
    super();
    /** @type {SheetRow[]} */
    this.rows = [];
    /** One per side. @type {number[]} */
    this.totals = [];
    this.me = -1;
    this._open = -1;
  }

  render() {
    if (!this.rows.length) return html`<p>${words.text('table-sheet-empty')}</p>`;
    const sides = sidesFrom(this.totals.length, this.me);
    return html`<table>
      <thead><tr><th scope="col">${termed(words.text('table-deal'))}</th>
        ${sides.map((side) => html`<th scope="col">${words.side(side, this.me)}</th>`)}</tr></thead>
      <tbody>${this.rows.map((row) => this._row(row, sides))}</tbody>
      <tfoot><tr><th scope="row">${words.text('table-total')}</th>
        ${sides.map((side) => html`<td>${words.number(this.totals[side])}</td>`)}</tr></tfoot></table>`;
  }

  /** @param {SheetRow} row @param {number[]} sides */
  _row({deal, scores, lines}, sides) {
    const open = this._open === deal;
    return html`<tr><th scope="row">${
      lines.length
        ? html`<button type="button" aria-expanded=${String(open)}
          aria-label=${words.text('table-deal-number', {number: deal})}
          @click=${() => {
            this._open = open ? -1 : deal;
          }}>${words.number(deal)} ${open ? '▾' : words.rtl ? '◂' : '▸'}</button>`
        : words.number(deal)
    }</th>
        ${sides.map((side) => html`<td>${signed(scores[side])}</td>`)}</tr>
      ${
        open
          ? words.scoreLines(lines).map(
              ([what, values]) => html`<tr class="line"><td>${termed(what)}</td>
        ${sides.map((side) => html`<td>${values[side]}</td>`)}</tr>`,
            )
          : nothing
      }`;
  }
}

/** @param {number} score */
const signed = (score) => (score > 0 ? `\u2066+${words.number(score)}\u2069` : words.number(score));

customElements.define('vb-table-sheet', TableSheet);
