/** `<vb-tournament-lead>`: what happens next, as a sentence, and the one button that the organiser needs for it. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {askForName} from '../core/own-name.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {isArena, isOwn, lastRound, leadOf, mayJoin, openMeetings, ownNumbers, sizeOf} from './model.js';
import {TournamentPart} from './part.js';
import './own-table.js';
import {contestantName, countText, nextRoundTitle, roundTitle, sideName} from './words.js';

/** @import {MeetingSeen, TournamentPage} from '../types/wire.js' */
/** @import {Lead} from './model.js' */

/** Acts that cannot be taken back are asked about first. */
const FINAL = new Set(['start', 'close']);
/** The part of the page that an act leads to. @type {Record<string, string>} */
const AFTERWARDS = {pair: 'round', start: 'round', close: 'standings'};

export class TournamentLead extends TournamentPart {
  static properties = {...TournamentPart.properties, _sure: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block: 12px; }
    .panel { display: grid; gap: 12px; border-inline-start: 5px solid var(--accent); }
    .what { font-size: var(--text-l); font-weight: 600; line-height: 1.35; }
    .panel p { overflow-wrap: anywhere; }
    .primary { min-block-size: 52px; font-size: var(--text-l); inline-size: 100%; }
    .sure { display: grid; gap: 8px; }
    @media (min-width: 560px) { .primary { inline-size: auto; justify-self: start; padding-inline: 28px; } }
    @media print { :host { display: none; } }
  `,
  ];

  constructor() {
    super();
    /** The act that is being asked about, or ''. */
    this._sure = '';
  }

  render() {
    const {session, tournament} = this;
    if (!session || !tournament) return nothing;
    const lead = leadOf(tournament);
    const own = this._ownLine(tournament);
    return html`<section class="panel" aria-live="polite">
      ${own ? html`<p class="what">${own}</p><p class="note">${this._sentence(tournament, lead)}</p>` : html`<p class="what">${this._sentence(tournament, lead)}</p>`}
      ${tournament.own_table ? html`<vb-own-table table=${tournament.own_table}></vb-own-table>` : nothing}
      ${this.fault()}
      ${tournament.organising && lead.act ? this._main(tournament, lead) : nothing}
      ${this._entry(tournament)}</section>`;
  }

  /** @param {TournamentPage} tournament @param {Lead} lead */
  _sentence(tournament, {name, values}) {
    const round = lastRound(tournament);
    const first = tournament.standings
      .filter(({place}) => place === 1)
      .map(({contestant}) => contestantName(tournament, contestant));
    if (!first.length && ['close', 'over'].includes(name)) return words.text(`tour-next-${name}-nobody`);
    const who = tournament.organising ? '' : 'seen-';
    return words.text(words.has(`tour-next-${who}${name}`) ? `tour-next-${who}${name}` : `tour-next-${name}`, {
      ...values,
      contestants: countText(tournament, values.count ?? 0),
      entered: countText(tournament, values.entered ?? 0),
      round: round ? roundTitle(tournament, round) : '',
      next: nextRoundTitle(tournament),
      winners: first.length > 3 ? countText(tournament, first.length) : words.listed(first),
    });
  }

  /** What a player has to know first. @param {TournamentPage} tournament */
  _ownLine(tournament) {
    const own = [...ownNumbers(tournament)];
    if (!own.length) return '';
    if (tournament.stage === 'entering')
      return words.text('tour-own-entered', {name: contestantName(tournament, own[0])});
    if (tournament.stage !== 'running') return '';
    const meeting = openMeetings(tournament).find((each) => isOwn(tournament, each));
    if (meeting) {
      const others = meeting.sides.filter((side) => !side.some((number) => own.includes(number)));
      const mine = meeting.sides.flat().filter((number) => !others.flat().includes(number));
      if (mine.length > 1)
        return words.text('tour-own-table-with', {
          table: meeting.table,
          side: sideName(tournament, mine),
          others: words.listed(others.map((side) => sideName(tournament, side))),
        });
      return words.text(this.tournament.tables ? 'tour-own-meeting' : 'tour-own-table', {
        table: meeting.table,
        others: words.listed(others.map((side) => sideName(tournament, side))),
      });
    }
    const bye = lastRound(tournament)?.byes?.some((number) => own.includes(number));
    return bye && !isArena(tournament) ? words.text('tour-own-bye') : words.text('tour-own-wait');
  }

  /** @param {TournamentPage} tournament @param {Lead} lead */
  _main(tournament, lead) {
    const {act, values} = lead;
    const label = words.text(`tour-act-${act === 'pair' && isArena(tournament) ? 'pair-free' : act}`, {
      ...values,
      next: nextRoundTitle(tournament),
    });
    if (this._sure === act)
      return html`<div class="sure"><p>${this._warning(tournament, act)}</p>
        ${act === 'start' && tournament.boards ? this._lot() : nothing}
        <div class="row"><button type="button" class="primary" ?disabled=${this._busy} @click=${() => this._do(act)}>${label}</button>
        <button type="button" @click=${() => {
          this._sure = '';
        }}>${words.text('tour-not-yet')}</button></div></div>`;
    return html`<button type="button" class="primary" ?disabled=${this._busy} @click=${() => {
      if (FINAL.has(act)) this._sure = act;
      else this._do(act);
    }}>${label}</button>`;
  }

  /** The text that goes into the pack of every board: drawn before everybody's eyes, or by the server. */
  _lot() {
    return html`<label class="field">${words.text('tour-lot')}<input name="lot" maxlength="200" dir="auto" autocomplete="off"></label>
      <p class="note">${words.text('tour-lot-is')}</p>`;
  }

  /** What follows from an act that cannot be taken back. @param {TournamentPage} tournament @param {string} act */
  _warning(tournament, act) {
    if (act === 'close') return words.text('tour-sure-close');
    const count = leadOf(tournament).values.count;
    const late = mayJoin({...tournament, stage: 'running'});
    return words.text(late ? 'tour-sure-start-late' : 'tour-sure-start', {contestants: countText(tournament, count)});
  }

  /** @param {string} act */
  _do(act) {
    /** @type {?HTMLInputElement} */
    const lot = this.renderRoot.querySelector('input[name=lot]');
    const given = lot?.value.trim() ?? '';
    this._sure = '';
    if (act === 'add' || act === 'enter') this.dispatchEvent(new CustomEvent('go', {detail: act}));
    else if (act === 'start') this.attempt(() => this._start(given));
    else if (act === 'close') this.act('/close', {reason: 'finished'});
    else if (act === 'pair') this.act('/pair', {seq: this.tournament.seq});
    else this.act(`/${act}`);
    const then = AFTERWARDS[act];
    if (then) this.dispatchEvent(new CustomEvent('go', {detail: then}));
  }

  /** The draw and, at once, the first round. @param {string} lot of the boards; '' for the server's own */
  async _start(lot) {
    await this.session?.act('POST', '/start', lot ? {lot} : {});
    if (!this.tournament.tables?.automatic) await this.session?.act('POST', '/pair', {});
  }

  /** Where players can enter themselves: how, or how to leave again. @param {TournamentPage} tournament */
  _entry(tournament) {
    const {stage, organising, contestants} = tournament;
    const open = tournament.open_entry && (!tournament.members_only || Boolean(tournament.majlis));
    const mine = contestants.find((each) => each.mine);
    if (mine && !mine.withdrawn && stage !== 'closed')
      return html`<p class="row"><button type="button" aria-expanded=${String(this._sure === 'leave')} @click=${() => {
        this._sure = this._sure === 'leave' ? '' : 'leave';
      }}>${words.text('tour-leave')}</button>
        ${this._sure === 'leave' ? html`<button type="button" class="danger" ?disabled=${this._busy} @click=${this._leave}>${words.text('tour-leave-sure')}</button>` : nothing}</p>`;
    if (!open || organising || stage !== 'entering') return nothing;
    return html`<form @submit=${this._enter}>
      ${this.tournament.tables && this.tournament.players > 1 ? html`<p class="note">${words.text('tour-partner-later')}</p>` : nothing}
      <label class="field">${words.text(`tour-entry-name-${sizeOf(tournament.players)}`)}<input name="name" maxlength="40" dir="auto" autocomplete="off"></label>
      <button class="primary" ?disabled=${this._busy}>${words.text(mine ? 'tour-return' : 'tour-entry')}</button></form>`;
  }

  /** @param {SubmitEvent} event */
  _enter(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('name')).trim();
    this.attempt(async () => {
      if (!name) await askForName();
      await this.session?.act('POST', '/entry', name ? {name} : {});
    });
  }

  _leave() {
    this._sure = '';
    this.attempt(async () => this.session?.act('DELETE', '/entry'));
  }
}

customElements.define('vb-tournament-lead', TournamentLead);
