/**
 * `<vb-table-settings>`: the settings of a table that do not depend on the game (`TableSettings` of the protocol).
 * Event: `change` (detail: the settings).
 */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TableSettings as Chosen} from '../types/wire.js' */
/** @typedef {Pick<Chosen, 'winner_stays' | 'longest_run'>} Queue */
/** @typedef {Required<Omit<Chosen, 'pace' | 'voice' | keyof Queue>> & Queue & {voice?: boolean, [name: string]: number | boolean | string | undefined}} Settings */

/** The initial settings of a new table for people. */
/** @type {Settings} */
export const USUAL = {
  move_seconds: 45,
  bank_seconds: 120,
  grace: 30,
  takeback: true,
  hints: true,
  spectators: true,
  spectator_delay: 10,
  chat: 'phrases',
  private: true,
  rated: false,
};
/** After how many wins in a row winners get up; 0: never. */
const RUNS = [0, 1, 2, 3, 5, 10];
const USUAL_RUN = 5;
/** @type {Object<string, number[]>} */
const SECONDS = {
  move_seconds: [0, 10, 15, 20, 30, 45, 60, 120, 300],
  bank_seconds: [0, 30, 60, 120, 300, 600, 1800],
  grace: [0, 10, 30, 60, 120, 300, 600],
  spectator_delay: [0, 10, 30, 60, 300, 600],
};
/** Lowest and highest values for the clock of a rated table: the server refuses others. */
/** @type {Object<string, [number, number]>} */
const RATED = {move_seconds: [5, 120], bank_seconds: [0, 600]};
const MINUTE = 60;

/**
 * The settings after a change of one, with the others adjusted where they conflict.
 * @param {Settings} settings @param {string} name @param {number | boolean | string} value
 */
export function changed(settings, name, value) {
  /** @type {Settings} */
  const next = {...settings, [name]: value};
  if (next.rated) {
    Object.assign(next, {takeback: false, hints: false});
    for (const [clock, [least, most]] of Object.entries(RATED)) {
      if (Number(next[clock]) < least || Number(next[clock]) > most) next[clock] = USUAL[clock];
    }
  }
  if (!next.private) {
    next.chat = 'phrases';
    next.voice = false;
  }
  if (!next.voice) delete next.voice;
  if (!next.winner_stays || !next.spectators) {
    // The queue consists of spectators. A table without one does not mention it.
    delete next.winner_stays;
    delete next.longest_run;
  }
  return next;
}

export class TableSettings extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {settings: {attribute: false}, /** Whether this server offers voice. */ voice: {type: Boolean}};

  static styles = [
    controls,
    pages,
    css`
    :host {
      display: grid; gap: 8px 16px; align-items: end;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    }
  `,
  ];

  constructor() {
    super();
    /** @type {Settings} */
    this.settings = USUAL;
    this.voice = false;
  }

  render() {
    const {rated} = this.settings;
    return html`${Object.keys(SECONDS).map((name) => this._time(name))}
      <label class="field">${words.text('web-set-chat')}
        <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._set('chat', target.value)}>
          ${['phrases', 'free'].map(
            (value) => html`<option value=${value} .selected=${live(value === this.settings.chat)}
            ?disabled=${value === 'free' && !this.settings.private}>${words.text(`web-chat-${value}`)}</option>`,
          )}
        </select></label>
      ${this._tick('takeback', rated)} ${this._tick('hints', rated)} ${this._tick('spectators')}
      ${this._tick('winner_stays', !this.settings.spectators)} ${this.settings.winner_stays ? this._longestRun() : nothing}
      ${this.voice ? this._tick('voice', !this.settings.private) : nothing}`;
  }

  /** @param {string} name @param {boolean} [shut] */
  _tick(name, shut = false) {
    return html`<label class="tick"><input type="checkbox" .checked=${this.settings[name]} ?disabled=${shut}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._set(name, target.checked)}>${words.text(`web-set-${name.replace('_', '-')}`)}</label>`;
  }

  _longestRun() {
    return html`<label class="field">${words.text('web-set-longest-run')}
      <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._set('longest_run', Number(target.value))}>
        ${RUNS.map(
          (value) => html`<option value=${value} .selected=${live(value === (this.settings.longest_run ?? USUAL_RUN))}>
          ${value ? words.text('web-run', {count: value}) : words.text('web-never')}</option>`,
        )}
      </select></label>`;
  }

  /** @param {string} name */
  _time(name) {
    return html`<label class="field">${words.text(`web-set-${name.replace('_', '-')}`)}
      <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._set(name, Number(target.value))}
        ?disabled=${name === 'spectator_delay' && !this.settings.spectators}>
        ${SECONDS[name].map(
          (value) => html`<option value=${value} .selected=${live(value === this.settings[name])}
          ?disabled=${this.settings.rated && name in RATED && (value < RATED[name][0] || value > RATED[name][1])}>
          ${this._span(name, value)}</option>`,
        )}
      </select></label>`;
  }

  /** @param {string} name @param {number} seconds */
  _span(name, seconds) {
    if (!seconds) return words.text(name === 'grace' || name === 'spectator_delay' ? 'web-at-once' : 'web-none');
    return seconds > MINUTE && seconds % MINUTE === 0
      ? words.text('web-minutes', {count: seconds / MINUTE})
      : words.text('web-seconds', {count: seconds});
  }

  /** @param {string} name @param {number | boolean | string} value */
  _set(name, value) {
    this.dispatchEvent(new CustomEvent('change', {detail: changed(this.settings, name, value)}));
  }
}

customElements.define('vb-table-settings', TableSettings);
