/** `/new/GAME`: opens a new table, with a preset, house rules and table settings of the person's choice. */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {navigate, setTitle} from '../core/router.js';
import {PACES} from '../core/paces.js';
import {settings} from '../core/settings.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {USUAL, changed} from '../new/table-settings.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import '../new/house-rule.js';
import '../parts/bot-level.js';
import '../parts/pace-choice.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {Value} from '../new/house-rule.js' */
/** @import {Settings} from '../new/table-settings.js' */
/** @import {GameInfo, GameList, OptionInfo, PresetInfo, TableInfo} from '../types/wire.js' */

/** @typedef {{target: HTMLSelectElement}} Chosen */

export class PageNew extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _preset: {state: true},
    _changes: {state: true},
    _settings: {state: true},
    _bots: {state: true},
    _fault: {state: true},
    _busy: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .rules, .two { display: grid; gap: 12px 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); }
    .rules { align-items: start; gap: 16px; }
    .two { margin-block-end: 4px; }
    .count { color: var(--accent-text); font-weight: 600; font-size: var(--text-s); }
    .go {
      position: sticky; inset-block-end: 0; background: var(--paper); padding-block: 12px;
      padding-block-end: max(12px, env(safe-area-inset-bottom)); z-index: 1;
    }
    .go .primary { inline-size: 100%; min-block-size: 52px; font-size: var(--text-l); }
  `,
  ];

  constructor() {
    super();
    this.params = {game: ''};
    /** @type {?GameInfo[]} */
    this._games = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._busy = false;
    /** @type {Settings} */
    this._settings = {...USUAL, private: !new URLSearchParams(location.search).has('public')};
    this._bots = 0;
    this._preset = 'standard';
    /** House rule -> value, where it differs from the preset. @type {Record<string, Value>} */
    this._changes = {};
  }

  connectedCallback() {
    super.connectedCallback();
    api.public('/games').then(
      (/** @type {GameList} */ {games}) => {
        this._games = games;
      },
      (fault) => {
        this._fault = fault;
      },
    );
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has('params')) return;
    this._choose('standard');
    if (words.games.includes(this.params.game)) loadWords(undefined, this.params.game);
  }

  /** Selects a preset, without changes. @param {string} preset */
  _choose(preset) {
    this._preset = preset;
    this._changes = {};
  }

  render() {
    setTitle(words.text('web-new-table'));
    const game = this._games?.find(({id}) => id === this.params.game);
    if (this._fault && !game) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (this._games && !game) return html`<h1>${words.text('web-no-page')}</h1>`;
    // The texts of the house rules are in the game's own file.
    if (!game || words.game !== game.id) return html`<p class="wait">…</p>`;
    const preset = game.presets.find(({name}) => name === this._preset) ?? game.presets[0];
    const count = Object.keys(this._changes).length;
    return html`
      <h1>${words.gameName(game.id)}: ${words.text('web-new-table')}</h1>
      <p class="note">${words.gameLine(game.id)} <a href="/rules/${game.id}">${words.text('ui-rules')}</a></p>
      <form @submit=${this._open}>
        ${this._first(game, preset, count)}
        <details class="panel"><summary>${words.text('ui-house-rules')}
            ${count ? html`<span class="count">${words.text('web-changed-rules', {count})}</span>` : nothing}</summary>
          <div>
            ${count ? html`<button type="button" @click=${() => this._choose(this._preset)}>${words.text('web-reset')}</button>` : nothing}
            <div class="rules">${game.options.map((option) => this._rule(option, preset.values[option.name]))}</div>
          </div></details>
        <details class="panel"><summary>${words.text('web-table-settings')}</summary><div>
          <vb-table-settings .settings=${this._settings} @change=${(/** @type {CustomEvent<Settings>} */ {detail}) => {
            this._settings = detail;
          }}></vb-table-settings>
        </div></details>
        <div class="go">
          ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
          <button class="primary" ?disabled=${this._busy}>${words.text('web-open-table')}</button></div>
      </form>`;
  }

  /** @param {GameInfo} game @param {PresetInfo} preset @param {number} count */
  _first(game, preset, count) {
    return html`<div class="two">
      <label class="field">${words.text('ui-preset')}
        <select @change=${(/** @type {Chosen} */ {target}) => this._choose(target.value)}>
          ${game.presets.map(({name}) => html`<option value=${name} .selected=${live(name === this._preset)}>${words.preset(name, game.id)}</option>`)}
        </select></label>
      <label class="field">${words.text('ui-bots')}
        <select @change=${(/** @type {Chosen} */ {target}) => {
          this._bots = Number(target.value);
        }} ?disabled=${this._settings.rated}>
          ${Array.from(
            {length: preset.seats},
            (_, number) => html`<option value=${number}
            .selected=${live(number === this._bots)}>${words.number(number)}</option>`,
          )}
        </select></label>
      <bot-level ?disabled=${this._bots === 0}></bot-level>
      <pace-choice ?disabled=${this._settings.rated}></pace-choice>
      ${this._tick('private')} ${this._tick('rated', count > 0)}</div>`;
  }

  /** @param {'private' | 'rated'} name @param {boolean} [shut] */
  _tick(name, shut = false) {
    return html`<label class="tick"><input type="checkbox" .checked=${this._settings[name]} ?disabled=${shut}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._set(name, target.checked)}>${words.text(`web-set-${name}`)}</label>`;
  }

  /** @param {'private' | 'rated'} name @param {boolean} value */
  _set(name, value) {
    this._settings = changed(this._settings, name, value);
    if (this._settings.rated) this._bots = 0;
  }

  /** @param {OptionInfo} option @param {Value} usual */
  _rule(option, usual) {
    return html`<vb-house-rule .option=${option} .usual=${usual} .value=${this._changes[option.name] ?? usual}
      @change=${(/** @type {CustomEvent<Value>} */ {detail}) => this._change(option.name, detail, usual)}></vb-house-rule>`;
  }

  /** @param {string} name @param {Value} value @param {Value} usual */
  _change(name, value, usual) {
    const {[name]: _, ...others} = this._changes;
    const back = JSON.stringify(value) === JSON.stringify(usual);
    this._changes = back ? others : {...others, [name]: value};
    if (!back) this._set('rated', false); // only unchanged rules are rated
  }

  /** @param {SubmitEvent} event */
  async _open(event) {
    event.preventDefault();
    this._busy = true;
    this._fault = null;
    try {
      if (!this._settings.rated) await askForName(); // a rated table is not for guests
      /** @type {TableInfo} */
      const table = await api.post('/tables', {
        game: this.params.game,
        preset: this._preset,
        changes: this._changes,
        bots: this._bots,
        bot: settings.bots,
        settings: this._settings.rated ? this._settings : {...this._settings, pace: PACES[settings.pace].bot},
        sit: true,
      });
      navigate(`/t/${table.id}`);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    } finally {
      this._busy = false;
    }
  }
}

customElements.define('vb-page-new', PageNew);
