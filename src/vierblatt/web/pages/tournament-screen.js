/** `/tournament/TOURNAMENT/screen`: a tournament for everybody in the room. Dark, large, and it turns its pages by itself. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {isArena, isStillIn, lastRound, winningSide} from '../tournaments/model.js';
import {numberOf} from '../tournaments/round.js';
import {screenPages} from '../tournaments/screen-pages.js';
import {TournamentSession} from '../tournaments/session.js';
import {
  contestantName,
  figure,
  hasTournamentWords,
  loadTournamentWords,
  roundTitle,
  sideName,
} from '../tournaments/words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {MeetingSeen, TournamentPage} from '../types/wire.js' */
/** @import {ScreenPage} from '../tournaments/screen-pages.js' */

/** Milliseconds for which a page is shown. */
const TURN = 12_000;
/** What one line takes of the height of the screen, and the head of the page, in percent. */
const [LINE, MEETING, HEAD] = [7.6, 13, 24];
/** With so many lines or meetings, the letters are larger. */
const FEW = 6;

export class PageTournamentScreen extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _turn: {state: true}, _broken: {state: true}, _wide: {state: true}};

  static styles = css`
    *, *::before, *::after { box-sizing: border-box; }
    :host {
      --u: min(1vh, 1.6vw); position: fixed; inset: 0; overflow: hidden; background: #0b1413; color: #f6f1e4; color-scheme: dark; cursor: none;
      font-size: calc(4 * var(--u)); line-height: 1.2; display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); padding: calc(3 * var(--u)) calc(4 * var(--u)); gap: calc(2 * var(--u));
    }
    header { display: flex; align-items: center; gap: calc(3 * var(--u)); }
    h1 {
      font-size: calc(5 * var(--u)); line-height: 1.4; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    h1, h2 { min-inline-size: 0; }
    header div { flex: 1; min-inline-size: 0; }
    h2 { font-size: calc(3.6 * var(--u)); margin: 0; color: #efbe62; font-weight: 600; }
    header img { inline-size: calc(15 * var(--u)); block-size: calc(15 * var(--u)); background: #fff; border-radius: calc(1 * var(--u)); flex: none; }
    .meetings { display: grid; grid-template-columns: 1fr; gap: calc(1.4 * var(--u)); align-content: start; }
    .wide .meetings { grid-template-columns: 1fr 1fr; column-gap: calc(4 * var(--u)); }
    .meeting { display: grid; grid-template-columns: calc(10 * var(--u)) minmax(0, 1fr); align-items: center; background: #16211f; border-radius: calc(1 * var(--u)); overflow: hidden;
      block-size: calc(11.6 * var(--u)); }
    .table { font-size: calc(6.4 * var(--u)); font-weight: 800; text-align: center; color: #efbe62; font-variant-numeric: tabular-nums; }
    .side { display: flex; gap: calc(2 * var(--u)); padding-inline-end: calc(2 * var(--u)); line-height: 1.3; }
    .side bdi, td bdi { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .side b { font-variant-numeric: tabular-nums; }
    .won { color: #86d49f; font-weight: 700; }
    table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
    td, th { padding: 0 calc(1.5 * var(--u)); block-size: calc(7 * var(--u)); text-align: start; border-block-end: 1px solid #2f3f3d; }
    th { font-size: calc(2.6 * var(--u)); color: #a9b7b3; block-size: calc(5 * var(--u)); }
    td bdi { display: block; }
    .place { inline-size: calc(11 * var(--u)); text-align: center; font-variant-numeric: tabular-nums; }
    .points { inline-size: calc(22 * var(--u)); text-align: end; font-variant-numeric: tabular-nums; }
    .first { color: #efbe62; font-weight: 800; }
    td small { font-size: calc(2.8 * var(--u)); font-weight: 400; }
    footer { display: flex; gap: calc(1 * var(--u)); justify-content: center; min-block-size: calc(1.4 * var(--u)); }
    footer i { inline-size: calc(1.4 * var(--u)); block-size: calc(1.4 * var(--u)); border-radius: 50%; background: #3b4b48; }
    footer i.now { background: #efbe62; }
    .few { --u: min(1.4vh, 2vw); font-size: calc(4 * var(--u)); }
    main { min-inline-size: 0; min-block-size: 0; }
    .wait { block-size: 100%; display: grid; place-content: center; text-align: center; font-size: calc(6 * var(--u)); gap: calc(2 * var(--u)); }
    .sr { position: absolute; inset-inline-start: -999vw; }
  `;

  constructor() {
    super();
    this.params = {tournament: ''};
    /** @type {?TournamentSession} */
    this.session = null;
    this._broken = false;
    this._turn = 0;
    this._wide = innerWidth > innerHeight;
    this._onResize = () => {
      this._wide = innerWidth > innerHeight;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('resize', this._onResize);
    this._timer = setInterval(() => {
      this._turn += 1;
    }, TURN);
    // The screen of a laptop stays on, where the browser allows it.
    navigator.wakeLock?.request('screen').catch(() => {});
    this.session?.start();
  }

  disconnectedCallback() {
    removeEventListener('resize', this._onResize);
    clearInterval(this._timer);
    this.session?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.tournament !== this.session?.id) this._open(this.params.tournament);
  }

  /** @param {string} id */
  async _open(id) {
    this.session?.stop();
    this.session = new TournamentSession(id);
    this.session.addEventListener('change', () => this.requestUpdate());
    const texts = loadTournamentWords().catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, this.session.start()]);
    this.requestUpdate();
  }

  render() {
    const {tournament, fault} = this.session ?? {};
    if (this._broken) return html`<p class="wait">${words.text('web-load-fault')}</p>`;
    if (!hasTournamentWords()) return html`<p class="wait">…</p>`;
    if (fault) return html`<p class="wait" role="alert">${words.error(fault)}</p>`;
    if (!tournament) return html`<p class="wait">…</p>`;
    setTitle(tournament.name);
    const room = Math.floor((100 - HEAD) / MEETING);
    const shown = screenPages(tournament, {
      meetings: this._wide ? 2 * room : room,
      lines: Math.floor((100 - HEAD - 5) / LINE),
    });
    const number = shown.length ? this._turn % shown.length : 0;
    return html`${this._head(tournament, shown[number])}
      <main class=${`${this._wide ? 'wide' : ''} ${number < shown.length && this._isFew(shown[number]) ? 'few' : ''}`}>${shown.length ? this._page(tournament, shown[number]) : this._waiting(tournament)}</main>
      <footer aria-hidden="true">${shown.length > 1 ? shown.map((_, each) => html`<i class=${each === number ? 'now' : ''}></i>`) : nothing}</footer>`;
  }

  /** Whether a page has room for larger letters. @param {ScreenPage} page */
  _isFew(page) {
    if (page.kind === 'standings') return page.lines.length <= FEW;
    return page.meetings.length <= (this._wide ? FEW : FEW / 2);
  }

  /** @param {TournamentPage} tournament @param {?ScreenPage} [page] */
  _head(tournament, page) {
    const round = lastRound(tournament);
    const title = round && !isArena(tournament) ? roundTitle(tournament, round) : words.text('tour-playing-now');
    const standings =
      page?.kind === 'standings'
        ? page.group
          ? words.text('tour-group', {number: page.group})
          : words.text('tour-standings')
        : '';
    const state = tournament.stage === 'running' && tournament.paused ? words.text('tour-is-paused') : '';
    return html`<header><div><h1><bdi>${tournament.name}</bdi></h1>
      <h2>${[state, page ? standings || title : words.gameName(tournament.game)].filter(Boolean).join(' · ')}</h2></div>
      <img src=${`/api/tournaments/${tournament.id}/qr.svg`} alt=${words.text('table-qr')}></header>`;
  }

  /** @param {TournamentPage} tournament */
  _waiting(tournament) {
    const names = tournament.contestants.filter(({withdrawn}) => !withdrawn).map(({name}) => words.name(name));
    return html`<div class="wait"><div>${words.text('tour-screen-entering')}</div>${names.length ? html`<h2>${words.join(names.slice(-24))}</h2>` : nothing}</div>`;
  }

  /** @param {TournamentPage} tournament @param {ScreenPage} page */
  _page(tournament, page) {
    if (page.kind === 'meetings')
      return html`<div class="meetings">${page.meetings.map((each) => this._meeting(tournament, each))}</div>`;
    const points = page.lines.some((line) => line.points !== null && line.points !== undefined);
    return html`<table><thead><tr><th class="place">${words.text('tour-place')}</th><th>${words.text('tour-name')}</th>${points ? html`<th class="points">${words.text('tour-points-points')}</th>` : nothing}</tr></thead>
      <tbody>${page.lines.map(
        ({
          contestant,
          place,
          points: value,
        }) => html`<tr class=${place === 1 ? 'first' : ''}><td class="place">${isStillIn(tournament, {place, points: value}) ? '' : words.number(place)}</td>
        <td><bdi>${contestantName(tournament, contestant)}</bdi>${isStillIn(tournament, {place, points: value}) ? html` <small>${words.text('tour-still-in')}</small>` : nothing}</td>${points ? html`<td class="points">${figure(value ?? 0)}</td>` : nothing}</tr>`,
      )}</tbody></table>`;
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting */
  _meeting(tournament, meeting) {
    const winner = winningSide(meeting);
    return html`<div class="meeting"><span class="table"><span class="sr">${words.text('tour-table-word')}</span>${words.number(meeting.table)}</span>
      <div>${meeting.sides.map((side, place) => html`<div class=${`side ${place === winner ? 'won' : ''}`}><bdi>${sideName(tournament, side)}</bdi><b>${numberOf(meeting, place)}</b></div>`)}</div></div>`;
  }
}

customElements.define('vb-page-tournament-screen', PageTournamentScreen);
