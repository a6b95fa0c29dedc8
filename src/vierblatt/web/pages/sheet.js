/**
 * `/sheet` and `/sheet/SHEET`: score sheets for real cards. Everything happens on this device, also without a server: the
 * page needs only the house rules, which the service worker keeps.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {navigate, setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {sheetOfText, textOf} from '../sheet/document.js';
import {SheetFault} from '../sheet/fault.js';
import {isScored} from '../sheet/games.js';
import {KeptSheet} from '../sheet/kept-sheet.js';
import {KeptSheets} from '../sheet/kept-sheets.js';
import {hasSheet, textOfLink} from '../sheet/link.js';
import {ScoreSheet} from '../sheet/score-sheet.js';
import {hasSheetTexts, loadSheetTexts} from '../sheet/words.js';
import '../sheet/list.js';
import '../sheet/new.js';
import '../sheet/view.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {GameInfo, GameList} from '../types/wire.js' */

const HOUSE_RULES = '/api/games';

export class PageSheet extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _fault: {state: true},
    _received: {state: true},
    _isKept: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .offline { display: flex; gap: 8px; align-items: center; font-size: var(--text-s); font-weight: 600; min-block-size: 24px; }
    .offline.ready { color: var(--good); }
    .offline.unknown { visibility: hidden; }
    .received { display: grid; gap: 8px; border-color: var(--accent); margin-block: 12px; }
  `,
  ];

  constructor() {
    super();
    /** @type {{sheet?: string}} */
    this.params = {};
    /** @type {?GameInfo[]} */
    this._games = null;
    /** @type {ApiFault | SheetFault | null} */
    this._fault = null;
    /** The sheet of a link, which is not kept yet. @type {?ScoreSheet} */
    this._received = null;
    /** Whether this device keeps the page, so that it opens without the server; null until that is known. @type {?boolean} */
    this._isKept = null;
    this._sheets = new KeptSheets();
    this._onHash = () => this._receive();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this._onHash);
    this._load();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this._onHash);
    super.disconnectedCallback();
  }

  async _load() {
    isPageKept().then((isKept) => {
      this._isKept = isKept;
    });
    try {
      /** @type {[GameList, unknown]} */
      const [{games}] = await Promise.all([api.public('/games'), loadSheetTexts()]);
      this._games = games.filter(isScored);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
      return;
    }
    await this._receive();
  }

  /** Takes the sheet out of the address, if there is one. */
  async _receive() {
    if (!hasSheet(location.hash) || !this._games) return;
    await this._try(async () => {
      this._received = sheetOfText(await textOfLink(location.hash), this._games ?? []);
    });
  }

  /** Does something and shows why it is refused. @param {() => void | Promise<void>} work */
  async _try(work) {
    this._fault = null;
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof SheetFault)) throw fault;
      this._fault = fault;
    }
  }

  /** Keeps a sheet on this device and opens it. @param {ScoreSheet} sheet */
  _keep(sheet) {
    this._received = null;
    return this._try(() => navigate(`/sheet/${this._sheets.add(textOf(sheet))}`));
  }

  render() {
    setTitle(words.text('web-sheet'));
    if (!this._games || !hasSheetTexts()) {
      return this._fault
        ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>`
        : html`<p class="wait">…</p>`;
    }
    return this.params.sheet ? this._sheet(this.params.sheet, this._games) : this._overview(this._games);
  }

  /** @param {GameInfo[]} games */
  _overview(games) {
    return html`<h1>${words.text('web-sheet')}</h1>
      <p class="note">${words.text('sheets-lead')}</p>
      ${this._offlineNote(this._isKept ?? true)}
      <div role="alert">${this._fault ? html`<p class="fault">${words.error(this._fault)}</p>` : nothing}</div>
      ${this._received ? this._offer(this._received) : nothing}
      <vb-sheet-list .games=${games} .kept=${this._sheets} @file=${(/** @type {CustomEvent<string>} */ {detail}) =>
        this._try(() => this._keep(sheetOfText(detail, games)))}></vb-sheet-list>
      <vb-new-sheet .games=${games} @begun=${(/** @type {CustomEvent<ScoreSheet>} */ {detail}) => this._keep(detail)}></vb-new-sheet>`;
  }

  /** Whether the page works without the server; its place is kept free until that is known. @param {boolean} ready */
  _offlineNote(ready) {
    return html`<p class="offline ${ready ? 'ready' : ''} ${this._isKept === null ? 'unknown' : ''}">${icon(ready ? 'check' : 'away', 18)}
      ${words.text(ready ? 'sheets-offline-ready' : 'sheets-offline-not')}</p>`;
  }

  /** @param {ScoreSheet} sheet */
  _offer(sheet) {
    const deals = words.text('sheets-deals', {count: sheet.deals.length});
    const parts = [words.gameName(sheet.game.id), ...(sheet.names.length ? [words.join(sheet.names)] : []), deals];
    return html`<section class="panel received"><p><b>${words.text('sheets-received')}</b></p>
      <p>${[...parts, words.ratio(sheet.totals)].join(' · ')}</p>
      <p><button class="primary" type="button" @click=${() => this._keep(sheet)}>${words.text('sheets-keep')}</button></p></section>`;
  }

  /** @param {string} id @param {GameInfo[]} games */
  _sheet(id, games) {
    const entry = this._sheets.read(id);
    const kept = entry ? this._open(id, entry.text, games) : null;
    if (kept instanceof KeptSheet)
      return html`<vb-sheet-view .kept=${kept} @again=${() => this._again(kept)}></vb-sheet-view>`;
    return html`<h1>${words.text('web-sheet')}</h1>
      <p class="fault" role="alert">${kept ? words.text('sheets-damaged', {reason: words.error(kept)}) : words.text('sheets-missing')}</p>
      <p><a class="button" href="/sheet">${words.text('sheets-all')}</a></p>`;
  }

  /** The sheet, which stays the same object while it is shown. @param {string} id @param {string} text @param {GameInfo[]} games */
  _open(id, text, games) {
    if (this._opened?.id === id) return this._opened;
    try {
      this._opened = new KeptSheet(this._sheets, id, text, games);
      return this._opened;
    } catch (fault) {
      if (fault instanceof SheetFault) return fault;
      throw fault;
    }
  }

  /** The sheet that is shown. @type {KeptSheet | undefined} */
  _opened = undefined;

  /** A new match under the same rules; who would have dealt next deals first. @param {KeptSheet} kept */
  _again({sheet}) {
    const info = this._games?.find(({id}) => id === sheet.game.id);
    if (!info) return;
    const firstDealer = (sheet.dealer + 1) % sheet.seats;
    this._keep(new ScoreSheet(info, sheet.rules, {names: sheet.names, firstDealer}));
  }
}

/** Whether the service worker keeps what the page needs. */
async function isPageKept() {
  if (!('serviceWorker' in navigator)) return false; // an insecure connection, or a private window
  await navigator.serviceWorker.ready;
  const found = await Promise.all(['/', HOUSE_RULES].map((path) => caches.match(path, {ignoreVary: true})));
  return found.every(Boolean);
}

customElements.define('vb-page-sheet', PageSheet);
