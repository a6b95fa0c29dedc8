/** `/tournaments`: the reader's own tournaments, and those that everybody may see. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {lineStyles, linesOf} from '../tournaments/list.js';
import {hasTournamentWords, loadTournamentWords} from '../tournaments/words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TournamentList, TournamentSummary} from '../types/wire.js' */

/** Tournaments in one answer. */
const PAGE = 20;

export class PageTournaments extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _listed: {state: true},
    _more: {state: true},
    _broken: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    lineStyles,
    css`.new { min-block-size: 52px; margin-block: 4px 8px; } @media (max-width: 559px) { .new { inline-size: 100%; } }`,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?TournamentSummary[]} */
    this._listed = null;
    this._more = false;
    this._broken = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    const texts = loadTournamentWords().catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, this._load()]);
    this.requestUpdate();
  }

  _load() {
    return this.attempt(async () => {
      const last = this._listed?.at(-1);
      /** @type {TournamentList} */
      const {tournaments} = await api.public(
        `/tournaments?limit=${PAGE}${last ? `&before=${last.created}&after=${last.id}` : ''}`,
      );
      this._listed = [...(this._listed ?? []), ...tournaments];
      this._more = tournaments.length === PAGE;
    });
  }

  render() {
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    if (!hasTournamentWords()) return html`<p class="wait" aria-busy="true">…</p>`;
    setTitle(words.text('web-tournaments'));
    const listed = this._listed;
    return html`<h1>${words.text('web-tournaments')}</h1>
      <p class="note">${words.text('tour-about')}</p>
      <a class="button primary new" href="/tournaments/new">${icon('plus')}${words.text('tour-new')}</a>
      <vb-tournaments></vb-tournaments>
      <h2>${words.text('tour-all')}</h2>${this.fault()}
      ${listed ? (listed.length ? linesOf(listed) : html`<p class="empty">${words.text('tour-none')}</p>`) : this._fault ? nothing : html`<p class="wait" aria-busy="true">…</p>`}
      ${this._more ? html`<button type="button" @click=${this._load}>${words.text('web-more')}</button>` : nothing}`;
  }
}

customElements.define('vb-page-tournaments', PageTournaments);
