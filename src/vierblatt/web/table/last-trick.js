/** `<vb-table-last>`: the last trick of the deal as it lay on the table, with the players around it and its winner. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {around} from '../parts/card-table-layout.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TableCard} from '../types/table.js' */

export class LastTrick extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    trick: {attribute: false},
    taker: {type: Number},
    seats: {type: Number},
    me: {type: Number},
    clockwise: {type: Boolean},
  };

  static styles = css`
    ol { list-style: none; margin: 0; padding: 8px 0; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px;
      direction: ltr; }
    li { display: grid; justify-items: center; align-content: center; gap: 4px; --card-width: 64px; font-size: var(--text-s);
      text-align: center; min-inline-size: 0; }
    li.best { font-weight: 700; }
    li.best playing-card { box-shadow: 0 0 0 3px var(--accent); }
    bdi { max-inline-size: 100%; overflow-wrap: anywhere; }
    @media (max-height: 480px) { li { --card-width: 40px; } }
  `;

  constructor() {
    super();
    /** In the order of play. @type {TableCard[]} */
    this.trick = [];
    this.taker = -1;
    this.seats = 4;
    this.me = -1;
    this.clockwise = true;
  }

  render() {
    const rows = Math.max(3, Math.ceil(this.seats / 2) + (this.seats % 2 ? 1 : 0));
    return html`<ol role="list">${this.trick.map(({seat, card}, i) => {
      const {column, row} = this._place(seat, rows);
      const best = seat === this.taker;
      return html`<li class=${best ? 'best' : ''} .style=${`grid-column:${column};grid-row:${row}`}
        aria-label=${`${words.number(i + 1)}. ${words.seat(seat)}: ${words.cardName(card)}`}>
        <playing-card card=${card}></playing-card><bdi>${best ? '★ ' : ''}${words.seat(seat)}</bdi></li>`;
    })}</ol>`;
  }

  /** The cell of a seat, the viewer's at the bottom, as on the felt. @param {number} seat @param {number} rows */
  _place(seat, rows) {
    const turn = around(seat, this.seats, Math.max(0, this.me), this.clockwise);
    const column = turn === 0 || turn === 0.5 ? 2 : turn < 0.5 ? 1 : 3;
    // 0 at the bottom edge, 1 at the top.
    const up = (1 - Math.cos(turn * 2 * Math.PI)) / 2;
    return {column, row: rows - Math.round(up * (rows - 1))};
  }
}

customElements.define('vb-table-last', LastTrick);
