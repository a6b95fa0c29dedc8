/**
 * `<vb-tournament-result>`: the result of a meeting, to enter or to decide in another way. meeting: its number.
 * Event: `closed`.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {bestOf, numberIn, rowsNeeded} from './model.js';
import {TournamentPart} from './part.js';
import {sideName} from './words.js';
import '../parts/dialog.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {MeetingSeen, TournamentPage} from '../types/wire.js' */
/** @typedef {{target: HTMLInputElement}} Typed */

export class TournamentResult extends TournamentPart {
  /** @type {PropertyDeclarations} */
  static properties = {
    ...TournamentPart.properties,
    meeting: {type: Number},
    _rows: {state: true},
    _margins: {state: true},
    _ruling: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: contents; }
    form { gap: 12px; }
    fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; display: grid; gap: 8px; }
    legend { padding: 0; margin-block-end: 6px; font-weight: 600; }
    .points { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(96px, 38%); gap: 4px 8px; align-items: center; }
    .points bdi { font-size: var(--text-m); color: var(--ink); overflow-wrap: anywhere; }
    .points input { font-size: var(--text-xl) !important; text-align: center; min-block-size: 56px !important; font-variant-numeric: tabular-nums; }
    .sign { inline-size: var(--tap); padding: 0; font-size: var(--text-l); }
    button.primary { min-block-size: 52px; font-size: var(--text-l); }
    details { border-block-start: 1px solid var(--line); margin-block-start: 12px; }
    summary { min-block-size: var(--tap); display: flex; align-items: center; cursor: pointer; color: var(--link); font-weight: 600; }
    label.tick { align-items: center; overflow-wrap: anywhere; }
    input[type='radio'] { inline-size: 24px; block-size: 24px; flex: none; margin: 0; accent-color: var(--primary); }
    .board { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding-block-end: 8px; border-block-end: 1px solid var(--line); }
    .board legend { grid-column: 1 / -1; }
    .note { margin: 0; }
  `,
  ];

  constructor() {
    super();
    this.meeting = 0;
    /** What is typed: of each match, the points of each side. @type {string[][]} */
    this._rows = [];
    /** What is typed: of each board and table, who is ahead and by how much. @type {{side: string, points: string}[][]} */
    this._margins = [];
    /** How the organiser decides otherwise. */
    this._ruling = '';
    /** Whether there was a result when the form was opened: then it is corrected. */
    this._corrects = false;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('meeting') && this.meeting) this._begin();
  }

  get _state() {
    const {tournament} = this;
    return tournament?.rounds.flatMap(({meetings}) => meetings).find(({number}) => number === this.meeting) ?? null;
  }

  /** Fills the form with what is known. */
  _begin() {
    const meeting = this._state;
    if (!meeting) return;
    const {tournament} = this;
    const {result} = meeting;
    this._fault = null;
    this._ruling = '';
    this._corrects = result !== null && result !== undefined;
    this._rows = Array.from({length: bestOf(tournament, meeting)}, (_, row) =>
      meeting.sides.map((_side, place) => String(result?.matches?.[row]?.[place] ?? '')),
    );
    const tables = tournament.format.format === 'pairs' ? 1 : 2;
    this._margins = (meeting.boards ?? []).map((board) => {
      const known = result?.boards?.find((each) => each.board === board)?.margins ?? [];
      return Array.from({length: tables}, (_, table) => ({
        side: known[table] < 0 ? '1' : '0',
        points: known[table] === undefined ? '' : String(Math.abs(known[table])),
      }));
    });
  }

  render() {
    const meeting = this._state;
    const {tournament} = this;
    if (!tournament || !meeting) return nothing;
    return html`<vb-dialog open heading=${words.text('tour-result-of', {table: meeting.table})} @closed=${this._closed}>
      <form @submit=${this._save} novalidate>
        ${meeting.boards?.length ? this._boards(tournament, meeting) : this._matches(tournament, meeting)}
        ${this._corrects ? html`<p class="note">${words.text('tour-corrects')}</p><label class="field">${words.text('tour-reason')}<input name="reason" maxlength="200" dir="auto" autocomplete="off"></label>` : nothing}
        ${this._ruling ? nothing : this.fault()}
        <button class="primary" ?disabled=${this._busy || !this._complete(meeting)}>${words.text('tour-save')}</button>
      </form>
      <details><summary>${words.text('tour-else')}</summary>${this._otherwise(tournament, meeting)}</details></vb-dialog>`;
  }

  // --- matches -----------------------------------------------------------------------------------------------------

  get _numbers() {
    return this._rows.map((row) => row.map(numberIn));
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting */
  _matches(tournament, {sides}) {
    const most = this._rows.length;
    const shown = rowsNeeded(this._numbers, most, tournament.fewest_points_win);
    return html`<p class="note">${words.text(tournament.fewest_points_win ? 'tour-points-fewest' : 'tour-points-most')}</p>
      ${this._rows.slice(0, shown).map(
        (
          row,
          match,
        ) => html`<fieldset>${most > 1 ? html`<legend>${words.text('tour-match', {number: match + 1})}</legend>` : nothing}
      ${sides.map((side, place) => {
        const name = sideName(tournament, side);
        return html`<div class="points"><bdi aria-hidden="true">${name}</bdi>
          <button type="button" class="sign" aria-label=${words.text('tour-sign', {name})} @click=${() => this._flip(match, place)}>±</button>
          <input inputmode="numeric" dir="ltr" autocomplete="off" enterkeyhint="next" maxlength="8" aria-label=${words.text('tour-points-of', {name})}
            .value=${row[place]} @input=${(/** @type {Typed} */ {target}) => this._type(match, place, target.value)}></div>`;
      })}</fieldset>`,
      )}`;
  }

  /** @param {number} match @param {number} place @param {string} value */
  _type(match, place, value) {
    this._rows = this._rows.map((row, number) => (number === match ? row.with(place, value) : row));
  }

  /** @param {number} match @param {number} place */
  _flip(match, place) {
    const before = this._rows[match][place].trim();
    this._type(match, place, before.startsWith('-') ? before.slice(1) : `-${before}`);
  }

  // --- boards ------------------------------------------------------------------------------------------------------

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting */
  _boards(tournament, {sides, boards = []}) {
    return html`<p class="note">${words.text('tour-margins')}</p>${boards.map((board, place) =>
      this._margins[place].map((margin, table, {length}) => {
        const where = words.text(length > 1 ? 'tour-board-at' : 'tour-board', {board, table: table + 1});
        return html`<fieldset class="board"><legend>${where}</legend>
          <select aria-label=${`${where}: ${words.text('tour-ahead')}`} @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._margin(place, table, {side: target.value})}>
            ${sides.map((side, number) => html`<option value=${number} .selected=${String(number) === margin.side}>${sideName(tournament, side)}</option>`)}</select>
          <input inputmode="numeric" dir="ltr" autocomplete="off" maxlength="7" aria-label=${`${where}: ${words.text('tour-ahead-by')}`} .value=${margin.points}
            @input=${(/** @type {Typed} */ {target}) => this._margin(place, table, {points: target.value})}></fieldset>`;
      }),
    )}`;
  }

  /** @param {number} board @param {number} table @param {Partial<{side: string, points: string}>} change */
  _margin(board, table, change) {
    this._margins = this._margins.map((tables, number) =>
      number === board ? tables.with(table, {...tables[table], ...change}) : tables,
    );
  }

  // --- saving ------------------------------------------------------------------------------------------------------

  /** @param {MeetingSeen} meeting */
  _complete({boards}) {
    if (boards?.length) return this._margins.flat().every(({points}) => numberIn(points) !== null);
    const shown = rowsNeeded(this._numbers, this._rows.length, this.tournament.fewest_points_win);
    return this._numbers.slice(0, shown).every((row) => !row.includes(null));
  }

  /** What is typed, as the server takes it. @param {MeetingSeen} meeting */
  _played({boards}) {
    if (!boards?.length) {
      const shown = rowsNeeded(this._numbers, this._rows.length, this.tournament.fewest_points_win);
      return {matches: this._numbers.slice(0, shown)};
    }
    return {
      boards: boards.map((board, place) => ({
        board,
        margins: this._margins[place].map(({side, points}) => (side === '1' ? -1 : 1) * (numberIn(points) ?? 0)),
      })),
    };
  }

  /** @param {SubmitEvent} event */
  _save(event) {
    event.preventDefault();
    const meeting = this._state;
    if (!meeting || !this._complete(meeting)) return;
    this._ruling = '';
    const reason = reasonIn(event);
    const played = this._played(meeting);
    this._send(this._corrects ? {ruling: 'result', ...played, reason} : null, played);
  }

  /** @param {?object} ruling @param {object} result */
  _send(ruling, result) {
    const path = `/meetings/${this.meeting}/${ruling ? 'ruling' : 'result'}`;
    this.attempt(async () => {
      await this.session?.act('POST', path, ruling ?? result);
      toast(words.text('tour-saved'));
      this._closed();
    });
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting */
  _otherwise(tournament, {sides}) {
    const pairs = tournament.format.format === 'pairs';
    const choice = (
      /** @type {string} */ value,
      /** @type {string} */ text,
    ) => html`<label class="tick"><input type="radio" name="ruling" value=${value}
      .checked=${this._ruling === value} @change=${() => {
        this._ruling = value;
      }}><span>${text}</span></label>`;
    return html`<form @submit=${this._decide}><fieldset>
      <legend class="note">${words.text('tour-else-note')}</legend>
      ${pairs ? nothing : sides.map((side, place) => choice(`walkover ${place}`, words.text('tour-rule-walkover', {name: sideName(tournament, side)})))}
      ${pairs ? nothing : choice('forfeit', words.text('tour-rule-forfeit'))}
      ${choice('annulled', words.text('tour-rule-annulled'))}</fieldset>
      <label class="field">${words.text('tour-reason')}<input name="reason" maxlength="200" dir="auto" autocomplete="off"></label>
      ${this._ruling ? this.fault() : nothing}
      <button ?disabled=${this._busy || !this._ruling}>${words.text('tour-decide')}</button></form>`;
  }

  /** @param {SubmitEvent} event */
  _decide(event) {
    event.preventDefault();
    const [ruling, side] = this._ruling.split(' ');
    if (!ruling) return;
    this._send({ruling, ...(side ? {side: Number(side)} : {}), reason: reasonIn(event)}, {});
  }

  _closed() {
    this.dispatchEvent(new Event('closed'));
  }
}

/** @param {SubmitEvent} event */
const reasonIn = (event) =>
  String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('reason') ?? '').trim();

customElements.define('vb-tournament-result', TournamentResult);
