/**
 * `/puzzles/GAME/PLACE`: one puzzle after another, on the felt of a table. PLACE: `solve`, `card`, `call`, `daily`,
 * `streak`, `minutes` or `own`; `/puzzles/GAME/theme/THEME` has a theme.
 */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {WithSettings, settings} from '../core/settings.js';
import {styles as stepStyles} from '../table/felt-styles.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {suitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';
import {PuzzleSession, puzzleInfo, sceneOf} from '../puzzles/session.js';
import {styles} from '../puzzles/styles.js';
import {goalSentence, hasPuzzleWords, loadPuzzleWords, themeName} from '../puzzles/words.js';
import {asksForCards, calling, namesOf, tableModel, trickNumber, trumpOf} from '../table/model.js';
import '../parts/card-hand.js';
import '../parts/card-table.js';
import '../parts/dialog.js';
import '../puzzles/past.js';
import '../puzzles/solution.js';
import '../table/actions.js';
import '../table/head.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {CardHand} from '../parts/card-hand.js' */
/** @import {PuzzleOutcome, PuzzleTable} from '../types/wire.js' */

/** @typedef {CustomEvent<{card: string}>} CardChosen */
/** @typedef {CustomEvent<{action: string}>} ActionChosen */

/** Milliseconds between two looks at the clock. */
const TICK = 250;
/** The message that names each place. @type {Record<string, string>} */
const NAMES = {
  solve: 'puzzles-solve',
  card: 'puzzles-cards',
  call: 'puzzles-calls',
  safety: 'puzzles-safety',
  daily: 'puzzles-daily',
  streak: 'puzzles-streak',
  minutes: 'puzzles-minutes',
  own: 'puzzles-own',
};
/** The time left as minutes and seconds. @param {number} ms */
const clock = (ms) => {
  const seconds = Math.ceil(ms / 1000);
  return `${words.number(Math.floor(seconds / 60))}:${[...String(seconds % 60).padStart(2, '0')].map((digit) => words.number(Number(digit))).join('')}`;
};

