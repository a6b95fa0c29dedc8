/** `<vb-majlis-play>`: the button to play, and the tables of the majlis that are open. */
import {html, css, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {navigate} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {sidesFrom} from '../table/model.js';
import {SIT} from '../table/sit-down.js';
import {MajlisPart} from './part.js';
import {othersAt, tableToPlay} from './score.js';

/** @import {Majlis, TableInfo} from '../types/wire.js' */

export class MajlisPlay extends MajlisPart {
  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
    .primary { min-block-size: 60px; font-size: var(--text-l); inline-size: 100%; overflow-wrap: anywhere; }
    .note { margin: 0; }
    li a {
      display: flex; gap: 12px; justify-content: space-between; align-items: center; min-block-size: 52px; padding: 8px 16px;
      background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round); color: var(--ink);
      text-decoration: none; overflow-wrap: anywhere;
    }
    li a > :last-child { flex: none; font-weight: 600; }
  `,
  ];

  render() {
    const {session} = this;
    if (!session?.majlis) return nothing;
    const {table, mine} = tableToPlay(session.majlis, session.me);
    const others = (session.majlis.tables ?? []).filter(({id, stage}) => id !== table?.id && stage !== 'closed');
    return html`${
      mine && table
        ? html`<a class="button primary" href=${`/t/${table.id}`}>${icon('play', 22)}${words.text('majlis-back-to-table')}</a>`
        : html`<button class="primary" type="button" ?disabled=${this._busy} @click=${() => this._play()}>
          ${icon('play', 22)}<span>${table ? this._waits(table) : words.text('majlis-play')}</span></button>`
    }
      ${table ? nothing : html`<p class="note">${words.text('majlis-play-note')}</p>`}
      ${mine ? nothing : this._others(session.majlis)}
      ${this.fault()}
      ${
        others.length
          ? html`<h2>${words.text('majlis-tables')}</h2>
        <ul class="plain">${others.map((other) => this._table(other))}</ul>`
          : nothing
      }`;
  }

  /** Tables by rule sets other than the usual one. @param {Majlis} majlis */
  _others({rules = [], usual = ''}) {
    const others = rules.filter(({id}) => id !== usual);
    if (!others.length) return nothing;
    return html`<details class="panel"><summary>${words.text('majlis-play-by')}</summary><div>${others.map(
      ({id, name}) =>
        html`<button type="button" ?disabled=${this._busy} @click=${() => this._play(id)}><bdi>${name}</bdi></button>`,
    )}</div></details>`;
  }

  /** @param {TableInfo} table */
  _waits(table) {
    const names = othersAt(table, this.session?.me ?? '');
    if (!names.length) return words.text('majlis-sit-empty');
    return words.text('majlis-sit', {names: words.listed(names), count: names.length});
  }

  /** @param {TableInfo} table */
  _table(table) {
    const names = words.join(othersAt(table, ''));
    const {deal = 0, scores = [], stage, seats} = table;
    const me = seats.findIndex(({kind, player}) => kind === 'human' && player === this.session?.me);
    const playing = stage === 'playing' && deal > 0;
    const score = words.ratio(sidesFrom(scores.length, me).map((side) => scores[side]));
    const state = playing
      ? words.text('majlis-table-plays', {names, deal})
      : `${names}: ${words.text(`web-stage-${stage}`)}`;
    return html`<li><a href=${`/t/${table.id}`}><span>${state}${playing && scores.length ? html` · ${score}` : nothing}</span>
      <span>${words.text(me < 0 ? 'web-watch' : 'web-go-on')}</span></a></li>`;
  }

  /** @param {string} [rules] */
  _play(rules = '') {
    this.attempt(async () => {
      const table = await this.session?.play(rules);
      if (table) navigate(`/t/${table}${SIT}`);
    });
  }
}

customElements.define('vb-majlis-play', MajlisPlay);
