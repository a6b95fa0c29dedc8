/** `/player/ID`: a player's public profile. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {day} from '../core/format.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {ratingsTables} from '../parts/ratings.js';
import {report} from '../parts/report.js';
import '../parts/player-statistics.js';
import '../parts/records-list.js';
import '../people/actions.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {Profile} from '../types/wire.js' */

export class PagePlayer extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _player: {state: true}, _fault: {state: true}};

  static styles = [controls, column, pages];

  constructor() {
    super();
    this.params = {player: ''};
    /** @type {?Profile} */
    this._player = null;
    /** @type {?ApiFault} */
    this._fault = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('params')) return;
    this._player = null;
    this._fault = null;
    api.public(`/players/${this.params.player}`).then(
      (player) => {
        this._player = player;
      },
      (fault) => {
        this._fault = fault;
      },
    );
  }

  render() {
    const player = this._player;
    setTitle(player?.name ?? '');
    if (this._fault) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!player) return html`<p class="wait">…</p>`;
    return html`<h1><bdi>${player.name}</bdi></h1>
      <p class="note">${words.text('web-since', {date: day(player.since)})}${player.guest ? ` · ${words.text('web-guest')}` : nothing}</p>
      <vb-person-actions player=${player.id} name=${player.name}></vb-person-actions>
      <h2>${words.text('web-ratings')}</h2>${ratingsTables(player.ratings, player.board_ratings)}
      <vb-player-statistics player=${player.id}></vb-player-statistics>
      <h2>${words.text('web-history')}</h2>
      <vb-records source="/players/${player.id}/records" player=${player.id}></vb-records>
      ${api.person?.player === player.id ? nothing : html`<p class="report"><button class="plain" type="button" @click=${() => report({at: 'player', player: player.id}, player.name)}>${icon('flag', 18)}${words.text('web-report')}</button></p>`}`;
  }
}

customElements.define('vb-page-player', PagePlayer);
