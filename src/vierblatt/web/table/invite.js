/** `<vb-table-invite>`: an invitation to this table: a link to send, copy or scan. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {houseRules, invitation} from './invitation.js';
import '../parts/share-link.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info} from '../types/table.js' */

export class TableInvite extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {table: {type: String}, info: {attribute: false}};

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 12px; justify-items: stretch; }
  `,
  ];

  constructor() {
    super();
    this.table = '';
    /** @type {?Info} */
    this.info = null;
  }

  render() {
    const {info} = this;
    return html`<p>${words.text('table-invite-how')}</p>
      <vb-share-link path=${`/t/${this.table}`} picture=${`/api/tables/${this.table}/qr.svg`} label=${words.text('table-invite')}
        code=${this.table}
        .text=${info ? `${invitation(words, info)}. ${houseRules(words, info)}` : ''}></vb-share-link>`;
  }
}

customElements.define('vb-table-invite', TableInvite);
