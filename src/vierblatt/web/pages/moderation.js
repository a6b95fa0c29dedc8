/** `/moderation`: for moderators, the open cases and the trail; `/moderation/CASE`: one case. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import '../moderation/case.js';
import '../moderation/trail.js';
import {hasModerationWords, loadModerationWords} from '../moderation/words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ModerationQueue, QueueLine} from '../types/wire.js' */

export class PageModeration extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _queue: {state: true}};

  static styles = [
    controls,
    column,
    pages,
    css`
    ul.cases { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
    .cases a {
      display: grid; gap: 2px; min-block-size: 60px; padding: 8px 16px; background: var(--paper-raised); color: var(--ink);
      border: 1px solid var(--line-strong); border-radius: var(--round); text-decoration: none; overflow-wrap: anywhere;
    }
    .cases small { color: var(--ink-soft); }
    .cases .appeal { color: var(--accent-text); font-weight: 700; }
    .back { display: inline-flex; align-items: center; min-block-size: var(--tap); }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?ModerationQueue} */
    this._queue = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params')) this._load();
  }

  _load() {
    return this.attempt(async () => {
      await loadModerationWords();
      if (!this.params.case) this._queue = await api.get('/moderation/queue');
      this.requestUpdate();
    });
  }

  render() {
    if (!hasModerationWords()) return this._fault ? this.fault() : html`<p class="wait" aria-busy="true">…</p>`;
    setTitle(words.text('moderation'));
    if (this.params.case) {
      return html`<a class="back" href="/moderation">${words.text('moderation-back')}</a>${this.fault()}
        <vb-case case=${this.params.case}></vb-case>`;
    }
    const queue = this._queue;
    return html`<h1>${words.text('moderation')}</h1>${this.fault()}
      ${queue ? this._cases(queue) : this._fault ? nothing : html`<p class="wait" aria-busy="true">…</p>`}
      ${queue ? html`<vb-moderation-trail></vb-moderation-trail>` : nothing}`;
  }

  /** @param {ModerationQueue} queue */
  _cases({cases, open}) {
    if (!cases.length) return html`<p class="empty">${words.text('moderation-queue-none')}</p>`;
    return html`<p class="note">${words.text('moderation-open', {count: open})}</p>
      <ul class="cases" role="list">${cases.map((each) => html`<li><a href=${`/moderation/${each.id}`}>${this._line(each)}</a></li>`)}</ul>`;
  }

  /** @param {QueueLine} line */
  _line({name, reports, reporters, kinds, newest, appeal, own}) {
    return html`<b><bdi>${name}</bdi></b>
      ${reports ? html`<span>${words.text('moderation-line', {reports, reporters})}</span>` : nothing}
      ${kinds.length ? html`<small>${words.join(kinds.map((kind) => words.text(`report-kind-${kind}`)))}</small>` : nothing}
      ${appeal ? html`<span class="appeal">${words.text('moderation-has-appeal')}</span>` : nothing}
      ${own ? html`<small>${words.text('moderation-own')}</small>` : nothing}
      <small><time datetime=${machine(newest)}>${dayAndTime(newest)}</time></small>`;
  }
}

customElements.define('vb-page-moderation', PageModeration);
