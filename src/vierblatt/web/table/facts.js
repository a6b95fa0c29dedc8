/** `<vb-table-facts>`: the public facts of the deal, as a line of chips that can be scrolled. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {withSuitColours} from '../parts/suit-text.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Fact} from '../core/sentences.js' */

export class TableFacts extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    facts: {attribute: false},
    me: {type: Number},
  };

  static styles = css`
    :host { display: block; min-inline-size: 0; }
    ul {
      display: flex; gap: 6px; margin: 0; padding: 4px 12px; list-style: none; overflow-x: auto; scrollbar-width: none;
      overscroll-behavior-x: contain; min-block-size: 34px; align-items: center;
    }
    li {
      flex: none; padding: 2px 10px; border-radius: 999px; font-size: var(--text-s); font-weight: 600; line-height: 1.5;
      background: rgb(0 0 0 / 0.26); color: var(--on-felt); white-space: nowrap;
    }
    li span { font-size: 1.15em; }
    li:first-child { background: var(--accent-bright); color: var(--on-accent); }
    ul:focus-visible { outline: 3px solid var(--accent-bright); outline-offset: -3px; }
  `;

  constructor() {
    super();
    /** @type {Fact[]} */
    this.facts = [];
    this.me = -1;
  }

  render() {
    if (!this.facts.length) return html`<ul aria-hidden="true"></ul>`;
    return html`<ul role="list" tabindex="0" aria-label=${words.text('table-facts')}>
      ${this.facts.map((fact) => html`<li>${withSuitColours(words.fact(fact, this.me))}</li>`)}</ul>`;
  }
}

customElements.define('vb-table-facts', TableFacts);
