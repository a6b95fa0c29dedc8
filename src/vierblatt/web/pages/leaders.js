/** `/leaders/GAME`: the best players of a game, under one preset. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {GameInfo, Leaders} from '../types/wire.js' */

export class PageLeaders extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _preset: {state: true},
    _list: {state: true},
    _fault: {state: true},
  };

  static styles = [controls, column, pages];

  constructor() {
    super();
    /** @type {{game?: string}} */
    this.params = {};
    /** @type {?GameInfo[]} */
    this._games = null;
    this._preset = 'standard';
    /** @type {?Leaders} */
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
    if (changed.has('params') || changed.has('_preset')) this._load();
  }

  async _load() {
    const wanted = `/leaders/${this._game}/${this._preset}`;
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
    const presets = this._games?.find(({id}) => id === this._game)?.presets ?? [];
    return html`
      <h1>${words.text('web-leaders')}</h1>
      <nav class="tabs" aria-label=${words.text('web-game')}>${words.games.map(
        (game) => html`<a href="/leaders/${game}"
        aria-current=${game === this._game ? 'page' : nothing}>${words.gameName(game)}</a>`,
      )}</nav>
      <label class="field">${words.text('ui-preset')}
        <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => {
          this._preset = target.value;
        }}>${presets.map(
          ({name}) => html`<option
          value=${name} ?selected=${name === this._preset}>${words.preset(name, this._game)}</option>`,
        )}</select></label>
      ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
      ${this._list ? this._table(this._list) : html`<p class="wait">…</p>`}`;
  }

  /** @param {Leaders} list */
  _table({leaders, least}) {
    const note = html`<p class="note">${words.text('web-leaders-note', {least})}</p>`;
    if (!leaders.length) return html`<p class="empty">${words.text('web-leaders-empty')}</p>${note}`;
    return html`<div class="scroll"><table>
      <thead><tr><th class="number">${words.text('web-place')}</th><th>${words.text('web-name')}</th>
        <th class="number">${words.text('web-points')}</th><th class="number">${words.text('web-matches')}</th></tr></thead>
      <tbody>${leaders.map(
        (line) => html`<tr><td class="number">${words.number(line.place)}</td>
        <td><a href="/player/${line.player}"><bdi>${line.name}</bdi></a></td>
        <td class="number">${words.number(line.points)}</td><td class="number">${words.number(line.matches)}</td></tr>`,
      )}
      </tbody></table></div>${note}`;
  }
}

customElements.define('vb-page-leaders', PageLeaders);
