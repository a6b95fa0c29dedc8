/**
 * `<vb-table-result>`: the result of a deal, until the person continues, or of the match. Events: `continue`, `rematch`.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {crestPicture} from '../majlis/crest.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {suitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';
import {keyDeal} from './key-deal.js';
import {sidesFrom} from './model.js';
import {endOfMatch} from './of-tournament.js';
import {hashOf} from '../replay/position.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info, SheetRow} from '../types/table.js' */
/** @import {Crest} from '../types/wire.js' */
/** @import {ClaimVerdict} from '../types/wire.js' */

/** Waits longer than this many milliseconds are for the sake of old clients, and are not shown. */
const SHOWN_WAIT = 60_000;

export class TableResult extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    table: {type: String},
    row: {attribute: false},
    rows: {attribute: false},
    wait: {attribute: false},
    names: {attribute: false},
    winners: {attribute: false},
    totals: {attribute: false},
    me: {type: Number},
    next: {type: String},
    majlis: {type: String},
    info: {attribute: false},
    queued: {type: Boolean},
    crest: {attribute: false},
    judgement: {attribute: false},
    _busy: {state: true},
  };

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: block; inline-size: 100%; max-block-size: 100%; overflow: auto; padding: 4px 12px; box-sizing: border-box; }
    section {
      max-inline-size: 400px; margin-inline: auto; padding: 12px 16px 16px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); display: grid; gap: 8px;
      animation: rise var(--move) var(--ease);
    }
    @keyframes rise { from { transform: translateY(16px); opacity: 0; } }
    p { margin: 0; overflow-wrap: anywhere; }
    .number { color: var(--ink-soft); font-size: var(--text-s); }
    .sentence { font-size: var(--text-m); font-weight: 600; line-height: 1.35; }
    .key { font-size: var(--text-s); color: var(--ink-soft); }
    .waiting { text-align: center; color: var(--ink-soft); min-block-size: 52px; align-content: center; }
    .left { block-size: 4px; border-radius: 2px; background: var(--accent); transform-origin: 0 0; animation: shrink linear forwards; }
    :host(:dir(rtl)) .left { transform-origin: 100% 0; }
    @keyframes shrink { to { transform: scaleX(0); } }
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
    section > button.wide { position: sticky; inset-block-end: 4px; }
    @media (max-height: 520px) and (min-width: 560px) {
      section { max-inline-size: 720px; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 24px; align-items: start; }
      section > * { grid-column: 1; }
      table { grid-area: 1 / 2 / span 8; }
    }
    .links { font-size: var(--text-s); display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center; }
    .links a { min-block-size: 32px; display: inline-flex; align-items: center; gap: 6px; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** @type {?SheetRow} */
    this.row = null;
    /** The score sheet. @type {SheetRow[]} */
    this.rows = [];
    /** Whom the next deal waits for. @type {Info['result_wait']} */
    this.wait = null;
    /** The names of all seats. @type {string[]} */
    this.names = [];
    /** The sides that have won; null while the match continues. @type {?number[]} */
    this.winners = null;
    /** @type {number[]} */
    this.totals = [];
    this.me = -1;
    this.next = '';
    /** The id of the majlis for which the table was opened; empty for none. */
    this.majlis = '';
    /** The table, for its tournament. @type {?Info} */
    this.info = null;
    /** Whether the reader waits for a seat. */
    this.queued = false;
    /** Its crest. @type {?Crest} */
    this.crest = null;
    /** What was claimed in this deal. @type {?ClaimVerdict} */
    this.judgement = null;
    this._busy = false;
    /** How long the next deal waits, as first reported, in milliseconds: the bar runs once. */
    this._left = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('row')) this._left = 0;
    this._left ||= this.wait?.left ?? 0;
  }

  render() {
    const {winners} = this;
    const over = winners !== null;
    const board = this.info?.tournament?.board ?? 0;
    if (over && board) return this._boardOver(board);
    const mine = over && this.me >= 0 && winners.includes(words.sideOf(this.me));
    return html`<section class=${mine ? 'won' : ''} aria-labelledby="title">
      ${over ? html`<h2 id="title">${this._outcome(winners, mine)}</h2>` : html`<p class="number">${termed(words.text('table-deal-over', {number: this.row?.deal}))}</p>`}
      ${this.row ? html`<p class=${over ? '' : 'sentence'} id=${over ? 'last' : 'title'}>${termed(words.outcome(this.row, this.me))}</p>` : nothing}
      ${this.judgement ? html`<vb-claims-verdict .judgement=${this.judgement} .me=${this.me}></vb-claims-verdict>` : nothing}
      ${over ? this._keyMoment(winners) : nothing}
      ${over && this.me >= 0 ? html`<vb-match-luck table=${this.table} .me=${this.me} .seats=${this.names.length}></vb-match-luck>` : nothing}
      ${this._scores()}
      ${over ? this._nextSteps() : this._continue()}
      <div class="links">
        <a href=${`/check/${this.table}`}>${icon('check', 18)}${words.text('table-check')}</a>
        ${over ? html`<a class="replay" href=${`/r/${this.table}`}>${icon('play', 18)}${words.text('table-replay')}</a>` : nothing}
      </div></section>`;
  }

  /** A tournament's board: others may have yet to play it, so nothing more is shown of it here. @param {number} board */
  _boardOver(board) {
    return html`<section aria-labelledby="title"><h2 id="title">${words.text('table-board-over', {board})}</h2>
      ${this.row ? html`<p id="last">${termed(words.outcome(this.row, this.me))}</p>` : nothing}
      ${this._scores()}${this.info ? endOfMatch(this.info) : nothing}</section>`;
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
          <th scope="row">${termed(what)}</th>${sides.map((side) => html`<td>${values[side]}</td>`)}</tr>`,
            )}
        <tr class="score"><th scope="row">${termed(words.text('table-this-deal'))}</th>
          ${sides.map((side) => html`<td>${words.number(row.scores[side])}</td>`)}</tr>`
          : nothing
      }
        <tr class="total"><th scope="row">${words.text('table-total')}</th>
          ${sides.map((side) => html`<td>${words.number(totals[side])}</td>`)}</tr></tbody></table>`;
  }

  /** @param {number[]} winners */
  _keyMoment(winners) {
    const key = keyDeal(this.rows, winners);
    if (!key) return nothing;
    const text = words.text('key-moment', {number: key.deal, sentence: words.outcome(key, this.me)});
    return html`<p class="key">${termed(text)} <a href=${`/r/${this.table}${hashOf({deal: key.deal, step: 0})}`}>${words.text('table-key-show')}</a></p>`;
  }

  /** The button for the next deal; once it has been pressed, who has yet to press it. */
  _continue() {
    const {wait, me, names} = this;
    const others = wait?.seats.filter((seat) => seat !== me) ?? [];
    const left =
      wait && this._left <= SHOWN_WAIT
        ? html`<div class="left" aria-hidden="true" .style=${`animation-duration:${this._left}ms`}></div>`
        : nothing;
    if (wait && !wait.seats.includes(me)) {
      const listed = words.listed(others.map((seat) => names[seat] ?? words.seat(seat)));
      return html`<p class="waiting" role="status">${words.text('table-waiting-for', {names: listed})}</p>${left}`;
    }
    return html`<button class="primary wide continue" type="button"
      @click=${() => this.dispatchEvent(new Event('continue'))}>${words.text('table-continue')}</button>${left}`;
  }

  /** Luck is worked out only at the end of a match. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('winners') && this.winners !== null && !this.info?.tournament?.board) import('./luck.js');
  }

  /** The button to continue gets the keyboard's focus, unless somebody is writing or reading elsewhere. */
  firstUpdated() {
    const active = document.activeElement;
    let inner = active;
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
    if (inner?.closest('input, textarea, select, dialog')) return;
    /** @type {?HTMLElement} */
    const button = this.renderRoot.querySelector('.continue');
    button?.focus({preventScroll: true});
  }

  _nextSteps() {
    const of = this.info?.tournament;
    return html`${this.info && of ? endOfMatch(this.info) : nothing}<div class="row">
      ${
        (this.me >= 0 || this.queued) && !of
          ? html`<button class="primary wide" type="button" ?disabled=${this._busy} @click=${this._rematch}>
        ${words.text(this.next ? 'table-rematch-join' : 'table-rematch')}</button>`
          : nothing
      }
      <a class="button wide" href=${`/r/${this.table}`}>${words.text('table-analyse')}</a>
      <button class="wide share" type="button" @click=${this._share}>${words.text('table-share-picture')}</button>
      ${
        this.majlis
          ? html`<a class="button wide" href=${`/m/${this.majlis}`}>${this.crest ? crestPicture(this.crest, 28) : nothing}${words.text('table-menu-majlis')}</a>`
          : html`<a class="button wide" href="/">${words.text('table-to-games')}</a>`
      }</div>`;
  }

  async _share() {
    const {sharePicture} = await import('./share-picture.js');
    const {totals, winners, names} = this;
    const members = totals.map((_, side) => names.filter((_name, seat) => words.sideOf(seat) === side));
    await sharePicture({
      game: words.gameName(),
      title: winners?.length
        ? words.text('table-won-by', {winners: words.listed(winners.map((side) => words.listed(members[side])))})
        : words.text('table-nobody-won'),
      names: members.map((each) => words.listed(each)),
      scores: totals.map((total) => words.number(total)),
      won: totals.map((_, side) => winners?.includes(side) ?? false),
      rtl: document.documentElement.dir === 'rtl',
    });
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
