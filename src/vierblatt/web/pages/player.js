/** `/player/ID`: somebody, as everybody may see him. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {settings} from '../core/settings.js';
import {Worded, words} from '../core/words.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import '../parts/records-list.js';

/** The strengths of a player, game by game. @param {Object[]} ratings */
export function ratingsTable(ratings) {
  if (!ratings.length) return html`<p class="empty">${words.text('web-no-ratings')}</p>`;
  return html`<div class="scroll"><table>
    <thead><tr><th>${words.text('web-game')}</th><th class="number">${words.text('web-points')}</th>
      <th class="number">${words.text('web-matches')}</th></tr></thead>
    <tbody>${ratings.map((line) => html`<tr><td><a href="/leaders/${line.game}">${words.gameName(line.game)}</a>
      · ${words.preset(line.preset, line.game)}</td><td class="number">${words.number(line.points)}</td>
      <td class="number">${words.number(line.matches)}</td></tr>`)}</tbody></table></div>`;
}

export class PagePlayer extends Worded(LitElement) {
  static properties = {params: {attribute: false}, _player: {state: true}, _fault: {state: true}};

  static styles = [controls, pages];

  willUpdate(changed) {
    if (!changed.has('params')) return;
    this._player = null;
    this._fault = null;
    api.public(`/players/${this.params.player}`).then(
      (player) => { this._player = player; }, (fault) => { this._fault = fault; });
  }

  render() {
    const player = this._player;
    setTitle(player?.name ?? '');
    if (this._fault) return html`<p class="fault" role="alert">${words.error(this._fault)}</p>`;
    if (!player) return html`<p class="empty">…</p>`;
    const since = new Intl.DateTimeFormat(settings.lang, {dateStyle: 'long'}).format(player.since);
    return html`<h1><bdi>${player.name}</bdi></h1>
      <p class="note">${words.text('web-since', {date: since})}${player.guest ? ` · ${words.text('web-guest')}` : nothing}</p>
      <h2>${words.text('web-ratings')}</h2>${ratingsTable(player.ratings)}
      <h2>${words.text('web-history')}</h2>
      <vb-records source="/players/${player.id}/records" player=${player.id}></vb-records>`;
  }
}

customElements.define('vb-page-player', PagePlayer);
