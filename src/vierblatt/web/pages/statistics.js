/** `/statistics`: how the cards of all deals on this server were distributed, by game, as a picture and in words. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {asPercent, dealsNeeded, judgement} from '../statistics/shades.js';
import '../parts/verdict.js';
import '../statistics/map.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {GameList, PackStatistics, Statistics} from '../types/wire.js' */

const MARKS = {even: 'fits', odd: 'broken', early: 'open'};

export class PageStatistics extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _game: {state: true},
    _packs: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: block; max-inline-size: 760px; margin-inline: auto; padding: 16px 16px 64px; line-height: 1.5; }
    h1 { font-size: var(--text-xl); margin: 8px 0 4px; }
    h2 { font-size: var(--text-l); margin: 24px 0 8px; }
    .note { color: var(--ink-soft); max-inline-size: 62ch; margin-block: 4px 12px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 16px; }
    nav button[aria-pressed='true'] { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
    vb-verdict { margin-block: 8px 16px; }
    vb-verdict b { display: block; font-size: var(--text-l); }
    .chi { color: var(--ink-soft); font-size: var(--text-s); }
    .fault { color: var(--danger); font-weight: 600; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {string[]} */
    this._games = [];
    this._game = '';
    /** @type {?PackStatistics[]} */
    this._packs = null;
    /** @type {?ApiFault} */
    this._fault = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this._open();
  }

  updated() {
    setTitle(words.text('stats-title'));
  }

  async _open() {
    try {
      /** @type {GameList} */
      const {games} = await api.public('/games');
      this._games = games.map(({id}) => id);
      await this._show(this._games[0]);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  /** @param {string} game */
  async _show(game) {
    this._game = game;
    this._packs = null;
    try {
      /** @type {Statistics} */
      const {packs} = await api.public(`/statistics/${game}`);
      if (game === this._game) this._packs = packs;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  render() {
    return html`<h1>${words.text('stats-title')}</h1>
      <p class="note">${words.text('stats-lead')}</p>
      <nav>${this._games.map(
        (game) => html`<button type="button" aria-pressed=${String(game === this._game)}
        @click=${() => this._show(game)}>${words.gameName(game)}</button>`,
      )}</nav>
      ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
      <div role="status">${
        this._packs === null
          ? this._fault
            ? nothing
            : words.text('proof-loading')
          : this._packs.length
            ? nothing
            : html`<p>${words.text('stats-none')}</p>`
      }</div>
      ${this._packs?.map(pack)}
      <p><a href="/check">${words.text('stats-how')}</a></p>`;
  }
}

/** @param {PackStatistics} stats */
function pack(stats) {
  const {cards, deals, p, degrees} = stats;
  const result = judgement(stats);
  const value = Math.round(stats.chi_square * 10) / 10;
  return html`<h2>${words.text('stats-cards', {count: cards.length})} · ${words.text('stats-deals', {count: deals})}</h2>
    <vb-verdict state=${MARKS[result]}><b>${words.text(`stats-${result}`)}</b>
      ${words.text(`stats-${result}-note`, {count: dealsNeeded(stats), percent: p === null ? 0 : asPercent(p)})}</vb-verdict>
    <p class="note">${words.text('stats-picture', {less: words.text('stats-less'), more: words.text('stats-more')})}</p>
    <vb-stats-map .pack=${stats}></vb-stats-map>
    <p class="chi">${words.text('stats-chi', {value, degrees})}</p>`;
}

customElements.define('vb-page-statistics', PageStatistics);
