/** `/me`: the person's name, finished matches, ratings and account. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {ratingsTables} from '../parts/ratings.js';
import '../majlis/list.js';
import '../me/account.js';
import '../me/moderation.js';
import '../me/passkeys.js';
import '../me/sessions.js';
import '../me/sign-in.js';
import '../me/tokens.js';
import '../parts/player-statistics.js';
import '../parts/records-list.js';
import '../studies/list.js';
import '../tournaments/list.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {Me, Profile, RatingLine} from '../types/wire.js' */

export class PageMe extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _me: {state: true}, _ratings: {state: true}, _fault: {state: true}};

  static styles = [controls, column, pages];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?Me} */
    this._me = null;
    /** @type {{ratings: RatingLine[], boards: RatingLine[]}} */
    this._ratings = {ratings: [], boards: []};
    /** @type {?ApiFault} */
    this._fault = null;
    this._onPerson = () => this._load();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('vb-person', this._onPerson);
    this._load();
  }

  disconnectedCallback() {
    removeEventListener('vb-person', this._onPerson);
    super.disconnectedCallback();
  }

  async _load() {
    try {
      /** @type {Me} */
      const me = await api.get('/me');
      /** @type {Profile} */
      const {ratings, board_ratings: boards} = await api.public(`/players/${me.id}`);
      this._ratings = {ratings, boards};
      this._me = me;
      this._fault = null;
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  /** What this person is rated for, if anything. */
  _rated() {
    const {ratings, boards} = this._ratings;
    if (!ratings.length && !boards.length) return nothing;
    return html`<h2>${words.text('web-ratings')}</h2>${ratingsTables(ratings, boards)}`;
  }

  render() {
    const me = this._me;
    setTitle(words.text('web-me'));
    if (this._fault) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!me) return html`<p class="wait">…</p>`;
    return html`<h1><bdi>${me.name}</bdi></h1>
      <p class="note">${words.text(me.guest ? 'web-guest-note' : 'web-member-note')}</p>
      ${me.guest ? html`<vb-sign-in .me=${me}></vb-sign-in>` : nothing}
      <vb-my-moderation></vb-my-moderation>
      <vb-majlises explain></vb-majlises>
      <vb-tournaments></vb-tournaments>
      <vb-studies></vb-studies>
      <vb-player-statistics player=${me.id}></vb-player-statistics>
      <h2>${words.text('web-history')}</h2>
      <vb-records source="/me/records" player=${me.id}></vb-records>
      ${this._rated()}
      <h2>${words.text('web-account')}</h2>
      <vb-account .me=${me}></vb-account>
      ${me.guest ? nothing : html`<vb-sessions .me=${me}></vb-sessions><vb-passkeys .me=${me}></vb-passkeys>`}
      <vb-tokens .me=${me}></vb-tokens>`;
  }
}

customElements.define('vb-page-me', PageMe);
