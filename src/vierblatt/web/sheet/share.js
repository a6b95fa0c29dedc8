/** `<vb-share-sheet>`: sends a sheet as a text, as a link that contains it, or as a file. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {sendOrCopy} from '../core/sending.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {saveText} from '../parts/save-text.js';
import {toast} from '../parts/toast.js';
import {textOf} from './document.js';
import {linkOf} from './link.js';
import {reportText} from './report-text.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ScoreSheet} from './score-sheet.js' */
/** @import {SheetWords} from './words.js' */

export class ShareSheet extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {sheet: {attribute: false}, texts: {attribute: false}};

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .row > * { flex: 1 1 120px; min-block-size: 48px; }
    .note { color: var(--ink-soft); font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    /** @type {?ScoreSheet} */
    this.sheet = null;
    /** @type {?SheetWords} */
    this.texts = null;
  }

  render() {
    const {texts} = this;
    if (!texts) return nothing;
    return html`<div class="row">
        <button type="button" @click=${this._text}>${icon('talk')}${texts.text('sheets-share-text')}</button>
        ${'CompressionStream' in globalThis ? html`<button type="button" @click=${this._link}>${icon('share')}${texts.text('sheets-share-link')}</button>` : nothing}
        <button type="button" @click=${this._file}>${icon('sheet')}${texts.text('sheets-share-file')}</button></div>
      <p class="note">${texts.text('sheets-share-note')} ${texts.text('sheets-open-file-note')}</p>`;
  }

  _text() {
    if (!this.sheet || !this.texts) return;
    const text = reportText(this.sheet, this.texts);
    this._send({text}, text);
  }

  async _link() {
    if (!this.sheet || !this.texts) return;
    const path = await linkOf(this.sheet);
    const url = location.origin + path;
    if (path) await this._send({title: 'Vierblatt', url}, url);
    else toast(this.texts.text('sheets-link-too-long'));
  }

  /** @param {ShareData} data @param {string} copy */
  async _send(data, copy) {
    if (await sendOrCopy(data, copy)) toast(this.texts?.text('sheets-copied') ?? '');
  }

  _file() {
    if (this.sheet) saveText(`vierblatt-${this.sheet.game.id}.json`, textOf(this.sheet));
  }
}

customElements.define('vb-share-sheet', ShareSheet);
