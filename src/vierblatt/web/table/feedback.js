/** `<vb-table-feedback>`: a hint, or why a card cannot be played. Event: `rule` {rule} to show the rule behind it. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {suitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PhaseAdvice} from '../types/table.js' */
/** @import {Fault} from '../types/wire.js' */

export class TableFeedback extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    advice: {attribute: false},
    refusal: {attribute: false},
  };

  static styles = [
    suitColours,
    css`
    :host { display: block; }
    p {
      margin: 0 auto 8px; padding: 8px 16px; border-radius: var(--round); background: var(--paper); color: var(--ink);
      box-shadow: var(--shadow-1); inline-size: min(520px, calc(100% - 24px)); box-sizing: border-box; font-size: 0.95rem;
    }
    a { font-weight: 600; white-space: nowrap; color: var(--link); display: inline-block; padding-block: 8px; margin-block: -8px; }
    a:focus-visible { outline: 3px solid var(--focus); }
  `,
  ];

  constructor() {
    super();
    /** @type {?PhaseAdvice} */
    this.advice = null;
    /** Why an action was refused. @type {?Fault} */
    this.refusal = null;
  }

  render() {
    if (this.advice) {
      const {action, reason, figures} = this.advice;
      const text = words.text('ui-hint-is', {
        action: words.call(action),
        reason: words.reason(reason, figures),
      });
      return html`<p role="status">${termed(text)}</p>`;
    }
    if (!this.refusal) return nothing;
    const {rule} = this.refusal;
    return html`<p role="alert">${termed(words.error(this.refusal))}
      ${rule ? html`<a href=${`/rules/${words.game}#${rule}`} @click=${this._rule}>${words.text('table-show-rule')}</a>` : nothing}</p>`;
  }

  /** Opens the rule over the table instead of leaving the page. @param {MouseEvent} event */
  _rule(event) {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('rule', {detail: {rule: this.refusal?.rule}}));
  }
}

customElements.define('vb-table-feedback', TableFeedback);
