/**
 * `<vb-table-actions>`: the question of a calling phase, with a button for each answer: open ones, and a few that are
 * known but not open now. Below its name, each says what it means and costs. The same for every game: the texts come
 * from the phase, the action and its figures. Events: `act` {action}, `why` {action} for one that is not open.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithSettings, change, settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {termed, withTerms} from '../parts/term.js';
import {meaningsOf} from './meanings.js';
import '../parts/term-list.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Figures} from '../types/table.js' */

/** More answers than this are shown in a grid. */
const MANY = 6;
/** On a low screen, more answers than this come without their meanings, which the button "?" shows. */
const FEW = 3;
const LOW_SCREEN = '(max-height: 600px)';
/** Answers that change nothing: they are less prominent. */
const QUIET = new Set(['pass', 'no', 'silent', 'go']);

export class TableActions extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    phase: {type: String},
    legal: {attribute: false},
    barred: {attribute: false},
    figures: {attribute: false},
    /** The action that is on its way to the server. */ sent: {type: String},
    /** The action that a hint advises. */ advised: {type: String},
    _opened: {state: true},
    /** The text if there are no answers, such as whose turn it is. */ waiting: {type: String},
    /** Whether something else on the page needs room, too. */ crowded: {type: Boolean},
  };

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: flex; flex-direction: column; justify-content: end; }
    section {
      position: relative; pointer-events: auto;
      inline-size: min(560px, calc(100% - 16px)); margin: 0 auto 6px; padding: 8px 12px 12px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); border: 1px solid var(--line);
    }
    h2 { font-size: var(--text-m); font-weight: 600; text-align: center; margin-block-end: 8px; }
    section:has(.explain, vb-term-list) h2 { padding-inline: 32px; }
    vb-term-list { position: absolute; inset-block-start: 0; inset-inline-start: 0; color: var(--ink-soft); }
    .explain {
      position: absolute; inset-block-start: 0; inset-inline-end: 0; inline-size: var(--tap); padding: 0;
      background: none; border-color: transparent; color: var(--ink-soft);
    }
    .explain span {
      inline-size: 24px; block-size: 24px; line-height: 22px; border: 1px solid currentColor; border-radius: 50%;
    }
    .explain[aria-pressed="true"] span { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
    .common { color: var(--ink); font-size: var(--text-s); font-weight: 400; padding: 0; margin-block: -6px 8px; }
    .few { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
    .few button { flex: 1 1 auto; min-inline-size: 96px; max-inline-size: 240px; min-block-size: 48px; }
    .few.explained button { flex: 1 1 128px; }
    .many { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(var(--cell), 1fr)); }
    .many button { padding: 2px 4px; line-height: 1.15; font-size: 0.9rem; min-block-size: 48px; }
    .many.explained { gap: 6px; }
    .numbers.many.explained button:not(.digits) { grid-column: span 2; }
    .many.explained button { padding: 4px 2px; }
    .many small { font-size: 0.7rem; line-height: 1.15; }
    .numbers button { font-variant-numeric: tabular-nums; }
    .numbers .digits .name { font-size: var(--text-l); }
    .answers button {
      flex-direction: column; gap: 2px; background: var(--primary); color: var(--on-primary); border-color: var(--primary);
    }
    .few.explained button { padding: 4px 6px; line-height: 1.2; }
    small { font-size: 0.75rem; font-weight: 400; line-height: 1.2; text-wrap: balance; }
    .answers :is(.S, .H, .D, .C) { color: inherit; }
    .answers .suit { background: var(--paper-raised); color: var(--ink); border-color: var(--line-strong); }
    .suit .S { color: var(--sign-s); }
    .suit .H { color: var(--sign-h); }
    .suit .D { color: var(--sign-d); }
    .suit .C { color: var(--sign-c); }
    .suit .name span { font-size: 1.35em; }
    ::slotted(button) { flex: 1 1 auto; min-inline-size: 96px; max-inline-size: 240px; min-block-size: 48px; }
    .answers .quiet { background: var(--paper-raised); color: var(--ink); border-color: var(--line-strong); }
    .answers .barred {
      background: none; color: var(--ink-soft); border-style: dashed; border-color: var(--line-strong); cursor: help;
    }
    .advised { outline: 3px solid var(--accent); outline-offset: 1px; }
    p { text-align: center; color: var(--on-felt); font-weight: 600; padding: 6px; }
    @media (max-height: 600px) {
      section { padding: 4px 8px 8px; margin-block-end: 2px; }
      h2 { font-size: var(--text-s); margin-block-end: 4px; }
      .explain, vb-term-list::part(button) { inline-size: 36px; min-inline-size: 36px; min-block-size: 28px; }
      .few, .many, .many.explained { gap: 4px; }
      .few button, .many button { min-block-size: 44px; }
      .numbers.many:not(.explained) button:not(.digits) { grid-column: span 2; }
      .few:not(.explained) button { flex: 1 1 auto; min-inline-size: 56px; padding: 2px 8px; white-space: nowrap; }
    }
  `,
  ];

  constructor() {
    super();
    this.phase = '';
    /** @type {string[]} */
    this.legal = [];
    /** Known answers that are not open now. @type {string[]} */
    this.barred = [];
    /** @type {Figures} */
    this.figures = {};
    this.sent = '';
    this.advised = '';
    this.waiting = '';
    this.crowded = false;
    /** The question whose meanings were asked for on a low screen. */
    this._opened = '';
    this._screen = matchMedia(LOW_SCREEN);
    this._redraw = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this._screen.addEventListener('change', this._redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._screen.removeEventListener('change', this._redraw);
  }

  /** Whether the meanings would leave too little of the felt: then they are shown for one question, when asked for. */
  get _tight() {
    return this._screen.matches && (this.crowded || this.legal.length + this.barred.length > FEW);
  }

  /** Which question this is. */
  get _question() {
    return `${this.phase} ${this.legal.join()}`;
  }

  /** Whether the meanings are shown. */
  get _explained() {
    return this._tight ? this._opened === this._question : settings.meanings;
  }

  render() {
    if (!this.legal.length) return this.waiting ? html`<p>${withTerms(this.waiting)}</p>` : nothing;
    const calls = [...this.legal, ...this.barred];
    const labels = calls.map((call) => words.call(call));
    const {common, lines} = meaningsOf(words, this.phase, calls, this.figures);
    const explainable = common !== '' || lines.some(Boolean);
    const explained = this._explained && lines.some(Boolean);
    const longest = Math.max(...labels.map((label) => label.length));
    const numbers = labels.filter((label) => /^\p{N}+$/u.test(label)).length > labels.length / 2;
    const layout = `answers ${calls.length > MANY ? 'many' : 'few'} ${numbers ? 'numbers' : ''} ${explained ? 'explained' : ''}`;
    const cell = numbers && this._tight && !explained ? 44 : longest > 8 ? (explained ? 84 : 92) : explained ? 64 : 56;
    return html`<section aria-labelledby="question">
      <h2 id="question">${withTerms(words.phase(this.phase))}</h2>
      <vb-term-list .texts=${[...labels, common, ...lines]} .ids=${calls}></vb-term-list>
      ${common && this._explained ? html`<p class="common">${termed(common)}</p>` : nothing}
      <div class=${layout} .style=${`--cell:${cell}px`} @keydown=${this._key}>
        ${calls.map((call, i) => this._answer(call, i, labels[i], explained ? lines[i] : ''))}<slot name="beside"></slot>
      </div>${explainable ? this._explain() : nothing}</section>`;
  }

  /** The button that shows or hides the meanings; the choice is remembered. */
  _explain() {
    return html`<button type="button" class="explain" aria-pressed=${String(this._explained)}
      aria-label=${words.text('table-meanings')} title=${words.text('table-meanings')}
      @click=${() => this._toggle()}><span aria-hidden="true">${words.text('table-meanings-sign')}</span></button>`;
  }

  _toggle() {
    if (this._tight) this._opened = this._explained ? '' : this._question;
    else change({meanings: !settings.meanings});
  }

  /** @param {string} call @param {number} i @param {string} label @param {string} meaning */
  _answer(call, i, label, meaning) {
    const open = i < this.legal.length;
    return html`<button type="button" class=${open ? this._classOf(call, label) : 'barred'} aria-disabled=${open ? nothing : 'true'}
      ?disabled=${this.sent !== ''} @click=${() => this._report(open ? 'act' : 'why', call)}><span
      class="name">${withSuitColours(label)}</span> ${
        meaning ? html`<small>${withSuitColours(meaning)}</small>` : nothing
      }</button>`;
  }

  /** Moves the keyboard focus to the first answer. */
  focus() {
    this._answers[0]?.focus();
  }

  /** @returns {HTMLButtonElement[]} */
  get _answers() {
    return [...this.renderRoot.querySelectorAll(/** @type {'button'} */ ('.answers button'))];
  }

  /** @param {string} action @param {string} label */
  _classOf(action, label) {
    const kind = QUIET.has(action) ? 'quiet' : /[♠♥♦♣]/.test(label) ? 'suit' : /^\p{N}+$/u.test(label) ? 'digits' : '';
    return action === this.advised ? `${kind} advised` : kind;
  }

  /** @param {'act' | 'why'} event @param {string} action */
  _report(event, action) {
    this.dispatchEvent(new CustomEvent(event, {detail: {action}, bubbles: true, composed: true}));
  }

  /** The arrow keys move between the answers. @param {KeyboardEvent} event */
  _key(event) {
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const step = {[forward]: 1, ArrowDown: 1, [backward]: -1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = this._answers;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (this.shadowRoot?.activeElement));
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
}

customElements.define('vb-table-actions', TableActions);
