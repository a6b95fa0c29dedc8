/** `<vb-tournament-bracket>`: the tree of a knock-out; on narrow screens one round of it at a time. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {bracketOf} from './bracket-lines.js';
import {bracketRound, ownNumbers, winningSide} from './model.js';
import {TournamentPart} from './part.js';
import {numberOf} from './round.js';
import {contestantName, stageTitle} from './words.js';

/** @import {MeetingSeen, TournamentPage} from '../types/wire.js' */
/** @import {Slot} from './bracket-lines.js' */

export class TournamentBracket extends TournamentPart {
  static properties = {...TournamentPart.properties, _shown: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block: 8px 20px; }
    .tree { display: grid; overflow-x: auto; }
    .column { display: none; grid-template-rows: auto 1fr; min-inline-size: 0; }
    .column.shown { display: grid; }
    h3 { font-size: var(--text-m); margin-block-end: 8px; }
    ol { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; justify-content: space-around; gap: 8px; }
    li { display: flex; align-items: center; flex: 1; position: relative; }
    .slot { flex: 1; min-inline-size: 0; border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised); overflow: hidden; }
    .slot.own { border: 2px solid var(--accent); }
    .side { display: flex; gap: 8px; padding: 6px 10px; min-block-size: 34px; align-items: center; }
    .side + .side { border-block-start: 1px solid var(--line); }
    .side bdi, .side i { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; font-style: normal; line-height: 1.25; }
    .side i { color: var(--ink-soft); }
    .won { font-weight: 700; }
    .won b::before { content: '✓'; color: var(--good); margin-inline-end: 4px; }
    .side b { font-variant-numeric: tabular-nums; font-weight: inherit; white-space: nowrap; }
    .third { margin-block-start: 16px; max-inline-size: 420px; }
    @media (min-width: 760px) {
      .tabs { display: none; }
      .tree { grid-auto-flow: column; grid-auto-columns: minmax(180px, 1fr); column-gap: 28px; padding-block-end: 8px; }
      .column { display: grid; }
      li::after { /* the way to the next round */
        content: ''; position: absolute; inset-inline-end: -14px; inline-size: 14px; block-size: 50%; border-inline-end: 2px solid var(--line-strong);
      }
      li:nth-child(odd)::after { inset-block-start: 50%; border-block-start: 2px solid var(--line-strong); }
      li:nth-child(even)::after { inset-block-end: 50%; border-block-end: 2px solid var(--line-strong); }
      .column:last-child li::after { display: none; }
      .column:not(:first-child) li::before {
        content: ''; position: absolute; inset-inline-start: -14px; inline-size: 14px; border-block-start: 2px solid var(--line-strong);
      }
    }
  `,
  ];

  constructor() {
    super();
    /** The column that a narrow screen shows; -1 for the one that is being played. */
    this._shown = -1;
  }

  render() {
    const {tournament} = this;
    const bracket = tournament && bracketOf(tournament);
    if (!bracket) return nothing;
    const {columns, third} = bracket;
    const current = Math.min(columns.length - 1, tournament.rounds.length - (bracketRound(tournament)?.number ?? 1));
    const shown = this._shown < 0 ? current : this._shown;
    const title = (/** @type {Slot[]} */ slots) => stageTitle(2 * slots.length);
    return html`<div class="tabs" role="group" aria-label=${words.text('tour-rounds')}>${columns.map(
      (slots, number) =>
        html`<button type="button" aria-pressed=${String(number === shown)} @click=${() => {
          this._shown = number;
        }}>${title(slots)}</button>`,
    )}</div>
      <div class="tree" tabindex="0" role="region" aria-label=${words.text('tour-tree')}>${columns.map(
        (
          slots,
          number,
        ) => html`<section class=${`column ${number === shown ? 'shown' : ''}`} aria-label=${title(slots)}><h3>${title(slots)}</h3>
        <ol role="list">${slots.map((slot) => html`<li>${this._slot(tournament, slot)}</li>`)}</ol></section>`,
      )}</div>
      ${third ? html`<div class="third"><h3>${words.text('tour-third')}</h3>${this._slot(tournament, slotOfThird(third))}</div>` : nothing}`;
  }

  /** @param {TournamentPage} tournament @param {Slot} slot */
  _slot(tournament, slot) {
    const own = ownNumbers(tournament);
    return html`<div class=${`slot ${slot.sides.some((each) => own.has(each)) ? 'own' : ''}`}>${slot.sides.map((number) => this._side(tournament, slot, number))}</div>`;
  }

  /** @param {TournamentPage} tournament @param {Slot} slot @param {number} number of the contestant */
  _side(tournament, {meeting, bye, winner}, number) {
    if (!number) return html`<div class="side"><i>${words.text(bye ? 'tour-bye' : 'tour-open')}</i></div>`;
    const place = meeting?.sides.findIndex((side) => side.includes(number)) ?? -1;
    const points = meeting && place >= 0 ? numberOf(meeting, place) : '';
    return html`<div class=${`side ${number === winner ? 'won' : ''}`}><bdi>${contestantName(tournament, number)}</bdi><b>${points}</b></div>`;
  }
}

/** @param {MeetingSeen} meeting @returns {Slot} */
const slotOfThird = (meeting) => ({
  meeting,
  sides: meeting.sides.flat(),
  bye: false,
  winner: meeting.sides[winningSide(meeting)]?.[0] ?? 0,
});

customElements.define('vb-tournament-bracket', TournamentBracket);
