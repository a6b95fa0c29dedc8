/** `<vb-table-report>`: whom at the table somebody wants to report. Event: `done` once the report's own dialog is open. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {openReport} from '../moderation/report.js';
import {hasModerationWords, loadModerationWords} from '../moderation/words.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class TableReport extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {people: {attribute: false}, table: {type: String}};

  static styles = [
    controls,
    css`:host { display: grid; gap: 12px; } div { display: flex; flex-wrap: wrap; gap: 8px; } button { overflow-wrap: anywhere; }`,
  ];

  constructor() {
    super();
    /** @type {Map<string, string>} */
    this.people = new Map();
    this.table = '';
  }

  async connectedCallback() {
    super.connectedCallback();
    await loadModerationWords().catch(() => {}); // the report's own dialog says so
    this.requestUpdate();
  }

  render() {
    if (!hasModerationWords()) return nothing;
    return html`<p>${words.text('report-whom')}</p><div>${[...this.people].map(
      ([player, name]) =>
        html`<button type="button" @click=${() => this._choose(player, name)}>${icon('flag', 18)}<bdi>${name}</bdi></button>`,
    )}</div>`;
  }

  /** @param {string} player @param {string} name */
  _choose(player, name) {
    this.dispatchEvent(new Event('done'));
    openReport({at: 'table', table: this.table, player}, name);
  }
}

customElements.define('vb-table-report', TableReport);
