/** `<vb-majlis-leaders>`: who wins more than chance, partners and opponents explain; of a month, or in all. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {monthAndYear} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {MajlisPart} from './part.js';

/** @import {MajlisLeader, MajlisLeaders as Leaders} from '../types/wire.js' */

/** Lines that are shown at first. */
const FIRST = 10;

export class MajlisLeaders extends MajlisPart {
  static properties = {
    ...MajlisPart.properties,
    version: {attribute: false},
    _leaders: {state: true},
    _month: {state: true},
    _all: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    label.field { max-inline-size: 260px; margin-block-end: 12px; }
    ol { list-style: none; margin: 0; padding: 0; }
    li { display: grid; grid-template-columns: 2.4em minmax(0, 1fr) auto; gap: 0 8px; align-items: center; min-block-size: 52px; border-block-end: 1px solid var(--line); }
    li.own { background: var(--paper-sunken); border-radius: var(--round); }
    .place { text-align: center; font-variant-numeric: tabular-nums; color: var(--ink-soft); }
    b { overflow-wrap: anywhere; }
    small { display: block; color: var(--ink-soft); font-size: var(--text-s); }
    .gain { font-weight: 700; font-size: var(--text-l); font-variant-numeric: tabular-nums; }
    .unheard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `,
  ];

  constructor() {
    super();
    /** Grows when the leaderboard may have changed. */
    this.version = 0;
    /** @type {?Leaders} */
    this._leaders = null;
    this._month = '';
    this._all = false;
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (changed.has('version') || changed.has('session') || changed.has('_month')) this._load();
  }

  async _load() {
    const {session, _month: month} = this;
    if (!session) return;
    try {
      /** @type {Leaders} */
      const leaders = await api.get(`/majlises/${session.id}/leaders${month ? `?month=${month}` : ''}`);
      if (month === this._month) this._leaders = leaders;
    } catch {
      // The page itself says what is wrong.
    }
  }

  render() {
    const {_leaders: found} = this;
    if (!found) return nothing;
    const months = found.months ?? [];
    const lines = found.leaders ?? [];
    return html`<h2>${words.text('majlis-leaders')}</h2>
      ${
        months.length
          ? html`<p class="note">${words.text('majlis-leaders-note')}</p>
        <label class="field">${words.text('majlis-leaders-of')}<select @change=${(
          /** @type {{target: HTMLSelectElement}} */ {target},
        ) => {
          this._month = target.value;
        }}><option value="" .selected=${this._month === ''}>${words.text('majlis-leaders-all')}</option>
          ${months.map((each) => html`<option value=${each} .selected=${this._month === each}>${monthAndYear(each)}</option>`)}</select></label>
        <ol role="list">${(this._all ? lines : lines.slice(0, FIRST)).map((line) => this._line(line))}</ol>
        ${
          this._all || lines.length <= FIRST
            ? nothing
            : html`<p class="row"><button type="button" @click=${() => {
                this._all = true;
              }}>${words.text('majlis-leaders-more', {count: lines.length})}</button></p>`
        }`
          : html`<p class="empty">${words.text('majlis-leaders-none')}</p>`
      }`;
  }

  /** @param {MajlisLeader} line */
  _line({player, name, place, matches, won, gain, events, events_won: first}) {
    const facts = [
      words.text('majlis-member-counts', {matches, won}),
      ...(events ? [words.text('majlis-leader-events', {events, first})] : []),
    ];
    return html`<li class=${player === this.session?.me ? 'own' : ''}><span class="place">${words.number(place)}</span>
      <span><b><bdi>${name}</bdi></b><small>${words.join(facts)}</small></span>
      <span class="gain"><span aria-hidden="true">${words.number(gain).replace('-', '−')}</span><span class="unheard">${words.text('majlis-leader-gain', {gain})}</span></span></li>`;
  }
}

customElements.define('vb-majlis-leaders', MajlisLeaders);
