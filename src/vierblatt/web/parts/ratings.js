/** Tables of a player's ratings, game by game: from matches, and from tournaments in which all play the same deals. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';

/** @typedef {{game: string, preset: string, points: number, matches: number, provisional?: boolean}} Rating */

/**
 * Both kinds, styled by `pages`; without duplicate ratings only those from matches.
 * @param {Rating[]} ratings @param {Rating[]} boards
 */
export function ratingsTables(ratings, boards) {
  if (!boards.length) return ratingsTable(ratings, 'web-matches', 'web-provisional-note');
  return html`<h3 class="kind">${words.text('web-match-rating')}</h3>
    ${ratingsTable(ratings, 'web-matches', 'web-provisional-note')}
    <h3 class="kind">${words.text('web-board-rating')}</h3><p class="note">${words.text('web-board-rating-about')}</p>
    ${ratingsTable(boards, 'web-rated-tournaments', 'web-board-provisional-note')}`;
}

/** @param {Rating[]} ratings @param {string} counted what `matches` counts @param {string} note about provisional ones */
function ratingsTable(ratings, counted, note) {
  if (!ratings.length) return html`<p class="empty">${words.text('web-no-ratings')}</p>`;
  return html`<div class="scroll"><table>
    <thead><tr><th>${words.text('web-game')}</th><th class="number">${words.text('web-points')}</th>
      <th class="number">${words.text(counted)}</th></tr></thead>
    <tbody>${ratings.map(
      (line) => html`<tr><td><a href="/leaders/${line.game}">${words.gameName(line.game)}</a>
      · ${words.preset(line.preset, line.game)}</td><td class="number">${words.number(line.points)}${line.provisional ? html`<br><small>${words.text('web-provisional')}</small>` : nothing}</td>
      <td class="number">${words.number(line.matches)}</td></tr>`,
    )}</tbody></table></div>
    ${ratings.some(({provisional}) => provisional) ? html`<p class="note">${words.text(note)}</p>` : nothing}`;
}
