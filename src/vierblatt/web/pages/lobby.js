/** `/lobby`: the public tables, kept up to date, with links to them. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {navigate, setTitle} from '../core/router.js';
import {socket} from '../core/socket.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import '../parts/lobby-table.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {LobbyTable} from '../types/wire.js' */

export class PageLobby extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _tables: {state: true},
    _players: {state: true},
    _game: {state: true},
    _fault: {state: true},
    _busy: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .head { display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 16px; }
    .quick { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); }
    .quick button { min-block-size: 52px; padding-inline: 8px; }
    .panel h2 { margin-block-start: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?LobbyTable[]} */
    this._tables = null;
    this._players = 0;
    /** The only game to show; empty for all. */
    this._game = '';
    /** @type {?ApiFault} */
    this._fault = null;
    this._busy = false;
    this._leave = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this._leave = socket.lobby(({tables, players}) => {
      this._tables = tables;
      this._players = players;
    });
    // A list even if no socket can be opened.
    api.public('/lobby').then(
      ({tables}) => {
        this._tables ??= tables;
      },
      () => {},
    );
  }

  disconnectedCallback() {
    this._leave();
    super.disconnectedCallback();
  }

  render() {
    setTitle(words.text('web-lobby'));
    const wanted = (this._tables ?? []).filter(({game}) => !this._game || game === this._game);
    const waiting = wanted.filter(({stage}) => stage === 'seating');
    const running = wanted.filter(({stage}) => stage !== 'seating');
    return html`
      <div class="head"><h1>${words.text('web-lobby')}</h1>
        ${this._players ? html`<span class="note">${words.text('web-people-here', {count: this._players})}</span>` : nothing}
      </div>
      <div class="tabs" role="group" aria-label=${words.text('web-game')}>
        ${['', ...words.games].map(
          (game) => html`<button type="button" aria-pressed=${String(this._game === game)}
          @click=${() => {
            this._game = game;
          }}>${game ? words.gameName(game) : words.text('web-all-games')}</button>`,
        )}
      </div>
      <section class="panel">
        <h2>${words.text('web-quick')}</h2>
        <p class="note">${words.text('web-quick-about')}</p>
        <div class="quick">${words.games
          .filter((game) => !this._game || game === this._game)
          .map(
            (game) => html`
          <button type="button" class="primary" ?disabled=${this._busy} @click=${() => this._quick(game)}>
            ${icon('play', 18)} ${words.gameName(game)}</button>`,
          )}</div>
        ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
      </section>
      ${
        this._tables
          ? html`<h2>${words.text('web-tables-waiting')}</h2>
        ${waiting.length ? this._list(waiting) : this._emptyList()}`
          : nothing
      }
      ${running.length ? html`<h2>${words.text('web-tables-running')}</h2>${this._list(running)}` : nothing}`;
  }

  /** @param {LobbyTable[]} tables */
  _list(tables) {
    return html`<ul class="plain">${tables.map(
      (table) => html`<li>
      <vb-lobby-table .table=${table}></vb-lobby-table></li>`,
    )}</ul>`;
  }

  _emptyList() {
    const games = this._game ? [this._game] : words.games;
    return html`<div class="empty"><p>${words.text('web-tables-none')}</p>
      <p class="row">${games.map(
        (game) => html`<a class="button" href="/new/${game}?public">${icon('plus', 18)}
        ${words.gameName(game)}</a>`,
      )}</p></div>`;
  }

  /** @param {string} game */
  async _quick(game) {
    this._busy = true;
    this._fault = null;
    try {
      await askForName();
      const {table} = await api.post('/quick', {game});
      navigate(`/t/${table}`);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    } finally {
      this._busy = false;
    }
  }
}

customElements.define('vb-page-lobby', PageLobby);
