/** What a table of a tournament says about it: whom it waits for, and, when it has ended, that the result is entered. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import './next-board.js';

/** @import {Info} from '../types/table.js' */

/** The names of those who have not come. @param {Info} info */
export const missingOf = ({seats}) =>
  seats.filter(({kind, ready}) => kind === 'human' && !ready).map(({name = ''}) => words.name(name));

/** The link back; nothing at a table that belongs to no tournament. @param {Info} info */
export function tournamentLink({tournament}) {
  if (!tournament) return nothing;
  return html`<a class="tournament" href=${`/tournament/${tournament.tournament}#round`}>${words.text('table-of-tournament', {name: words.name(tournament.name)})}</a>`;
}

/** Until when the others have to come. @param {Info} info */
export function comingBy({tournament}) {
  if (typeof tournament?.left !== 'number') return '';
  const minutes = Math.max(1, Math.ceil(tournament.left / 60_000));
  return words.text(`table-come-${tournament.absent}`, {minutes});
}

/** What a table that has ended says. @param {Info} info */
export function endOfMatch(info) {
  const {tournament, stage} = info;
  const ended = tournament?.board ? 'table-board-secret' : 'table-result-entered';
  const text = words.text(stage === 'over' ? ended : 'table-tournament-closed');
  return html`<p>${text}</p>
    ${tournament?.board ? html`<vb-next-board tournament=${tournament.tournament} table=${info.id}></vb-next-board>` : nothing}
    <p>${tournamentLink(info)}</p>`;
}
