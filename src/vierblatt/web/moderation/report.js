/**
 * `<vb-report>`: the dialog in which somebody reports a player to the moderators; `openReport` shows it.
 *
 * It sends where it happened, and never what was said there: the server looks for the evidence itself.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {toast} from '../parts/toast.js';
import '../parts/dialog.js';
import {hasModerationWords, loadModerationWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {NewReport} from '../types/wire.js' */

/** @typedef {NewReport['place']} ReportPlace */
/** @typedef {NewReport['kind']} ReportKind */

/** Longest text, as the server takes it. */
const LONGEST = 500;
/** What a report can be about, by where it is made; the first is chosen. @type {Record<ReportPlace['at'], ReportKind[]>} */
export const KINDS = {
  table: ['chat', 'cheating', 'leaving', 'name', 'other'],
  majlis: ['chat', 'other'],
  review: ['chat', 'other'],
  player: ['name', 'cheating', 'other'],
  tournament: ['name', 'other'],
};

export class ReportDialog extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    place: {attribute: false},
    name: {type: String},
    _open: {state: true},
    _busy: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    fieldset { border: 0; margin: 0; padding: 0; display: grid; }
    legend { padding: 0; font-weight: 600; }
    label.tick input { inline-size: 24px; block-size: 24px; }
    textarea {
      font: inherit; font-size: 1rem; color: var(--ink); background: var(--paper-raised); inline-size: 100%; padding: 10px;
      border: 1px solid var(--line-strong); border-radius: var(--round); min-block-size: 96px; resize: vertical;
    }
  `,
  ];

  constructor() {
    super();
    /** @type {?ReportPlace} */
    this.place = null;
    this.name = '';
    this._open = false;
    this._busy = false;
  }

  /** Shows the dialog. @param {ReportPlace} place @param {string} name whom it is about */
  async show(place, name) {
    this.place = place;
    this.name = name;
    this._fault = null;
    await this.attempt(loadModerationWords);
    this._open = true;
  }

  render() {
    const {place} = this;
    if (!place || !hasModerationWords()) return this.fault();
    const heading =
      place.at === 'tournament'
        ? words.text('report-tournament')
        : words.text('report-title', {name: words.name(this.name)});
    return html`<vb-dialog ?open=${this._open} heading=${heading} @closed=${() => {
      this._open = false;
    }}>${this._open ? this._form(place) : nothing}</vb-dialog>`;
  }

  /** @param {ReportPlace} place */
  _form(place) {
    return html`<form @submit=${this._send}>
      <p class="note">${words.text('report-about')}</p>
      <fieldset><legend>${words.text('report-kind')}</legend>
        ${KINDS[place.at].map(
          (
            kind,
            number,
          ) => html`<label class="tick"><input type="radio" name="kind" value=${kind} ?checked=${number === 0}>
          ${words.text(`report-kind-${kind}`)}</label>`,
        )}</fieldset>
      <label class="field">${words.text('report-words')}<textarea name="text" maxlength=${LONGEST} dir="auto"></textarea></label>
      ${this.fault()}
      <button class="primary" ?disabled=${this._busy}>${words.text('report-send')}</button></form>`;
  }

  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  async _send(event) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (this._busy) return;
    this._busy = true;
    await this.attempt(async () => {
      await api.post('/reports', {kind: data.get('kind'), text: String(data.get('text')), place: this.place});
      this._open = false;
      toast(words.text('report-sent'));
    });
    this._busy = false;
  }
}

customElements.define('vb-report', ReportDialog);

/** @type {?ReportDialog} */
let shown = null;

/** Lets the reader report somebody. @param {ReportPlace} place @param {string} [name] whom it is about */
export function openReport(place, name = '') {
  shown ??= /** @type {ReportDialog} */ (document.createElement('vb-report'));
  if (!shown.isConnected) document.body.append(shown);
  return shown.show(place, name);
}
