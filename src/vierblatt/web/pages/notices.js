/** `/notices`: what happened while the person was elsewhere: requests, challenges, answers, messages. */
import {html, css, nothing, repeat} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {dayAndTime, machine} from '../core/format.js';
import {navigate, setTitle} from '../core/router.js';
import {socket} from '../core/socket.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {hasLapsed, noticePage, noticeText, seatAddress} from '../notices/lines.js';
import {notices} from '../notices/store.js';
import {hasPeopleWords, loadPeopleWords} from '../people/words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Notice} from '../types/wire.js' */

export class PageNotices extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _shown: {state: true}, _busy: {state: true}};

  static styles = [
    controls,
    column,
    pages,
    css`
    li {
      display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 8px; align-items: start; padding: 8px 8px 8px 16px;
      background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round);
    }
    :host(:dir(rtl)) li { padding: 8px 16px 8px 8px; }
    li.new { border-inline-start: 4px solid var(--accent); }
    p { overflow-wrap: anywhere; padding-block-start: 10px; }
    small { color: var(--ink-soft); display: block; }
    .row { grid-column: 1 / 3; }
    .row:empty { display: none; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?Notice[]} */
    this._shown = null;
    this._busy = false;
    this._onChange = () => this._follow();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('vb-notices', this._onChange);
    this._leave = socket.stay();
    loadPeopleWords().catch(() => {});
    this._load();
  }

  disconnectedCallback() {
    removeEventListener('vb-notices', this._onChange);
    this._leave?.();
    super.disconnectedCallback();
  }

  /** Loads what has come in the meantime. */
  _follow() {
    if (notices.all === null) this._load();
    else this._shown = notices.all;
  }

  _load() {
    return this.attempt(async () => {
      await notices.load();
      this._shown = notices.all;
      if (!document.hidden) await notices.read();
    });
  }

  render() {
    if (!hasPeopleWords()) return html`<p class="wait">…</p>`;
    setTitle(words.text('web-notices'));
    const shown = this._shown;
    return html`<h1>${words.text('web-notices')}</h1>${this.fault()}
      ${shown ? this._list(shown) : this._fault ? nothing : html`<p class="wait">…</p>`}
      <p><a href="/people">${words.text('web-people')}</a></p>`;
  }

  /** @param {Notice[]} shown */
  _list(shown) {
    if (!shown.length) return html`<p class="empty">${words.text('notices-none')}</p>`;
    return html`<ul class="plain">${repeat(
      shown,
      ({id}) => id,
      (notice) => this._line(notice),
    )}</ul>`;
  }

  /** @param {Notice} notice */
  _line(notice) {
    const remove = words.text('notice-remove');
    return html`<li class=${notice.read ? '' : 'new'}><p>${noticeText(notice)}
        <small><time datetime=${machine(notice.at)}>${dayAndTime(notice.at)}</time></small></p>
      <button class="round" type="button" aria-label=${remove} title=${remove} ?disabled=${this._busy}
        @click=${() => this._do(() => notices.remove(notice.id))}>${icon('close', 18)}</button>
      <div class="row">${this._choices(notice)}</div></li>`;
  }

  /** @param {Notice} notice */
  _choices(notice) {
    const {content, player} = notice;
    if (content.kind === 'friend-asked') {
      return html`${this._button('people-accept', () => this._answer('PUT', player), true)}${this._button('people-decline', () => this._answer('DELETE', player))}`;
    }
    if (content.kind === 'challenged') {
      if (hasLapsed(notice)) return html`<small>${words.text('notice-lapsed')}</small>`;
      const address = seatAddress(content.table, content.seat);
      return html`${this._button('notice-play', () => this._accept(content.challenge, address), true)}${this._button('people-decline', () => this._decline(content.challenge))}`;
    }
    const page = noticePage(notice);
    const text = page.startsWith('/t/') ? 'notice-to-table' : 'notices-show';
    return page ? html`<a class="button" href=${page}>${words.text(text)}</a>` : nothing;
  }

  /** @param {string} text @param {() => Promise<unknown>} work */
  _button(text, work, primary = false) {
    return html`<button type="button" class=${primary ? 'primary' : ''} ?disabled=${this._busy} @click=${() => this._do(work)}>${words.text(text)}</button>`;
  }

  /** @param {'PUT' | 'DELETE'} method @param {string} player */
  async _answer(method, player) {
    await api.request(method, `/people/${player}/friend`);
    await notices.load();
  }

  /** @param {string} challenge @param {string} address */
  async _accept(challenge, address) {
    await askForName();
    await api.post(`/challenges/${challenge}/accept`);
    navigate(address);
  }

  /** @param {string} challenge */
  async _decline(challenge) {
    await api.post(`/challenges/${challenge}/decline`);
    await notices.load();
  }

  /** @param {() => Promise<unknown>} work */
  async _do(work) {
    this._busy = true;
    await this.attempt(work);
    this._busy = false;
  }
}

customElements.define('vb-page-notices', PageNotices);
