/**
 * `<vb-tournament-round>`: the meetings of a round by table. The organiser taps one to enter its result: the event `open`
 * (detail: the number of the meeting).
 */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {contestantOf, inOrder, isArena, isFound, isOwn, openMeetings, winningSide} from './model.js';
import {TournamentPart} from './part.js';
import {contestantName, figure, roundTitle, sideName} from './words.js';

/** @import {MeetingSeen, TournamentPage, RoundSeen} from '../types/wire.js' */

/** With more meetings than this, one can look for a name. */
const MANY = 12;
/** Finished meetings of an arena that are shown. */
const NEWEST = 30;

export class TournamentRoundPart extends TournamentPart {
  static properties = {...TournamentPart.properties, _round: {state: true}, _wanted: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); }
    .meeting {
      inline-size: 100%; block-size: 100%; display: grid; grid-template-columns: 3.2em minmax(0, 1fr); padding: 0; text-align: start; justify-content: stretch;
      align-items: stretch; gap: 0; font-weight: 400; border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised);
      overflow: hidden; color: var(--ink);
    }
    .own .meeting { border: 2px solid var(--accent); }
    .table { display: grid; align-content: center; justify-items: center; background: var(--paper-sunken); padding: 6px 4px; line-height: 1.1; }
    .table small { font-size: 0.6875rem; color: var(--ink-soft); }
    .table b { font-size: var(--text-xl); font-variant-numeric: tabular-nums; }
    .sides { display: grid; align-content: center; padding: 8px 12px; gap: 2px; }
    .side { display: flex; gap: 12px; align-items: baseline; min-block-size: 26px; }
    .side bdi { flex: 1; overflow-wrap: anywhere; }
    .won bdi, .won b { font-weight: 700; }
    .side b { font-variant-numeric: tabular-nums; font-weight: 400; font-size: var(--text-l); }
    .won b::before { content: '✓'; color: var(--good); margin-inline-end: 6px; font-size: var(--text-m); }
    .state { font-size: var(--text-s); color: var(--ink-soft); overflow-wrap: anywhere; }
    .todo .state { color: var(--accent-text); font-weight: 600; }
    .watch { display: flex; align-items: center; min-block-size: var(--tap); padding-inline: 12px; }
    .byes { margin-block-start: 12px; }
    h2 { margin-block: 16px 8px; }
    .look { margin-block-end: 12px; max-inline-size: 420px; }
    .tabs button { min-inline-size: var(--tap); justify-content: center; padding-inline: 10px; }
  `,
  ];

  constructor() {
    super();
    /** The round that was chosen; 0 for the newest. */
    this._round = 0;
    this._wanted = '';
  }

  /** Shows the newest round again. */
  newest() {
    this._round = 0;
  }

  render() {
    const {tournament} = this;
    if (!tournament) return nothing;
    if (!tournament.rounds.length) return html`<p class="empty">${words.text('tour-no-round')}</p>`;
    return isArena(tournament) ? this._arena(tournament) : this._rounds(tournament);
  }

  /** @param {TournamentPage} tournament */
  _rounds(tournament) {
    const {rounds} = tournament;
    const round = rounds.find(({number}) => number === this._round) ?? rounds[rounds.length - 1];
    return html`${
      rounds.length > 1
        ? html`<div class="tabs" role="group" aria-label=${words.text('tour-rounds')}>${rounds.map(
            (each) =>
              html`<button type="button" aria-pressed=${String(each === round)} aria-label=${roundTitle(tournament, each)} @click=${() => {
                this._round = each.number === rounds.length ? 0 : each.number;
              }}>${words.number(each.number)}</button>`,
          )}</div>`
        : nothing
    }
      <h2>${roundTitle(tournament, round)}</h2>
      ${this._look(round.meetings.length)}
      ${this._groups(tournament, round)}
      ${round.byes?.length ? html`<p class="note byes">${words.text('tour-byes', {names: words.join(round.byes.map((each) => contestantName(tournament, each)))})}</p>` : nothing}`;
  }

  /** @param {TournamentPage} tournament @param {RoundSeen} round */
  _groups(tournament, {meetings}) {
    const groups = [...new Set(meetings.map(({group}) => group ?? 0))].sort((a, b) => a - b);
    return groups.map(
      (
        group,
      ) => html`${groups.length > 1 || group ? html`<h3>${words.text('tour-group', {number: group})}</h3>` : nothing}
      ${this._list(
        tournament,
        meetings.filter((each) => (each.group ?? 0) === group),
      )}`,
    );
  }

  /** @param {TournamentPage} tournament */
  _arena(tournament) {
    const open = openMeetings(tournament);
    const done = tournament.rounds.flatMap(({meetings}) => meetings.filter(({result}) => result)).reverse();
    return html`<h2>${words.text('tour-playing-now')}</h2>${this._look(open.length)}
      ${open.length ? this._list(tournament, open) : html`<p class="empty">${words.text('tour-nobody-plays')}</p>`}
      ${done.length ? html`<h2>${words.text('tour-played')}</h2>${this._list(tournament, done.slice(0, NEWEST))}` : nothing}`;
  }

  /** @param {number} count */
  _look(count) {
    if (count <= MANY) return nothing;
    return html`<label class="field look">${words.text('tour-look')}<input type="search" dir="auto" autocomplete="off"
      @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
        this._wanted = target.value;
      }}></label>`;
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen[]} meetings */
  _list(tournament, meetings) {
    const found = (/** @type {MeetingSeen} */ {sides}) =>
      sides.flat().some((number) => {
        const contestant = contestantOf(tournament, number);
        return contestant && isFound(contestant, this._wanted);
      });
    const listed = isArena(tournament) && meetings[0]?.result ? meetings : inOrder(tournament, meetings);
    return html`<ul role="list">${listed.filter(found).map((meeting) => this._meeting(tournament, meeting))}</ul>`;
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting */
  _meeting(tournament, meeting) {
    const {organising, stage} = tournament;
    const own = isOwn(tournament, meeting);
    const inside = html`<span class="table"><small>${words.text('tour-table-word')}</small><b>${words.number(meeting.table)}</b></span>
      <span class="sides">${own ? html`<span class="state">${words.text('tour-yours')}</span>` : nothing}
        ${meeting.place === 3 ? html`<span class="state">${words.text('tour-third')}</span>` : nothing}
        ${meeting.sides.map((side, place) => this._side(tournament, meeting, side, place))}
        ${this._state(meeting, organising && stage === 'running')}</span>`;
    const classes = `${own ? 'own' : ''} ${organising && !meeting.result ? 'todo' : ''}`;
    return html`<li class=${classes}>${
      organising && stage === 'running'
        ? html`<button type="button" class="meeting" data-meeting=${meeting.number} @click=${() =>
            this.dispatchEvent(new CustomEvent('open', {detail: meeting.number}))}>${inside}</button>`
        : html`<div class="meeting">${inside}</div>`
    }${tournament.boards ? nothing : this._tables(meeting, own)}</li>`;
  }

  /** Links to the tables that are open, to play or watch. @param {MeetingSeen} meeting @param {boolean} own */
  _tables({matches = []}, own) {
    const open = matches.filter((each) => each.open);
    return open.map(
      ({table}) => html`<a class="watch" href=${`/t/${table}`}>${words.text(own ? 'tour-to-table' : 'tour-watch')}</a>`,
    );
  }

  /** @param {TournamentPage} tournament @param {MeetingSeen} meeting @param {number[]} side @param {number} place */
  _side(tournament, meeting, side, place) {
    const won = winningSide(meeting) === place;
    return html`<span class=${`side ${won ? 'won' : ''}`}><bdi>${sideName(tournament, side)}</bdi><b>${numberOf(meeting, place)}</b></span>`;
  }

  /** What else is to be said of a result. @param {MeetingSeen} meeting @param {boolean} organising */
  _state({result, boards}, organising) {
    if (!result) return organising ? html`<span class="state">${words.text('tour-enter-result')}</span>` : nothing;
    const kind = ['walkover', 'forfeit', 'annulled'].includes(result.kind) ? words.text(`tour-was-${result.kind}`) : '';
    const many = !boards?.length && (result.matches?.length ?? 0) > 1;
    const matches = many
      ? (result.matches ?? []).map((points) => words.ratio(points)).join(words.text('list-comma'))
      : '';
    const reason = reasonText(result.reason);
    const secret = areSecret({result, boards}) ? words.text('tour-boards-secret') : '';
    const text = [kind, matches, secret].filter(Boolean).join(' · ');
    if (!text && !reason) return nothing;
    return html`<span class="state">${text}${reason ? html`${text ? ' · ' : ''}<bdi>${reason}</bdi>` : nothing}</span>`;
  }
}

/** Whether a meeting was played on boards that others have yet to play. @param {Pick<MeetingSeen, 'result' | 'boards'>} meeting */
const areSecret = ({result, boards}) =>
  Boolean(boards?.length) &&
  ['reported', 'result'].includes(result?.kind ?? '') &&
  (result?.boards?.length ?? 0) < (boards?.length ?? 0);

/** A reason in words; '' for one that needs none. @param {string} reason */
function reasonText(reason) {
  if (reason === 'withdrew') return '';
  return ['absent', 'incomplete'].includes(reason) ? words.text(`tour-reason-${reason}`) : reason;
}

/** What a side has, in one number: the points of a single match, else the score. @param {MeetingSeen} meeting @param {number} place */
export function numberOf({result, boards}, place) {
  if (!result || result.kind === 'annulled' || result.kind === 'forfeit') return '';
  if (result.kind === 'walkover') return '';
  const [only, ...others] = result.matches ?? [];
  if (only && !others.length && !boards?.length) return words.number(only[place]);
  return result.scores?.length ? figure(result.scores[place]) : '';
}

customElements.define('vb-tournament-round', TournamentRoundPart);
