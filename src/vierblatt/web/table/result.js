/**
 * `<vb-table-result>`: the result of a deal or of the match. Events: `closed`, `rematch`.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {sidesFrom} from './model.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {SheetRow} from '../types/table.js' */

export class TableResult extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    table: {type: String},
    row: {attribute: false},
    winners: {attribute: false},
    totals: {attribute: false},
    me: {type: Number},
    next: {type: String},
    _busy: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: block; inline-size: 100%; max-block-size: 100%; overflow: auto; padding: 4px 12px; box-sizing: border-box; }
    section {
      max-inline-size: 400px; margin-inline: auto; padding: 12px 16px 16px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); display: grid; gap: 8px;
      animation: rise var(--move) var(--ease);
    }
    @keyframes rise { from { transform: translateY(16px); opacity: 0; } }
    header { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
    h2 { font-size: var(--text-l); }
    .won h2 { color: var(--good); }
    table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 2px 4px; text-align: end; font-weight: 400; }
    th:first-child { text-align: start; color: var(--ink-soft); }
    thead th { font-weight: 700; font-size: var(--text-s); overflow-wrap: anywhere; }
    .score td, .score th { font-weight: 700; border-block-start: 1px solid var(--line-strong); padding-block: 4px; }
    .total td { font-weight: 700; font-size: var(--text-l); }
    tr.line { font-size: var(--text-s); }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .row > * { flex: 1 1 120px; }
    .wide { min-block-size: 52px; }
    .links { font-size: var(--text-s); display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center; }
    .links a { min-block-size: 32px; display: inline-flex; align-items: center; gap: 6px; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** @type {?SheetRow} */
    this.row = null;
    /** The sides that have won; null while the match continues. @type {?number[]} */
    this.winners = null;
    /** @type {number[]} */
    this.totals = [];
    this.me = -1;
    this.next = '';
    this._busy = false;
  }

  render() {
    const {winners} = this;
    const over = winners !== null;
    const mine = over && this.me >= 0 && winners.includes(words.sideOf(this.me));
    return html`<section class=${mine ? 'won' : ''} aria-labelledby="title">
      <header><h2 id="title">${over ? this._outcome(winners, mine) : words.text('table-deal-over', {number: this.row?.deal})}</h2>
        ${
          over
            ? nothing
            : html`<button class="round" type="button" aria-label=${words.text('table-close')}
          @click=${() => this.dispatchEvent(new Event('closed'))}>${icon('close')}</button>`
        }</header>
      ${this._scores()}
      ${over ? this._nextSteps() : nothing}
      <div class="links">
        <a href=${`/check/${this.table}`}>${icon('check', 18)}${words.text('table-check')}</a>
        ${over ? html`<a href=${`/r/${this.table}`}>${icon('play', 18)}${words.text('table-replay')}</a>` : nothing}
      </div></section>`;
  }

  /** @param {number[]} winners @param {boolean} mine */
  _outcome(winners, mine) {
    if (!winners.length) return words.text('table-nobody-won');
    if (mine && winners.length === 1) return words.text('table-you-won');
    return words.text('table-won-by', {winners: words.listed(winners.map((side) => words.side(side, this.me)))});
  }

  _scores() {
    const {row, totals} = this;
    const sides = sidesFrom(totals.length, this.me);
    return html`<table>
      <thead><tr><td></td>${sides.map((side) => html`<th scope="col">${words.side(side, this.me)}</th>`)}</tr></thead>
      <tbody>${
        row
          ? html`${words.scoreLines(row.lines ?? []).map(
              ([what, values]) => html`<tr class="line">
          <th scope="row">${what}</th>${sides.map((side) => html`<td>${values[side]}</td>`)}</tr>`,
            )}
        <tr class="score"><th scope="row">${words.text('table-this-deal')}</th>
          ${sides.map((side) => html`<td>${words.number(row.scores[side])}</td>`)}</tr>`
          : nothing
      }
        <tr class="total"><th scope="row">${words.text('table-total')}</th>
          ${sides.map((side) => html`<td>${words.number(totals[side])}</td>`)}</tr></tbody></table>`;
  }

  _nextSteps() {
    return html`<div class="row">
      ${
        this.me >= 0
          ? html`<button class="primary wide" type="button" ?disabled=${this._busy} @click=${this._rematch}>
        ${words.text(this.next ? 'table-rematch-join' : 'table-rematch')}</button>`
          : nothing
      }
      <a class="button wide" href="/">${words.text('table-to-games')}</a></div>`;
  }

  _rematch() {
    this._busy = true;
    this.dispatchEvent(new Event('rematch'));
    setTimeout(() => {
      this._busy = false;
    }, 3000);
  }
}

customElements.define('vb-table-result', TableResult);
