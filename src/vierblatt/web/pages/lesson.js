/** `/learn/GAME/STEP`: one step of a game's lessons. The felt is that of a table; the server judges what is chosen. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {markDone} from '../core/learned.js';
import {WithWords, words} from '../core/locale.js';
import {paceName} from '../core/paces.js';
import {navigate, setTitle} from '../core/router.js';
import {WithSettings, settings} from '../core/settings.js';
import {LEARNER, Lesson, lessonInfo} from '../learn/lesson.js';
import {firstMatch} from '../learn/first-match.js';
import {styles} from '../table/felt-styles.js';
import {lessonWords, loadLessonWords} from '../learn/words.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {endMotion} from '../parts/motion.js';
import {suitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';
import {asksForCards, calling, namesOf, tableModel, trickNumber, trumpOf} from '../table/model.js';
import {narration} from '../table/narration.js';
import {sound} from '../table/sounds.js';
import {paceStyles} from '../table/styles.js';
import '../parts/card-hand.js';
import '../parts/card-table.js';
import '../table/actions.js';
import '../table/head.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {CardHand} from '../parts/card-hand.js' */
/** @import {LessonInfo, LessonJudgement, LessonList} from '../types/wire.js' */
/** @import {ShownScene} from '../table/showing.js' */
/** @import {LessonWords} from '../learn/words.js' */

/** @typedef {CustomEvent<{card: string}>} CardChosen */
/** @typedef {CustomEvent<{action: string}>} ActionChosen */

