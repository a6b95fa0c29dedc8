/**
 * `<vb-table-question>`: what the table asks of its players: to answer a request, end a pause, take their seat back
 * from a bot, or replace a player who keeps the others waiting. Event: `command` {command}.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {takeoverOf} from './model.js';
import '../parts/seconds-left.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info, TableCommand} from '../types/table.js' */

export class TableQuestion extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {info: {attribute: false}, me: {type: Number}};

  static styles = [
    controls,
    css`
    :host { display: block; }
    section {
      inline-size: min(460px, calc(100% - 24px)); margin: 0 auto 8px; padding: 12px 16px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); display: grid; gap: 8px; text-align: center;
    }
    .row { display: flex; gap: 8px; }
    .row > * { flex: 1; }
    p { font-weight: 600; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    this.me = -1;
    this._timer = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this._timer);
  }

  /** Updates again when a player has kept the table waiting for long enough. */
  updated() {
    clearTimeout(this._timer);
    const next = Math.min(
      ...this._absent()
        .map(({left}) => left)
        .filter((left) => left > 0),
    );
    if (Number.isFinite(next)) this._timer = setTimeout(() => this.requestUpdate(), next);
  }

  /** Who keeps the others waiting, and the milliseconds until a bot may replace them. */
  _absent() {
    const {info, me} = this;
    if (!info || me < 0) return [];
    const since = performance.now() - info.received;
    return Object.entries(info.absent ?? {})
      .map(([seat, left]) => ({seat: Number(seat), left: left - since}))
      .filter(({seat}) => seat !== me);
  }

  render() {
    const {info, me} = this;
    if (!info) return nothing;
    const mine = info.seats[me];
    if (info.stage !== 'playing') return nothing;
    if (mine?.bot) return this._box(words.text('table-bot-plays-for-you'), [[{type: 'take-seat'}, 'table-take-seat']]);
    if (info.paused)
      return this._box(words.text('table-paused'), me >= 0 ? [[{type: 'unpause'}, 'table-unpause']] : []);
    if (!info.asked) return this._waiting();
    const {what, seat, waiting} = info.asked;
    const text = words.text(`note-asked-${what}`, {seat: words.seat(seat)});
    if (waiting.includes(me)) {
      return this._box(text, [
        [{type: 'answer', agree: true}, 'table-agree'],
        [{type: 'answer', agree: false}, 'table-decline'],
      ]);
    }
    return this._box(
      words.text('table-waiting-answer', {seats: words.listed(waiting.map((each) => words.seat(each)))}),
      [],
    );
  }

  /** Offers to replace an absent player by a bot. */
  _waiting() {
    const absent = this._absent().find(({left}) => left <= 0);
    if (!absent) return this._takeover();
    const {seat} = absent;
    return this._box(words.text('table-absent', {seat: words.seat(seat)}), [
      [{type: 'claim-absence', seat}, 'table-claim-absence'],
    ]);
  }

  /** Says when a bot takes over from a player who is away: the one to be replaced first. */
  _takeover() {
    const {info, me} = this;
    if (!info) return nothing;
    const due = info.seats
      .map((_, seat) => ({seat, until: takeoverOf(info, seat)}))
      .filter(({seat, until}) => seat !== me && until !== null)
      .sort((one, other) => Number(one.until) - Number(other.until));
    if (!due.length) return nothing;
    const [{seat, until}] = due;
    const say = (/** @type {number} */ seconds) =>
      words.text('table-bot-takes-over', {seat: words.seat(seat), seconds});
    return html`<section role="status"><p><seconds-left .until=${until} .say=${say}></seconds-left></p></section>`;
  }

  /** @param {string} text @param {[TableCommand, string][]} answers */
  _box(text, answers) {
    return html`<section role="status"><p>${text}</p>${
      answers.length
        ? html`<div class="row">
      ${answers.map(
        ([command, label], i) => html`<button type="button" class=${i ? '' : 'primary'}
        @click=${() => this._command(command)}>${words.text(label)}</button>`,
      )}</div>`
        : nothing
    }</section>`;
  }

  /** @param {TableCommand} command */
  _command(command) {
    this.dispatchEvent(new CustomEvent('command', {detail: {command}}));
  }
}

customElements.define('vb-table-question', TableQuestion);
