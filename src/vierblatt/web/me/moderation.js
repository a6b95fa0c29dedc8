/**
 * `<vb-my-moderation>`: what moderators have done to the reader and why, with one appeal for each, and what became of
 * the reader's own reports; nothing if there is neither.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {hasModerationWords, loadModerationWords} from '../moderation/words.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ActOnMe, MyModeration, MyReports, ReportState} from '../types/wire.js' */

/** Longest appeal, as the server takes it. */
const LONGEST = 500;

export class OwnModeration extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {_mine: {state: true}, _reports: {state: true}, _open: {state: true}, _busy: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    .act { margin-block: 12px; overflow-wrap: anywhere; }
    .act q { quotes: none; display: block; color: var(--ink-soft); }
    .act small, .reports small { color: var(--ink-soft); }
    .now { color: var(--danger); font-weight: 600; }
    textarea {
      font: inherit; font-size: 1rem; color: var(--ink); background: var(--paper-raised); inline-size: 100%; padding: 10px;
      border: 1px solid var(--line-strong); border-radius: var(--round); min-block-size: 96px; resize: vertical;
    }
  `,
  ];

  constructor() {
    super();
    /** @type {?MyModeration} */
    this._mine = null;
    /** @type {ReportState[]} */
    this._reports = [];
    /** The act against which the reader is writing an appeal; 0: none. */
    this._open = 0;
    this._busy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    if (!api.person) return;
    await this.attempt(async () => {
      /** @type {MyModeration} */
      const mine = await api.get('/me/moderation');
      const banned = mine.banned_until > Date.now();
      /** @type {MyReports} */
      const {reports} = banned ? {reports: []} : await api.get('/me/reports');
      if (mine.moderator || mine.acts.length || reports.length) await loadModerationWords();
      this._reports = reports;
      this._mine = mine;
    });
  }

  render() {
    const {_mine: mine, _reports: reports} = this;
    if (!mine || !hasModerationWords()) return nothing;
    if (!mine.moderator && !mine.acts.length && !reports.length) return nothing;
    const now = Date.now();
    return html`<h2>${words.text('moderation')}</h2>
      ${mine.moderator ? html`<p><a class="button" href="/moderation">${words.text('moderation-go')}</a></p>` : nothing}
      ${mine.banned_until > now ? html`<p class="now">${words.text('moderation-banned', {until: dayAndTime(mine.banned_until)})}</p>` : nothing}
      ${mine.silenced_until > now ? html`<p class="now">${words.text('moderation-silenced', {until: dayAndTime(mine.silenced_until)})}</p>` : nothing}
      ${mine.acts.map((act) => this._act(act))}
      ${reports.length ? this._list(reports) : nothing}`;
  }

  /** @param {ActOnMe} act */
  _act({number, act, at, until, reason, old_name, lifted, appealable, appeal}) {
    return html`<section class="panel act">
      <small><time datetime=${machine(at)}>${dayAndTime(at)}</time></small>
      <p><b>${words.text(`moderation-on-${act}`, {until: dayAndTime(until), name: words.name(old_name)})}</b></p>
      ${reason ? html`<p>${words.text('moderation-why')}: <q dir="auto">${reason}</q></p>` : nothing}
      ${lifted ? html`<p>${words.text('moderation-undone')}</p>` : nothing}
      ${appeal ? html`<p>${words.text(`moderation-appeal-${appeal.outcome || 'waits'}`)}</p>` : nothing}
      ${
        appealable
          ? this._open === number
            ? this._form(number)
            : html`<button type="button" @click=${() => {
                this._open = number;
              }}>${words.text('moderation-appeal')}</button>`
          : nothing
      }</section>`;
  }

  /** @param {number} number */
  _form(number) {
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this._appeal(event, number)}>
      <label class="field">${words.text('moderation-appeal-words')}<textarea name="text" maxlength=${LONGEST} required dir="auto"></textarea></label>
      <p class="note">${words.text('moderation-appeal-once')}</p>${this.fault()}
      <button class="primary" ?disabled=${this._busy}>${words.text('moderation-appeal-send')}</button></form>`;
  }

  /** @param {SubmitEvent} event @param {number} number */
  async _appeal(event, number) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    if (this._busy) return;
    this._busy = true;
    await this.attempt(async () => {
      this._mine = await api.post(`/me/moderation/${number}/appeal`, {text: String(data.get('text'))});
      this._open = 0;
    });
    this._busy = false;
  }

  /** @param {ReportState[]} reports */
  _list(reports) {
    return html`<details class="panel reports"><summary>${words.text('moderation-reports')}</summary><div><ul class="plain">${reports.map(
      ({kind, name, at, handled}) => html`<li><b><bdi>${name}</bdi></b> · ${words.text(`report-kind-${kind}`)}
        <small>${dayAndTime(at)} · ${words.text(handled ? 'moderation-report-handled' : 'moderation-report-open')}</small></li>`,
    )}</ul></div></details>`;
  }
}

customElements.define('vb-my-moderation', OwnModeration);
