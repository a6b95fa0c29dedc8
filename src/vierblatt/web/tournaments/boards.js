/**
 * `<vb-tournament-boards>`: the boards that the server deals: what commits to them, their lot, and those that are open,
 * each checked in this browser, with its results at all tables.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {boardFault} from '../core/boards.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import '../parts/copy-code.js';
import '../parts/verdict.js';
import {TournamentPart} from './part.js';
import {contestantName, figure} from './words.js';

/** @import {BoardTable, BoardsProof, BoardsSeen, TournamentBoard, TournamentPage} from '../types/wire.js' */

export class TournamentBoards extends TournamentPart {
  static properties = {...TournamentPart.properties, _faults: {state: true}, _board: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    h2 { margin-block: 16px 8px; }
    .boards { display: grid; gap: 8px; list-style: none; margin: 0; padding: 0; }
    .board { display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 52px; justify-content: flex-start; text-align: start; }
    .board b { flex: 1; }
    .results { overflow-x: auto; }
    table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: 8px 6px; text-align: start; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
    th { font-size: var(--text-s); color: var(--ink-soft); font-weight: 400; }
    td.number, th.number { text-align: end; white-space: nowrap; }
    td a { display: inline-flex; align-items: center; min-block-size: var(--tap); }
    .lot { overflow-wrap: anywhere; font-weight: 600; }
  `,
  ];

  constructor() {
    super();
    /** What is wrong with each board that was checked: '' if nothing is. @type {Map<number, string>} */
    this._faults = new Map();
    /** The board whose results are shown. @type {?TournamentBoard} */
    this._board = null;
    this._checked = '';
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    const {tournament} = this;
    const opened = tournament?.boards?.opened ?? [];
    const known = `${tournament?.id} ${opened.length}`;
    if (!tournament || !opened.length || known === this._checked) return;
    this._checked = known;
    this.attempt(() => this._check(tournament));
  }

  /** Checks all open boards in this browser. @param {TournamentPage} tournament */
  async _check(tournament) {
    /** @type {BoardsProof} */
    const proof = await api.public(`/tournaments/${tournament.id}/boards`);
    const seats = tournament.format.format === 'pairs' ? 2 * tournament.players : tournament.players;
    const shown = /** @type {BoardsSeen} */ (tournament.boards);
    const same = proof.anchor === shown.anchor && (proof.lot ?? '') === shown.lot;
    const faults = new Map();
    for (const opened of proof.boards ?? [])
      faults.set(opened.board, same ? boardFault(proof, seats, opened) : 'secret');
    this._faults = faults;
  }

  render() {
    const {tournament} = this;
    const boards = tournament?.boards;
    if (!tournament || !boards) return nothing;
    return html`${this.fault()}
      <p class="note">${words.text('tour-boards-are')}</p>
      ${
        boards.opened.length
          ? html`<ul class="boards" role="list">${boards.opened.map((board) => this._row(tournament, board))}</ul>`
          : html`<p class="empty">${words.text('tour-boards-none')}</p>`
      }
      <h2>${words.text('tour-boards-proof')}</h2>
      ${this._lot(boards)}
      <p class="note">${words.text('tour-anchor-is')}</p>
      <vb-copy-code .code=${boards.anchor} .label=${words.text('tour-anchor')}></vb-copy-code>
      <p><a class="button" download=${`boards-${tournament.id}.json`} href=${`/api/tournaments/${tournament.id}/boards`}>${words.text('tour-boards-download')}</a></p>`;
  }

  /** @param {BoardsSeen} boards */
  _lot({lot, lot_by: by}) {
    if (!by) return html`<p class="note">${words.text('tour-lot-later')}</p>`;
    return html`<p>${words.text('tour-lot-was')}<br><bdi class="lot">${lot}</bdi></p>
      <p class="note">${words.text(`tour-lot-by-${by}`)}</p>`;
  }

  /** @param {TournamentPage} tournament @param {number} board */
  _row(tournament, board) {
    const open = this._board?.board === board;
    const fault = this._faults.get(board);
    const state = fault === undefined ? 'open' : fault ? 'broken' : 'fits';
    return html`<li><button type="button" class="board" aria-expanded=${String(open)} @click=${() => this._show(tournament, board)}>
        <b>${words.text('tour-board', {board})}</b>
        <vb-verdict small state=${state} class=${state}>${words.text(`tour-board-${state}`)}</vb-verdict></button>
      ${open && this._board ? this._results(tournament, this._board) : nothing}</li>`;
  }

  /** @param {TournamentPage} tournament @param {number} board */
  _show(tournament, board) {
    if (this._board?.board === board) {
      this._board = null;
      return;
    }
    this.attempt(async () => {
      this._board = await api.public(`/tournaments/${tournament.id}/boards/${board}`);
    });
  }

  /** @param {TournamentPage} tournament @param {TournamentBoard} board */
  _results(tournament, {tables}) {
    const imps = tournament.format.format !== 'pairs' || tournament.format.scoring === 'cross-imps';
    return html`<div class="results"><table>
      <thead><tr><th scope="col">${words.text('tour-board-sides')}</th><th scope="col" class="number">${words.text('tour-board-margin')}</th>
        <th scope="col" class="number">${words.text(imps ? 'tour-board-imps' : 'tour-board-percent')}</th></tr></thead>
      <tbody>${tables.map((each) => this._line(tournament, each))}</tbody></table></div>`;
  }

  /** @param {TournamentPage} tournament @param {BoardTable} table */
  _line(tournament, {sides, margin, worth, record}) {
    const names = sides.map((side) => words.listed(side.map((number) => contestantName(tournament, number))));
    const points = margin === null ? '–' : words.number(margin);
    return html`<tr><td><bdi>${names[0]}</bdi> – <bdi>${names[1]}</bdi>
        ${record ? html`<br><a href=${`/r/${record}`}>${words.text('tour-board-replay')}</a>` : nothing}</td>
      <td class="number"><bdi>${points}</bdi></td>
      <td class="number">${worth.map((each, side) => html`${side ? ' : ' : nothing}<bdi>${figure(each)}</bdi>`)}</td></tr>`;
  }
}

customElements.define('vb-tournament-boards', TournamentBoards);
