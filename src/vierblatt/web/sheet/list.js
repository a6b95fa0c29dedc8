/** `<vb-sheet-list>`: the sheets that this device keeps, and a way to open a file. Event: `file` (detail: its text). */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {saveText} from '../parts/save-text.js';
import {toast} from '../parts/toast.js';
import {MOST_BYTES, sheetOfText} from './document.js';
import {SheetFault} from './fault.js';
import {KeptSheets} from './kept-sheets.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameInfo} from '../types/wire.js' */
/** @import {Entry} from './kept-sheets.js' */
/** @import {ScoreSheet} from './score-sheet.js' */

export class SheetList extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {games: {attribute: false}, kept: {attribute: false}, _entries: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    li { display: grid; grid-template-columns: 1fr auto; gap: 4px; align-items: center; }
    li.panel { padding: 4px 4px 4px 16px; }
    :host(:dir(rtl)) li.panel { padding: 4px 16px 4px 4px; }
    li a { min-block-size: 56px; display: grid; align-content: center; gap: 2px; color: var(--ink); text-decoration: none; min-inline-size: 0; overflow-wrap: anywhere; }
    li a b { color: var(--link); }
    small { color: var(--ink-soft); font-size: var(--text-s); }
    .damaged { display: grid; gap: 4px; padding-block: 8px; }
    .file { margin-block: 16px 4px; }
    input[type="file"] { position: absolute; inline-size: 1px; min-block-size: 1px; block-size: 1px; opacity: 0; padding: 0; }
    input:focus-visible + label { outline: 3px solid var(--focus); outline-offset: 2px; }
  `,
  ];

  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {?KeptSheets} */
    this.kept = null;
    /** @type {Entry[]} */
    this._entries = [];
    this._onStorage = (/** @type {StorageEvent} */ event) => KeptSheets.concerns(event) && this.refresh();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('storage', this._onStorage);
  }

  disconnectedCallback() {
    removeEventListener('storage', this._onStorage);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('kept')) this.refresh();
  }

  /** Reads the list again. */
  refresh() {
    this._entries = this.kept?.list() ?? [];
  }

  render() {
    return html`<h2>${words.text('sheets-kept')}</h2>
      ${
        this._entries.length
          ? html`<ul class="plain">${this._entries.map((entry) => this._entry(entry))}</ul>`
          : html`<p class="empty">${words.text('sheets-none')}</p>`
      }
      <p class="file"><input id="file" type="file" accept=".json,application/json" @change=${this._chosen}>
        <label class="button" for="file">${words.text('sheets-open-file')}</label></p>
      <p class="note">${words.text('sheets-open-file-note')}</p>`;
  }

  /** @param {Entry} entry */
  _entry(entry) {
    const found = this._read(entry);
    const isDamaged = found instanceof SheetFault;
    const names = isDamaged ? words.error(found) : nameOf(found);
    return html`<li class="panel">${isDamaged ? this._damaged(entry, names) : this._whole(entry, found)}
      <button class="plain" type="button" aria-label=${words.text('sheets-delete-this', {names})} @click=${() => this._delete(entry)}>${icon('close')}</button></li>`;
  }

  /** @param {Entry} entry @param {ScoreSheet} sheet */
  _whole({id}, sheet) {
    const deals = words.text('sheets-deals', {count: sheet.deals.length});
    const parts = [words.gameName(sheet.game.id), deals, words.ratio(sheet.totals)];
    if (sheet.over) parts.push(words.text('sheets-finished'));
    return html`<a href=${`/sheet/${id}`}><b>${nameOf(sheet)}</b><small>${parts.join(' · ')}</small></a>`;
  }

  /** @param {Entry} entry @param {string} reason */
  _damaged(entry, reason) {
    return html`<div class="damaged"><span class="fault">${words.text('sheets-damaged', {reason})}</span>
      <span><button type="button" @click=${() => saveText(`vierblatt-${entry.id}.json`, entry.text)}>${words.text('sheets-save-anyway')}</button></span></div>`;
  }

  /** @param {Entry} entry @returns {ScoreSheet | SheetFault} */
  _read({text}) {
    try {
      return sheetOfText(text, this.games);
    } catch (fault) {
      if (fault instanceof SheetFault) return fault;
      throw fault;
    }
  }

  /** @param {Entry} entry */
  _delete(entry) {
    this.kept?.remove(entry.id);
    this.refresh();
    toast(words.text('sheets-deleted'), {
      label: words.text('sheets-restore'),
      run: () => {
        this.kept?.restore(entry);
        this.refresh();
      },
    });
  }

  /** @param {{target: HTMLInputElement}} event */
  async _chosen({target}) {
    const [file] = target.files ?? [];
    if (file) {
      const text = await file.slice(0, MOST_BYTES + 1).text(); // a larger one is refused by its first part
      this.dispatchEvent(new CustomEvent('file', {detail: text}));
    }
    target.value = '';
  }
}

/** The players, or the game. @param {ScoreSheet} sheet */
const nameOf = ({names, game}) => (names.length ? words.join(names) : words.gameName(game.id));

customElements.define('vb-sheet-list', SheetList);
