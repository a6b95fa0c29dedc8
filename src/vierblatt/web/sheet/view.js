/**
 * `<vb-sheet-view>`: a sheet that this device keeps: how it stands, the form of the next deal, all deals with their
 * reasons, changes, undo, sharing.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {navigate} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {SheetFault} from './fault.js';
import {KeptSheets} from './kept-sheets.js';
import {loadSheetWords} from './words.js';
import './deal.js';
import './result-form.js';
import './share.js';
import './standing.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {KeptSheet} from './kept-sheet.js' */
/** @import {DealResult} from './fields.js' */
/** @import {ScoreSheet, SheetDeal} from './score-sheet.js' */
/** @import {SheetWords} from './words.js' */

export class SheetView extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    kept: {attribute: false},
    _texts: {state: true},
    _changing: {state: true},
    _given: {state: true},
    _fault: {state: true},
    _turn: {state: true},
    _said: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 16px; }
    h1, h2 { margin-block: 0; }
    section { display: grid; gap: 16px; }
    h2:focus { outline: none; }
    summary b { font-weight: 400; overflow-wrap: anywhere; }
    ol.deals { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
    ol.deals details.panel { margin: 0; }
    .said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .row button { min-block-size: 48px; }
    .cancel { margin-inline-start: auto; }
  `,
  ];

  constructor() {
    super();
    /** @type {?KeptSheet} */
    this.kept = null;
    /** @type {?SheetWords} */
    this._texts = null;
    /** The number of the deal that is being changed; 0 for none. */
    this._changing = 0;
    /** What the form contains at first. @type {DealResult} */
    this._given = {};
    /** @type {?SheetFault} */
    this._fault = null;
    /** Raised with every change of the sheet. */
    this._turn = 0;
    /** What has just happened, for screen readers. */
    this._said = '';
    this._onStorage = (/** @type {StorageEvent} */ event) => KeptSheets.concerns(event) && this._refresh();
    this._onWords = () => this._load();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('storage', this._onStorage);
    addEventListener('vb-words', this._onWords);
  }

  disconnectedCallback() {
    removeEventListener('storage', this._onStorage);
    removeEventListener('vb-words', this._onWords);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('kept')) return;
    this._reset();
    this._load();
  }

  async _load() {
    const sheet = this.kept?.sheet;
    if (!sheet) return;
    const texts = await loadSheetWords(sheet.game.id);
    texts.setSheet(sheet);
    this._texts = texts;
  }

  /** Another window has changed something. */
  _refresh() {
    if (this.kept?.refresh()) this._turn += 1;
    else navigate('/sheet', {replace: true});
  }

  _reset() {
    this._changing = 0;
    this._given = {}; // a new one, which empties the form
    this._fault = null;
  }

  render() {
    const {kept, _texts: texts} = this;
    if (!kept || !texts || texts.game !== kept.sheet.game.id) return html`<p class="wait">…</p>`;
    const {sheet} = kept;
    return html`<div><h1>${texts.text('sheet-title', {game: texts.gameName()})}</h1>
        <p class="note">${texts.text('sheet-rules', {rules: texts.preset(sheet.rules.preset)})}</p>
        ${kept.isStored ? nothing : html`<p class="fault" role="alert">${words.text('error-sheet-not-kept')}</p>`}</div>
      <vb-sheet-standing .sheet=${sheet} .texts=${texts} turn=${this._turn}></vb-sheet-standing>
      <div class="said" role="status">${this._said}</div>
      ${this._form(sheet, texts)}
      ${sheet.deals.length ? this._deals(sheet, texts) : nothing}
      <section class="panel"><h2>${texts.text('sheets-share')}</h2><vb-share-sheet .sheet=${sheet} .texts=${texts}></vb-share-sheet></section>
      <p><a class="button" href="/sheet">${icon('back', 18)}${texts.text('sheets-all')}</a></p>`;
  }

  /** @param {ScoreSheet} sheet @param {SheetWords} texts */
  _form(sheet, texts) {
    const number = this._changing;
    if (sheet.over && !number) {
      return html`<button class="primary" type="button" @click=${this._again}>${icon('plus')}${texts.text('sheets-again')}</button>`;
    }
    const dealer = texts.seat(number ? sheet.deal(number).dealer : sheet.dealer);
    const title = texts.text('sheet-deal', {number: number || sheet.deals.length + 1, dealer});
    return html`<section class="panel form"><div class="row"><h2 tabindex="-1">${number ? html`${texts.text('sheets-changing', {number})}` : title}</h2>
        ${number ? html`<button class="cancel" type="button" @click=${this._reset}>${texts.text('sheets-cancel')}</button>` : nothing}</div>
      <vb-result-form .fields=${number ? sheet.fieldsOf(number) : sheet.fields} .texts=${texts} .given=${this._given} .fault=${this._fault}
        @written=${(/** @type {CustomEvent<DealResult>} */ {detail}) => this._write(detail)}></vb-result-form></section>`;
  }

  /** @param {ScoreSheet} sheet @param {SheetWords} texts */
  _deals(sheet, texts) {
    return html`<section><div class="row"><h2>${texts.text('tui-sheet-deals')}</h2>
        <button class="cancel undo" type="button" @click=${this._undo}>${icon('undo')}${texts.text('tui-sheet-undo', {number: sheet.deals.length})}</button></div>
      <ol class="deals" reversed>${[...sheet.deals].reverse().map((deal) => this._deal(deal, texts, deal.number === sheet.deals.length))}</ol></section>`;
  }

  /** @param {SheetDeal} deal @param {SheetWords} texts @param {boolean} isLast */
  _deal(deal, texts, isLast) {
    const row = texts.text('tui-sheet-row', {
      number: deal.number,
      dealer: texts.seat(deal.dealer),
      scores: texts.scores(deal),
      totals: texts.ratio(deal.totals),
    });
    return html`<li><details class="panel" ?open=${isLast}><summary><b>${row}</b></summary>
      <div><vb-sheet-deal .deal=${deal} .texts=${texts}></vb-sheet-deal>
        <button type="button" aria-label=${texts.text('sheets-change-deal', {number: deal.number})} @click=${() => this._change(deal)}>${texts.text('sheets-change')}</button></div></details></li>`;
  }

  /** @param {DealResult} result */
  _write(result) {
    const {kept, _changing: number} = this;
    if (!kept) return;
    const deal = this._try(() => kept.edit((sheet) => (number ? sheet.change(number, result) : sheet.add(result))));
    if (!deal) return;
    this._reset();
    const written = words.text('sheets-written', {number: deal.number});
    this._said = `${written} ${this._texts?.deal(deal) ?? ''}`;
    this._show('vb-sheet-standing');
  }

  _undo() {
    const {kept} = this;
    if (!kept) return;
    const last = this._try(() => kept.edit((sheet) => sheet.undo()));
    if (!last) return;
    this._reset();
    this._given = last.result; // so that it can be mended
    this._said = words.text('sheets-taken-back', {number: last.number});
    toast(this._said);
    this._show('.form h2');
  }

  /** @param {SheetDeal} deal */
  _change({number, result}) {
    this._fault = null;
    this._changing = number;
    this._given = {...result};
    this._show('.form h2');
  }

  /** Does something and shows why it is refused. @template T @param {() => T} work @returns {T | null} */
  _try(work) {
    try {
      return work();
    } catch (fault) {
      if (!(fault instanceof SheetFault)) throw fault;
      this._fault = fault;
      return null;
    } finally {
      this._turn += 1;
    }
  }

  _again() {
    this.dispatchEvent(new CustomEvent('again', {bubbles: true, composed: true}));
  }

  /** Brings a part into view, with the keyboard's focus if it is a heading. @param {string} selector */
  async _show(selector) {
    await this.updateComplete;
    /** @type {?HTMLElement} */
    const part = this.renderRoot.querySelector(selector);
    part?.focus({preventScroll: true});
    part?.scrollIntoView({block: 'start'});
  }
}

customElements.define('vb-sheet-view', SheetView);
