/** A table of a player's ratings, game by game. */
import {html} from '../vendor/lit.js';
import {words} from '../core/locale.js';

/** @param {{game: string, preset: string, points: number, matches: number}[]} ratings styled by `pages` */
export function ratingsTable(ratings) {
  if (!ratings.length) return html`<p class="empty">${words.text('web-no-ratings')}</p>`;
  return html`<div class="scroll"><table>
    <thead><tr><th>${words.text('web-game')}</th><th class="number">${words.text('web-points')}</th>
      <th class="number">${words.text('web-matches')}</th></tr></thead>
    <tbody>${ratings.map(
      (line) => html`<tr><td><a href="/leaders/${line.game}">${words.gameName(line.game)}</a>
      · ${words.preset(line.preset, line.game)}</td><td class="number">${words.number(line.points)}</td>
      <td class="number">${words.number(line.matches)}</td></tr>`,
    )}</tbody></table></div>`;
}