export class PageLesson extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _steps: {state: true},
    _fault: {state: true},
    _announcement: {state: true},
  };

  static styles = [controls, paceStyles, suitColours, styles];

  constructor() {
    super();
    this.params = {game: '', step: ''};
    /** @type {LessonInfo[]} */
    this._steps = [];
    /** @type {?ApiFault} */
    this._fault = null;
    this._announcement = '';
    /** @type {?Lesson} */
    this._lesson = null;
    /** The right choices that a step begins with: those of the step before, if it continues that one. */
    this._carried = {step: '', choices: /** @type {string[]} */ ([])};
    /** The game whose steps are loaded. */
    this._game = '';
    this._loading = false;
    /** Whether the text of a step is still to be read out. */
    this._unread = false;
    this._capacity = 0;
    /** The most height that the answers of this question have taken. */
    this._answers = 0;
    /** @type {?Element} */
    this._watched = null;
    this._watch = new ResizeObserver(([{contentRect}]) =>
      requestAnimationFrame(() => this._makeRoom(contentRect.height)),
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._watch.disconnect();
    this._watched = null;
    this._lesson?.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const {game, step} = this.params;
    if (changed.has('params') && (this._lesson?.game !== game || this._lesson.step !== step)) this._open();
    if (!this._fault && (this._game !== game || lessonWords(game) === null)) this._load(game);
  }

  /** @param {string} game */
  async _load(game) {
    if (this._loading) return;
    this._loading = true;
    try {
      if (this._game !== game) {
        /** @type {LessonList} */
        const {steps} = await api.public(`/lessons/${game}`);
        this._steps = steps;
        this._game = game;
      }
      await loadLessonWords(game);
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
    this._loading = false;
    this.requestUpdate();
  }

  _open() {
    this._lesson?.stop();
    this._fault = null;
    const {game, step} = this.params;
    this._unread = this._lesson !== null;
    const lesson = new Lesson(game, step, this._carried.step === step ? this._carried.choices : []);
    this._lesson = lesson;
    this._capacity = 0;
    this._announcement = '';
    lesson.addEventListener('change', () => this.requestUpdate());
    lesson.addEventListener('scene', (event) => this._onScene(/** @type {CustomEvent<ShownScene>} */ (event).detail));
    lesson.open();
  }

  /** @param {ShownScene} scene */
  _onScene(scene) {
    sound(scene.events, false);
    this._announcement = narration(words, {...scene, info: /** @type {any} */ (scene.info)}, LEARNER, false);
  }

  updated() {
    const answers = this.renderRoot.querySelector('vb-table-actions');
    if (answers !== this._watched) {
      this._watch.disconnect();
      if (answers) this._watch.observe(answers);
      this._watched = answers;
    }
    this._readOut();
  }

  /** Gives the felt room for answers; it never shrinks during a question. @param {number} height of the answers */
  _makeRoom(height) {
    this._answers = height ? Math.max(this._answers, height) : 0;
    this.style.setProperty('--answers', `${this._answers}px`);
  }

  /** After a step, the text of the next one is where a screen reader goes on. */
  _readOut() {
    if (!this._unread || this._lesson?.state == null) return;
    /** @type {?HTMLElement} */
    const text = this.renderRoot.querySelector('.text');
    if (!text) return;
    this._unread = false;
    text.focus({preventScroll: true});
  }

  get _texts() {
    return /** @type {LessonWords} */ (lessonWords(this.params.game));
  }

  // --- drawing -----------------------------------------------------------------------------------------------------

  render() {
    const {game, step} = this.params;
    const lesson = this._lesson;
    const fault = this._fault ?? (lesson?.state ? null : lesson?.fault);
    if (fault) return this._failed(fault);
    if (!lesson?.state || !lessonWords(game) || this._game !== game)
      return html`<p class="wait" role="status" aria-busy="true">…</p>`;
    const {scene, state} = lesson;
    const title = this._texts.lesson(state.title);
    const calls = scene?.board && calling(scene.board) && lesson.asks;
    setTitle(title);
    const number = this._steps.findIndex(({id}) => id === step) + 1;
    return html`<div class="page ${scene ? (calls ? 'asked' : '') : 'plain'} ${paceName(scene?.info.settings.pace)}">
      <header><a href="/learn/${game}" aria-label=${words.text('learn-all-steps')} title=${words.text('learn-all-steps')}>${icon('back')}</a>
        <div><h1>${title}</h1><small>${words.text('learn-step-number', {number, count: this._steps.length})}</small></div>
        ${
          lesson.asks && !lesson.hinted
            ? html`<button type="button" @click=${this._hint}>${icon('hint')} ${words.text('ui-hint')}</button>`
            : nothing
        }</header>
      <section class="text" tabindex="0" aria-label=${title}>${this._text(lesson)}
        ${scene ? nothing : this._onward(lesson)}</section>
      ${scene ? this._table(lesson, scene) : nothing}
      <p class="announcement" role="status" aria-live="polite">${this._announcement}</p>
    </div>`;
  }

  /** @param {Lesson} lesson @param {ShownScene} scene */
  _table(lesson, scene) {
    const info = lessonInfo(scene.board?.hands_held.length ?? 0, words, api.person?.name || words.text('learn-you'));
    const {board, own, full} = scene;
    words.setTable({names: namesOf(words, info), sides: board?.sides ?? 0, wordings: board?.wordings});
    const hand = own?.hand ?? [];
    this._capacity = Math.max(this._capacity, hand.length);
    const cards = lesson.asks && asksForCards(own);
    const calls = board !== null && calling(board) && !full;
    return html`<vb-table-head .board=${board} .me=${LEARNER}></vb-table-head>
      <card-table .model=${tableModel({...scene, info}, words, {me: LEARNER, speech: new Map(), now: 0})}
        .rectOf=${(/** @type {string} */ card) => this._hand?.rectOf(card)} @click=${this._hurry}>
        <div class="calls" slot="below" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
          <vb-table-actions .phase=${board?.phase ?? ''} .legal=${calls && lesson.asks && !cards ? (own?.legal ?? []) : []}
            .barred=${own?.barred ?? []} .figures=${own?.figures ?? {}} .sent=${lesson.sent} .advised=${lesson.advised}
            .waiting=${calls && cards ? words.phase(board.phase) : ''} crowded
            @act=${(/** @type {ActionChosen} */ {detail}) => this._choose(detail.action)}
            @why=${(/** @type {ActionChosen} */ {detail}) => this._choose(detail.action)}></vb-table-actions>
          ${this._onward(lesson)}</div>
      </card-table>
      <card-hand .cards=${hand} .open=${cards ? hand : null} .sent=${lesson.sent} .trump=${trumpOf(board)}
        .ranks=${words.gameRanks()} .order=${settings.handOrder} .trick=${trickNumber(board)} .advised=${lesson.advised}
        .capacity=${this._capacity} .twice=${settings.confirmPlay}
        @card-chosen=${(/** @type {CardChosen} */ {detail}) => this._choose(detail.card)}></card-hand>`;
  }

  /** @returns {?CardHand} */
  get _hand() {
    return this.renderRoot.querySelector('card-hand');
  }

  /** The task, with what is said of the last choice before it. @param {Lesson} lesson */
  _text(lesson) {
    const {judgement, state, fault} = lesson;
    const task = this._texts.lesson(lesson.task);
    const right = judgement?.kind === 'right';
    return html`
      ${fault ? html`<p class="said" role="alert">${words.error(fault)}</p>` : nothing}
      ${judgement ? this._said(lesson) : nothing}
      ${lesson.hinted && state?.hint ? html`<p class="hint">${icon('hint')}<span>${termed(this._texts.lesson(state.hint))}</span></p>` : nothing}
      ${lesson.shown ? html`<p class="hint">${words.text('learn-shown')}</p>` : nothing}
      ${right ? nothing : html`<p class=${judgement ? 'earlier' : ''}>${termed(task)}</p>`}`;
  }

  /** @param {Lesson} lesson */
  _said({judgement, showing, mayShow}) {
    if (!judgement) return nothing;
    const {kind} = judgement;
    const said = showing ? '' : this._remark(judgement);
    return html`<div class="said ${kind}"><div class="kind"><strong>${words.text(`learn-${kind}`)}</strong>
        ${mayShow ? html`<button type="button" @click=${() => this._lesson?.show()}>${words.text('learn-show')}</button>` : nothing}</div>
      ${said ? html`<p>${termed(said)}</p>` : nothing}
      ${kind === 'right' ? nothing : html`<p>${words.text('learn-again')}</p>`}</div>`;
  }

  /** @param {LessonJudgement} judgement */
  _remark({text, refusal}) {
    return refusal ? words.error(refusal) : this._texts.lesson(text);
  }

  /** The way on, near the hand. @param {Lesson} lesson */
  _onward(lesson) {
    if (!lesson.mayGoOn) return nothing;
    if (lesson.state?.finished && !this._next) {
      return html`<div class="on"><button type="button" class="accent go-on" @click=${() => this._firstMatch()}>${words.text('learn-first-match')}</button>
        <a class="button" href="/learn/${this.params.game}">${words.text('learn-all-steps')}</a></div>`;
    }
    return html`<div class="on"><button type="button" class="accent go-on" @click=${this._goOn}>${words.text('table-continue')}</button></div>`;
  }

  /** @param {ApiFault} fault */
  _failed(fault) {
    return html`<div class="wait" role="alert"><p>${words.error(fault)}</p>
      ${fault.status === 404 ? nothing : html`<button type="button" @click=${this._retry}>${words.textOr('learn-retry', '↻')}</button>`}
      <a class="button" href="/learn">${words.text('web-learn')}</a></div>`;
  }

  // --- choices -----------------------------------------------------------------------------------------------------

  get _next() {
    const at = this._steps.findIndex(({id}) => id === this.params.step);
    return this._steps[at + 1] ?? null;
  }

  /** @param {string} action */
  async _choose(action) {
    const lesson = this._lesson;
    if (!lesson) return;
    await lesson.choose(action);
    if (lesson !== this._lesson || !lesson.judgement || lesson.fault) return;
    const {judgement} = lesson;
    if (lesson.state?.finished) markDone(lesson.game, lesson.step);
    this._announcement = `${words.text(`learn-${judgement.kind}`)} ${this._remark(judgement)}`;
    await this._toTop();
    if (judgement.kind === 'right') this._focus('.go-on');
  }

  _hint() {
    this._lesson?.hint();
    this._announcement = this._texts.lesson(this._lesson?.state?.hint ?? '');
    this._toTop();
  }

  _goOn() {
    const lesson = this._lesson;
    if (!lesson?.state) return;
    if (!lesson.state.finished) {
      lesson.goOn();
      this._focus('.text');
      return;
    }
    markDone(lesson.game, lesson.step);
    const next = this._next;
    if (!next) return;
    this._carried = {step: next.id, choices: next.continues ? lesson.state.choices : []};
    navigate(`/learn/${lesson.game}/${next.id}`);
  }

  async _firstMatch() {
    markDone(this.params.game, this.params.step);
    await firstMatch(this.params.game);
  }

  _retry() {
    this._open(); // with the same choices
    this.requestUpdate();
  }

  _hurry() {
    endMotion();
    this._lesson?.hurry();
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

customElements.define('vb-page-lesson', PageLesson);
