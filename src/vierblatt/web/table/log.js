/** `<vb-table-log>`: what happened at the table, the newest at the end and in view. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {noteText} from './narration.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {LogLine} from '../types/table.js' */

export class TableLog extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    lines: {attribute: false},
    me: {type: Number},
  };

  static styles = [
    suitColours,
    css`
    :host { display: block; overflow: auto; overscroll-behavior: contain; font-size: var(--text-s); line-height: 1.5; }
    :host(:focus-visible) { outline: 3px solid var(--focus); }
    ol { list-style: none; margin: 0; padding: 0; }
    li { padding: 3px 2px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
    li.deal-begun { font-weight: 700; margin-block-start: 12px; border-block-end: 2px solid var(--line-strong); }
    li.trick-taken { background: var(--paper-sunken); padding-inline: 6px; }
    li.note { color: var(--ink-soft); font-style: italic; }
    p { color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    /** @type {LogLine[]} */
    this.lines = [];
    this.me = -1;
  }

  /** Anything that scrolls must be reachable by keyboard. */
  firstUpdated() {
    this.tabIndex = 0;
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', words.text('table-menu-log'));
  }

  updated() {
    this.scrollTop = this.scrollHeight;
  }

  render() {
    if (!this.lines.length) return html`<p>${words.text('table-log-empty')}</p>`;
    return html`<ol role="list">${this.lines.map(({event, note}) =>
      event
        ? html`<li class=${event.event}>${withSuitColours(words.event(event, this.me))}</li>`
        : html`<li class="note">${noteText(words, note)}</li>`,
    )}</ol>`;
  }
}

customElements.define('vb-table-log', TableLog);
