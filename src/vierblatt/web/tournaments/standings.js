/** `<vb-tournament-standings>`: places, points and tie-breaks; the tree of a knock-out; the tables of groups. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {bracketOf} from './bracket-lines.js';
import {contestantOf, isStillIn, ownNumbers} from './model.js';
import {TournamentPart} from './part.js';
import {contestantName, figure} from './words.js';
import './bracket.js';
import './tie-break.js';

/** @import {TournamentPage, StandingSeen} from '../types/wire.js' */

/** What the points of a tournament are called: its message ends with this. @param {TournamentPage} tournament */
export const pointsName = ({format}) => (format.format === 'pairs' ? (format.scoring ?? 'match-points') : 'points');

export class TournamentStandings extends TournamentPart {
  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    table { background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round); border-spacing: 0; border-collapse: separate; }
    tr:last-child td { border-block-end: 0; }
    td.place { font-weight: 700; inline-size: 2.5em; text-align: center; }
    tr.first td { font-weight: 700; }
    tr.own td { background: color-mix(in srgb, var(--accent-bright) 22%, transparent); }
    td.name { overflow-wrap: anywhere; }
    td small span { white-space: nowrap; margin-inline-end: 10px; }
    td small { display: block; color: var(--ink-soft); font-weight: 400; }
    th { font-size: var(--text-s); color: var(--ink-soft); vertical-align: bottom; }
    .out { color: var(--ink-soft); }
    .wide { display: none; }
    @media (min-width: 700px) { .wide { display: table-cell; } td small.narrow { display: none; } }
    h3 { margin-block: 16px 8px; }
    .ties { margin-block: 12px; color: var(--ink-soft); font-size: var(--text-s); }
    .ties span { margin-inline-end: 14px; display: inline-block; min-block-size: 32px; }
  `,
  ];

  render() {
    const {tournament} = this;
    if (!tournament) return nothing;
    const {standings, groups, tie_breaks: ties} = tournament;
    if (!standings.length) return html`<p class="empty">${words.text('tour-no-standings')}</p>`;
    const bracket = bracketOf(tournament);
    return html`${bracket ? html`<vb-tournament-bracket .session=${this.session}></vb-tournament-bracket>` : nothing}
      ${
        groups.length
          ? html`${bracket ? html`<h2>${words.text('tour-groups')}</h2>` : nothing}${groups.map(
              ({group, standings: lines}) =>
                html`<h3>${words.text('tour-group', {number: group})}</h3>${this._table(tournament, lines, ties)}`,
            )}`
          : nothing
      }
      ${groups.length && !bracket ? nothing : html`${bracket ? html`<h2>${words.text('tour-standings')}</h2>` : nothing}${this._table(tournament, standings, groups.length ? [] : ties)}`}
      ${ties.length ? this._explained(ties) : nothing}`;
  }

  /** @param {string[]} ties */
  _explained(ties) {
    return html`<p class="ties"><span>${words.text('tour-ties')}</span>${ties.map(
      (name) => html`<span><vb-tie-break name=${name}>${words.text(`tour-tie-${name}`)}</vb-tie-break></span>`,
    )}</p>`;
  }

  /** @param {TournamentPage} tournament @param {StandingSeen[]} standings @param {string[]} ties */
  _table(tournament, standings, ties) {
    const points = standings.some((line) => line.points !== null && line.points !== undefined);
    const own = ownNumbers(tournament);
    return html`<table>
      <thead><tr><th class="number">${words.text('tour-place')}</th><th>${words.text('tour-name')}</th>
        ${ties.map((name) => html`<th class="number wide">${words.text(`tour-tie-${name}`)}</th>`)}
        ${points ? html`<th class="number">${words.text(`tour-points-${pointsName(tournament)}`)}</th>` : nothing}</tr></thead>
      <tbody>${standings.map((line) => this._line(tournament, line, points ? ties : [], own, points))}</tbody></table>`;
  }

  /** @param {TournamentPage} tournament @param {StandingSeen} line @param {string[]} ties @param {Set<number>} own @param {boolean} points */
  _line(tournament, {contestant, place, points: value, tie_breaks: values = []}, ties, own, points) {
    const known = contestantOf(tournament, contestant);
    const small = ties.map(
      (name, number) =>
        html`<span>${words.text(`tour-tie-${name}`)} <bdi dir="ltr">${figure(values[number] ?? 0)}</bdi></span> `,
    );
    const notes = [
      known?.withdrawn ? words.text('tour-withdrawn') : '',
      known?.penalty ? words.text('tour-penalty-of', {points: known.penalty}) : '',
      isStillIn(tournament, {place, points: value}) ? words.text('tour-still-in') : '',
    ].filter(Boolean);
    return html`<tr class=${`${place === 1 ? 'first' : ''} ${own.has(contestant) ? 'own' : ''}`}>
      <td class="place">${words.number(place)}</td>
      <td class="name"><bdi class=${known?.withdrawn ? 'out' : ''}>${contestantName(tournament, contestant)}</bdi>
        ${notes.length ? html`<small>${notes.join(' · ')}</small>` : nothing}
        ${small.length ? html`<small class="narrow">${small}</small>` : nothing}</td>
      ${ties.map((_, number) => html`<td class="number wide">${figure(values[number] ?? 0)}</td>`)}
      ${points ? html`<td class="number">${figure(value ?? 0)}</td>` : nothing}</tr>`;
  }
}

customElements.define('vb-tournament-standings', TournamentStandings);
