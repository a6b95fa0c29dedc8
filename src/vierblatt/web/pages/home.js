/**
 * `/`: the four games, each a tap away. Whoever can read nothing here still finds the big tile with cards on it: it
 * opens a table with bots at once.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {navigate, setTitle} from '../core/router.js';
import {Worded, words} from '../core/words.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {toast} from '../parts/toast.js';
import '../parts/playing-card.js';

/** Game -> three cards that players of it know, and how many sit at a table. */
const GAMES = {
  baloot: {cards: ['JS', 'AH', 'TD'], seats: 4},
  kout_bo: {cards: ['XR', 'AS', 'KC'], seats: 6},
  king_bolola: {cards: ['KH', 'QS', 'QD'], seats: 4},
  back_alley: {cards: ['AS', 'XB', '2C'], seats: 4},
};
const CODE = /[a-z0-9]{10}/;

export class PageHome extends Worded(LitElement) {
  static properties = {params: {attribute: false}, _mine: {state: true}, _busy: {state: true}, _code: {state: true}};

  static styles = [controls, css`
    :host { display: block; max-inline-size: 1040px; margin-inline: auto; padding: 16px 16px 64px; }
    h1 { font-size: var(--text-xl); margin: 4px 0 4px; }
    .lead { color: var(--ink-soft); margin-block-end: 16px; max-inline-size: 60ch; line-height: 1.5; }
    ul { list-style: none; margin: 0; padding: 0; }
    .games { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); }
    .game {
      background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round-l); overflow: hidden;
      display: grid; box-shadow: var(--shadow-1);
    }
    .play {
      border: 0; border-radius: 0; padding: 16px; display: grid; grid-template-columns: 1fr auto; gap: 4px 12px;
      background: radial-gradient(120% 140% at 80% 0%, var(--felt), var(--felt-deep)); color: var(--on-felt);
      text-align: start; align-items: center; min-block-size: 128px; justify-content: stretch;
    }
    .play h2 { font-size: var(--text-l); margin: 0; }
    .play span.line { font-weight: 400; font-size: var(--text-s); color: var(--on-felt-soft); line-height: 1.4; }
    .play .go {
      justify-self: start; display: inline-flex; gap: 6px; align-items: center; background: var(--accent-bright);
      color: var(--on-accent); border-radius: 99px; padding: 6px 16px 6px 12px; margin-block-start: 6px;
    }
    .fan { grid-row: 1 / 4; grid-column: 2; display: flex; direction: ltr; --card-width: 58px; padding-inline-end: 6px; }
    .fan playing-card:not(:first-child) { margin-inline-start: -26px; }
    .fan playing-card:nth-child(1) { transform: rotate(-10deg) translateY(4px); }
    .fan playing-card:nth-child(3) { transform: rotate(10deg) translateY(4px); }
    .more { display: flex; flex-wrap: wrap; gap: 8px; padding: 10px 12px; }
    .more .button { flex: 1 1 auto; padding-inline: 10px; font-size: var(--text-s); }
    .mine { margin-block: 0 16px; display: grid; gap: 8px; }
    .mine a {
      display: flex; gap: 12px; align-items: center; justify-content: space-between; min-block-size: 56px;
      background: var(--paper-raised); border: 2px solid var(--accent); border-radius: var(--round); padding: 8px 16px;
      color: var(--ink); text-decoration: none; font-weight: 600;
    }
    .mine small { color: var(--ink-soft); font-weight: 400; }
    form { display: flex; gap: 8px; margin-block: 20px 0; flex-wrap: wrap; align-items: end; }
    form label { display: grid; gap: 4px; font-size: var(--text-s); color: var(--ink-soft); flex: 1 1 200px; }
    input {
      font: inherit; color: var(--ink); background: var(--paper-raised); border: 1px solid var(--line-strong);
      border-radius: var(--round); min-block-size: var(--tap); padding-inline: 12px; inline-size: 100%;
    }
    footer { margin-block-start: 32px; display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: var(--text-s); }
    footer a { min-block-size: var(--tap); display: inline-flex; align-items: center; }
  `];

  constructor() {
    super();
    this._mine = [];
    this._busy = '';
    this._code = '';
  }

  connectedCallback() {
    super.connectedCallback();
    setTitle();
    if (api.person) {
      api.get('/me/tables').then(({tables}) => { this._mine = tables; }, () => {});
    }
  }

  render() {
    return html`
      <h1>${words.text('web-home-title')}</h1>
      <p class="lead">${words.text('web-home-lead')}</p>
      ${this._mine.length ? html`<ul class="mine" aria-label=${words.text('web-my-tables')}>
        ${this._mine.map((table) => html`<li><a href="/t/${table.id}">
          <span>${words.gameName(table.game)} <small>${words.text(`web-stage-${table.stage}`)}</small></span>
          <span>${words.text('web-go-on')}</span></a></li>`)}</ul>` : nothing}
      <ul class="games">${Object.entries(GAMES).map(([game, known]) => this._tile(game, known))}</ul>
      <form @submit=${this._join}>
        <label>${words.text('web-join-label')}
          <input name="code" autocomplete="off" autocapitalize="off" spellcheck="false" .value=${this._code}
            @input=${(event) => { this._code = event.target.value; }}></label>
        <button>${words.text('web-join')}</button>
      </form>
      <footer>
        <a href="/leaders">${words.text('web-leaders')}</a> <a href="/statistics">${words.text('web-statistics')}</a>
        <a href="/check">${words.text('web-check')}</a> <a href="/settings">${words.text('web-settings')}</a>
        <a href="/about">${words.text('web-about')}</a>
      </footer>`;
  }

  _tile(game, {cards, seats}) {
    return html`<li class="game">
      <button class="play" ?disabled=${this._busy !== ''} aria-busy=${this._busy === game}
        aria-label=${words.text('web-play-bots', {game: words.gameName(game)})} @click=${() => this._play(game)}>
        <h2>${words.gameName(game)}</h2>
        <span class="fan">${cards.map((card) => html`<playing-card card=${card}></playing-card>`)}</span>
        <span class="line">${words.gameLine(game)}</span>
        <span class="go">${icon('play', 18)} ${words.text('web-play')}</span>
      </button>
      <div class="more">
        <a class="button" href="/new/${game}">${words.text('web-friends')}</a>
        <button class="button" @click=${() => this._quick(game)}>${words.text('web-quick', {seats})}</button>
        <a class="button" href="/rules/${game}">${words.text('ui-rules')}</a>
      </div></li>`;
  }

  async _play(game) {
    await this._open(game, () => api.post('/tables', {game, solo: true, settings: {private: true}}));
  }

  async _quick(game) {
    await this._open(game, () => api.post('/quick', {game}));
  }

  async _open(game, ask) {
    if (this._busy) return;
    this._busy = game;
    try {
      const table = await ask();
      navigate(`/t/${table.id ?? table.table}`);
    } catch (fault) {
      toast(words.error(fault));
    } finally {
      this._busy = '';
    }
  }

  _join(event) {
    event.preventDefault();
    const [code] = CODE.exec(this._code.trim().toLowerCase().split('/').at(-1)) ?? [];
    if (code) navigate(`/t/${code}`);
    else toast(words.text('web-join-bad'));
  }
}

customElements.define('vb-page-home', PageHome);
