/**
 * `<vb-table-actions>`: the question of a calling phase, with a button for each open answer. The same for every game:
 * the texts come from the phase and the action. Event: `act` {action}.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {withTerms} from '../parts/term.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** More answers than this are shown in a grid. */
const MANY = 6;
/** Answers that change nothing: they are less prominent. */
const QUIET = new Set(['pass', 'no', 'silent', 'go']);

export class TableActions extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    phase: {type: String},
    legal: {attribute: false},
    /** The action that is on its way to the server. */ sent: {type: String},
    /** The action that a hint advises. */ advised: {type: String},
    /** The text if there are no answers, such as whose turn it is. */ waiting: {type: String},
  };

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: flex; flex-direction: column; justify-content: end; }
    section {
      box-sizing: border-box; pointer-events: auto;
      inline-size: min(560px, calc(100% - 16px)); margin: 0 auto 6px; padding: 8px 12px 12px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); border: 1px solid var(--line);
    }
    h2 { font-size: var(--text-m); font-weight: 600; text-align: center; margin-block-end: 8px; }
    .few { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
    .few button { flex: 1 1 auto; min-inline-size: 96px; max-inline-size: 240px; min-block-size: 48px; }
    .many { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(var(--cell), 1fr)); }
    .many button { padding: 2px 4px; line-height: 1.15; font-size: 0.9rem; min-block-size: 48px; }
    .numbers button { font-variant-numeric: tabular-nums; }
    .numbers .digits { font-size: var(--text-l); }
    button { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
    button .S, button .H, button .D, button .C { color: inherit; }
    .suit { background: var(--paper-raised); color: var(--ink); border-color: var(--line-strong); }
    .suit .S { color: var(--sign-s); }
    .suit .H { color: var(--sign-h); }
    .suit .D { color: var(--sign-d); }
    .suit .C { color: var(--sign-c); }
    .suit span { font-size: 1.35em; }
    .quiet { background: var(--paper-raised); color: var(--ink); border-color: var(--line-strong); }
    .advised { outline: 3px solid var(--accent); outline-offset: 1px; }
    p { text-align: center; color: var(--on-felt); font-weight: 600; padding: 6px; }
    @media (max-height: 520px) { section { padding-block: 4px 8px; } h2 { margin-block-end: 4px; } }
  `,
  ];

  constructor() {
    super();
    this.phase = '';
    /** @type {string[]} */
    this.legal = [];
    this.sent = '';
    this.advised = '';
    this.waiting = '';
  }

  render() {
    if (!this.legal.length) return this.waiting ? html`<p>${this.waiting}</p>` : nothing;
    const labels = this.legal.map((action) => words.call(action));
    const longest = Math.max(...labels.map((label) => label.length));
    const many = this.legal.length > MANY;
    const numbers = labels.filter((label) => /^\p{N}+$/u.test(label)).length > labels.length / 2;
    return html`<section aria-labelledby="question">
      <h2 id="question">${withTerms(words.phase(this.phase))}</h2>
      <div class="${many ? 'many' : 'few'} ${numbers ? 'numbers' : ''}"
          .style=${`--cell:${longest > 8 ? 94 : 56}px`} @keydown=${this._key}>
        ${this.legal.map(
          (action, i) => html`<button type="button" class=${this._classOf(action, labels[i])}
          ?disabled=${this.sent !== ''} @click=${() => this._act(action)}>${withSuitColours(labels[i])}</button>`,
        )}
      </div></section>`;
  }

  /** Moves the keyboard focus to the first answer. */
  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  /** @param {string} action @param {string} label */
  _classOf(action, label) {
    const kind = QUIET.has(action) ? 'quiet' : /[♠♥♦♣]/.test(label) ? 'suit' : /^\p{N}+$/u.test(label) ? 'digits' : '';
    return action === this.advised ? `${kind} advised` : kind;
  }

  /** @param {string} action */
  _act(action) {
    this.dispatchEvent(new CustomEvent('act', {detail: {action}, bubbles: true, composed: true}));
  }

  /** The arrow keys move between the answers. @param {KeyboardEvent} event */
  _key(event) {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const step = {[forward]: 1, ArrowDown: 1, [backward]: -1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (this.shadowRoot?.activeElement));
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
}

customElements.define('vb-table-actions', TableActions);
