/** `<vb-tournament-more>`: the link to share, what to print and download, the trail, and for the organiser pausing and ending. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {navigate} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {report} from '../parts/report.js';
import {TournamentPart} from './part.js';
import '../parts/share-link.js';
import './trail.js';

/** @import {TournamentPage} from '../types/wire.js' */

/** What can be printed. @typedef {'pairings' | 'standings' | 'slips'} Sheet */
/** @type {Sheet[]} */
const SHEETS = ['pairings', 'standings', 'slips'];

export class TournamentMore extends TournamentPart {
  static properties = {...TournamentPart.properties, _sure: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    .share { display: grid; gap: 12px; }
    .danger-zone { display: grid; gap: 12px; justify-items: start; }
    .row .button { flex: 1 1 auto; }
    .open { inline-size: 100%; }
  `,
  ];

  constructor() {
    super();
    /** The end that is being asked about: 'cancel', 'delete', or none. */
    this._sure = '';
  }

  render() {
    const {tournament} = this;
    if (!tournament) return nothing;
    const {id, name, stage, organising} = tournament;
    const open = tournament.open_entry && stage === 'entering';
    return html`<h2>${words.text('tour-share')}</h2>
      <section class="panel share"><p>${words.text(open ? 'tour-share-entry' : 'tour-share-note')}</p>
        <vb-share-link path=${`/tournament/${id}`} picture=${`/api/tournaments/${id}/qr.svg`} label=${words.text('tour-share')} .text=${name}></vb-share-link></section>
      <h2>${words.text('tour-show')}</h2>
      <p class="row"><a class="button" href=${`/tournament/${id}/screen`}>${words.text('tour-screen')}</a>
        ${SHEETS.map((sheet) => html`<button type="button" class="button" ?disabled=${!this._hasSheet(tournament, sheet)} @click=${() => this._print(sheet)}>${words.text(`tour-print-${sheet}`)}</button>`)}</p>
      ${this._exports(tournament)}
      <vb-tournament-trail .session=${this.session}></vb-tournament-trail>
      ${organising ? this._organiser(tournament) : html`<p><button class="plain" type="button" @click=${() => report({at: 'tournament', tournament: id})}>${icon('flag', 18)}${words.text('web-report')}</button></p>`}`;
  }

  /** @param {TournamentPage} tournament @param {Sheet} sheet */
  _hasSheet({standings, rounds}, sheet) {
    return sheet === 'standings' ? standings.length > 0 : rounds.length > 0;
  }

  /** @param {TournamentPage} tournament */
  _exports({id, starts}) {
    const file = (/** @type {string} */ name, /** @type {string} */ text) =>
      html`<a class="button" href=${`/api/tournaments/${id}/${name}`} download>${words.text(text)}</a>`;
    return html`<h2>${words.text('tour-download')}</h2>
      <p class="row">${file('standings.csv', 'tour-file-standings')} ${file('results.csv', 'tour-file-results')}
        ${file('log', 'tour-file-log')} ${starts ? file('calendar.ics', 'tour-file-calendar') : nothing}</p>`;
  }

  /** @param {TournamentPage} tournament */
  _organiser({stage, paused, next}) {
    return html`<h2>${words.text('tour-organise')}</h2>${this.fault()}
      <section class="danger-zone">
        ${stage === 'running' && !paused ? html`<p class="note">${words.text('tour-pause-note')}</p><button type="button" ?disabled=${this._busy} @click=${() => this.act('/pause')}>${words.text('tour-pause')}</button>` : nothing}
        ${next.includes('cancel') || stage !== 'closed' ? this._end('cancel', () => this.act('/close', {reason: 'cancelled'})) : nothing}
        ${stage === 'running' ? nothing : this._end('delete', () => this._delete())}</section>`;
  }

  /** @param {'cancel' | 'delete'} name @param {() => void} act */
  _end(name, act) {
    const open = this._sure === name;
    return html`<button type="button" class="danger" aria-expanded=${String(open)} @click=${() => {
      this._sure = open ? '' : name;
    }}>${words.text(`tour-end-${name}`)}</button>
      ${
        open
          ? html`<p>${words.text(`tour-end-${name}-sure`)}</p><button type="button" class="danger" ?disabled=${this._busy} @click=${() => {
              this._sure = '';
              act();
            }}>${words.text(`tour-end-${name}-now`)}</button>`
          : nothing
      }`;
  }

  _delete() {
    this.attempt(async () => {
      await this.session?.delete();
      navigate('/tournaments', {replace: true});
    });
  }

  /** @param {Sheet} sheet */
  _print(sheet) {
    this.dispatchEvent(new CustomEvent('print', {detail: sheet}));
  }
}

customElements.define('vb-tournament-more', TournamentMore);
