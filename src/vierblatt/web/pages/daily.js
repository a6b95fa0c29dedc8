/**
 * `/daily`: the daily deals of each game, and what was played before. `/daily/GAME` and `/daily/GAME/DAY`: the boards
 * of a day as the player has them, how they went, the best of the day, and the proof of its deals.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {day as written, dayAndTime, machine} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {dayFaults, keepAnchor} from '../daily/proof.js';
import {hasDailyWords, loadDailyWords, percent, signed} from '../daily/words.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {DailyHistory, DailyLeaders, DailyLine, DailyOverview, DayProof} from '../types/wire.js' */

export class PageDaily extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _day: {state: true},
    _history: {state: true},
    _leaders: {state: true},
    _proof: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .lead { color: var(--ink-soft); margin-block: 4px 16px; max-inline-size: 60ch; }
    ol, ul.list { list-style: none; margin: 12px 0; padding: 0; display: grid; gap: 8px; }
    li a, li .missed {
      display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: center; min-block-size: 52px; padding: 6px 16px;
      border-radius: var(--round); background: var(--paper-raised); border: 1px solid var(--line); color: var(--ink);
      text-decoration: none; font-weight: 600;
    }
    li a[aria-current] { border: 2px solid var(--accent); }
    li .waits { color: var(--ink-soft); }
    li span { flex: 1; min-inline-size: 0; }
    li small { color: var(--ink-soft); font-weight: 400; font-size: var(--text-s); }
    .figures { display: grid; grid-template-columns: auto auto; justify-content: start; gap: 2px 16px; margin: 0 0 12px; }
    .figures dt { color: var(--ink-soft); }
    .figures dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
    code { overflow-wrap: anywhere; font-size: var(--text-s); }
    details.panel { margin-block-end: 16px; }
    .begin { font-size: var(--text-l); min-block-size: 52px; }
    @media (max-width: 559px) { .begin { inline-size: 100%; text-align: center; } }
  `,
  ];

  constructor() {
    super();
    /** @type {{game?: string, day?: string}} */
    this.params = {};
    /** @type {?DailyOverview} */
    this._day = null;
    /** @type {?DailyHistory} */
    this._history = null;
    /** @type {?DailyLeaders} */
    this._leaders = null;
    /** @type {?DayProof} */
    this._proof = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._wanted = '';
  }

  willUpdate() {
    const {game = '', day = ''} = this.params;
    const wanted = `${game} ${day} ${words.language}`;
    if (this._wanted !== wanted) {
      this._wanted = wanted;
      this._load(game, day, wanted);
    }
  }

  /** @param {string} game @param {string} day @param {string} wanted */
  async _load(game, day, wanted) {
    this._fault = null;
    this._day = null;
    this._proof = null;
    this._leaders = null;
    try {
      await loadDailyWords();
      if (game) {
        /** @type {DailyOverview} */
        const found = await api.get(`/daily/${game}${day ? `/${day}` : ''}`);
        if (this._wanted !== wanted) return;
        if (!found.over) keepAnchor(found);
        this._day = found;
        this._leaders = await api.public(`/daily/${game}/${found.day}/leaders`).catch(() => null);
      } else if (api.person) {
        this._history = await api.get('/me/daily');
      }
    } catch (fault) {
      if (this._wanted === wanted) this._fault = /** @type {ApiFault} */ (fault);
    }
    this.requestUpdate();
  }

  render() {
    if (this._fault)
      return html`<h1>${words.text('web-daily')}</h1><p class="fault" role="alert">${words.error(this._fault)}</p>
        <p><a href="/daily">${words.text('web-daily')}</a></p>`;
    const {game = ''} = this.params;
    if (!hasDailyWords() || (game && this._day?.game !== game)) return html`<p class="note" role="status">…</p>`;
    return this._day && game ? this._overview(this._day) : this._games();
  }

  _games() {
    setTitle(words.text('daily-title'));
    const {days = [], streaks = {}, today = '', boards: count = 0} = this._history ?? {};
    const done = new Map(days.map((each) => [`${each.game} ${each.day}`, each.boards]));
    return html`<h1>${words.text('daily-title')}</h1><p class="lead">${words.text('daily-lead')}</p>
      <ul class="list">${words.games.map((game) => {
        const boards = done.get(`${game} ${today}`) ?? 0;
        return html`<li><a href="/daily/${game}"><span>${words.gameName(game)}</span>
          ${
            count
              ? html`<small>${words.text('daily-progress', {done: boards, count})}${
                  streaks[game] ? html` · ${words.text('daily-streak', {days: streaks[game]})}` : nothing
                }</small>`
              : nothing
          }</a></li>`;
      })}</ul>
      ${
        days.some(({day}) => day !== today)
          ? html`<h2>${words.text('daily-before')}</h2>
        <ul class="list">${days
          .filter(({day}) => day !== today)
          .slice(0, 40)
          .map(
            ({game, day, boards}) => html`<li><a href="/daily/${game}/${day}"><span>${words.gameName(game)}</span>
          <small><time datetime=${day}>${dateOf(day)}</time> · ${words.text('daily-progress', {done: boards, count})}</small></a></li>`,
          )}</ul>`
          : nothing
      }`;
  }

  /** @param {DailyOverview} day */
  _overview(day) {
    const title = words.text('daily-game', {game: words.gameName(day.game)});
    setTitle(title);
    const done = day.boards.filter(({state}) => state === 'finished').length;
    const next = day.over ? undefined : day.boards.find(({state}) => state !== 'finished');
    return html`<h1>${title}</h1>
      <p class="lead"><time datetime=${day.day}>${dateOf(day.day)}</time> · ${
        day.over
          ? words.text('daily-over')
          : html`<time datetime=${machine(day.ends)}>${words.text('daily-until', {time: dayAndTime(day.ends)})}</time>`
      }</p>
      ${done ? this._figures(day) : html`<p class="note">${words.text('daily-lead')}</p>`}
      ${
        next
          ? html`<a class="button primary begin" href=${address(day, next)}>${words.text(next.state === 'begun' ? 'daily-go-on' : 'daily-begin', {place: next.place})}</a>`
          : nothing
      }
      <ol>${day.boards.map((line) => this._line(day, line, line === next))}</ol>
      ${this._best()}
      ${this._proved(day)}
      <p><a href="/daily">${words.text('daily-other-games')}</a></p>`;
  }

  /** @param {DailyOverview} day */
  _figures({percent: share, gain, rank, players, streak}) {
    /** @param {string} id @param {unknown} value */
    const line = (id, value) => html`<dt>${words.text(id)}</dt><dd>${value}</dd>`;
    return html`<dl class="figures">
      ${share == null ? nothing : line('daily-share', percent(share))}
      ${gain == null ? nothing : line('daily-gain', signed(gain))}
      ${rank ? line('daily-rank', words.text('daily-rank-of', {rank, players})) : nothing}
      ${streak ? line('daily-in-a-row', words.text('daily-streak', {days: streak})) : nothing}
    </dl>`;
  }

  /** @param {DailyOverview} day @param {DailyLine} line @param {boolean} isNext */
  _line(day, line, isNext) {
    const {place, state, gain, points, percent: share} = line;
    const name = words.text('daily-place', {place, count: day.boards.length});
    const result =
      state !== 'finished'
        ? words.text(`daily-${state}`)
        : share != null && gain != null
          ? `${percent(share)} · ${signed(gain)}`
          : signed(points ?? 0);
    const body = html`<span>${name}</span><small>${result}</small>`;
    const open = state === 'finished' || day.over || isNext;
    return html`<li>${
      open
        ? html`<a href=${address(day, line)} aria-current=${isNext ? 'step' : nothing}>${body}</a>`
        : html`<div class="missed waits">${body}</div>`
    }</li>`;
  }

  _best() {
    const leaders = this._leaders?.leaders ?? [];
    if (!leaders.length) return nothing;
    return html`<h2>${words.text('daily-best')}</h2><p class="note">${words.text('daily-best-note')}</p><div class="scroll"><table>
      <thead><tr><th class="number">${words.text('daily-rank')}</th><th>${words.text('daily-player')}</th>
        <th class="number">${words.text('daily-share')}</th><th class="number">${words.text('daily-gain')}</th></tr></thead>
      <tbody>${leaders.map(
        ({rank, player, name, percent: share, gain}) => html`<tr><td class="number">${words.number(rank)}</td>
        <td><a href="/player/${player}">${words.name(name)}</a></td><td class="number">${percent(share)}</td>
        <td class="number">${signed(gain)}</td></tr>`,
      )}</tbody></table></div>`;
  }

  /** @param {DailyOverview} day */
  _proved(day) {
    const faults = this._proof && dayFaults(this._proof);
    return html`<details class="panel"><summary>${words.text('daily-proof')}</summary><div>
      <p class="note">${words.text(day.over ? 'daily-proof-over' : 'daily-proof-note')}</p>
      <p><code dir="ltr">${day.anchor}</code></p>
      ${this._proof?.secret ? html`<p>${words.text('daily-secret')}<br><code dir="ltr">${this._proof.secret}</code></p>` : nothing}
      ${day.over && !faults ? html`<button type="button" @click=${() => this._check(day)}>${words.text('daily-check')}</button>` : nothing}
      <p role="status">${faults ? (faults.length ? words.text('daily-proof-bad', {what: faults.map(String).join(', ')}) : words.text('daily-proof-good')) : nothing}</p>
    </div></details>`;
  }

  /** @param {DailyOverview} day */
  async _check({game, day}) {
    try {
      this._proof = await api.public(`/daily/${game}/${day}/proof`);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }
}

/** @param {DailyOverview} day @param {DailyLine} line */
const address = ({game, day}, {place}) => `/daily/${game}/${day}/${place}`;

/** A day as a reader writes it; noon, so that it is the same day in nearly every zone. @param {string} day */
const dateOf = (day) => written(Date.parse(`${day}T12:00:00Z`));

customElements.define('vb-page-daily', PageDaily);
