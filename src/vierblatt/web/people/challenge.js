/**
 * `<vb-challenge player="..." name="...">`: the dialog in which somebody chooses the match to which they challenge
 * another player; it then leads to the table. Event: `closed`.
 */
import {html, css, live, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {PACES} from '../core/paces.js';
import {navigate} from '../core/router.js';
import {BOT_LEVELS, settings} from '../core/settings.js';
import {words} from '../core/locale.js';
import {presetChoice} from '../new/game-rules.js';
import {USUAL} from '../new/table-settings.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import '../parts/dialog.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameInfo, GameList, MadeChallenge} from '../types/wire.js' */

/** @typedef {{target: HTMLSelectElement}} Chosen */

const SECONDS = [0, 15, 30, 45, 60, 120, 300];
const MINUTE = 60;

export class Challenge extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    player: {type: String},
    name: {type: String},
    _games: {state: true},
    _game: {state: true},
    _preset: {state: true},
    _bots: {state: true},
    _together: {state: true},
    _seconds: {state: true},
    _busy: {state: true},
  };

  static styles = [controls, pages, css`form { padding-block-start: 4px; }`];

  constructor() {
    super();
    this.player = '';
    this.name = '';
    /** @type {?GameInfo[]} */
    this._games = null;
    this._game = '';
    this._preset = 'standard';
    /** A level, or '' for free seats. @type {string} */
    this._bots = settings.bots;
    this._together = true;
    this._seconds = USUAL.move_seconds;
    this._busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.attempt(async () => {
      /** @type {GameList} */
      const {games} = await api.public('/games');
      this._games = games;
      this._game = games.some(({id}) => id === words.game) ? String(words.game) : (games[0]?.id ?? '');
    });
  }

  render() {
    const game = this._games?.find(({id}) => id === this._game);
    const name = words.name(this.name);
    return html`<vb-dialog open heading=${words.text('challenge-who', {name})} @closed=${this._close}>
      ${this.fault()}
      ${game ? this._form(game) : nothing}</vb-dialog>`;
  }

  /** @param {GameInfo} game */
  _form(game) {
    const preset = game.presets.find(({name}) => name === this._preset) ?? game.presets[0];
    const alone = preset.sides === preset.seats;
    return html`<form @submit=${this._send}>
      <p class="note">${words.text('challenge-note')}</p>
      ${this._select(
        'challenge-game',
        (this._games ?? []).map(({id}) => [id, words.gameName(id)]),
        game.id,
        (value) => {
          this._game = value;
          this._preset = 'standard';
        },
      )}
      ${presetChoice(game, preset.name, (chosen) => {
        this._preset = chosen;
      })}
      ${
        alone
          ? nothing
          : this._select(
              'challenge-sides',
              [
                ['yes', words.text('challenge-together')],
                ['no', words.text('challenge-against')],
              ],
              this._together ? 'yes' : 'no',
              (value) => {
                this._together = value === 'yes';
              },
            )
      }
      ${this._select(
        'challenge-others',
        [...BOT_LEVELS.map((level) => [level, words.text(`bot-${level}`)]), ['', words.text('challenge-free')]],
        this._bots,
        (value) => {
          this._bots = value;
        },
      )}
      ${this._select(
        'web-set-move-seconds',
        SECONDS.map((value) => [String(value), span(value)]),
        String(this._seconds),
        (value) => {
          this._seconds = Number(value);
        },
      )}
      <button class="primary" ?disabled=${this._busy}>${words.text('challenge-send')}</button></form>`;
  }

  /** @param {string} label @param {string[][]} choices @param {string} chosen @param {(value: string) => void} choose */
  _select(label, choices, chosen, choose) {
    return html`<label class="field">${words.text(label)}
      <select @change=${(/** @type {Chosen} */ {target}) => choose(target.value)}>${choices.map(
        ([value, text]) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
      )}</select></label>`;
  }

  /** @param {SubmitEvent} event */
  async _send(event) {
    event.preventDefault();
    this._busy = true;
    await this.attempt(async () => {
      await askForName();
      /** @type {MadeChallenge} */
      const {table} = await api.post(`/people/${this.player}/challenge`, {
        game: this._game,
        preset: this._preset,
        together: this._together,
        bots: this._bots,
        settings: {...USUAL, move_seconds: this._seconds, pace: PACES[settings.pace].bot},
      });
      navigate(`/t/${table}`);
    });
    this._busy = false;
  }

  _close() {
    this.dispatchEvent(new Event('closed'));
  }
}

/** @param {number} seconds */
function span(seconds) {
  if (!seconds) return words.text('web-none');
  return seconds > MINUTE && seconds % MINUTE === 0
    ? words.text('web-minutes', {count: seconds / MINUTE})
    : words.text('web-seconds', {count: seconds});
}

customElements.define('vb-challenge', Challenge);
