/** `/lobby`: the public tables as they are now, and the way to any of them. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {navigate, setTitle} from '../core/router.js';
import {socket} from '../core/socket.js';
import {api} from '../core/api.js';
import {Worded, words} from '../core/words.js';
import {Asking} from '../parts/asking.js';
import {pageStyles} from '../parts/page-styles.js';
import {icon} from '../parts/icons.js';
import {GAMES} from '../parts/games.js';
import '../parts/lobby-table.js';

export class PageLobby extends Asking(Worded(LitElement)) {
  static properties = {
    params: {attribute: false},
    _tables: {state: true},
    _players: {state: true},
    _game: {state: true},
  };

  static styles = [pageStyles, css`
    .quick { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); margin-block-end: 8px; }
    .quick button { min-block-size: 56px; }
    .list { display: grid; gap: 8px; }
    .head { display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 16px; }
  `];

  constructor() {
    super();
    /** @type {?Object[]} */
    this._tables = null;
    this._players = 0;
    this._game = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this._leave = socket.lobby(({tables, players}) => {
      this._tables = tables;
      this._players = players;
    });
    // Where no socket can be opened there is still a list.
    api.public('/lobby').then(({tables}) => { this._tables ??= tables; }, () => {});
  }

  disconnectedCallback() {
    this._leave();
    super.disconnectedCallback();
  }

  updated() {
    setTitle(words.text('web-lobby'));
  }

  render() {
    const wanted = (this._tables ?? []).filter(({game}) => !this._game || game === this._game);
    const waiting = wanted.filter(({stage}) => stage === 'seating');
    const running = wanted.filter(({stage}) => stage !== 'seating');
    return html`
      <div class="head"><h1>${words.text('web-lobby')}</h1>
        ${this._players ? html`<span class="soft">${words.text('web-people-here', {count: this._players})}</span>` : nothing}
      </div>
      <div class="tabs" role="group" aria-label=${words.text('ui-choose-game')}>
        ${['', ...Object.keys(GAMES)].map((game) => html`<button type="button" aria-pressed=${String(this._game === game)}
          @click=${() => { this._game = game; }}>${game ? words.gameName(game) : words.text('web-all-games')}</button>`)}
      </div>
      <section class="panel" aria-labelledby="quick">
        <h2 id="quick">${words.text('web-quick')}</h2>
        <p class="soft small">${words.text('web-quick-about')}</p>
        <div class="quick">${Object.keys(GAMES).filter((game) => !this._game || game === this._game).map((game) => html`
          <button type="button" class="primary" ?disabled=${this.busy} @click=${() => this._quick(game)}>
            ${icon('play', 18)} ${words.gameName(game)}</button>`)}</div>
        ${this.refusal()}
      </section>
      ${this._part('web-tables-waiting', waiting, 'web-tables-none')}
      ${running.length ? this._part('web-tables-running', running) : nothing}`;
  }

  _part(title, tables, none = '') {
    if (this._tables === null) return nothing;
    return html`<section><h2>${words.text(title)}</h2>
      ${tables.length ? html`<ul class="bare list">${tables.map((table) => html`<li>
        <vb-lobby-table .table=${table}></vb-lobby-table></li>`)}</ul>`
        : html`<div class="empty">${words.text(none)}
          <p><a class="button" href=${`/new/${this._game || 'baloot'}`}>${words.text('web-open-table')}</a></p></div>`}
    </section>`;
  }

  _quick(game) {
    return this.ask(() => api.post('/quick', {game}), ({table}) => navigate(`/t/${table}`));
  }
}

customElements.define('vb-page-lobby', PageLobby);
