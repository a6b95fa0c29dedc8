/** `/new/GAME`: opens a new table, with a preset, house rules and table settings of the person's choice. */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {navigate, setTitle} from '../core/router.js';
import {PACES} from '../core/paces.js';
import {settings} from '../core/settings.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {presetChoice} from '../new/game-rules.js';
import {USUAL, changed} from '../new/table-settings.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import '../majlis/open.js';
import '../parts/bot-level.js';
import '../parts/pace-choice.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {Changes} from '../new/game-rules.js' */
/** @import {Settings} from '../new/table-settings.js' */
/** @import {GameInfo, GameList, PresetInfo, ServerInfo, TableInfo} from '../types/wire.js' */

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
    _voice: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .two { display: grid; gap: 12px 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); }
    .two { margin-block-end: 4px; }
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
    /** Whether this server offers voice. */
    this._voice = false;
    /** @type {Settings} */
    this._settings = {...USUAL, private: !new URLSearchParams(location.search).has('public')};
    this._bots = 0;
    this._preset = 'standard';
    /** @type {Changes} */
    this._changes = {};
  }

  connectedCallback() {
    super.connectedCallback();
    this._askServer();
    api.public('/games').then(
      (/** @type {GameList} */ {games}) => {
        this._games = games;
      },
      (fault) => {
        this._fault = fault;
      },
    );
  }

  /** Asks what the server offers, without which a table can be opened as well. */
  async _askServer() {
    /** @type {ServerInfo | null} */
    const server = await api.public('/server').catch(() => null);
    this._voice = server?.voice ?? false;
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
        <vb-game-rules .game=${game} .preset=${preset} .changes=${this._changes}
          @change=${(/** @type {CustomEvent<Changes>} */ {detail}) => this._change(detail)}></vb-game-rules>
        <details class="panel"><summary>${words.text('web-table-settings')}</summary><div>
          <vb-table-settings .settings=${this._settings} ?voice=${this._voice} @change=${(
            /** @type {CustomEvent<Settings>} */ {detail},
          ) => {
            this._settings = detail;
          }}></vb-table-settings>
        </div></details>
        <div class="go">
          ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
          <button class="primary" ?disabled=${this._busy}>${words.text('web-open-table')}</button></div>
      </form>
      <vb-open-majlis .rules=${{game: game.id, preset: this._preset, changes: this._changes}} .settings=${this._settings}></vb-open-majlis>`;
  }

  /** @param {GameInfo} game @param {PresetInfo} preset @param {number} count */
  _first(game, preset, count) {
    return html`<div class="two">
      ${presetChoice(game, this._preset, (name) => this._choose(name))}
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

  /** @param {Changes} changes */
  _change(changes) {
    this._changes = changes;
    if (Object.keys(changes).length) this._set('rated', false); // only unchanged rules are rated
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
