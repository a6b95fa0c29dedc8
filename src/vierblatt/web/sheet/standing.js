/** `<vb-sheet-standing>`: the totals of a sheet, the chance to win, and who has won. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {controls} from '../parts/controls.js';
import {firstPercent} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ScoreSheet} from './score-sheet.js' */
/** @import {SheetWords} from './words.js' */

export class SheetStanding extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    sheet: {attribute: false},
    texts: {attribute: false},
    /** Changes with the sheet, which is one object. */ turn: {type: Number},
  };

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 10px; }
    .sides { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 128px), 1fr)); margin: 0; }
    .sides > div { background: var(--felt); color: var(--on-felt); border-radius: var(--round-l); padding: 10px 14px; }
    .sides > .ahead { outline: 3px solid var(--accent-bright); outline-offset: -3px; }
    dt { font-size: var(--text-s); color: var(--on-felt-soft); overflow-wrap: anywhere; min-block-size: 1.3em; }
    dd { margin: 0; font-size: var(--text-xxl); font-weight: 700; font-variant-numeric: tabular-nums; line-height: 1.2; }
    .chance { font-size: var(--text-s); color: var(--ink-soft); }
    progress { appearance: none; display: block; inline-size: 100%; block-size: 8px; border: 0; border-radius: 99px; overflow: hidden; background: var(--line-strong); }
    progress::-webkit-progress-bar { background: var(--line-strong); }
    progress::-webkit-progress-value { background: var(--accent); }
    progress::-moz-progress-bar { background: var(--accent); }
    .over { font-weight: 700; font-size: var(--text-l); color: var(--good); }
  `,
  ];

  constructor() {
    super();
    /** @type {?ScoreSheet} */
    this.sheet = null;
    /** @type {?SheetWords} */
    this.texts = null;
    this.turn = 0;
  }

  render() {
    const {sheet, texts} = this;
    if (!sheet || !texts) return nothing;
    const most = Math.max(...sheet.totals);
    const differ = sheet.totals.some((total) => total !== most);
    return html`<dl class="sides">${sheet.totals.map(
      (total, side) =>
        html`<div class=${differ && total === most ? 'ahead' : ''}><dt>${texts.side(side)}</dt><dd>${texts.number(total)}</dd></div>`,
    )}</dl>
      ${sheet.over ? html`<p class="over">${texts.ending(sheet)}</p>` : nothing}
      ${sheet.chances && sheet.deals.length ? this._chances(sheet.chances, texts) : nothing}`;
  }

  /** @param {number[]} chances @param {SheetWords} texts */
  _chances(chances, texts) {
    return html`<div class="chance"><p>${texts.chances(chances)}</p>
      <progress max="100" value=${firstPercent(chances)} aria-hidden="true"></progress></div>`;
  }
}

customElements.define('vb-sheet-standing', SheetStanding);
