/**
 * `<vb-table-head>`: what has to be seen at every moment of a deal: trumps, contract, whose it is, and the tricks of
 * each side. Nothing in it is ever cut off: it grows instead. A tap shows all facts of the deal and what their words
 * mean; with `opens`, it reports `chosen` {what: 'facts'} instead.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {withSuitColours} from '../parts/suit-text.js';
import {calling, sidesFrom} from './model.js';
import '../parts/dialog.js';
import './facts.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Board} from '../types/table.js' */

export class TableHead extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    board: {attribute: false},
    me: {type: Number},
    opens: {type: Boolean},
    _open: {state: true},
  };

  static styles = css`
    :host { display: block; min-inline-size: 0; min-block-size: 48px; color: var(--on-felt); }
    .head {
      box-sizing: border-box; inline-size: 100%; block-size: 100%; min-block-size: 48px; margin: 0; border: 0; display: flex;
      align-items: center; gap: 10px; padding: 3px 12px; font: inherit; line-height: 1.2; text-align: start; color: inherit;
      background: rgb(0 0 0 / 0.2);
    }
    button { cursor: pointer; }
    button:focus-visible { outline: 3px solid var(--accent-bright); outline-offset: -3px; }
    .shown { display: contents; }
    .spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .trump {
      flex: none; inline-size: 34px; block-size: 40px; display: grid; place-items: center; border-radius: 6px;
      background: var(--card-face); font-size: 30px; line-height: 1; box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
    }
    .trump.S { color: var(--suit-s); }
    .trump.H { color: var(--suit-h); }
    .trump.D { color: var(--suit-d); }
    .trump.C { color: var(--suit-c); }
    .facts { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; font-size: var(--text-s); }
    .facts > span { display: block; }
    b { font-size: 1rem; }
    .owner { color: var(--on-felt-soft); }
    .sides { flex: none; display: flex; gap: 14px; }
    .side { display: grid; justify-items: center; }
    .side small { display: inline-flex; align-items: center; gap: 4px; color: var(--on-felt-soft); font-size: var(--text-s);
      max-inline-size: 96px; overflow-wrap: anywhere; }
    .side b { font-variant-numeric: tabular-nums; direction: ltr; }
    i { flex: none; display: inline-block; inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--side-own); }
    i.theirs { border-radius: 2px; background: var(--side-theirs); }
    .made { color: var(--accent-bright); }
  `;

  constructor() {
    super();
    /** Null before the first deal. @type {?Board} */
    this.board = null;
    this.me = -1;
    this.opens = false;
    this._open = false;
  }

  render() {
    const {board} = this;
    if (!board) return html`<div class="head"></div>`;
    const shown = html`<span class="shown" aria-hidden="true">${this._trump(board)}${this._facts(board)}${this._sides(board)}</span>
      <span class="spoken">${this._spoken(board).join('. ')}</span>`;
    return html`<button class="head" type="button" aria-haspopup="dialog" title=${words.text('table-menu-facts')}
      @click=${this._tap}>${shown}</button>${this.opens ? nothing : this._everything(board)}`;
  }

  _tap() {
    if (this.opens) this.dispatchEvent(new CustomEvent('chosen', {detail: {what: 'facts'}}));
    else this._open = true;
  }

  /** @param {Board} board */
  _everything(board) {
    return html`<vb-dialog heading=${words.text('table-menu-facts')} ?open=${this._open} @closed=${() => (this._open = false)}>
      ${this._open ? html`<vb-table-facts .board=${board} .me=${this.me}></vb-table-facts>` : nothing}</vb-dialog>`;
  }

  /** @param {Board} board */
  _trump({headline}) {
    const suit = headline?.trump;
    return suit ? html`<span class="trump ${suit}">${`${words.suit(suit)}\uFE0E`}</span>` : nothing;
  }

  /** @param {Board} board */
  _facts({headline, sides}) {
    const [first, ...others] = (headline?.facts ?? []).map((fact) => words.shortFact(fact, this.me));
    const owner = headline?.owner ?? -1;
    return html`<span class="facts">
      ${first ? html`<span><b>${withSuitColours(first)}</b></span>` : nothing}
      ${others.length ? html`<span>${withSuitColours(others.join(' · '))}</span>` : nothing}
      ${owner >= 0 ? html`<span class="owner"><i class=${this._look(owner % sides, sides)}></i> <bdi>${words.seat(owner)}</bdi></span>` : nothing}</span>`;
  }

  /** @param {Board} board */
  _sides(board) {
    return html`<span class="sides">${tricksOf(board, this.me).map(
      ({
        side,
        count,
        needed,
      }) => html`<span class="side"><small><i class=${this._look(side, board.sides)}></i>${words.side(side, this.me)}</small>
        <b class=${needed !== null && count >= needed ? 'made' : ''}>${words.number(count)}${needed === null ? '' : `/${words.number(needed)}`}</b></span>`,
    )}</span>`;
  }

  /** The shape and colour of a side. @param {number} side @param {number} sides */
  _look(side, sides) {
    return side === sidesFrom(sides, this.me)[0] ? '' : 'theirs';
  }

  /** The same in whole sentences, for screen readers. @param {Board} board */
  _spoken(board) {
    const {trump = '', facts = [], owner = null} = board.headline ?? {};
    return [
      ...(trump ? [words.text('side-trumps', {suit: words.suitName(trump)})] : []),
      ...facts.map((fact) => words.fact(fact, this.me)),
      ...(owner === null || calling(board) ? [] : [words.text('side-owner', {seat: words.seat(owner)})]),
      ...tricksOf(board, this.me).map(({side, count, needed}) => {
        const of = words.side(side, this.me);
        return needed === null
          ? words.text('side-tricks', {side: of, count})
          : words.text('side-tricks-needed', {side: of, count, needed});
      }),
    ];
  }
}

/**
 * The tricks that each side has won and needs, the reader's side first. If everyone plays alone, there is only room for
 * the reader's: the others' are on their plates. Empty before there is anything to count.
 * @param {Board} board @param {number} me The reader's seat, or -1
 */
function tricksOf({phase, tricks, sides, headline}, me) {
  const goals = headline?.needed ?? [];
  if (phase !== 'play' && !goals.length && !tricks.some(Boolean)) return [];
  const order = sidesFrom(sides, me);
  return (sides === tricks.length ? order.slice(0, 1) : order).map((side) => ({
    side,
    count: tricks.reduce((sum, count, seat) => (seat % sides === side ? sum + count : sum), 0),
    needed: goals[side] ?? null,
  }));
}

customElements.define('vb-table-head', TableHead);