export class PagePuzzle extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _fault: {state: true},
    _announcement: {state: true},
    _past: {state: true},
  };

  static styles = [controls, suitColours, stepStyles, styles];

  constructor() {
    super();
    /** @type {{game: string, place?: string, theme?: string}} */
    this.params = {game: ''};
    /** @type {?ApiFault} */
    this._fault = null;
    this._announcement = '';
    /** Whether what was played before is shown. */
    this._past = false;
    /** @type {?PuzzleSession} */
    this._session = null;
    this._opened = '';
    this._loading = false;
    this._capacity = 0;
    this._timer = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this._timer);
    this._session?.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const {game, place = 'theme', theme = ''} = this.params;
    const wanted = `${game} ${place} ${theme}`;
    if (changed.has('params') && wanted !== this._opened) {
      this._opened = wanted;
      this._open();
    }
    if (!this._fault && !hasPuzzleWords(game)) this._load(game);
  }

  /** @param {string} game */
  async _load(game) {
    if (this._loading) return;
    this._loading = true;
    try {
      await loadPuzzleWords(game);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
    this._loading = false;
    this.requestUpdate();
  }

  _open() {
    const {game, place = 'theme', theme = ''} = this.params;
    clearInterval(this._timer);
    this._session?.stop();
    this._fault = null;
    this._announcement = '';
    this._past = false;
    this._capacity = 0;
    const session = new PuzzleSession(game, {place, theme});
    this._session = session;
    session.addEventListener('change', () => this.requestUpdate());
    session.open();
    if (session.isRun) this._timer = window.setInterval(() => this._look(), TICK);
  }

  /** Looks at the clock of a run. */
  _look() {
    const session = this._session;
    if (session?.left == null || session.run?.over) return;
    if (session.left === 0) session.finish();
    else this.requestUpdate();
  }

  // --- drawing -----------------------------------------------------------------------------------------------------

  render() {
    const {game} = this.params;
    const session = this._session;
    if (this._fault) return this._failed(this._fault);
    if (!session?.opened || !hasPuzzleWords(game)) return html`<p class="wait" role="status" aria-busy="true">…</p>`;
    const title = this._title();
    setTitle(`${title} · ${words.gameName(game)}`);
    const table = session.isRun && !session.running && !session.outcome ? null : session.table;
    if (!table) return session.isRun && !session.fault ? this._start(session, title) : this._failed(session.fault);
    return this._puzzle(session, table, title);
  }

  _title() {
    const {place = '', theme} = this.params;
    return theme ? themeName(theme) : words.textOr(NAMES[place] ?? '', words.text('puzzles-solve'));
  }

  /** @param {string} title @param {unknown} [more] */
  _header(title, more = nothing) {
    const {game} = this.params;
    return html`<header><a href="/puzzles/${game}" aria-label=${words.text('puzzle-all')} title=${words.text('puzzle-all')}>${icon('back')}</a>
      <div><h1>${title}</h1><small>${words.gameName(game)}</small></div>${more}</header>`;
  }

  /** Before a run. @param {PuzzleSession} session @param {string} title */
  _start(session, title) {
    const about = words.text(`puzzle-${/** @type {'streak' | 'minutes'} */ (session.place)}-about`);
    return html`<div class="page plain">${this._header(title)}
      <section class="text begin" tabindex="0" aria-label=${title}><p>${about}</p>
        <p><button type="button" class="primary" @click=${() => this._begin()}>${words.text('puzzle-run-start')}</button></p></section></div>`;
  }

  /** @param {PuzzleSession} session @param {PuzzleTable} table @param {string} title */
  _puzzle(session, table, title) {
    const {seat, history} = table;
    const shown = session.scene ?? sceneOf(table, session.asks);
    const info = puzzleInfo(table.board.hands_held.length, seat, words, api.person?.name || words.text('puzzle-you'));
    words.setTable({names: namesOf(words, info), sides: table.board.sides, wordings: table.board.wordings});
    const calls = session.asks && shown.board !== null && calling(shown.board) && !asksForCards(shown.own);
    const answered = !session.asks && session.scene === null;
    const past = html`<button type="button" aria-label=${words.text('puzzle-past')} @click=${() => (this._past = true)}>${icon('log')} <span class="label">${words.text('puzzle-past')}</span></button>`;
    return html`<div class="page ${calls ? 'asked' : ''} ${answered ? 'answered' : ''}">
      ${this._header(title, past)}
      <section class="text" tabindex="0" aria-label=${title}>${this._text(session, table)}</section>
      ${this._table(session, table, {...shown, info})}
      <vb-dialog heading=${words.text('puzzle-past')} ?open=${this._past} @closed=${() => (this._past = false)}>
        <vb-puzzle-past .history=${history} .seats=${table.board.hands_held.length}></vb-puzzle-past></vb-dialog>
      <p class="announcement" role="status" aria-live="polite">${this._announcement}</p>
    </div>`;
  }

  /** @param {PuzzleSession} session @param {PuzzleTable} table @param {any} scene */
  _table(session, table, scene) {
    const {board, own} = scene;
    const {hand} = own;
    this._capacity = Math.max(this._capacity, hand.length);
    const cards = session.asks && asksForCards(own);
    const calls = session.asks && calling(board) && !cards;
    const right =
      session.asks || session.scene ? '' : (session.solution?.options.find((option) => option.right)?.action ?? '');
    return html`<vb-table-head .board=${board} .me=${table.seat}></vb-table-head>
      <card-table .model=${tableModel(scene, words, {me: table.seat, speech: new Map(), now: 0})}
        .rectOf=${(/** @type {string} */ card) => this._hand?.rectOf(card)} @click=${() => session.hurry()}>
        <div class="calls" slot="below" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
          <vb-table-actions .phase=${board.phase} .legal=${calls ? own.legal : []} .barred=${own.barred} .figures=${own.figures}
            .sent=${session.sent} .waiting=${calling(board) && cards ? words.phase(board.phase) : ''} crowded
            @act=${(/** @type {ActionChosen} */ {detail}) => this._choose(detail.action)}
            @why=${(/** @type {ActionChosen} */ {detail}) => this._choose(detail.action)}></vb-table-actions>
          ${session.asks || session.scene ? nothing : this._onward(session)}</div>
      </card-table>
      <card-hand ?hidden=${!hand.length && !session.asks && !session.scene} .cards=${hand} .open=${cards ? hand : null} .sent=${session.sent} .trump=${trumpOf(board)}
        .ranks=${words.gameRanks()} .order=${settings.handOrder} .trick=${trickNumber(board)} .advised=${right}
        .capacity=${this._capacity} .twice=${settings.confirmPlay}
        @card-chosen=${(/** @type {CardChosen} */ {detail}) => this._choose(detail.card)}></card-hand>`;
  }

  /** @returns {?CardHand} */
  get _hand() {
    return this.renderRoot.querySelector('card-hand');
  }

  /** @param {PuzzleSession} session @param {PuzzleTable} table */
  _text(session, table) {
    const {fault, outcome, review, task} = session;
    const {own} = table;
    const question = words.text(asksForCards({hand: [], legal: [], ...own}) ? 'puzzle-card' : 'puzzle-call');
    return html`
      ${fault ? html`<p class="said" role="alert">${words.error(fault)}</p>` : nothing}
      ${session.run ? this._state(session) : nothing}
      ${outcome ? this._said(outcome) : nothing}
      ${review ? html`<p>${words.text('puzzles-daily-done')}</p>` : nothing}
      ${session.place === 'daily' && !session.asks ? this._dailyAfter(session) : nothing}
      ${session.asks ? html`<h2>${question}</h2>` : nothing}
      ${task?.goal ? html`<p>${termed(goalSentence(task.goal, table.board.sides < table.board.hands_held.length))}</p>` : nothing}
      ${session.asks && !session.isRun && task ? html`<small>${words.text(task.rated ? 'puzzle-rated' : 'puzzle-unrated')}</small>` : nothing}
      ${session.asks || session.scene ? nothing : this._solution(session)}`;
  }

  /** How a run stands. @param {PuzzleSession} session */
  _state(session) {
    const {run, left} = session;
    if (!run) return nothing;
    if (!session.running) {
      return html`<h2>${words.text(left === 0 ? 'puzzle-time-over' : 'puzzle-run-over')}</h2>
        <p>${words.text('puzzle-run-result', {count: run.solved})} ${words.text('puzzle-run-best', {count: run.best})}</p>`;
    }
    return html`<div class="row numbers"><span>${words.text('puzzle-solved', {count: run.solved})}</span>
      ${run.most_mistakes > 1 ? html`<span>${words.text('puzzle-mistakes', {count: run.mistakes, most: run.most_mistakes})}</span>` : nothing}
      ${left === null ? nothing : html`<span role="timer">${words.text('puzzle-time', {time: clock(left)})}</span>`}</div>`;
  }

  /** What is said of an answer. @param {PuzzleOutcome} outcome */
  _said(outcome) {
    const {right, action, loss, rating_before: before, standing, counted} = outcome;
    const points = words.number(Math.round(loss * 10) / 10);
    const after = standing.rating;
    const rated = counted && after !== null && this._session?.task?.rated;
    const played = this._session?.task?.goal;
    return html`<div class="said ${right ? 'right' : 'poor'}"><strong>${this._verdict(outcome)}</strong>
      ${
        right || played
          ? html`<p>${termed(played ? this._ending(outcome) : '')}</p>`
          : html`<p>${termed(`${this._better(outcome)} ${words.text('puzzle-loss', {action: words.call(action), points})}`)}</p>`
      }
      ${
        rated
          ? html`<p>${before == null ? words.text('puzzle-first-rating', {rating: after}) : words.text('puzzle-change', {before, after})}</p>`
          : nothing
      }</div>`;
  }

  /** @param {PuzzleOutcome} outcome */
  _verdict({right, slip}) {
    return words.text(right ? 'puzzle-right' : slip ? 'puzzle-missed' : 'puzzle-wrong');
  }

  /** How a puzzle with a goal ended. @param {PuzzleOutcome} outcome */
  _ending({slip}) {
    if (!slip) return words.text('puzzle-reached');
    const safe = words.join(slip.safe.map((card) => words.card(card)));
    return words.text('puzzle-slip', {action: words.card(slip.action), safe});
  }

  /** @param {PuzzleOutcome} outcome */
  _better({solution}) {
    const right = solution.options.filter((option) => option.right).map((option) => words.call(option.action));
    return words.text('puzzle-better', {actions: words.join(right)});
  }

  /** @param {PuzzleSession} session */
  _dailyAfter({standing, daily}) {
    return html`<p>${standing?.days ? html`${words.text('puzzles-days', {days: standing.days})}. ` : nothing}${
      daily ? words.text('puzzle-daily-back', {time: dayAndTime(daily.ends)}) : nothing
    }</p>`;
  }

  /** @param {PuzzleSession} session */
  _solution(session) {
    const {solution, outcome, place} = session;
    if (!solution) return nothing;
    return html`<vb-puzzle-solution .solution=${solution} .goal=${Boolean(session.task?.goal)} .slipped=${Boolean(outcome?.slip)} .chosen=${outcome?.action ?? ''} .version=${`${solution.vote} ${solution.votes_for}`}
      .votes=${place !== 'own' && api.person?.guest === false}
      @vote=${(/** @type {CustomEvent<-1 | 0 | 1>} */ {detail}) => session.vote(detail)}></vb-puzzle-solution>`;
  }

  /** The way on, near the hand. @param {PuzzleSession} session */
  _onward(session) {
    const all = html`<a class="button" href="/puzzles/${session.game}">${words.text('puzzle-all')}</a>`;
    if (session.place === 'daily') return html`<div class="on">${all}</div>`;
    if (session.isRun)
      return html`<div class="on"><button type="button" class="accent go-on" @click=${() => this._begin()}>${words.text('puzzle-run-again')}</button>${all}</div>`;
    return html`<div class="on"><button type="button" class="accent go-on" @click=${() => this._next()}>${words.text('puzzle-next')}</button></div>`;
  }

  /** @param {?ApiFault} fault */
  _failed(fault) {
    return html`<div class="wait" role="alert"><p>${fault ? words.error(fault) : ''}</p>
      ${fault?.status && fault.status < 500 ? nothing : html`<button type="button" @click=${() => this._open()}>${words.textOr('puzzle-retry', '↻')}</button>`}
      <a class="button" href="/puzzles/${this.params.game}">${words.textOr('puzzle-all', 'Vierblatt')}</a></div>`;
  }

  // --- choices -----------------------------------------------------------------------------------------------------

  /** @param {string} action */
  async _choose(action) {
    const session = this._session;
    if (!session) return;
    await session.answer(action);
    if (session !== this._session) return;
    const {outcome, fault} = session;
    if (fault) this._announcement = words.error(fault);
    else if (outcome) this._announce(session, outcome);
    await this._toTop();
    if (!session.asks) this._focus('.go-on');
  }

  /** @param {PuzzleSession} session @param {PuzzleOutcome} outcome */
  _announce(session, outcome) {
    const more = session.task?.goal ? this._ending(outcome) : outcome.right ? '' : this._better(outcome);
    const said = `${this._verdict(outcome)}${more && !outcome.right ? '.' : ''} ${more}`.trim();
    const over = session.run?.over ? ` ${words.text('puzzle-run-result', {count: session.run.solved})}` : '';
    this._announcement = `${said}${over}`;
  }

  async _next() {
    this._announcement = '';
    this._capacity = 0;
    await this._session?.open();
    this._focus('.text');
  }

  async _begin() {
    this._announcement = '';
    this._capacity = 0;
    await this._session?.begin();
    this._focus('.text');
  }

  /** Shows the beginning of the text. */
  async _toTop() {
    await this.updateComplete;
    this.renderRoot.querySelector('.text')?.scrollTo(0, 0);
  }

  /** @param {string} selector */
  async _focus(selector) {
    await this._toTop();
    /** @type {?HTMLElement} */ (this.renderRoot.querySelector(selector))?.focus({preventScroll: true});
  }
}

customElements.define('vb-page-puzzle', PagePuzzle);
