/** `<vb-player-statistics>`: a player's matches by game, and the course of their ratings and of their edge over bots. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {curve} from './curve.js';
import {pages} from './pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PlayerStatistics as Statistics} from '../types/wire.js' */

/**
 * Groups points by a name, in the order in which the names come first.
 * @template Point @param {Point[]} points @param {(point: Point) => string} name @returns {[string, Point[]][]}
 */
export function grouped(points, name) {
  /** @type {Map<string, Point[]>} */
  const groups = new Map();
  for (const point of points) groups.set(name(point), [...(groups.get(name(point)) ?? []), point]);
  return [...groups];
}

/**
 * The mean edge per deal after each match.
 * @param {{deals: number, edge: number}[]} matches oldest first
 */
export function meanEdges(matches) {
  let deals = 0;
  let sum = 0;
  return matches.map((match) => {
    deals += match.deals;
    sum += match.edge * match.deals;
    return Math.round((10 * sum) / deals) / 10;
  });
}

export class PlayerStatistics extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {player: {type: String}, _found: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    figure { margin: 12px 0; }
    figcaption { font-size: var(--text-s); color: var(--ink-soft); }
    figcaption b { color: var(--ink); }
    svg { inline-size: 100%; block-size: auto; background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round); }
    .line { fill: none; stroke: var(--primary); stroke-width: 3; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
    .zero { stroke: var(--line-strong); stroke-dasharray: 6 6; }
  `,
  ];

  constructor() {
    super();
    this.player = '';
    /** @type {?Statistics} */
    this._found = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('player') || !this.player) return;
    this._found = null;
    // Players see the courses of their own matches even if they show them to nobody.
    const own = api.person?.player === this.player;
    const path = `/players/${this.player}/statistics`;
    (own ? api.get(path) : api.public(path)).then(
      (found) => {
        this._found = found;
      },
      () => {}, // the rest of the page has said why
    );
  }

  render() {
    const found = this._found;
    if (!found?.games.length && !found?.edges.length) return nothing;
    return html`<h2>${words.text('web-player-statistics')}</h2>${found.games.length ? this._games(found) : nothing}
      ${grouped(found.ratings, ({game, preset}) => `${words.gameName(game)} · ${words.preset(preset, game)}`).map(
        ([name, points]) =>
          points.length > 1
            ? curve(
                words.text(points.at(-1)?.provisional ? 'web-rating-curve-provisional' : 'web-rating-curve', {name}),
                points.map((at) => at.points),
              )
            : nothing,
      )}
      ${grouped(
        found.edges,
        ({game, preset, bot}) =>
          `${words.gameName(game)} · ${words.preset(preset, game)} · ${words.text(`bot-${bot}`)}`,
      ).map(([name, matches]) =>
        matches.length > 1 ? curve(words.text('web-edge-curve', {name}), meanEdges(matches)) : nothing,
      )}`;
  }

  /** @param {Statistics} found */
  _games({games}) {
    return html`<div class="scroll"><table>
      <thead><tr><th>${words.text('web-game')}</th><th class="number">${words.text('web-matches')}</th>
        <th class="number">${words.text('web-wins')}</th></tr></thead>
      <tbody>${games.map(
        (line) => html`<tr><td>${words.gameName(line.game)}</td><td class="number">${words.number(line.matches)}</td>
        <td class="number">${words.number(line.won)}</td></tr>`,
      )}</tbody></table></div>`;
  }
}

customElements.define('vb-player-statistics', PlayerStatistics);
