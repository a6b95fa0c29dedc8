/** `/learn`: the games that can be learned here. `/learn/GAME`: the path of a game, with what is done. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {nextStep, stepsDone} from '../core/learned.js';
import {WithWords, words} from '../core/locale.js';
import {redrawOn} from '../core/redraw.js';
import {setTitle} from '../core/router.js';
import {firstMatch} from '../learn/first-match.js';
import {hasLearnWords, lessonWords, loadLearnWords, loadLessonWords} from '../learn/words.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {LessonInfo, LessonList} from '../types/wire.js' */

export class PageLearn extends redrawOn('vb-learned')(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _list: {state: true}, _fault: {state: true}};

  static styles = [
    controls,
    column,
    pages,
    css`
    .lead { color: var(--ink-soft); margin-block: 4px 16px; max-inline-size: 60ch; }
    ol, ul { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 8px; }
    li a {
      display: flex; gap: 12px; align-items: center; min-block-size: 52px; padding: 6px 16px; border-radius: var(--round);
      background: var(--paper-raised); border: 1px solid var(--line); color: var(--ink); text-decoration: none; font-weight: 600;
    }
    li a[aria-current] { border: 2px solid var(--accent); }
    li span { flex: 1; min-inline-size: 0; }
    li small { color: var(--ink-soft); font-weight: 400; font-size: var(--text-s); }
    .number {
      flex: none; inline-size: 28px; block-size: 28px; border-radius: 50%; display: grid; place-items: center;
      background: var(--paper-sunken); font-size: var(--text-s);
    }
    .done .number { background: var(--good); color: var(--on-primary); }
    .begin { font-size: var(--text-l); min-block-size: 52px; }
    @media (max-width: 559px) { .begin { inline-size: 100%; } }
  `,
  ];

  constructor() {
    super();
    /** @type {{game?: string}} */
    this.params = {};
    /** @type {?LessonList} */
    this._list = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._wanted = '';
  }

  willUpdate() {
    const {game = ''} = this.params;
    const wanted = `${game} ${words.language}`;
    if (this._wanted !== wanted) {
      this._wanted = wanted;
      this._load(game, wanted);
    }
  }

  /** @param {string} game @param {string} wanted */
  async _load(game, wanted) {
    this._fault = null;
    try {
      /** @type {?LessonList} */
      let list = null;
      if (game) {
        list = await api.public(`/lessons/${game}`);
        await loadLessonWords(game);
      } else {
        await loadLearnWords();
      }
      if (this._wanted === wanted) this._list = list;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
    this.requestUpdate();
  }

  render() {
    const {game = ''} = this.params;
    if (this._fault)
      return html`<h1>${words.text('web-learn')}</h1><p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!hasLearnWords()) return html`<p class="note" role="status">…</p>`;
    if (!game) return this._games();
    if (!lessonWords(game) || this._list?.game !== game) return html`<p class="note" role="status">…</p>`;
    return this._path(game, this._list.steps);
  }

  _games() {
    setTitle(words.text('learn-title'));
    return html`<h1>${words.text('learn-title')}</h1><p class="lead">${words.text('learn-lead')}</p>
      <ul>${words.games
        .filter((game) => words.gameLessons(game))
        .map(
          (game) => html`<li><a href="/learn/${game}"><span>${words.gameName(game)}</span>
          <small>${this._progress(stepsDone(game).length, words.gameLessons(game))}</small></a></li>`,
        )}</ul>`;
  }

  /** @param {number} done @param {number} count */
  _progress(done, count) {
    return words.text('learn-progress', {done: Math.min(done, count), count});
  }

  /** @param {string} game @param {LessonInfo[]} steps */
  _path(game, steps) {
    const title = words.text('learn-game', {game: words.gameName(game)});
    setTitle(title);
    const done = stepsDone(game);
    const next = nextStep(game, steps);
    return html`<h1>${title}</h1>
      <p class="lead">${next ? words.text('learn-lead') : words.text('learn-learned', {game: words.gameName(game)})}</p>
      ${this._button(game, next, done.length > 0)}
      <p class="note">${this._progress(steps.filter(({id}) => done.includes(id)).length, steps.length)}</p>
      <ol>${steps.map(({id}, i) => {
        const isDone = done.includes(id);
        return html`<li class=${isDone ? 'done' : ''}><a href="/learn/${game}/${id}" aria-current=${id === next?.id ? 'step' : nothing}>
          <b class="number" aria-hidden="true">${isDone ? '✓' : words.number(i + 1)}</b><span>${this._title(game, id)}</span>
          ${isDone ? html`<small>${words.text('learn-step-done')}</small>` : nothing}</a></li>`;
      })}</ol>`;
  }

  /** @param {string} game @param {string} step */
  _title(game, step) {
    return lessonWords(game)?.lesson(`lesson-${step}.title`) ?? '';
  }

  /** @param {string} game @param {LessonInfo | undefined} next @param {boolean} begun */
  _button(game, next, begun) {
    if (!next)
      return html`<button type="button" class="primary begin" @click=${() => firstMatch(game)}>${words.text('learn-first-match')}</button>`;
    const text = begun ? words.text('learn-go-on', {title: this._title(game, next.id)}) : words.text('learn-begin');
    return html`<a class="button primary begin" href="/learn/${game}/${next.id}">${text}</a>`;
  }
}

customElements.define('vb-page-learn', PageLearn);
