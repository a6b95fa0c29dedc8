/**
 * `<vb-term name="sun">sun</vb-term>`: a term within a text, as a button that opens the sentence which explains it.
 *
 * `withTerms` finds the terms of a text and makes them such buttons.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {inPieces, termsOf} from '../core/terms.js';
import {WithWords, words} from '../core/locale.js';
import {withSuitColours} from './suit-text.js';

/** @import {Term} from '../core/terms.js' */

/** Room between the sentence and its word or the edge of the screen, in CSS pixels. */
const GAP = 8;

export class TermButton extends WithWords(LitElement) {
  static properties = {name: {type: String}};

  static styles = css`
    :host { white-space: normal; }
    button {
      position: relative; font: inherit; color: inherit; background: none; border: 0; margin: 0; padding: 0;
      text-align: inherit; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent;
      text-decoration: underline dotted; text-underline-offset: 0.22em; text-decoration-thickness: 1.5px;
    }
    button::after { content: ''; position: absolute; inset: -8px -3px; } /* a larger place to tap, in the same line */
    button:focus-visible { outline: 3px solid var(--focus); border-radius: 4px; }
    [popover] {
      position: fixed; inset: auto; margin: 0; box-sizing: border-box; padding: 12px 16px; border: 1px solid var(--line-strong);
      inline-size: max-content; max-inline-size: min(340px, calc(100vw - 16px)); border-radius: var(--round);
      background: var(--paper-raised); color: var(--ink); box-shadow: var(--shadow-2);
      font: 400 var(--text-m)/1.45 var(--font); text-align: start; white-space: normal;
    }
    [popover]:not([style]) { visibility: hidden; }
    strong { display: block; }
  `;

  constructor() {
    super();
    this.name = '';
    this._follow = () => this._place();
  }

  render() {
    return html`<button type="button" popovertarget="meaning" @keydown=${this._key}><slot></slot></button
      ><span id="meaning" popover role="status" @beforetoggle=${this._fill} @toggle=${this._toggled}></span>`;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('scroll', this._follow, true);
  }

  /** @returns {HTMLElement} */
  get _popover() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('#meaning'));
  }

  /** The sentence is written when it is asked for: a page of rules has many terms. @param {ToggleEvent} event */
  _fill({newState}) {
    if (newState !== 'open') return;
    const term = termsOf(words).find(({name}) => name === this.name);
    const word = document.createElement('strong');
    word.textContent = term?.word ?? '';
    this._popover.replaceChildren(word, ...buttonsIn(term?.meaning ?? '', new Set([this.name])));
  }

  /** @param {ToggleEvent} event */
  _toggled({newState}) {
    removeEventListener('scroll', this._follow, true);
    if (newState !== 'open') return this._popover.removeAttribute('style');
    addEventListener('scroll', this._follow, {capture: true, passive: true});
    this._place();
  }

  /** Puts the sentence under its word, or above it if there is no room; hides it once the word is out of sight. */
  _place() {
    const popover = this._popover;
    const button = /** @type {HTMLElement} */ (this.renderRoot.querySelector('button'));
    const at = button.getClientRects()[0] ?? button.getBoundingClientRect();
    if (at.bottom < 0 || at.top > innerHeight) return popover.hidePopover();
    const {width, height} = popover.getBoundingClientRect();
    const below = at.bottom + height + GAP <= innerHeight;
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
    popover.style.left = `${left}px`;
    popover.style.top = `${Math.max(GAP, below ? at.bottom : at.top - height)}px`;
  }

  /** Escape closes the sentence and nothing else. @param {KeyboardEvent} event */
  _key(event) {
    if (event.key === 'Escape' && this._popover.matches(':popover-open')) event.stopPropagation();
  }
}

customElements.define('vb-term', TermButton);

/**
 * A text whose terms explain themselves, for a template; pieces that are templates stay as they are.
 * @param {string | unknown[]} text
 * @param {Set<string>} [seen] the names of terms to pass over; those that are found are added
 */
export function withTerms(text, seen = new Set()) {
  return (Array.isArray(text) ? text : [text]).flatMap((piece) =>
    typeof piece === 'string' ? glued(inPieces(words, piece, seen)) : [piece],
  );
}

/**
 * Pieces for a template: a line never begins with the full stop after a term, nor ends with the bracket before it.
 * @param {ReturnType<typeof inPieces>} pieces
 */
function glued(pieces) {
  const texts = pieces.map((piece, i) => {
    const text = typeof piece === 'string' ? piece : '';
    const [after] = (i > 0 && /^\S+/.exec(text)) || [''];
    const [before] = (i + 1 < pieces.length && /\S+$/.exec(text.slice(after.length))) || [''];
    return {after, body: text.slice(after.length, text.length - before.length), before};
  });
  return pieces.map((piece, i) => {
    if (typeof piece === 'string') return texts[i].body;
    const [before, after] = [texts[i - 1]?.before ?? '', texts[i + 1]?.after ?? ''];
    const term = html`<vb-term name=${piece.name}>${piece.text}</vb-term>`;
    return before || after ? html`<span .style=${'white-space:nowrap'}>${before}${term}${after}</span>` : term;
  });
}

/** A text whose terms explain themselves, with coloured suits, for a template. @param {string} text */
export const termed = (text) => withTerms(withSuitColours(text));

/** Terms, each with the sentence that explains it, for a template. @param {Term[]} terms */
export const explained = (terms) =>
  terms.length
    ? html`<dl>${terms.map(({word, meaning}) => html`<dt>${word}</dt><dd>${termed(meaning)}</dd>`)}</dl>`
    : nothing;

/**
 * Turns the terms within an element into buttons: in each of its sections, those that come up for the first time there.
 * @param {Element} root
 */
export function markTerms(root) {
  let seen = new Set();
  for (const block of root.querySelectorAll('h2, p, li, td')) {
    if (block.localName === 'h2') seen = new Set();
    else for (const text of textsOf(block)) replaceTerms(text, seen);
  }
}

/** The texts of a block itself, without ids. @param {Element} block */
function textsOf(block) {
  const found = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (found.nextNode()) {
    const text = /** @type {Text} */ (found.currentNode);
    const {parentElement} = text;
    if (parentElement?.closest('p, li, td') === block && !parentElement.closest('.id, code')) texts.push(text);
  }
  return texts;
}

/** @param {Text} text @param {Set<string>} seen */
function replaceTerms(text, seen) {
  // In the narrow cells of tables a term of several words would not break as a text does.
  const narrow = text.parentElement?.closest('td') !== null;
  text.replaceWith(...buttonsIn(text.data, seen, narrow));
}

/**
 * A text as nodes, in which the terms are buttons; with `narrow`, only those of one word.
 * @param {string} text @param {Set<string>} seen @param {boolean} [narrow]
 */
const buttonsIn = (text, seen, narrow = false) =>
  inPieces(words, text, seen).map((piece) => {
    if (typeof piece === 'string') return piece;
    if (narrow && piece.text.includes(' ')) return piece.text;
    return Object.assign(document.createElement('vb-term'), {name: piece.name, textContent: piece.text});
  });
