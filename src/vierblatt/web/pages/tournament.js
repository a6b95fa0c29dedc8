/** `/tournament/TOURNAMENT`: one tournament, for its organiser and its players. `#standings` names a part of the page. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {dayAndTime} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {crestPicture} from '../majlis/crest.js';
import {openMeetings} from '../tournaments/model.js';
import {TournamentSession} from '../tournaments/session.js';
import {hasTournamentWords, kindName, loadTournamentWords} from '../tournaments/words.js';
import '../tournaments/boards.js';
import '../tournaments/contestants.js';
import '../tournaments/lead.js';
import '../tournaments/more.js';
import {INVITATION} from '../tournaments/partner.js';
import '../tournaments/result.js';
import '../tournaments/round.js';
import '../tournaments/sheets.js';
import '../tournaments/standings.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TournamentPage} from '../types/wire.js' */
/** @import {Sheet} from '../tournaments/more.js' */
/** @import {TournamentContestants} from '../tournaments/contestants.js' */
/** @import {TournamentRoundPart} from '../tournaments/round.js' */

/** The parts of the page, which its address names. @typedef {'round' | 'standings' | 'boards' | 'contestants' | 'more'} Part */
/** @type {Part[]} */
const PARTS = ['round', 'standings', 'boards', 'contestants', 'more'];
/** Stage -> the part that is shown unless another is chosen. @type {Record<string, Part>} */
const USUAL = {entering: 'contestants', running: 'round', closed: 'standings'};

