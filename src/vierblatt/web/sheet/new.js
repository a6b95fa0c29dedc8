/** `<vb-new-sheet>`: begins a sheet: the game, its house rules, the players, who deals first. Event: `begun` (detail: the sheet). */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {presetChoice} from '../new/game-rules.js';
import {SheetFault} from './fault.js';
import {SHEET_GAMES, withoutTablesOnly} from './games.js';
import {ruleSet} from './house-rules.js';
import {ScoreSheet} from './score-sheet.js';
import {tiles} from './styles.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameInfo} from '../types/wire.js' */
/** @import {Changes} from '../new/game-rules.js' */

const LONGEST_NAME = 40;

export class NewSheet extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    games: {attribute: false},
    _game: {state: true},
    _preset: {state: true},
    _changes: {state: true},
    _names: {state: true},
    _dealer: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    pages,
    tiles,
    css`
    :host { display: block; }
    form { gap: 20px; }
    .players { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); }
    .primary { min-block-size: 56px; font-size: var(--text-l); }
    details.panel { margin: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.games = [];
    this._game = '';
    this._preset = 'standard';
    /** @type {Changes} */
    this._changes = {};
    /** @type {string[]} */
    this._names = Array(6).fill('');
    this._dealer = 0;
    /** @type {?SheetFault} */
    this._fault = null;
  }

  /** The game that is chosen, and its house rules. */
  get _chosen() {
    const found = this.games.find(({id}) => id === this._game);
    const game = found && withoutTablesOnly(found);
    const preset = game?.presets.find(({name}) => name === this._preset);
    if (!game || !preset) return null;
    const rules = ruleSet(game, {...preset.values, ...this._changes});
    return {game, preset, rules, seats: SHEET_GAMES[game.id].shape(rules.values).seats};
  }

  render() {
    const chosen = this._chosen;
    return html`<h2>${words.text('sheets-new')}</h2>
      <form @submit=${this._begin}>
        <fieldset><legend>${words.text('web-game')}</legend><div class="tiles">${this.games.map(
          ({
            id,
          }) => html`<label class="tile"><input type="radio" name="game" value=${id} .checked=${live(id === this._game)}
            @change=${() => this._choose(id)}>${words.gameName(id)}</label>`,
        )}</div></fieldset>
        ${chosen ? this._more(chosen) : nothing}
        <div role="alert">${this._fault ? html`<p class="fault">${words.error(this._fault)}</p>` : nothing}</div>
      </form>`;
  }

  /** @param {NonNullable<NewSheet['_chosen']>} chosen */
  _more({game, preset, rules, seats}) {
    const isNamed = words.game === game.id; // the texts of the house rules are in the game's own file
    const fixed = rules.values.first_dealer;
    return html`${presetChoice(game, this._preset, (name) => {
      this._preset = name;
      this._changes = {};
    })}
      ${
        isNamed
          ? html`<vb-game-rules .game=${game} .preset=${preset} .changes=${this._changes} @change=${(
              /** @type {CustomEvent<Changes>} */ {detail},
            ) => {
              this._changes = detail;
            }}></vb-game-rules>`
          : nothing
      }
      <fieldset><legend>${words.text('sheets-players')}</legend>
        <div class="players">${Array.from({length: seats}, (_, seat) => this._player(seat))}</div>
        <p class="note">${words.text('sheets-left-empty')}</p></fieldset>
      ${
        typeof fixed === 'number'
          ? html`<p class="note">${words.text('sheets-first-dealer-rule', {seat: this._nameOf(fixed)})}</p>`
          : html`<fieldset><legend>${words.text('sheets-first-dealer')}</legend><div class="tiles">${Array.from(
              {length: seats},
              (
                _,
                seat,
              ) => html`<label class="tile"><input type="radio" name="dealer" value=${seat} .checked=${live(seat === this._dealer)}
              @change=${() => {
                this._dealer = seat;
              }}>${this._nameOf(seat)}</label>`,
            )}</div></fieldset>`
      }
      <button class="primary">${words.text('sheets-begin')}</button>`;
  }

  /** @param {number} seat */
  _player(seat) {
    return html`<label class="field">${words.text('sheets-player', {number: seat + 1})}
      <input name=${`player-${seat}`} autocomplete="off" maxlength=${LONGEST_NAME} .value=${live(this._names[seat])}
        @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
          this._names = this._names.with(seat, target.value);
        }}></label>`;
  }

  /** @param {number} seat */
  _nameOf(seat) {
    return this._names[seat].trim() || words.text('sheets-player', {number: seat + 1});
  }

  /** @param {string} id */
  async _choose(id) {
    this._game = id;
    this._preset = 'standard';
    this._changes = {};
    this._dealer = 0;
    this._fault = null;
    await loadWords(undefined, id);
  }

  /** @param {SubmitEvent} event */
  _begin(event) {
    event.preventDefault();
    const chosen = this._chosen;
    if (!chosen) return;
    const {game, rules, seats} = chosen;
    const isNamed = this._names.slice(0, seats).some((name) => name.trim());
    const names = isNamed ? Array.from({length: seats}, (_, seat) => this._nameOf(seat)) : [];
    try {
      const sheet = new ScoreSheet(game, rules, {names, firstDealer: Math.min(this._dealer, seats - 1)});
      this.dispatchEvent(new CustomEvent('begun', {detail: sheet}));
    } catch (fault) {
      if (!(fault instanceof SheetFault)) throw fault;
      this._fault = fault;
    }
  }
}

customElements.define('vb-new-sheet', NewSheet);
