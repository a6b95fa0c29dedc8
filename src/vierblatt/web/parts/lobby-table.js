/** `<vb-lobby-table>`: one public table in a list, as a link to it. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';

/** @import {LobbyTable as Table} from '../types/wire.js' */

export class LobbyTable extends WithWords(LitElement) {
  static properties = {/** `LobbyTable` of the protocol. */ table: {attribute: false}};

  static styles = [
    controls,
    css`
    a {
      display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; padding: 12px 16px; border-radius: var(--round);
      background: var(--paper-raised); border: 1px solid var(--line); color: var(--ink); text-decoration: none;
      min-block-size: 64px; align-items: center;
    }
    @media (hover: hover) { a:hover { border-color: var(--line-strong); box-shadow: var(--shadow-1); } }
    b { font-size: var(--text-m); }
    .soft { color: var(--ink-soft); font-size: var(--text-s); }
    .seats { display: flex; flex-wrap: wrap; gap: 4px; justify-content: end; max-inline-size: 116px; }
    .seats.many { max-inline-size: 86px; }
    .seat {
      inline-size: 26px; block-size: 26px; border-radius: 50%; display: grid; place-items: center; font-size: 12px;
      font-weight: 700; border: 1.5px dashed var(--line-strong); color: var(--ink-soft);
    }
    .seat.taken { border-style: solid; background: var(--felt); border-color: var(--felt); color: var(--on-felt); }
    .go { text-align: end; color: var(--link); font-weight: 600; font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    /** Set by the list that shows it. @type {Table} */
    this.table = /** @type {Table} */ (/** @type {unknown} */ (undefined));
  }

  render() {
    const {table} = this;
    const free = table.seats.filter((kind) => kind === 'empty').length;
    const open = table.stage === 'seating' && free > 0;
    return html`<a href=${`/t/${table.id}`}>
      <span><b>${words.gameName(table.game)}</b> <span class="soft">${this._about(table).join(' · ')}</span></span>
      <span class="seats ${table.seats.length > 4 ? 'many' : ''}" aria-hidden="true">${table.seats.map(
        (kind, seat) => html`
        <span class="seat ${kind === 'empty' ? '' : 'taken'}" title=${table.names[seat] || nothing}
          >${kind === 'bot' ? icon('bot', 16) : ([...(table.names[seat] ?? '')][0] ?? '')}</span>`,
      )}</span>
      <span class="soft">${this._whose(table, open)}</span>
      <span class="go">${open ? words.text('web-table-free', {count: free}) : words.text('web-watch')}</span>
    </a>`;
  }

  /** @param {Table} table @param {boolean} open whether there is a free seat */
  _whose({host}, open) {
    if (host && host === api.person?.name) return words.text('web-table-yours');
    return words.text(open && host ? 'web-table-invites' : 'web-table-host', {name: words.name(host)});
  }

  /** @param {Table} table */
  _about(table) {
    const preset = words.preset(table.preset, table.game);
    return [
      table.changed ? words.text('web-preset-changed', {preset, count: table.changed}) : preset,
      ...(table.rated ? [words.text('web-rated')] : []),
      ...(table.move_seconds ? [words.text('web-seconds', {count: table.move_seconds})] : []),
    ];
  }
}

customElements.define('vb-lobby-table', LobbyTable);