export class PageTournament extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _broken: {state: true},
    _part: {state: true},
    _meeting: {state: true},
    _sheet: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    :host { max-inline-size: 1040px; }
    h1 { overflow-wrap: anywhere; }
    .facts { color: var(--ink-soft); margin-block: 0 8px; overflow-wrap: anywhere; }
    nav.tabs { margin-block: 8px 16px; }
    @media (max-width: 419px) { nav.tabs { gap: 2px; } nav.tabs a { padding-inline: 9px; font-size: 0.9375rem; } }
    @media print { :host { padding: 0; max-inline-size: none; } .screen { display: none; } }
  `,
  ];

  constructor() {
    super();
    this.params = {tournament: ''};
    /** @type {?TournamentSession} */
    this.session = null;
    /** Whether the texts could not be loaded. */
    this._broken = false;
    this._part = '';
    /** The meeting whose result is being entered; 0 for none. */
    this._meeting = 0;
    /** @type {Sheet} */
    this._sheet = 'pairings';
    this._onHash = () => {
      this._part = location.hash.slice(1);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this._onHash);
    this._onHash();
    this.session?.start();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this._onHash);
    this.session?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.tournament !== this.session?.id) this._open(this.params.tournament);
  }

  /** @param {string} id */
  async _open(id) {
    this.session?.stop();
    const session = new TournamentSession(id);
    this.session = session;
    session.addEventListener('change', () => this.requestUpdate());
    const texts = loadTournamentWords().catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, session.start()]);
    this.requestUpdate();
  }

  render() {
    const {session} = this;
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    if (!session || !hasTournamentWords()) return html`<p class="wait" aria-busy="true">…</p>`;
    const {tournament, fault} = session;
    setTitle(tournament?.name ?? words.text('web-tournaments'));
    if (fault)
      return html`<h1>${words.text('web-tournaments')}</h1><p class="fault" role="alert">${words.error(fault)}</p>`;
    if (!tournament) return html`<p class="wait" aria-busy="true">…</p>`;
    const parts = PARTS.filter((each) => each !== 'boards' || tournament.boards);
    const part = parts.find((each) => each === this._part) ?? USUAL[tournament.stage];
    return html`<div class="screen"><h1><bdi>${tournament.name}</bdi></h1>
      <p class="facts">${this._facts(tournament)}</p>
      ${this._majlis(tournament)}
      <vb-tournament-lead .session=${session} @go=${(/** @type {CustomEvent<string>} */ {detail}) => this._go(detail)}></vb-tournament-lead>
      <vb-tournament-partner .session=${session} secret=${this._part.startsWith(INVITATION) ? this._part.slice(INVITATION.length) : ''}
        @joined=${() => this._go('round')}></vb-tournament-partner>
      <nav class="tabs" aria-label=${words.text('tour-parts')}>${parts.map(
        (each) =>
          html`<a href=${`#${each}`} aria-current=${each === part ? 'page' : nothing}>${words.text(`tour-part-${each}`)}</a>`,
      )}</nav>
      ${this._content(part)}
      ${
        this._meeting
          ? html`<vb-tournament-result .session=${session} .meeting=${this._meeting} @closed=${() => {
              this._meeting = 0;
            }}></vb-tournament-result>`
          : nothing
      }</div>
      <vb-tournament-sheets .session=${session} .sheet=${this._sheet}></vb-tournament-sheets>`;
  }

  /** @param {TournamentPage} tournament */
  _facts({game, format, preset, organiser_name: organiser, starts, place, stage}) {
    const rules = preset === 'standard' ? '' : ` (${words.preset(preset, game)})`;
    const facts = [words.gameName(game) + rules, kindName(format)];
    if (organiser) facts.push(words.text('tour-organiser', {name: words.name(organiser)}));
    if (starts && stage === 'entering') facts.push(dayAndTime(starts));
    if (place) facts.push(words.name(place));
    return facts.join(' · ');
  }

  /** The way back to the majlis that made it; for others, that only its members may enter. @param {TournamentPage} tournament */
  _majlis({majlis, members_only: membersOnly}) {
    if (majlis)
      return html`<p><a class="button majlis" href=${`/m/${majlis.id}`}>${crestPicture(majlis.crest, 28)}<bdi>${majlis.name}</bdi></a></p>`;
    return membersOnly ? html`<p class="note">${words.text('tour-members-only')}</p>` : nothing;
  }

  /** @param {Part} part */
  _content(part) {
    const {session} = this;
    if (part === 'round')
      return html`<vb-tournament-round .session=${session} @open=${(/** @type {CustomEvent<number>} */ {detail}) => {
        this._meeting = detail;
      }}></vb-tournament-round>`;
    if (part === 'standings') return html`<vb-tournament-standings .session=${session}></vb-tournament-standings>`;
    if (part === 'boards') return html`<vb-tournament-boards .session=${session}></vb-tournament-boards>`;
    if (part === 'contestants')
      return html`<vb-tournament-contestants .session=${session}></vb-tournament-contestants>`;
    return html`<vb-tournament-more .session=${session} @print=${(/** @type {CustomEvent<Sheet>} */ {detail}) => this._print(detail)}></vb-tournament-more>`;
  }

  /** Where the main button leads. @param {string} where */
  async _go(where) {
    const part = where === 'add' ? 'contestants' : where === 'standings' ? 'standings' : 'round';
    history.replaceState(null, '', `#${part}`);
    this._part = part;
    await this.updateComplete;
    if (where === 'add')
      /** @type {?TournamentContestants} */ (this.renderRoot.querySelector('vb-tournament-contestants'))?.begin();
    if (where === 'round')
      /** @type {?TournamentRoundPart} */ (this.renderRoot.querySelector('vb-tournament-round'))?.newest();
    const tournament = this.session?.tournament;
    if (where === 'enter' && tournament) this._meeting = openMeetings(tournament)[0]?.number ?? 0;
  }

  /** @param {Sheet} sheet */
  async _print(sheet) {
    this._sheet = sheet;
    await this.updateComplete;
    await /** @type {?LitElement} */ (this.renderRoot.querySelector('vb-tournament-sheets'))?.updateComplete;
    print();
  }
}

customElements.define('vb-page-tournament', PageTournament);
