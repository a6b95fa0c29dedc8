/** `<vb-records>`: finished matches, newest first, each a link to its replay. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {pages} from './pages.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {RecordLine} from '../types/wire.js' */

const PAGE = 20;
/** The shape of each outcome, for those who cannot tell the colours apart. */
const SIGNS = {won: '▲', lost: '▽', drawn: '='};

/** @param {RecordLine} record @param {number} seat @returns {keyof typeof SIGNS} how the match ended for a seat */
export function outcomeOf({winners, scores}, seat) {
  if (!winners.length) return 'drawn';
  return winners.includes(seat % scores.length) ? 'won' : 'lost';
}

export class RecordsList extends WithWords(LitElement) {
  static properties = {
    /** The list's path in the API, such as `/me/records`. */ source: {type: String},
    /** The player whose matches they are. */ player: {type: String},
    /** Any other value loads the list again. */ version: {type: Number},
    _records: {state: true},
    _more: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    li a {
      display: grid; grid-template-columns: 1fr auto; gap: 0 12px; color: var(--ink); text-decoration: none;
      background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round); padding: 10px 16px;
    }
    li a:hover { border-color: var(--primary); }
    small { color: var(--ink-soft); grid-column: 1 / 3; }
    .won { color: var(--good); font-weight: 700; }
    .lost, .drawn { color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    this.source = '';
    this.player = '';
    this.version = 0;
    /** @type {?RecordLine[]} */
    this._records = null;
    this._more = false;
    /** @type {?ApiFault} */
    this._fault = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if ((changed.has('source') || changed.has('version')) && this.source) {
      this._records = null;
      this._load();
    }
  }

  async _load() {
    const last = this._records?.at(-1);
    try {
      const before = last ? `&before=${last.ended}` : '';
      const {records} = await api.get(`${this.source}?limit=${PAGE}${before}`);
      this._records = [...(this._records ?? []), ...records];
      this._more = records.length === PAGE;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  render() {
    if (this._fault) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!this._records) return html`<p class="wait">…</p>`;
    if (!this._records.length) return html`<p class="empty">${words.text('web-no-matches')}</p>`;
    return html`<ul class="plain">${this._records.map((record) => this._line(record))}</ul>
      ${this._more ? html`<p class="row"><button @click=${() => this._load()}>${words.text('web-more')}</button></p>` : nothing}`;
  }

  /** @param {RecordLine} record */
  _line(record) {
    const seat = record.players.indexOf(this.player);
    const outcome = seat < 0 ? '' : outcomeOf(record, seat);
    const people = record.names.filter((_, at) => record.players[at]);
    const bots = record.names.length - people.length;
    const company = [...people, ...(bots ? [words.text('web-bots', {count: bots})] : [])];
    return html`<li><a href="/r/${record.id}">
      <b>${words.gameName(record.game)}</b>
      <span class=${outcome}>${outcome ? html`<span aria-hidden="true">${SIGNS[outcome]}</span> ${words.text(`web-${outcome}`)} · ` : nothing}${words.ratio(record.scores)}</span>
      <small><time datetime=${machine(record.ended)}>${dayAndTime(record.ended)}</time> · ${words.preset(record.preset, record.game)}${record.rated ? ` · ${words.text('web-rated')}` : ''}
        · ${words.join(company)}</small></a></li>`;
  }
}

customElements.define('vb-records', RecordsList);
