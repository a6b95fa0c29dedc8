/** `<vb-table-invite>`: an invitation to this table: a link to send, copy or scan. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {copyText} from '../core/clipboard.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {toast} from '../parts/toast.js';
import {houseRules, invitation} from './invitation.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info} from '../types/table.js' */

export class TableInvite extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {table: {type: String}, info: {attribute: false}, _picture: {state: true}};

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 12px; justify-items: stretch; }
    input { font: inherit; min-block-size: var(--tap); padding: 0 12px; border: 1px solid var(--line-strong); inline-size: 100%;
      border-radius: var(--round); background: var(--paper-raised); color: var(--ink); direction: ltr; text-align: start; }
    .row { display: flex; gap: 8px; }
    .row > * { flex: 1; }
    img { inline-size: min(220px, 60vw); block-size: auto; justify-self: center; background: #fff; border-radius: var(--round); }
    code { font-size: var(--text-l); letter-spacing: 0.06em; user-select: all; direction: ltr; display: inline-block; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** @type {?Info} */
    this.info = null;
    this._picture = true;
  }

  get _link() {
    return `${location.origin}/t/${this.table}`;
  }

  render() {
    return html`<p>${words.text('table-invite-how')}</p>
      <input readonly aria-label=${words.text('table-invite')} .value=${this._link} @focus=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.select()}>
      <div class="row"><button type="button" class="primary" @click=${this._copy}>${icon('copy')}${words.text('table-copy')}</button>
        ${'share' in navigator ? html`<button type="button" @click=${this._share}>${icon('share')}${words.text('table-send-link')}</button>` : nothing}</div>
      <p>${words.text('table-code')} <code>${this.table}</code></p>
      ${
        this._picture
          ? html`<img src=${`/api/tables/${this.table}/qr.svg`} width="220" height="220"
        alt=${words.text('table-qr')} @error=${() => {
          this._picture = false;
        }}>`
          : nothing
      }`;
  }

  async _copy() {
    if (await copyText(this._link)) toast(words.text('table-copied'));
  }

  async _share() {
    try {
      const text = this.info ? `${invitation(words, this.info)}. ${houseRules(words, this.info)}` : '';
      await navigator.share({title: 'Vierblatt', text, url: this._link});
    } catch {
      // the player has cancelled
    }
  }
}

customElements.define('vb-table-invite', TableInvite);
