/**
 * `<vb-table-log>`: what happened at the table, the newest at the end and in view. Earlier deals are shown on demand, so
 * that the page does not grow with every deal. Event: `check-card` {card}, of this deal, where cards can be checked.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {icon} from '../parts/icons.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {withTerms} from '../parts/term.js';
import {noteText} from './narration.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameEvent, LogLine} from '../types/table.js' */

export class TableLog extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    lines: {attribute: false},
    me: {type: Number},
    /** Whether cards can be checked. */ checks: {type: Boolean},
    _all: {state: true},
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
    li.played { display: flex; justify-content: space-between; align-items: center; }
    .check { flex: none; min-block-size: 26px; min-inline-size: 32px; margin-block: -2px; padding: 0; line-height: 0; }
    li.note { color: var(--ink-soft); font-style: italic; }
    button { font: inherit; color: var(--link); background: none; border: 0; min-block-size: var(--tap); padding: 0 2px; cursor: pointer;
      text-decoration: underline; text-underline-offset: 3px; }
    button:focus-visible { outline: 3px solid var(--focus); }
    p { color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    /** @type {LogLine[]} */
    this.lines = [];
    this.me = -1;
    this.checks = false;
    this._all = false;
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
    const lines = this._all ? this.lines : lastDeals(this.lines);
    const earlier = html`<button type="button" @click=${() => {
      this._all = true;
    }}>${words.text('table-log-earlier')}</button>`;
    return html`${lines.length < this.lines.length ? earlier : nothing}<ol role="list">${this._items(lines)}</ol>`;
  }

  /** @param {GameEvent} event */
  _check({card}) {
    const label = `${words.text('table-check-card')}: ${words.cardName(card)}`;
    return html`<button type="button" class="check" title=${label} aria-label=${label}
      @click=${() => this.dispatchEvent(checked(card))}>${icon('rules', 18)}</button>`;
  }

  /** Each term explains itself in the newest line that it comes up in, which is in view. @param {LogLine[]} lines */
  _items(lines) {
    /** @type {Set<string>} */
    const seen = new Set();
    const begun = lines.findLastIndex(({event}) => event?.event === 'deal-begun');
    return lines
      .map((line, at) => ({...line, check: this.checks && at > begun && line.event?.event === 'played'}))
      .toReversed()
      .map(({event, note, check}) =>
        event
          ? html`<li class=${event.event}><span>${withTerms(withSuitColours(words.event(event, this.me)), seen)}</span>${check ? this._check(event) : nothing}</li>`
          : html`<li class="note">${noteText(words, note)}</li>`,
      )
      .toReversed();
  }
}

/** The request to check a card, for the page of the table. @param {string} card */
export const checked = (card) => new CustomEvent('check-card', {detail: {card}, bubbles: true, composed: true});

/** The lines of the present deal and of the one before. @param {LogLine[]} lines */
export function lastDeals(lines) {
  const beginnings = lines.flatMap(({event}, at) => (event?.event === 'deal-begun' ? [at] : []));
  return lines.slice(beginnings.at(-2) ?? 0);
}

customElements.define('vb-table-log', TableLog);
