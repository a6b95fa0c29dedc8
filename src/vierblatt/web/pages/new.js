/** `/new/GAME`: a table of one's own: a set of rules, every house rule by its name, and how the table is run. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {navigate, setTitle} from '../core/router.js';
import {Worded, loadWords, words} from '../core/words.js';
import {controls} from '../parts/controls.js';
import {GAMES, pages} from '../parts/pages.js';

const DEFAULTS = {
  move_seconds: 45, bank_seconds: 120, grace: 30, takeback: true, hints: true, spectators: true, spectator_delay: 10,
  chat: 'phrases', private: true, rated: false,
};
const TIMES = {move_seconds: [0, 10, 20, 30, 45, 60, 120], bank_seconds: [0, 60, 120, 300, 600], grace: [10, 30, 60, 120, 300],
  spectator_delay: [0, 10, 30, 60, 300]};

export class PageNew extends Worded(LitElement) {
  static properties = {
    /** @type {{game: string}} */ params: {attribute: false}, _games: {state: true}, _preset: {state: true},
    _changes: {state: true}, _settings: {state: true}, _bots: {state: true}, _fault: {state: true}, _busy: {state: true},
  };

  static styles = [controls, pages, css`
    .rules { display: grid; gap: 14px; margin-block-start: 12px; }
    .rule { display: grid; gap: 4px; }
    .rule > span { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; }
    .rule small { color: var(--ink-soft); }
    .changed > span b::before { content: '● '; color: var(--accent-text); }
    .rule b { font-weight: 600; }
    .two { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); }
    .go { position: sticky; inset-block-end: 0; background: var(--paper); padding-block: 12px; border-block-start: 1px solid var(--line); }
    .go .primary { inline-size: 100%; }
    details > summary { cursor: pointer; min-block-size: var(--tap); align-content: center; font-weight: 600; }
  `];

  constructor() {
    super();
    this._games = null;
    this._fault = null;
    this._busy = false;
    this._settings = {...DEFAULTS};
    this._bots = 0;
    this._reset('standard');
  }

  connectedCallback() {
    super.connectedCallback();
    api.public('/games').then(({games}) => { this._games = games; }, (fault) => { this._fault = fault; });
  }

  willUpdate(changed) {
    if (changed.has('params')) {
      this._reset('standard');
      if (GAMES.includes(this.params.game)) loadWords(undefined, this.params.game);
    }
  }

  _reset(preset) {
    this._preset = preset;
    this._changes = {};
  }

  get _known() {
    return this._games?.find(({id}) => id === this.params.game);
  }

  render() {
    const game = this._known;
    setTitle(words.text('web-new-table'));
    if (this._fault && !game) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!game) return html`<p class="empty">${this._games ? words.text('web-no-page') : '…'}</p>`;
    const preset = game.presets.find(({name}) => name === this._preset);
    const count = Object.keys(this._changes).length;
    return html`
      <h1>${words.gameName(game.id)}: ${words.text('web-new-table')}</h1>
      <p class="note">${words.gameLine(game.id)} <a href="/rules/${game.id}">${words.text('ui-rules')}</a></p>
      <form @submit=${this._open}>
        <div class="two">
          <label class="field">${words.text('ui-preset')}
            <select .value=${this._preset} @change=${(event) => this._reset(event.target.value)}>
              ${game.presets.map(({name}) => html`<option value=${name} ?selected=${name === this._preset}>${words.preset(name, game.id)}</option>`)}
            </select></label>
          <label class="field">${words.text('ui-bots')}
            <select @change=${(event) => { this._bots = Number(event.target.value); }} ?disabled=${this._settings.rated}>
              ${Array.from({length: preset.seats}, (_, n) => html`<option value=${n} ?selected=${n === this._bots}>${words.number(n)}</option>`)}
            </select></label>
          ${this._tick('private')} ${this._tick('rated', count > 0)}
        </div>
        <details>
          <summary>${words.text('ui-house-rules')}${count ? html` · ${words.text('web-changed-rules', {count})}` : nothing}</summary>
          ${count ? html`<button type="button" @click=${() => this._reset(this._preset)}>${words.text('web-reset')}</button>` : nothing}
          <div class="rules">${game.options.map((option) => this._rule(option, preset.values[option.name]))}</div>
        </details>
        <details>
          <summary>${words.text('web-table-settings')}</summary>
          <div class="two">
            ${Object.keys(TIMES).map((name) => this._time(name))}
            <label class="field">${words.text('web-set-chat')}
              <select @change=${(event) => this._set('chat', event.target.value)}>
                ${['phrases', 'free'].map((value) => html`<option value=${value} ?selected=${value === this._settings.chat}
                  ?disabled=${value === 'free' && !this._settings.private}>${words.text(`web-chat-${value}`)}</option>`)}
              </select></label>
            ${['takeback', 'hints', 'spectators'].map((name) => this._tick(name))}
          </div>
        </details>
        ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
        <div class="go"><button class="primary" ?disabled=${this._busy}>${words.text('web-open-table')}</button></div>
      </form>`;
  }

  _tick(name, shut = false) {
    return html`<label class="tick"><input type="checkbox" .checked=${this._settings[name] && !shut} ?disabled=${shut}
      @change=${(event) => this._set(name, event.target.checked)}>${words.text(`web-set-${name.replace('_', '-')}`)}</label>`;
  }

  _time(name) {
    return html`<label class="field">${words.text(`web-set-${name.replace('_', '-')}`)}
      <select @change=${(event) => this._set(name, Number(event.target.value))}>
        ${TIMES[name].map((value) => html`<option value=${value} ?selected=${value === this._settings[name]}>
          ${value ? words.text('web-seconds', {count: value}) : words.text('web-none')}</option>`)}
      </select></label>`;
  }

  _set(name, value) {
    this._settings = {...this._settings, [name]: value};
    if (name === 'rated' && value) {
      this._settings = {...this._settings, takeback: false, hints: false, chat: 'phrases'};
      this._bots = 0;
    }
    if (name === 'private' && !value) this._settings = {...this._settings, chat: 'phrases'};
  }

  _rule(option, usual) {
    const value = this._changes[option.name] ?? usual;
    const changed = option.name in this._changes;
    return html`<label class="rule ${changed ? 'changed' : ''}">
      <span><b>${words.option(option.name)}</b> ${option.rule ? html`<small>${option.rule}</small>` : nothing}</span>
      ${this._field(option, value, usual)}</label>`;
  }

  _field(option, value, usual) {
    const change = (next) => {
      const {[option.name]: _, ...others} = this._changes;
      this._changes = JSON.stringify(next) === JSON.stringify(usual) ? others : {...others, [option.name]: next};
    };
    if (option.kind === 'number') {
      return html`<input type="number" min=${option.least} max=${option.most} .value=${String(value)}
        @change=${(event) => change(Number(event.target.value))}>`;
    }
    const own = Array.isArray(value) ? [value] : [];
    const values = {flag: [true, false], choice: option.values, numbers: [...Object.keys(option.named ?? {}), ...own]}[option.kind];
    return html`<select @change=${(event) => change(values[event.target.selectedIndex])}>
      ${values.map((each) => html`<option ?selected=${JSON.stringify(each) === JSON.stringify(value)}>
        ${words.optionValue(option.name, each)}</option>`)}</select>`;
  }

  async _open(event) {
    event.preventDefault();
    this._busy = true;
    this._fault = null;
    try {
      const {game} = this.params;
      const table = await api.post('/tables', {game, preset: this._preset, changes: this._changes, bots: this._bots,
        settings: this._settings});
      navigate(`/t/${table.id}`);
    } catch (fault) {
      this._fault = fault;
    } finally {
      this._busy = false;
    }
  }
}

customElements.define('vb-page-new', PageNew);
