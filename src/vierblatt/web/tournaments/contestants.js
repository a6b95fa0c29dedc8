/** `<vb-tournament-contestants>`: who takes part; for the organiser, to add, check in, withdraw and penalise them. */
import {css, html, nothing, repeat} from '../vendor/lit.js';
import {unmarked} from '../core/bidi.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {isFound, mayJoin, namesIn, present, sizeOf} from './model.js';
import {TournamentPart} from './part.js';
import {countText} from './words.js';
import '../parts/dialog.js';

/** @import {ContestantSeen, TournamentPage} from '../types/wire.js' */

/** With more contestants than this, one can look for a name. */
const MANY = 12;
/** The most that are added by their number. */
const MOST_NUMBERED = 64;

export class TournamentContestants extends TournamentPart {
  static properties = {
    ...TournamentPart.properties,
    _wanted: {state: true},
    _text: {state: true},
    _numbered: {state: true},
    _open: {state: true},
    _added: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    textarea {
      font: inherit; inline-size: 100%; min-block-size: 5.5em; padding: 10px; border: 1px solid var(--line-strong); border-radius: var(--round);
      background: var(--paper-raised); color: var(--ink); resize: vertical; box-sizing: border-box;
    }
    .add { display: grid; gap: 12px; margin-block-end: 16px; }
    .numbered { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .numbered output { min-inline-size: 2ch; text-align: center; font-weight: 700; font-size: var(--text-l); font-variant-numeric: tabular-nums; }
    .numbered .step { inline-size: var(--tap); padding: 0; font-size: var(--text-l); }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); }
    li { display: flex; align-items: stretch; border: 1px solid var(--line); border-radius: var(--round); background: var(--paper-raised); overflow: hidden; }
    li.own { border: 2px solid var(--accent); }
    .who { flex: 1; min-inline-size: 0; display: flex; gap: 10px; align-items: center; padding: 6px 12px; border: 0; border-radius: 0; background: none; text-align: start;
      justify-content: start; font-weight: 400; min-block-size: 48px; }
    .who .number { color: var(--ink-soft); font-variant-numeric: tabular-nums; min-inline-size: 1.6em; }
    .who span { min-inline-size: 0; overflow-wrap: anywhere; }
    .who small { display: block; color: var(--ink-soft); }
    .out bdi { text-decoration: line-through; color: var(--ink-soft); }
    .here { border: 0; border-inline-start: 1px solid var(--line); border-radius: 0; min-inline-size: 92px; font-size: var(--text-s); padding-inline: 10px; }
    .here.yes { color: var(--good); }
    .look { margin-block: 12px; max-inline-size: 420px; }
    .acts { display: grid; gap: 16px; }
    h2 { margin-block-start: 16px; }
  `,
  ];

  constructor() {
    super();
    this._wanted = '';
    this._text = '';
    this._numbered = 8;
    /** The contestant whose options are open; 0 for none. */
    this._open = 0;
    /** How many of how many have been added; null while nothing is being added. @type {?{done: number, of: number}} */
    this._added = null;
  }

  /** Puts the cursor where names are typed. */
  async begin() {
    await this.updateComplete;
    this.renderRoot.querySelector('textarea')?.focus();
  }

  render() {
    const {tournament} = this;
    if (!tournament) return nothing;
    const {contestants, organising, stage} = tournament;
    const listed = contestants.filter((each) => isFound(each, this._wanted));
    return html`${organising && mayJoin(tournament) ? this._add(tournament) : nothing}
      ${this._open ? nothing : this.fault()}
      ${
        contestants.length
          ? html`<h2>${countText(tournament, contestants.filter(({withdrawn}) => !withdrawn).length)}${
              tournament.check_in && stage === 'entering'
                ? html` · ${words.text('tour-here-count', {count: present(tournament).length})}`
                : nothing
            }</h2>`
          : html`<p class="empty">${words.text('tour-nobody')}</p>`
      }
      ${
        contestants.length > MANY
          ? html`<label class="field look">${words.text('tour-look')}<input type="search" dir="auto" autocomplete="off"
        @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
          this._wanted = target.value;
        }}></label>`
          : nothing
      }
      <ol role="list">${repeat(
        listed,
        ({number}) => number,
        (each) => this._contestant(tournament, each),
      )}</ol>
      ${this._options(tournament)}`;
  }

  // --- adding ------------------------------------------------------------------------------------------------------

  /** @param {TournamentPage} tournament */
  _add(tournament) {
    const names = namesIn(this._text);
    const {_added: added} = this;
    return html`<form class="panel add" @submit=${this._addNames}>
      <label class="field">${words.text(`tour-add-${sizeOf(tournament.players)}`)}
        <textarea dir="auto" ?readonly=${added !== null} .value=${this._text} @input=${(
          /** @type {{target: HTMLTextAreaElement}} */ {target},
        ) => {
          this._text = target.value;
        }}></textarea></label>
      <button class=${names.length ? 'primary' : ''} ?disabled=${this._busy || !names.length}>${
        names.length
          ? words.text('tour-add', {contestants: countText(tournament, names.length)})
          : words.text('tour-add-empty')
      }</button>
      ${
        added
          ? html`<p role="status">${words.text('tour-adding', {...added})}</p>`
          : tournament.stage !== 'entering' || names.length
            ? nothing
            : this._numberedForm(tournament)
      }</form>`;
  }

  /** Without names, contestants are called by their numbers. @param {TournamentPage} tournament */
  _numberedForm(tournament) {
    const step = (/** @type {number} */ by) => () => {
      this._numbered = Math.min(MOST_NUMBERED, Math.max(2, this._numbered + by));
    };
    return html`<div class="numbered" role="group" aria-label=${words.text('tour-numbered')}><span>${words.text('tour-numbered')}</span>
      <button type="button" class="step" aria-label=${words.text('tour-fewer')} @click=${step(-1)}>−</button><output>${words.number(this._numbered)}</output>
      <button type="button" class="step" aria-label=${words.text('tour-more-of')} @click=${step(1)}>+</button>
      <button type="button" ?disabled=${this._busy} @click=${() => this._addNumbered(tournament)}>${words.text('tour-add', {contestants: countText(tournament, this._numbered)})}</button></div>`;
  }

  /** @param {SubmitEvent} event */
  _addNames(event) {
    event.preventDefault();
    this._addAll(namesIn(this._text));
  }

  /** @param {TournamentPage} tournament */
  _addNumbered({players, contestants}) {
    const names = Array.from({length: this._numbered}, (_, place) =>
      unmarked(words.text(`tour-numbered-${sizeOf(players)}`, {number: contestants.length + place + 1})),
    );
    this._addAll(names);
  }

  /** Adds contestants one by one; what could not be added stays in the field. @param {string[]} names */
  _addAll(names) {
    const typed = this._text !== '';
    this.attempt(async () => {
      try {
        for (const [done, name] of names.entries()) {
          this._added = {done, of: names.length};
          await this.session?.add(name);
          if (typed) this._text = names.slice(done + 1).join('\n');
        }
        toast(words.text('tour-added'));
      } finally {
        this._added = null;
        await this.session?.load();
      }
    });
  }

  // --- one contestant ----------------------------------------------------------------------------------------------

  /** @param {TournamentPage} tournament @param {ContestantSeen} contestant */
  _contestant(tournament, {number, name, players = [], checked_in: here, withdrawn, takes_part: drawn, mine, penalty}) {
    const {organising, stage, check_in: asks} = tournament;
    const facts = [
      players.length ? words.join(players.map((each) => words.name(each))) : '',
      withdrawn ? words.text('tour-withdrawn') : '',
      penalty ? words.text('tour-penalty-of', {points: penalty}) : '',
      stage === 'running' && !drawn && !withdrawn ? words.text('tour-not-drawn') : '',
    ].filter(Boolean);
    const inside = html`<span class="number">${words.number(number)}</span><span><bdi>${name}</bdi>${facts.length ? html`<small>${facts.join(' · ')}</small>` : nothing}</span>`;
    const mayCheckIn =
      organising &&
      !withdrawn &&
      ((asks && stage === 'entering') || (mayJoin(tournament) && stage === 'running' && !drawn));
    return html`<li class=${`${withdrawn ? 'out' : ''} ${mine ? 'own' : ''}`}>${
      organising && stage !== 'closed'
        ? html`<button type="button" class="who" @click=${() => {
            this._fault = null;
            this._open = number;
          }}>${inside}</button>`
        : html`<div class="who">${inside}</div>`
    }${
      mayCheckIn
        ? html`<button type="button" class=${`here ${here ? 'yes' : ''}`} ?disabled=${here || this._busy} aria-label=${`${name}: ${words.text(here ? 'tour-here' : 'tour-check-in')}`}
        @click=${() => this.act(`/contestants/${number}/check-in`)}>${here ? '✓ ' : ''}${words.text(here ? 'tour-here' : 'tour-check-in')}</button>`
        : nothing
    }</li>`;
  }

  /** What the organiser can do with one of them. @param {TournamentPage} tournament */
  _options(tournament) {
    const contestant = tournament.contestants.find(({number}) => number === this._open);
    if (!contestant) return nothing;
    const {number, name, withdrawn} = contestant;
    const mayReturn = mayJoin(tournament);
    return html`<vb-dialog open heading=${name} @closed=${() => {
      this._open = 0;
    }}><div class="acts">${this.fault()}
      ${
        withdrawn
          ? mayReturn
            ? html`<button type="button" class="primary" ?disabled=${this._busy} @click=${() => this._do(`/contestants/${number}/return`, {})}>${words.text('tour-return')}</button>`
            : html`<p>${words.text('tour-no-return')}</p>`
          : html`<form @submit=${(/** @type {SubmitEvent} */ event) => this._do(`/contestants/${number}/withdraw`, {reason: given(event, 'reason')})}>
        <p class="note">${words.text(tournament.stage === 'running' ? 'tour-withdraw-running' : 'tour-withdraw-note')}</p>
        <label class="field">${words.text('tour-reason')}<input name="reason" maxlength="200" dir="auto" autocomplete="off"></label>
        <button class="danger" ?disabled=${this._busy}>${words.text('tour-withdraw')}</button></form>`
      }
      ${
        tournament.format.format === 'knockout'
          ? nothing
          : html`<form @submit=${(/** @type {SubmitEvent} */ event) => this._do(`/contestants/${number}/penalty`, {points: Number(given(event, 'points')), reason: given(event, 'reason')})}>
        <h2>${words.text('tour-penalty')}</h2><p class="note">${words.text('tour-penalty-note')}</p>
        <label class="field">${words.text('tour-penalty-points')}<input name="points" type="number" min="-1000" max="1000" required></label>
        <label class="field">${words.text('tour-reason')}<input name="reason" maxlength="200" dir="auto" autocomplete="off"></label>
        <button ?disabled=${this._busy}>${words.text('tour-penalise')}</button></form>`
      }</div></vb-dialog>`;
  }

  /** @param {string} path @param {object} body */
  async _do(path, body) {
    await this.act(path, body);
    if (!this._fault) this._open = 0;
  }
}

/** @param {SubmitEvent} event @param {string} name */
function given(event, name) {
  event.preventDefault();
  return String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get(name)).trim();
}

customElements.define('vb-tournament-contestants', TournamentContestants);
