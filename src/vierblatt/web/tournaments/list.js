/** `<vb-tournaments>`: the reader's own tournaments; nothing if there are none. Also the lines of any list of them. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {day} from '../core/format.js';
import {WithWords, words} from '../core/locale.js';
import {pages} from '../parts/pages.js';
import {hasTournamentWords, kindName, loadTournamentWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TournamentList, TournamentSummary} from '../types/wire.js' */

export const lineStyles = css`
  ul.tournaments { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 8px; }
  .tournaments a {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: center; min-block-size: 60px; padding: 8px 16px;
    background: var(--paper-raised); border: 1px solid var(--line-strong); border-radius: var(--round); color: var(--ink);
    text-decoration: none; overflow-wrap: anywhere;
  }
  .tournaments small { color: var(--ink-soft); grid-column: 1; }
  .tournaments .stage { grid-area: 1 / 2 / span 2; font-size: var(--text-s); color: var(--ink-soft); }
  .tournaments .running { color: var(--accent-text); font-weight: 700; }
`;

/** A list of tournaments, each a link. @param {TournamentSummary[]} tournaments */
export const linesOf = (tournaments) =>
  html`<ul class="tournaments" role="list">${tournaments.map(
    ({id, name, game, format, stage, contestants, starts, place}) => {
      const facts = [words.gameName(game), kindName({format}), words.text('tour-entered', {count: contestants})];
      if (stage === 'entering' && starts) facts.push(day(starts));
      if (place) facts.push(words.name(place));
      return html`<li><a href=${`/tournament/${id}`}><b><bdi>${name}</bdi></b><small>${words.join(facts)}</small>
      <span class=${`stage ${stage}`}>${words.text(`tour-stage-${stage}`)}</span></a></li>`;
    },
  )}</ul>`;

export class Tournaments extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {_tournaments: {state: true}};

  static styles = [pages, lineStyles, css`:host { display: block; }`];

  constructor() {
    super();
    /** @type {TournamentSummary[]} */
    this._tournaments = [];
  }

  async connectedCallback() {
    super.connectedCallback();
    if (!api.person) return;
    try {
      /** @type {TournamentList} */
      const {tournaments} = await api.get('/me/tournaments');
      if (tournaments.length) await loadTournamentWords();
      this._tournaments = tournaments;
    } catch {
      // The rest of the page says what is wrong.
    }
  }

  render() {
    const {_tournaments: tournaments} = this;
    if (!tournaments.length || !hasTournamentWords()) return nothing;
    return html`<h2>${words.text('tour-mine')}</h2>${linesOf(tournaments)}`;
  }
}

customElements.define('vb-tournaments', Tournaments);
