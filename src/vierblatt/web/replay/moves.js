/** `<vb-replay-moves>`: all steps of a deal as a list. Event: `go` {to: Position}. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {first} from './position.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Position} from './position.js' */
/** @import {ReplayStep} from './scenes.js' */
/** @import {GameEvent} from '../types/table.js' */

/** What names a step: its first event, and the verdict on a claim. @param {GameEvent[]} events */
const named = ([first, ...others]) => [first, ...others.filter(({event}) => event === 'judged')];

export class ReplayMoves extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    steps: {attribute: false},
    position: {attribute: false},
  };

  static styles = [
    suitColours,
    css`
    :host { display: block; overflow: auto; overscroll-behavior: contain; max-block-size: 320px; }
    ol { list-style: none; margin: 0; padding: 0; }
    button {
      font: inherit; color: inherit; background: none; border: 0; inline-size: 100%; text-align: start; cursor: pointer;
      padding: 4px 8px; min-block-size: 32px; border-radius: 6px; overflow-wrap: anywhere;
    }
    button[aria-current] { background: var(--accent-bright); color: var(--on-accent); font-weight: 700; }
    button[aria-current] span { color: inherit; }
    button:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
    .taken-back { margin: 0; padding-block: 2px 6px; padding-inline: 24px 8px; font-size: var(--text-s); color: var(--ink-soft); }
    li.taken { border-block-end: 1px solid var(--line-strong); margin-block-end: 4px; padding-block-end: 4px; }
    @media (hover: hover) { button:hover { background: var(--paper-sunken); } }
  `,
  ];

  constructor() {
    super();
    /** @type {ReplayStep[]} */
    this.steps = [];
    /** @type {Position} */
    this.position = first();
  }

  updated() {
    const here = this.renderRoot.querySelector('[aria-current]');
    if (!here) return;
    // Only this list may scroll: the page stays where the reader left it.
    const [row, list] = [here.getBoundingClientRect(), this.getBoundingClientRect()];
    if (row.top < list.top || row.bottom > list.bottom) this.scrollTop += row.top - list.top - list.height / 2;
  }

  render() {
    return html`<ol role="list">${this.steps.map(
      ({events, taken_back: back = []}, step) => html`
      <li class=${events.some(({event}) => event === 'trick-taken') ? 'taken' : ''}>
        <button type="button" aria-current=${step === this.position.step ? 'step' : nothing}
          @click=${() => this._go(step)}>${withSuitColours(
            named(events)
              .map((event) => words.event(event))
              .join(' \u2013 '),
          )}</button>
        ${back.map((line) => html`<p class="taken-back">${withSuitColours(this._takenBack(line))}</p>`)}</li>`,
    )}</ol>`;
  }

  /** @param {GameEvent[]} line */
  _takenBack(line) {
    return `${words.text('replay-taken-back')}: ${line.map((event) => words.event(event)).join(' · ')}`;
  }

  /** @param {number} step */
  _go(step) {
    this.dispatchEvent(new CustomEvent('go', {detail: {to: {deal: this.position.deal, step}}}));
  }
}

customElements.define('vb-replay-moves', ReplayMoves);
