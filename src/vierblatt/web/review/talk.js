/** `<vb-review-talk>`: what people say, each line with the point at which it was said; pinned ones stay there. Event: `go` {to: Point}. */
import {css, html, nothing, repeat} from '../vendor/lit.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {report} from '../parts/report.js';
import {ReviewPart} from './part.js';
import {exists, pointOf, same} from './points.js';
import {personName} from './words.js';

/** @import {Point} from './points.js' */
/** @import {ReviewSession} from './session.js' */

/** Longest message, as at a table. */
const LONGEST = 300;
/** Distance in pixels from the end that counts as the end. */
const NEAR = 60;

export class ReviewTalk extends ReviewPart {
  static properties = {...ReviewPart.properties, _heard: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
    .lines { max-block-size: min(48dvh, 420px); overflow: auto; overscroll-behavior: contain; }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 4px; align-items: start; padding: 4px 8px; border-radius: var(--round); }
    li.here { background: var(--paper-sunken); }
    .buttons { display: flex; }
    .said { overflow-wrap: anywhere; }
    .said small { color: var(--ink-soft); font-size: var(--text-s); margin-inline-start: 6px; }
    .said p { white-space: pre-wrap; }
    .said button { padding: 0 8px; font-size: var(--text-s); }
    .unheard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `,
  ];

  constructor() {
    super();
    this._heard = '';
    this._atEnd = true;
    this._onSaid = (/** @type {Event} */ event) => {
      const fresh = /** @type {CustomEvent<ReviewSession['remarks']>} */ (event).detail;
      this._heard = fresh.map(({item, remark}) => `${words.name(item.name)}: ${remark.text}`).join('\n');
    };
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('session')) {
      changed.get('session')?.removeEventListener('said', this._onSaid);
      this.session?.addEventListener('said', this._onSaid);
    }
    const box = this._box;
    this._atEnd = !box || box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  updated() {
    const box = this._box;
    if (box && this._atEnd) box.scrollTop = box.scrollHeight;
  }

  get _box() {
    return this.renderRoot?.querySelector('.lines');
  }

  render() {
    const {session} = this;
    if (!session) return nothing;
    const {remarks} = session;
    return html`
      ${
        remarks.length
          ? html`<div class="lines" tabindex="0" role="group" aria-label=${words.text('review-talk')}><ol role="list">${repeat(
              remarks,
              ({slot}) => slot,
              (each) => this._line(session, each),
            )}</ol></div>`
          : html`<p class="empty">${words.text('review-talk-none')}</p>`
      }
      <p class="unheard" role="status" aria-live="polite">${this._heard}</p>
      ${this.fault()}
      ${
        session.mayWrite
          ? html`<form @submit=${this._say}><input name="text" maxlength=${LONGEST} autocomplete="off" dir="auto" required
          aria-label=${words.text('review-say')} placeholder=${words.text('review-say')}>
        <label class="tick"><input type="checkbox" name="pinned"> ${words.text('review-pin')}</label>
        <button class="primary" ?disabled=${this._busy}>${words.text('table-send')}</button></form>`
          : html`<p class="note">${words.text('error-review-players-only')}</p>`
      }`;
  }

  /** @param {ReviewSession} session @param {ReviewSession['remarks'][number]} line */
  _line(session, {slot, item, remark}) {
    const point = pointOf(remark.point);
    const here = same(point, session.here);
    const there = exists(session.items, point);
    const where = words.text('review-at', {deal: point.deal, step: point.step});
    return html`<li class=${here ? 'here' : ''}>
      <div class="said"><b><bdi>${item.name || personName(item, '')}</bdi></b><small><time datetime=${machine(remark.at)}>${dayAndTime(remark.at)}</time></small>
        <p dir="auto">${remark.text}</p>
        ${there ? html`<button type="button" class="plain" aria-label=${words.text('review-go-there', {where})} @click=${() => this._go(point)}>${where}${remark.pinned ? ` · ${words.text('review-pinned')}` : ''}</button>` : nothing}</div>
      <div class="buttons">${
        item.player && item.player !== session.me
          ? html`<button type="button" class="round" title=${words.text('web-report')} aria-label=${`${words.text('web-report')}: ${remark.text}`}
        @click=${() => report({at: 'review', review: session.id, slot}, item.name)}>${icon('flag', 18)}</button>`
          : nothing
      }${
        session.isHost || item.player === session.me
          ? html`<button type="button" class="round" title=${words.text('web-delete')} aria-label=${words.text('review-delete-line', {text: remark.text})}
        @click=${() => this.attempt(() => session.remove(slot))}>${icon('close', 18)}</button>`
          : nothing
      }</div></li>`;
  }

  /** @param {Point} to */
  _go(to) {
    this.dispatchEvent(new CustomEvent('go', {detail: {to}}));
  }

  /** @param {SubmitEvent} event */
  _say(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const text = String(data.get('text')).trim();
    if (!text) return;
    this.attempt(async () => {
      await this.session?.say(text, data.has('pinned'));
      this._atEnd = true;
      form.reset();
    });
  }
}

customElements.define('vb-review-talk', ReviewTalk);
