/**
 * `<vb-table-coach>`: what the coach says: the advised action and its reason first, the figures behind a tap; after
 * a costly action, the better one and a way back. Events: `take-back`, `keep`.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Decision, Forced, Mistake} from './coach.js' */

export class TableCoach extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    /** The decision to be made now, or null. */ decision: {attribute: false},
    /** Its best advice so far. */ advice: {attribute: false},
    /** Why there is no choice, or null. */ forced: {attribute: false},
    /** The costly decision that was just made, or null. */ mistake: {attribute: false},
    /** Whether the action can be taken back without asking anyone. */ undo: {type: Boolean},
    _figures: {state: true},
  };

  static styles = [
    controls,
    suitColours,
    css`
    :host { display: block; }
    section {
      inline-size: min(520px, calc(100% - 24px)); margin: 0 auto 6px; padding: 6px 12px; border-radius: var(--round);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-1); font-size: 0.95rem; line-height: 1.3;
      border-inline-start: 4px solid var(--accent-bright);
    }
    .row { display: flex; gap: 8px; justify-content: end; flex-wrap: wrap; margin-block-start: 4px; }
    .sentence { margin: 0; }
    .more {
      min-block-size: 0; padding: 0 4px; border: 0; background: none; color: var(--link); font-size: var(--text-s);
      text-decoration: underline; position: relative; vertical-align: baseline;
    }
    .more::after { content: ''; position: absolute; inset: -10px -4px; } /* a larger place to tap, in the same line */
    .figures { font-size: var(--text-s); margin-block-start: 4px; }
    @media (max-height: 620px) {
      section { padding-block: 2px; margin-block-end: 2px; font-size: 0.85rem; }
      .row button { min-block-size: 36px; }
    }
  `,
  ];

  constructor() {
    super();
    /** @type {?Decision} */
    this.decision = null;
    /** @type {Decision['quick']} */
    this.advice = undefined;
    /** @type {?Forced} */
    this.forced = null;
    /** @type {?Mistake} */
    this.mistake = null;
    this.undo = false;
    /** Whether the figures are shown. */
    this._figures = false;
  }

  render() {
    if (this.mistake) return this._warning(this.mistake);
    if (this.forced) return this._only(this.forced);
    if (!this.decision || !this.advice) return nothing;
    const text = words.text('coach-says', {action: words.call(this.advice.action), reason: reasonOf(this.decision)});
    return html`<section>${this._told(text, this.decision)}</section>`;
  }

  /** @param {Mistake} mistake */
  _warning({decision, played, better, cost}) {
    const text = words.text('coach-mistake', {
      played: words.call(played),
      better: words.call(better),
      points: Math.max(1, Math.round(cost)),
      reason: reasonOf(decision),
    });
    const say = (/** @type {string} */ name) => () => this.dispatchEvent(new CustomEvent(name));
    return html`<section class="mistake">${this._told(text, decision)}
      <div class="row">${this.undo ? html`<button class="primary" type="button" @click=${say('take-back')}>${words.text('coach-take-back')}</button>` : nothing}
        <button type="button" @click=${say('keep')}>${words.text('coach-keep')}</button></div></section>`;
  }

  /** A sentence, and behind a tap what the search has counted. @param {string} text @param {Decision} decision */
  _told(text, {searched}) {
    const {why: _fact, ...figures} = searched?.figures ?? {}; // the fact is part of the sentence
    const counted = searched && 'worlds' in figures ? words.reason(searched.reason, figures) : '';
    const more = html`<button type="button" class="more" aria-expanded=${String(this._figures)}
      @click=${() => (this._figures = !this._figures)}>${words.text('coach-figures')}</button>`;
    return html`<p class="sentence"><span role="status">${termed(text)}</span> ${counted ? more : nothing}</p>
      ${counted && this._figures ? html`<p class="figures">${termed(counted)}</p>` : nothing}`;
  }

  /** Why only one action is open. @param {Forced} forced */
  _only({action, fault}) {
    const text = words.text('coach-only', {action: words.call(action), reason: words.ruleOf(fault)});
    return html`<section><p class="sentence" role="status">${termed(text)}</p></section>`;
  }
}

/** The reason in words, without figures. @param {Decision} decision @returns {string} */
export function reasonOf({quick, searched}) {
  const usual = quick ?? searched;
  if (!usual) return '';
  if (!searched || searched.action === usual.action) return words.reason(usual.reason);
  return words.factBehind(searched.figures ?? {}) || words.text('coach-prefers', {usual: words.call(usual.action)});
}

customElements.define('vb-table-coach', TableCoach);
