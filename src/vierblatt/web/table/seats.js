/**
 * `<vb-table-seats>`: before the match, the seats as the host may change them: add, change and remove bots, send people
 * away.
 * Events: `command` {command} for the table, `done`.
 */
import {LitElement, html, css, live, nothing, repeat} from '../vendor/lit.js';
import {BOT_LEVELS, WithSettings, settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import '../parts/bot-level.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info, Seat, TableCommand} from '../types/table.js' */

export class TableSeats extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    info: {attribute: false},
    me: {type: Number},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 12px; }
    bot-level { justify-self: center; }
    ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 6px; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px; }
    li:has(select) { grid-template-columns: minmax(64px, 1fr) minmax(0, auto) auto; }
    li > button { justify-self: end; }
    .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
    select { font-size: var(--text-s); inline-size: auto; max-inline-size: 100%; }
    li > * { font-size: var(--text-s); }
    li > button { padding: 4px 12px; }
    .announcement { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    /** The reader's own seat, which is not listed, or -1. */
    this.me = -1;
    this._announcement = '';
  }

  /**
   * Describes changes for screen readers: behind a dialog the page itself is silent.
   * @param {Map<string, any>} changed
   */
  willUpdate(changed) {
    const before = /** @type {?Info} */ (changed.get('info'));
    if (!before || !this.info) return;
    const changes = this.info.seats.flatMap(({kind, bot}, seat) => {
      const was = before.seats[seat];
      if (was.kind === kind && was.bot === bot) return [];
      return kind === 'empty'
        ? `${words.text('table-seat', {number: seat + 1})}: ${words.text('table-seat-free')}`
        : [words.seat(seat), ...(kind === 'bot' ? [words.text(`bot-${bot}`)] : [])].join(': ');
    });
    if (changes.length) this._announcement = changes.join('. ');
  }

  render() {
    const {info} = this;
    if (!info) return nothing;
    const seats = info.seats
      .map((seat, number) => ({...seat, number}))
      .filter(({kind, number}) => number !== this.me && (kind !== 'empty' || !info.settings.rated));
    return html`${info.settings.rated ? nothing : html`<bot-level></bot-level>`}
      <ul role="list">${repeat(
        seats,
        ({number}) => number,
        (seat) => this._row(seat),
      )}</ul>
      <button class="primary" type="button" @click=${() => this.dispatchEvent(new Event('done'))}>${words.text('table-seats-done')}</button>
      <p class="announcement" role="status">${this._announcement}</p>`;
  }

  /** @param {Seat & {number: number}} seat */
  _row({kind, bot, number}) {
    const empty = kind === 'empty';
    const name = empty ? words.text('table-seat', {number: number + 1}) : words.seat(number);
    const does = empty
      ? words.text('table-seat-bot', {seat: name, level: words.text(`bot-${settings.bots}`)})
      : words.text('table-unseat-who', {seat: name});
    // One button for both, so that the keyboard focus stays when the seat changes hands.
    return html`<li><span class="name" dir="auto" title=${name}>${name}</span>
      ${kind === 'bot' ? this._level(number, bot, name) : nothing}
      <button type="button" aria-label=${does} title=${does}
        @click=${() => this._command(empty ? {type: 'seat-bot', seat: number, bot: settings.bots} : {type: 'unseat', seat: number})}>
        ${icon(empty ? 'bot' : 'close', 18)}${empty ? words.text(`bot-${settings.bots}`) : nothing}</button></li>`;
  }

  /** @param {number} seat @param {string} bot @param {string} name */
  _level(seat, bot, name) {
    // A client program may have seated a bot that is none of the levels.
    const levels = BOT_LEVELS.some((level) => level === bot) ? BOT_LEVELS : [bot, ...BOT_LEVELS];
    return html`<select aria-label=${words.text('table-bot-level', {seat: name})}
      @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._command({type: 'seat-bot', seat, bot: target.value})}>
      ${levels.map((level) => html`<option value=${level} .selected=${live(level === bot)}>${words.text(`bot-${level}`)}</option>`)}
    </select>`;
  }

  /** @param {TableCommand} command */
  _command(command) {
    this.dispatchEvent(new CustomEvent('command', {detail: {command}, bubbles: true, composed: true}));
  }
}

customElements.define('vb-table-seats', TableSeats);
