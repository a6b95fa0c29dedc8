/** `<vb-table-facts>`: all public facts of a deal, including those that the head leaves out, and what their words mean. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {termsIn} from '../core/terms.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {explained} from '../parts/term.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Board} from '../types/table.js' */

export class TableFacts extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {board: {attribute: false}, me: {type: Number}};

  static styles = [
    suitColours,
    css`
    :host { display: block; }
    ul { margin: 0; padding-inline-start: 20px; }
    dl { margin: 16px 0 0; padding-block-start: 4px; border-block-start: 1px solid var(--line); font-size: var(--text-s); }
    dt { font-weight: 700; margin-block-start: 8px; }
    dd { margin: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Board} */
    this.board = null;
    this.me = -1;
  }

  render() {
    const facts = this.board?.facts ?? [];
    const texts = facts.map((fact) => words.fact(fact, this.me));
    const ids = facts.map(({value}) => String(value));
    return html`<ul>${texts.map((text) => html`<li>${withSuitColours(text)}</li>`)}</ul>
      ${explained(termsIn(words, texts, ids))}`;
  }
}

customElements.define('vb-table-facts', TableFacts);
