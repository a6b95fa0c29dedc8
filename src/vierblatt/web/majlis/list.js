/**
 * `<vb-majlises>`: the person's majlises, with a mark at those with unread messages. Without any it shows
 * nothing or, with `explain`, what a majlis is.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {crestPicture} from './crest.js';
import {isUnread} from './unread.js';
import {hasMajlisWords, loadMajlisWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {MajlisSummary, MyMajlises} from '../types/wire.js' */

export class Majlises extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {explain: {type: Boolean}, _majlises: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    ul.plain { margin-block-end: 16px; }
    a {
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 12px; align-items: center; min-block-size: 56px; padding: 8px 16px;
      background: var(--paper-raised); border: 1px solid var(--line-strong); border-radius: var(--round); color: var(--ink);
      text-decoration: none; overflow-wrap: anywhere;
    }
    .crest { grid-area: 1 / 1 / span 2; }
    small { color: var(--ink-soft); grid-column: 2; }
    .unread { grid-area: 1 / 3 / span 2; color: var(--accent-text); font-size: var(--text-s); font-weight: 700; }
    .unread::before { content: '●'; margin-inline-end: 6px; }
  `,
  ];

  constructor() {
    super();
    this.explain = false;
    /** @type {?MajlisSummary[]} */
    this._majlises = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      /** @type {MyMajlises} */
      const {majlises} = await api.get('/me/majlises');
      if (majlises.length || this.explain) await loadMajlisWords();
      this._majlises = majlises;
    } catch {
      // The rest of the page says what is wrong.
    }
  }

  render() {
    const {_majlises: majlises} = this;
    if (!majlises || !hasMajlisWords() || !(majlises.length || this.explain)) return nothing;
    return html`<h2>${words.text('majlis-mine')}</h2>
      ${
        majlises.length
          ? html`<ul class="plain">${majlises.map((majlis) => this._line(majlis))}</ul>`
          : html`<p class="empty">${words.text('majlis-none')}</p>`
      }`;
  }

  /** @param {MajlisSummary} majlis */
  _line(majlis) {
    const {id, name, game, members, playing, crest} = majlis;
    const facts = [words.gameName(game), words.text('majlis-people', {count: members})];
    if (playing) facts.push(words.text('majlis-playing', {count: playing}));
    return html`<li><a href=${`/m/${id}`}>${crestPicture(crest, 36)}<b><bdi>${name}</bdi></b>
      <small>${words.join(facts)}</small>
      ${isUnread(majlis) ? html`<span class="unread">${words.text('majlis-unread')}</span>` : nothing}</a></li>`;
  }
}

customElements.define('vb-majlises', Majlises);
