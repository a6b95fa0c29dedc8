/** `/daily/GAME/DAY/PLACE`: one board of the daily deals on the felt of a table; afterwards, how it went. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {paceName} from '../core/paces.js';
import {setTitle} from '../core/router.js';
import {WithSettings, settings} from '../core/settings.js';
import {DailyBoard, dailyInfo} from '../daily/board.js';
import {hasDailyWords, loadDailyWords} from '../daily/words.js';
import {styles} from '../table/felt-styles.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {endMotion} from '../parts/motion.js';
import {asksForCards, calling, namesOf, tableModel, trickNumber, trumpOf} from '../table/model.js';
import {narration} from '../table/narration.js';
import {sound} from '../table/sounds.js';
import {paceStyles} from '../table/styles.js';
import '../daily/review.js';
import '../parts/card-hand.js';
import '../parts/card-table.js';
import '../table/actions.js';
import '../table/head.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {CardHand} from '../parts/card-hand.js' */
/** @import {DailyReview} from '../types/wire.js' */
/** @import {ShownScene} from '../table/showing.js' */

/** @typedef {CustomEvent<{card: string}>} CardChosen */
/** @typedef {CustomEvent<{action: string}>} ActionChosen */

export class PageDeal extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _fault: {state: true},
    _review: {state: true},
    _announcement: {state: true},
  };

  static styles = [
    controls,
    paceStyles,
    styles,
    css`
    .page.board { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto auto auto minmax(196px, 1fr) auto; }
    .page.board > * { grid-column: 1; }
    .page.board > header { grid-row: 1; }
    .page.board > .text { grid-row: 2; }
    .page.board > vb-table-head { grid-row: 3; }
    .page.board > card-table { grid-row: 4; }
    .page.board > card-hand { grid-row: 5; }
    .page.board .text { max-block-size: 30dvh; padding: 10px 16px; }
    .page.plain .text { overflow: auto; padding-block-end: 32px; }
    .text .on { flex-wrap: nowrap; }
  `,
  ];

  constructor() {
    super();
    this.params = {game: '', day: '', number: ''};
    /** @type {?ApiFault} */
    this._fault = null;
    /** @type {?DailyReview} */
    this._review = null;
    this._announcement = '';
    /** @type {?DailyBoard} */
    this._board = null;
    this._wanted = '';
    this._capacity = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._board?.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const {game, day, number: place} = this.params;
    if (changed.has('params')) this._open(game, day, place);
    const wanted = `${game} ${settings.lang}`;
    if (this._wanted === wanted) return;
    this._wanted = wanted;
    loadDailyWords(game).then(
      () => this.requestUpdate(),
      (fault) => {
        this._fault = fault;
      },
    );
  }

  /** @param {string} game @param {string} day @param {string} place */
  async _open(game, day, place) {
    this._board?.stop();
    this._fault = null;
    this._review = null;
    this._announcement = '';
    this._capacity = 0;
    const board = new DailyBoard(game, day, place);
    this._board = board;
    board.addEventListener('change', () => this.requestUpdate());
    board.addEventListener('scene', (event) => this._onScene(/** @type {CustomEvent<ShownScene>} */ (event).detail));
    await board.open();
    if (board === this._board && board.finished) await this._showReview();
  }

  /** @param {ShownScene} scene */
  _onScene(scene) {
    const me = this._board?.me ?? 0;
    sound(scene.events, false);
    this._announcement = narration(words, {...scene, info: /** @type {any} */ (scene.info)}, me, false);
  }

  async _showReview() {
    const {game, day, number: place} = this.params;
    try {
      /** @type {DailyReview} */
      const review = await api.get(`/daily/${game}/${day}/boards/${place}/review`);
      if (place !== this.params.number || day !== this.params.day || game !== this.params.game) return;
      this._review = review;
      await this.updateComplete;
      /** @type {?HTMLElement} */ (this.renderRoot.querySelector('.text'))?.focus({preventScroll: true});
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  render() {
    const board = this._board;
    if (!hasDailyWords() || words.game !== this.params.game)
      return this._fault ? this._failed(this._fault) : html`<p class="wait" role="status" aria-busy="true">…</p>`;
    setTitle(this._title);
    if (this._review) return this._reviewed(this._review);
    const fault = this._fault ?? (board?.state ? null : board?.fault);
    if (fault && fault.code !== 'bots-away') return this._failed(fault);
    if (!board?.scene)
      return html`<p class="wait" role="status" aria-busy="true">${fault ? words.error(fault) : '…'}</p>`;
    const {scene} = board;
    return html`<div class="page board ${paceName(scene.info.settings.pace)}" data-seq=${board.state?.seq ?? 0}>
      ${this._header()}
      ${board.fault ? html`<section class="text"><p role="alert">${words.error(board.fault)}</p></section>` : nothing}
      ${this._table(board, scene)}
      <p class="announcement" role="status" aria-live="polite">${this._announcement}</p>
    </div>`;
  }

  /** Which deal of how many; before the server has answered, only which game. */
  get _title() {
    const {game, number: place} = this.params;
    const count = this._review?.boards ?? this._board?.state?.boards;
    return count
      ? words.text('daily-place', {place: Number(place), count})
      : words.text('daily-game', {game: words.gameName(game)});
  }

  _header() {
    const {game, day} = this.params;
    return html`<header><a href="/daily/${game}/${day}" aria-label=${words.text('daily-all')} title=${words.text('daily-all')}>${icon('back')}</a>
      <div><h1>${this._title}</h1><small>${words.text('daily-game', {game: words.gameName(game)})}</small></div></header>`;
  }

  /** @param {DailyBoard} daily @param {ShownScene} scene */
  _table(daily, scene) {
    const {me} = daily;
    const info = this._info(scene.board?.hands_held.length ?? 0, me);
    const {board, own, full} = scene;
    words.setTable({names: namesOf(words, info), sides: board?.sides ?? 0, wordings: board?.wordings});
    const hand = own?.hand ?? [];
    this._capacity = Math.max(this._capacity, hand.length);
    const cards = daily.asks && asksForCards(own);
    const calls = board !== null && calling(board) && !full;
    return html`<vb-table-head .board=${board} .me=${me}></vb-table-head>
      <card-table .model=${tableModel({...scene, info}, words, {me, speech: new Map(), now: 0})}
        .rectOf=${(/** @type {string} */ card) => this._hand?.rectOf(card)} @click=${this._hurry}>
        <div class="calls" slot="below" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
          <vb-table-actions .phase=${board?.phase ?? ''} .legal=${calls && daily.asks && !cards ? (own?.legal ?? []) : []}
            .barred=${own?.barred ?? []} .figures=${own?.figures ?? {}} .sent=${daily.sent}
            .waiting=${calls && cards ? words.phase(board.phase) : ''} crowded
            @act=${(/** @type {ActionChosen} */ {detail}) => daily.choose(detail.action)}
            @why=${(/** @type {ActionChosen} */ {detail}) => daily.choose(detail.action)}></vb-table-actions>
          ${
            daily.finished
              ? html`<div class="on"><button type="button" class="accent go-on" @click=${this._showReview}>${words.text('daily-see')}</button></div>`
              : nothing
          }</div>
      </card-table>
      <card-hand .cards=${hand} .open=${cards ? (own?.legal ?? []) : null} .sent=${daily.sent} .trump=${trumpOf(board)}
        .ranks=${words.gameRanks()} .order=${settings.handOrder} .trick=${trickNumber(board)}
        .capacity=${this._capacity} .twice=${settings.confirmPlay}
        @card-chosen=${(/** @type {CardChosen} */ {detail}) => daily.choose(detail.card)}
        @card-refused=${(/** @type {CardChosen} */ {detail}) => daily.choose(detail.card)}></card-hand>`;
  }

  /** @param {number} seats @param {number} me */
  _info(seats, me) {
    return dailyInfo(seats, me, words, api.person?.name || words.text('daily-you'));
  }

  /** @returns {?CardHand} */
  get _hand() {
    return this.renderRoot.querySelector('card-hand');
  }

  /** @param {DailyReview} review */
  _reviewed(review) {
    const {game, day, number: place} = this.params;
    const info = this._info(review.hands.length, review.seat);
    words.setTable({names: namesOf(words, info), sides: 0});
    const next = Number(place) + 1;
    return html`<div class="page plain">${this._header()}
      <section class="text" tabindex="0" aria-label=${words.text('daily-result')}>
        <vb-daily-review .review=${review}></vb-daily-review>
        <div class="on">${
          next <= review.boards && review.points !== null
            ? html`<a class="button primary" href="/daily/${game}/${day}/${next}">${words.text('daily-next')}</a>`
            : nothing
        }
          <a class="button" href="/daily/${game}/${day}">${words.text('daily-all')}</a></div>
      </section></div>`;
  }

  /** @param {ApiFault} fault */
  _failed(fault) {
    const {game, day} = this.params;
    return html`<div class="wait" role="alert"><p>${words.error(fault)}</p>
      ${fault.status ? nothing : html`<button type="button" @click=${this._retry}>${words.textOr('daily-retry', '↻')}</button>`}
      <a class="button" href="/daily/${game}/${day}">${words.textOr('daily-all', words.text('web-daily'))}</a></div>`;
  }

  _retry() {
    this._wanted = '';
    this._open(this.params.game, this.params.day, this.params.number);
    this.requestUpdate();
  }

  _hurry() {
    endMotion();
    this._board?.hurry();
  }
}

customElements.define('vb-page-deal', PageDeal);
