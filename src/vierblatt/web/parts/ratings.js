/** A table of a player's ratings, game by game. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';

/** @param {{game: string, preset: string, points: number, matches: number, provisional?: boolean}[]} ratings styled by `pages` */
export function ratingsTable(ratings) {
  if (!ratings.length) return html`<p class="empty">${words.text('web-no-ratings')}</p>`;
  return html`<div class="scroll"><table>
    <thead><tr><th>${words.text('web-game')}</th><th class="number">${words.text('web-points')}</th>
      <th class="number">${words.text('web-matches')}</th></tr></thead>
    <tbody>${ratings.map(
      (line) => html`<tr><td><a href="/leaders/${line.game}">${words.gameName(line.game)}</a>
      · ${words.preset(line.preset, line.game)}</td><td class="number">${words.number(line.points)}${line.provisional ? html`<br><small>${words.text('web-provisional')}</small>` : nothing}</td>
      <td class="number">${words.number(line.matches)}</td></tr>`,
    )}</tbody></table></div>
    ${ratings.some(({provisional}) => provisional) ? html`<p class="note">${words.text('web-provisional-note')}</p>` : nothing}`;
}
