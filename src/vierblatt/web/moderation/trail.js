/** `<vb-moderation-trail>`: what moderators and administrators have done, newest first, a part at a time. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {detailsOf, entryText} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ModerationTrail, TrailLine} from '../types/wire.js' */

/** Entries in one answer. */
const PART = 50;

export const trailStyles = css`
  ol.trail { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; overflow-wrap: anywhere; }
  .trail small { color: var(--ink-soft); font-size: var(--text-s); display: block; }
  .trail q { quotes: none; color: var(--ink-soft); display: block; }
`;

/** Entries of the trail, as a list. @param {TrailLine[]} lines */
export const trailView = (lines) =>
  html`<ol class="trail" role="list">${lines.map(
    (
      line,
    ) => html`<li><small>${words.number(line.number)} · <time datetime=${machine(line.at)}>${dayAndTime(line.at)}</time></small>
    ${line.case ? html`<a href=${`/moderation/${line.case}`}>${entryText(line)}</a>` : entryText(line)}
    ${detailsOf(line).map((detail) => html`<small>${detail}</small>`)}${line.reason ? html`<q dir="auto">${line.reason}</q>` : nothing}</li>`,
  )}</ol>`;

export class Trail extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {_lines: {state: true}, _more: {state: true}};

  static styles = [controls, pages, trailStyles, css`:host { display: block; margin-block-start: 28px; }`];

  constructor() {
    super();
    /** @type {?TrailLine[]} */
    this._lines = null;
    this._more = false;
    this._loading = false;
  }

  render() {
    const lines = this._lines;
    return html`<details class="panel" @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => target.open && !lines && !this._loading && this._load()}>
      <summary>${words.text('moderation-trail')}</summary><div>${this.fault()}
      ${lines === null ? nothing : lines.length ? trailView(lines) : html`<p class="note">${words.text('moderation-trail-none')}</p>`}
      ${this._more ? html`<button type="button" @click=${this._load}>${words.text('web-more')}</button>` : nothing}</div></details>`;
  }

  async _load() {
    this._loading = true;
    await this.attempt(async () => {
      const before = this._lines?.at(-1)?.number;
      /** @type {ModerationTrail} */
      const {acts} = await api.get(`/moderation/trail?limit=${PART}${before ? `&before=${before}` : ''}`);
      this._lines = [...(this._lines ?? []), ...acts];
      this._more = acts.length === PART;
    });
    this._loading = false;
  }
}

customElements.define('vb-moderation-trail', Trail);
