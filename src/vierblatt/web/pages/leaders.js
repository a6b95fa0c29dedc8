/** `/leaders/GAME`: the best players of a game under one preset, in matches, with the same deals, or against bots. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {BOT_LEVELS, settings} from '../core/settings.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {BotLeaders, GameInfo, Leaders} from '../types/wire.js' */

/** @param {number} points */
const tenths = (points) => Math.round(10 * points) / 10;

export class PageLeaders extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _preset: {state: true},
    _bot: {state: true},
    _boards: {state: true},
    _list: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    td a { display: inline-block; min-inline-size: 6em; }
    .field { margin-block-start: 12px; }
    .note { margin-block: 12px; }
    @media (max-width: 419px) {
      table { font-size: var(--text-s); line-height: 1.3; }
      th, td { padding-inline: 3px; }
      td a { min-inline-size: 5em; overflow-wrap: anywhere; }
    }
  `,
  ];

  constructor() {
    super();
    /** @type {{game?: string}} */
    this.params = {};
    /** @type {?GameInfo[]} */
    this._games = null;
    this._preset = 'standard';
    /** The level of the bots; empty for the list of matches against people. */
    this._bot = '';
    /** Whether the list is that of duplicate ratings. */
    this._boards = false;
    /** @type {?Leaders | ?BotLeaders} */
    this._list = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._wanted = '';
  }

  get _game() {
    return this.params.game ?? words.games[0];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params')) this._preset = 'standard';
    if (['params', '_preset', '_bot', '_boards'].some((name) => changed.has(name))) this._load();
  }

  /** The presets that have such a list: where wrong cards are claimed, neither luck nor boards can be compared. */
  get _presets() {
    const all = this._games?.find(({id}) => id === this._game)?.presets ?? [];
    return this._bot || this._boards ? all.filter(({tables_only: atTables}) => !atTables) : all;
  }

  async _load() {
    const which = this._boards ? '?kind=boards' : this._bot && `/${this._bot}`;
    const wanted = `/leaders/${this._game}/${this._preset}${which}`;
    this._wanted = wanted;
    this._list = null;
    this._fault = null;
    try {
      this._games ??= (await api.public('/games')).games;
      const list = await api.public(wanted);
      if (this._wanted === wanted) this._list = list;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  render() {
    setTitle(words.text('web-leaders'));
    const presets = this._presets;
    return html`
      <h1>${words.text('web-leaders')}</h1>
      <nav class="tabs" aria-label=${words.text('web-game')}>${words.games.map(
        (game) => html`<a href="/leaders/${game}"
        aria-current=${game === this._game ? 'page' : nothing}>${words.gameName(game)}</a>`,
      )}</nav>
      ${this._views()}
      <label class="field">${words.text('ui-preset')}
        <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => {
          this._preset = target.value;
        }}>${presets.map(
          ({name}) => html`<option
          value=${name} ?selected=${name === this._preset}>${words.preset(name, this._game)}</option>`,
        )}</select></label>
      ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
      ${this._list ? this._table(this._list) : this._fault ? nothing : html`<p class="wait">…</p>`}`;
  }

  /** What the list compares. */
  _views() {
    const shown = this._boards ? 'boards' : this._bot ? 'bots' : 'people';
    const view = (/** @type {string} */ name, /** @type {string} */ bot) => html`<button type="button"
      aria-pressed=${String(name === shown)} @click=${() => {
        this._bot = bot;
        this._boards = name === 'boards';
        if (!this._presets.some((preset) => preset.name === this._preset)) this._preset = 'standard';
      }}>${words.text(`web-leaders-${name}`)}</button>`;
    return html`<div class="tabs" role="group" aria-label=${words.text('web-leaders')}>
        ${view('people', '')}${view('boards', '')}${view('bots', settings.bots)}</div>
      <p class="note">${words.text(`web-leaders-${shown}-about`)}</p>
      ${
        this._bot
          ? html`<label class="field">${words.text('web-bot-level')}
        <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => {
          this._bot = target.value;
        }}>${BOT_LEVELS.map((level) => html`<option value=${level} ?selected=${level === this._bot}>${words.text(`bot-${level}`)}</option>`)}</select></label>`
          : nothing
      }`;
  }

  /** @param {BotLeaders} list */
  _botTable({leaders, least}) {
    const note = html`<p class="note">${words.text('web-leaders-bots-note', {least})}</p>`;
    if (!leaders.length) return html`<p class="empty">${words.text('web-leaders-bots-empty')}</p>${note}`;
    return html`<div class="scroll"><table>
      <thead><tr><th class="number">${words.text('web-place')}</th><th>${words.text('web-name')}</th>
        <th class="number">${words.text('web-low')}</th><th class="number">${words.text('web-edge')}</th>
        <th class="number">${words.text('web-deals')}</th></tr></thead>
      <tbody>${leaders.map(
        (line) => html`<tr><td class="number">${words.number(line.place)}</td>
        <td><a href="/player/${line.player}"><bdi>${line.name}</bdi></a></td>
        <td class="number">${words.number(tenths(line.low))}</td><td class="number">${words.number(tenths(line.edge))}</td>
        <td class="number">${words.number(line.deals)}</td></tr>`,
      )}</tbody></table></div>${note}`;
  }

  /** @param {Leaders | BotLeaders} list */
  _table(list) {
    return 'bot' in list ? this._botTable(list) : this._peopleTable(list);
  }

  /** @param {Leaders} list */
  _peopleTable({leaders}) {
    const [why, empty, counted] = this._boards
      ? ['web-leaders-boards-note', 'web-leaders-boards-empty', 'web-rated-tournaments']
      : ['web-leaders-note', 'web-leaders-empty', 'web-matches'];
    const note = html`<p class="note">${words.text(why)}</p>`;
    if (!leaders.length) return html`<p class="empty">${words.text(empty)}</p>${note}`;
    return html`<div class="scroll"><table>
      <thead><tr><th class="number">${words.text('web-place')}</th><th>${words.text('web-name')}</th>
        <th class="number">${words.text('web-points')}</th><th class="number">${words.text(counted)}</th></tr></thead>
      <tbody>${leaders.map(
        (line) => html`<tr><td class="number">${words.number(line.place)}</td>
        <td><a href="/player/${line.player}"><bdi>${line.name}</bdi></a></td>
        <td class="number">${words.number(line.points)}</td><td class="number">${words.number(line.matches)}</td></tr>`,
      )}
      </tbody></table></div>${note}`;
  }
}

customElements.define('vb-page-leaders', PageLeaders);
