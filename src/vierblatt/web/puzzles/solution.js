/**
 * `<vb-puzzle-solution>`: what each choice is worth, the cards of all players, the themes, and a vote. Event `vote` with
 * -1, 0 or 1.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';
import {themeMeaning, themeName} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PuzzleOptionLine, PuzzleSolution} from '../types/wire.js' */

export class Solution extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    solution: {attribute: false},
    /** Whether there was a goal to reach. */ goal: {type: Boolean},
    /** Whether it was missed. */ slipped: {type: Boolean},
    /** What was answered, or '' where that is not known. */ chosen: {type: String},
    /** Whether a vote is possible. */ votes: {type: Boolean},
    /** Changes when a vote has been counted. */ version: {attribute: false},
  };

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: grid; gap: 12px; font-size: var(--text-m); }
    h3 { font-size: var(--text-m); margin-block-end: 4px; }
    small, .about { color: var(--ink-soft); font-size: var(--text-s); }
    table { border-collapse: collapse; inline-size: 100%; }
    th, td { text-align: start; padding: 4px 8px; border-block-end: 1px solid var(--line); }
    th { font-size: var(--text-s); color: var(--ink-soft); font-weight: 600; }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    tr.right { font-weight: 700; }
    tr.chosen { background: var(--paper-sunken); }
    dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; }
    dt { color: var(--ink-soft); }
    dd { margin: 0; overflow-wrap: anywhere; }
    .themes { display: flex; flex-wrap: wrap; gap: 8px; }
    details { border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised); }
    summary { cursor: pointer; padding: 6px 12px; min-block-size: var(--tap); box-sizing: border-box; display: grid; align-items: center; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    details p { padding: 0 12px 8px; max-inline-size: 30ch; }
    .vote { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .vote [aria-pressed='true'] { background: var(--primary); color: var(--on-primary); }
  `,
  ];

  constructor() {
    super();
    /** @type {?PuzzleSolution} */
    this.solution = null;
    this.goal = false;
    this.slipped = false;
    this.chosen = '';
    this.votes = false;
    this.version = 0;
  }

  render() {
    const {solution} = this;
    if (!solution) return nothing;
    const {themes, rating, attempts, solved} = solution;
    return html`${this._options(solution)}${this._hands(solution)}
      ${
        themes.length
          ? html`<section><h3>${words.text('puzzle-themes')}</h3><div class="themes">${themes.map((theme) => this._theme(theme))}</div></section>`
          : nothing
      }
      ${
        rating == null
          ? nothing
          : html`<small>${words.text('puzzle-difficulty', {rating})} · ${words.text('puzzle-tries', {attempts, solved})}</small>`
      }
      ${this.votes ? this._vote(solution) : nothing}`;
  }

  /** @param {PuzzleSolution} solution */
  _options({options}) {
    const shares = options.some(({best_in}) => best_in !== null);
    const {goal} = this;
    return html`<section><h3>${words.text('puzzle-options')}</h3>
      <table><thead><tr><th>${words.text('puzzle-option')}</th><th class="number">${words.text(goal ? 'puzzle-sure' : 'puzzle-mean')}</th>
        ${shares ? html`<th class="number">${words.text(goal ? 'puzzle-usual' : 'puzzle-best-in')}</th>` : nothing}</tr></thead>
      <tbody>${options.map((option) => this._option(option, shares))}</tbody></table>
      <p class="about">${termed(words.text(goal ? 'puzzle-sure-about' : 'puzzle-options-about'))}</p></section>`;
  }

  /** @param {PuzzleOptionLine} option @param {boolean} shares */
  _option({action, mean, best_in, right}, shares) {
    const row = `${right ? 'right' : ''} ${action === this.chosen ? 'chosen' : ''}`;
    const percent = Math.round((best_in ?? 0) * 100);
    return html`<tr class=${row}><td>${right ? html`<span role="img" aria-label=${words.text('puzzles-was-right')}>✓</span> ` : nothing}${termed(words.call(action))}</td>
      <td class="number"><bdi dir="ltr">${words.number(Math.round(mean * 10) / 10)}</bdi></td>
      ${shares ? html`<td class="number">${words.text('puzzle-percent', {percent})}</td>` : nothing}</tr>`;
  }

  /** @param {PuzzleSolution} solution */
  _hands({hands}) {
    return html`<section><h3>${words.text(this.slipped ? 'puzzle-hands-against' : 'puzzle-hands')}</h3><dl>${hands.map(
      (hand, seat) => html`<dt>${words.seat(seat)}</dt><dd>${withSuitColours(words.cards(hand))}</dd>`,
    )}</dl></section>`;
  }

  /** @param {string} theme */
  _theme(theme) {
    return html`<details><summary>${themeName(theme)}</summary><p>${termed(themeMeaning(theme))}</p></details>`;
  }

  /** @param {PuzzleSolution} solution */
  _vote({vote, votes_for, votes_against}) {
    /** @param {1 | -1} way @param {string} id @param {number} count */
    const button = (way, id, count) => html`<button type="button" aria-pressed=${String(vote === way)}
      @click=${() => this.dispatchEvent(new CustomEvent('vote', {detail: vote === way ? 0 : way}))}>${words.text(id, {count})}</button>`;
    return html`<div class="vote" role="group" aria-label=${words.text('puzzle-vote')}><span>${words.text('puzzle-vote')}</span>
      ${button(1, 'puzzle-vote-for', votes_for)}${button(-1, 'puzzle-vote-against', votes_against)}</div>`;
  }
}

customElements.define('vb-puzzle-solution', Solution);
