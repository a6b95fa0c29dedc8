/** `<vb-tournament-sheets sheet="pairings">`: what is printed, on A4: pairings, standings or score slips. Nothing on screens. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {bestOf, isArena, lastRound, openMeetings} from './model.js';
import {TournamentPart} from './part.js';
import {pointsName} from './standings.js';
import {numberOf} from './round.js';
import {contestantName, figure, roundTitle, sideName} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {MeetingSeen, TournamentPage} from '../types/wire.js' */
/** @import {Sheet} from './more.js' */

export class TournamentSheets extends TournamentPart {
  /** @type {PropertyDeclarations} */
  static properties = {...TournamentPart.properties, sheet: {type: String}};

  static styles = css`
    :host { display: none; }
    @media print {
      :host { display: block; color: #000; background: #fff; font: 11pt/1.35 var(--font); }
      h1 { font-size: 18pt; margin: 0; }
      p { margin: 0 0 10pt; color: #333; }
      table { inline-size: 100%; border-collapse: collapse; }
      thead { display: table-header-group; }
      th, td { border-block-end: 0.5pt solid #777; padding: 4pt 6pt; text-align: start; vertical-align: top; }
      th { font-size: 9pt; color: #333; }
      tr { break-inside: avoid; }
      td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
      td.table { font-size: 15pt; font-weight: 700; inline-size: 3em; text-align: center; }
      .blank { min-inline-size: 5em; border: 0.5pt solid #777; }
      .slips { display: grid; grid-template-columns: 1fr 1fr; gap: 0; }
      .slip { break-inside: avoid; border: 0.5pt dashed #999; padding: 9pt; }
      .slip b { font-size: 15pt; }
      .slip .sign td { border: 0; padding-block-start: 16pt; font-size: 9pt; color: #333; }
      .line { border-block-end: 0.5pt solid #000; block-size: 14pt; }
      .slip td.blank { block-size: 22pt; }
    }
  `;

  constructor() {
    super();
    /** @type {Sheet} */
    this.sheet = 'pairings';
  }

  render() {
    const {tournament} = this;
    if (!tournament) return nothing;
    const round = lastRound(tournament);
    const meetings = isArena(tournament)
      ? openMeetings(tournament)
      : [...(round?.meetings ?? [])].sort((a, b) => a.table - b.table);
    const title = round && !isArena(tournament) ? roundTitle(tournament, round) : words.text('tour-playing-now');
    if (this.sheet === 'slips' && meetings.length)
      return html`<div class="slips">${meetings.map((meeting) => this._slip(tournament, meeting, title))}</div>`;
    if (this.sheet === 'standings' || !meetings.length) return this._standings(tournament);
    return html`<h1><bdi>${tournament.name}</bdi></h1><p>${title}</p>
      <table><thead><tr><th>${words.text('tour-table-word')}</th><th>${words.text('tour-contestants')}</th><th class="number">${words.text('tour-result')}</th></tr></thead>
      <tbody>${meetings.map(
        (meeting) => html`<tr><td class="table">${words.number(meeting.table)}</td>
        <td>${meeting.sides.map((side) => html`<div><bdi>${sideName(tournament, side)}</bdi></div>`)}</td>
        <td class="number">${meeting.sides.map((_, place) => html`<div>${numberOf(meeting, place) || ' '}</div>`)}</td></tr>`,
      )}</tbody></table>
      ${round?.byes?.length ? html`<p>${words.text('tour-byes', {names: words.join(round.byes.map((each) => contestantName(tournament, each)))})}</p>` : nothing}`;
  }

  /** @param {TournamentPage} tournament */
  _standings(tournament) {
    const {standings, tie_breaks: ties, groups, name} = tournament;
    const table = (
      /** @type {TournamentPage['standings']} */ lines,
      /** @type {string[]} */ shown,
    ) => html`<table><thead><tr><th class="number">${words.text('tour-place')}</th><th>${words.text('tour-name')}</th>
      ${shown.map((tie) => html`<th class="number">${words.text(`tour-tie-${tie}`)}</th>`)}
      ${lines.some(({points}) => points !== null && points !== undefined) ? html`<th class="number">${words.text(`tour-points-${pointsName(tournament)}`)}</th>` : nothing}</tr></thead>
      <tbody>${lines.map(
        ({
          contestant,
          place,
          points,
          tie_breaks: values = [],
        }) => html`<tr><td class="number">${words.number(place)}</td><td><bdi>${contestantName(tournament, contestant)}</bdi></td>
        ${shown.map((_, number) => html`<td class="number">${figure(values[number] ?? 0)}</td>`)}
        ${points === null || points === undefined ? nothing : html`<td class="number">${figure(points)}</td>`}</tr>`,
      )}</tbody></table>`;
    return html`<h1><bdi>${name}</bdi></h1><p>${words.text('tour-standings')}</p>
      ${table(standings, groups.length ? [] : ties)}
      ${groups.map(({group, standings: lines}) => html`<p>${words.text('tour-group', {number: group})}</p>${table(lines, ties)}`)}`;
  }

  /** A paper for one table, on which the players write their result. @param {TournamentPage} tournament @param {MeetingSeen} meeting @param {string} title */
  _slip(tournament, meeting, title) {
    const columns = meeting.boards?.length
      ? meeting.boards.map((board) => words.text('tour-board', {board}))
      : Array.from({length: bestOf(tournament, meeting)}, (_, number, most = bestOf(tournament, meeting)) =>
          most > 1 ? words.text('tour-match', {number: number + 1}) : words.text('tour-points-points'),
        );
    return html`<section class="slip"><div><b>${words.text('tour-table', {table: meeting.table})}</b> · ${title}</div><div><bdi>${tournament.name}</bdi></div>
      <table><thead><tr><th>${words.text('tour-name')}</th>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead>
      <tbody>${meeting.sides.map((side) => html`<tr><td><bdi>${sideName(tournament, side)}</bdi></td>${columns.map(() => html`<td class="blank"></td>`)}</tr>`)}
        <tr class="sign"><td colspan=${columns.length + 1}>${words.text('tour-signatures')}<div class="line"></div></td></tr></tbody></table></section>`;
  }
}

customElements.define('vb-tournament-sheets', TournamentSheets);
