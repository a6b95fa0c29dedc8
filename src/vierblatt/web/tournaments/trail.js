/** `<vb-tournament-trail>`: what was decided in a tournament, newest first: rulings, penalties, withdrawals, pauses. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {TournamentPart} from './part.js';
import {contestantName, sideName} from './words.js';

/** @import {TournamentPage} from '../types/wire.js' */

/**
 * An entry of the log, as far as the trail shows it.
 * @typedef {{entry: string, at: number, meeting?: number, contestant?: number, ruling?: string, side?: number, points?: number, reason?: string,
 *   matches?: number[][]}} TrailEntry
 */

/** The entries that somebody decided. */
const DECIDED = new Set(['ruled', 'penalised', 'withdrew', 'returned', 'paused', 'resumed', 'closed']);

/** The decisions in a log, newest first. @param {string} log one entry a line @returns {TrailEntry[]} */
export const decisionsIn = (log) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => /** @type {TrailEntry} */ (JSON.parse(line)))
    .filter(({entry}) => DECIDED.has(entry))
    .reverse();

export class TournamentTrail extends TournamentPart {
  static properties = {...TournamentPart.properties, _entries: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block-start: 28px; }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
    li { overflow-wrap: anywhere; }
    time { display: block; font-size: var(--text-s); color: var(--ink-soft); }
    q { quotes: none; color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    /** @type {?TrailEntry[]} */
    this._entries = null;
    this._seq = -1;
    this._open = false;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this._open) this._load();
  }

  render() {
    const {tournament, _entries: entries} = this;
    if (!tournament) return nothing;
    return html`<details class="panel" @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => {
      this._open = target.open;
      if (target.open) this._load();
    }}><summary>${words.text('tour-trail')}</summary><div>${this.fault()}
      ${
        entries === null
          ? nothing
          : entries.length
            ? html`<ol role="list">${entries.map(
                (entry) => html`<li><time datetime=${machine(entry.at)}>${dayAndTime(entry.at)}</time>
        ${this._sentence(tournament, entry)}${entry.reason && !['withdrew', 'finished', 'cancelled'].includes(entry.reason) ? html` <q dir="auto">${entry.reason}</q>` : nothing}</li>`,
              )}</ol>`
            : html`<p class="note">${words.text('tour-trail-none')}</p>`
      }</div></details>`;
  }

  /** Loads the log, if it has grown. */
  _load() {
    const {tournament, session} = this;
    if (!tournament || !session || this._seq === tournament.seq) return;
    this._seq = tournament.seq;
    this.attempt(async () => {
      this._entries = decisionsIn(await api.public(`/tournaments/${session.id}/log`));
    });
  }

  /** @param {TournamentPage} tournament @param {TrailEntry} entry */
  _sentence(
    tournament,
    {entry, meeting = 0, contestant = 0, ruling = '', side = -1, points = 0, reason, matches = []},
  ) {
    if (entry === 'penalised')
      return words.text('tour-did-penalised', {name: contestantName(tournament, contestant), points});
    if (entry === 'closed') return words.text(`tour-did-${reason === 'cancelled' ? 'cancelled' : 'finished'}`);
    if (entry !== 'ruled')
      return words.text(`tour-did-${entry}`, {name: contestant ? contestantName(tournament, contestant) : ''});
    const round = tournament.rounds.find(({meetings}) => meetings.some(({number}) => number === meeting));
    const met = round?.meetings.find(({number}) => number === meeting);
    return words.text(`tour-did-${ruling}`, {
      round: round?.number ?? 0,
      table: met?.table ?? 0,
      name: met && side >= 0 ? sideName(tournament, met.sides[side]) : '',
      result: matches.map((each) => words.ratio(each)).join(words.text('list-comma')),
    });
  }
}

customElements.define('vb-tournament-trail', TournamentTrail);
