/** `<vb-puzzle-past>`: what was called and played in the deal before the position of a puzzle, as text. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {isCard} from '../core/sentences.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PastAction} from '../types/wire.js' */

/**
 * Puts what was done together: calls on their own, and cards by trick.
 * @param {PastAction[]} history @param {number} seats
 */
export function pastOf(history, seats) {
  const calls = history.filter(({phase}) => phase !== 'play');
  const cards = history.filter(({phase, action}) => phase === 'play' && isCard(action));
  const tricks = [];
  for (let at = 0; at < cards.length; at += seats) tricks.push(cards.slice(at, at + seats));
  return {calls, tricks};
}

export class PuzzlePast extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {history: {attribute: false}, seats: {type: Number}};

  static styles = [
    suitColours,
    css`
    :host { display: block; }
    ol, ul { margin: 0; padding-inline-start: 2em; display: grid; gap: 4px; }
    ul { list-style: none; padding: 0; margin-block-end: 12px; }
    li { overflow-wrap: anywhere; }
  `,
  ];

  constructor() {
    super();
    /** @type {PastAction[]} */
    this.history = [];
    this.seats = 4;
  }

  render() {
    const {calls, tricks} = pastOf(this.history, this.seats);
    if (!calls.length && !tricks.length) return html`<p>${words.text('puzzle-past-none')}</p>`;
    return html`<ul>${calls.map(
      ({seat, action}) => html`<li>${words.seat(seat)}: ${termed(words.call(action))}</li>`,
    )}</ul>
      <ol>${tricks.map(
        (trick) =>
          html`<li>${trick.map(
            ({seat, action}, i) => html`${i ? ' · ' : ''}${words.seat(seat)} ${withSuitColours(words.card(action))}`,
          )}</li>`,
      )}</ol>`;
  }
}

customElements.define('vb-puzzle-past', PuzzlePast);
