/** `/puzzles`: the games with puzzles. `/puzzles/GAME`: the ways to solve them, the themes, and the reader's own results. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {redrawOn} from '../core/redraw.js';
import {setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {hasPuzzleWords, loadPuzzleWords, themeMeaning, themeName} from '../puzzles/words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {PuzzleCounts, PuzzleStandingLine, PuzzleStatistics} from '../types/wire.js' */

export class PagePuzzles extends redrawOn('vb-person')(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _counts: {state: true},
    _statistics: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    .lead { color: var(--ink-soft); margin-block: 4px 16px; max-inline-size: 60ch; }
    ul { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 8px; }
    .ways { grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); }
    .ways a, .games a {
      display: grid; align-content: center; min-block-size: 64px; padding: 8px 16px; border-radius: var(--round); block-size: 100%;
      background: var(--paper-raised); border: 1px solid var(--line); color: var(--ink); text-decoration: none; font-weight: 600;
    }
    .ways a.first { border: 2px solid var(--accent); }
    .ways small, .games small { color: var(--ink-soft); font-weight: 400; font-size: var(--text-s); }
    dl { display: grid; gap: 8px; margin: 0; }
    dt { font-weight: 600; }
    dt a { min-block-size: var(--tap); display: inline-flex; align-items: center; gap: 8px; }
    dd { margin: 0; color: var(--ink-soft); }
    .right { color: var(--good); font-weight: 600; }
  `,
  ];

  constructor() {
    super();
    /** @type {{game?: string}} */
    this.params = {};
    /** @type {?PuzzleCounts} */
    this._counts = null;
    /** @type {?PuzzleStatistics} */
    this._statistics = null;
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
    this._fault = this._statistics = null;
    try {
      await loadPuzzleWords(game);
      const counts = game ? await api.public(`/puzzles/${game}`) : null;
      // A new visitor has no results, and needs no account yet.
      const statistics = game && api.person ? await api.get(`/me/puzzles/${game}`) : null;
      if (this._wanted === wanted) [this._counts, this._statistics] = [counts, statistics];
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
    this.requestUpdate();
  }

  render() {
    const {game = ''} = this.params;
    if (this._fault)
      return html`<h1>${words.text('web-puzzles')}</h1><p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!hasPuzzleWords(game)) return html`<p class="note" role="status">…</p>`;
    if (!game) return this._games();
    if (this._counts?.game !== game) return html`<p class="note" role="status">…</p>`;
    return this._game(game, this._counts);
  }

  _games() {
    setTitle(words.text('puzzles-title'));
    return html`<h1>${words.text('puzzles-title')}</h1><p class="lead">${words.text('puzzles-lead')}</p>
      <ul class="games">${words.games.map((game) => html`<li><a href="/puzzles/${game}">${words.gameName(game)}</a></li>`)}</ul>`;
  }

  /** @param {string} game @param {PuzzleCounts} counts */
  _game(game, counts) {
    const title = words.text('puzzles-game', {game: words.gameName(game)});
    setTitle(title);
    const standing = this._statistics?.standing ?? null;
    if (!counts.count)
      return html`<h1>${title}</h1><p class="empty">${words.text('puzzles-none', {game: words.gameName(game)})}</p>
        ${standing ? html`<ul class="ways">${this._own(game)}</ul>` : nothing}`;
    return html`<h1>${title}</h1>
      <p class="lead">${words.text('puzzles-lead')}</p>
      ${standing?.attempts ? this._standing(standing) : nothing}
      <ul class="ways">
        ${counts.kinds.card || counts.kinds.call ? this._ways(game, counts, standing) : nothing}
        ${counts.kinds.safety ? this._way(game, 'safety', 'puzzles-safety', words.text('puzzles-safety-about')) : nothing}
        ${this._own(game)}
      </ul>
      ${this._themes(game, counts)}${this._statistics ? this._results(this._statistics) : nothing}`;
  }

  /** @param {string} game @param {PuzzleCounts} counts @param {?PuzzleStandingLine} standing */
  _ways(game, counts, standing) {
    return html`${this._way(game, 'solve', 'puzzles-solve', words.text('puzzles-count', {count: counts.count}), true)}
        ${this._way(game, 'daily', 'puzzles-daily', this._daily(standing))}
        ${this._way(game, 'streak', 'puzzles-streak', this._best(standing?.best_streak))}
        ${this._way(game, 'minutes', 'puzzles-minutes', this._best(standing?.best_minutes))}
        ${counts.kinds.card && counts.kinds.call ? [this._way(game, 'card', 'puzzles-cards'), this._way(game, 'call', 'puzzles-calls')] : nothing}`;
  }

  /** @param {string} game @param {string} place @param {string} id @param {string} [more] @param {boolean} [first] */
  _way(game, place, id, more = '', first = false) {
    return html`<li><a class=${first ? 'first' : ''} href="/puzzles/${game}/${place}">${words.text(id)}
      ${more ? html`<small>${more}</small>` : nothing}</a></li>`;
  }

  /** @param {string} game */
  _own(game) {
    return this._way(game, 'own', 'puzzles-own', words.text('puzzles-own-about'));
  }

  /** @param {?PuzzleStandingLine} standing */
  _daily(standing) {
    if (standing?.days) return words.text('puzzles-days', {days: standing.days});
    return words.text(standing?.today ? 'puzzles-daily-done' : 'puzzles-daily-open');
  }

  /** @param {number} [count] */
  _best(count) {
    return count ? words.text('puzzles-best', {count}) : '';
  }

  /** @param {PuzzleStandingLine} standing */
  _standing({rating, provisional, solved, attempts}) {
    const shown =
      rating === null ? '' : words.text(provisional ? 'puzzles-rating-unsure' : 'puzzles-your-rating', {rating});
    return html`<p><b>${shown}</b> ${shown ? '· ' : ''}${words.text('puzzles-score', {solved, attempts})}</p>
      ${api.person?.guest ? html`<p class="note">${words.text('puzzles-guest')} <a href="/me">${words.text('web-me')}</a></p>` : nothing}`;
  }

  /** @param {string} game @param {PuzzleCounts} counts */
  _themes(game, {themes}) {
    if (!themes.length) return nothing;
    return html`<h2 id="themes">${words.text('puzzles-all-themes')}</h2><p class="note">${words.text('puzzles-themes-about')}</p>
      <dl>${themes.map(
        ({theme, count}) => html`<div><dt><a href="/puzzles/${game}/theme/${theme}">${themeName(theme)}</a>
          <small>${words.text('puzzles-count', {count})}</small></dt><dd>${themeMeaning(theme)}</dd></div>`,
      )}</dl>`;
  }

  /** @param {PuzzleStatistics} statistics */
  _results({themes, latest}) {
    if (!latest.length) return nothing;
    return html`${
      themes.length
        ? html`<details class="panel"><summary>${words.text('puzzles-by-theme')}</summary><div><table><tbody>${themes.map(
            ({theme, solved, attempts}) =>
              html`<tr><td>${themeName(theme)}</td><td class="number">${words.ratio([solved, attempts])}</td></tr>`,
          )}</tbody></table></div></details>`
        : nothing
    }
      <details class="panel"><summary>${words.text('puzzles-latest')}</summary><div><table><tbody>${latest.map(
        ({at, right, rating}) => html`<tr><td><time datetime=${machine(at)}>${dayAndTime(at)}</time></td>
          <td class=${right ? 'right' : ''}>${words.text(right ? 'puzzles-was-right' : 'puzzles-was-wrong')}</td>
          <td class="number">${rating === null ? '' : words.number(rating)}</td></tr>`,
      )}</tbody></table></div></details>`;
  }
}

customElements.define('vb-page-puzzles', PagePuzzles);
