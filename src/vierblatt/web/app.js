/**
 * The application shell: a header with the link home and the languages, the page for the current address, and a footer
 * with links to the other pages. Pages are loaded on first use. The pages of a table, a lesson, a puzzle and a big screen have no
 * header or footer.
 */
import {LitElement, html, css, nothing} from './vendor/lit.js';
import {navigate, setTitle, watchRoute} from './core/router.js';
import {WithWords, loadWords, words} from './core/locale.js';
import {loadLater} from './core/later.js';
import {reachable} from './core/reachable.js';
import {notices} from './notices/store.js';
import {mark} from './parts/mark.js';
import './notices/bell.js';
import './parts/languages.js';
import './parts/offline-notice.js';

/** @import {Notice} from './types/wire.js' */

/** Pages shown without header and footer. */
const BARE = new Set(['table', 'lesson', 'deal', 'puzzle', 'tournament-screen']);
const FOOT = [
  'lobby',
  'learn',
  'dispute',
  'puzzles',
  'daily',
  'tournaments',
  'sheet',
  'people',
  'leaders',
  'statistics',
  'check',
  'settings',
  'about',
];
/** The pages from which a table is a tap away. */
const BEFORE_TABLES = new Set(['home', 'lobby']);
/** Shown when no messages could be loaded. */
const UNTRANSLATED_FAULT = 'No connection · Keine Verbindung · لا يوجد اتصال';
/** A missing part reloads the page at most once in this many milliseconds. */
const RELOAD_EVERY = 30_000;
const LAST_RELOAD = 'vb-last-reload';

export class App extends WithWords(LitElement) {
  static properties = {_page: {state: true}, _fault: {state: true}};

  static styles = css`
    :host { display: flex; flex-direction: column; min-block-size: 100dvh; }
    header {
      display: flex; align-items: center; gap: 4px; border-block-end: 1px solid var(--line);
      padding: max(4px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) 4px max(12px, env(safe-area-inset-left));
      background: var(--paper-raised);
    }
    a.home {
      display: inline-flex; align-items: center; gap: 8px; min-block-size: var(--tap); min-inline-size: var(--tap);
      font-weight: 700; color: var(--ink); text-decoration: none; font-size: var(--text-l);
    }
    nav { display: flex; align-items: center; }
    header nav { margin-inline: auto 4px; }
    nav a {
      color: var(--ink-soft); text-decoration: none; padding: 0 8px; min-block-size: var(--tap);
      display: inline-flex; align-items: center; border-radius: var(--round);
    }
    header nav a { white-space: nowrap; }
    nav a[aria-current] { color: var(--link); font-weight: 700; }
    nav a:hover { color: var(--ink); background: rgb(128 128 128 / 0.12); }
    .skip { position: absolute; inset-inline-start: -999px; }
    .skip:focus {
      inset-inline-start: 8px; inset-block-start: 8px; z-index: 9; background: var(--paper-raised); color: var(--link);
      padding: 12px;
    }
    main { flex: 1; min-inline-size: 0; display: block; outline: none; }
    footer { border-block-start: 1px solid var(--line); padding: 4px 8px max(12px, env(safe-area-inset-bottom)); }
    footer nav { flex-wrap: wrap; justify-content: center; font-size: var(--text-s); max-inline-size: 1040px; margin: auto; }
    .wait { padding: 48px 16px; text-align: center; color: var(--ink-soft); }
    .wait p { max-inline-size: 480px; margin: 0 auto; }
    .wait a { color: var(--link); font-size: var(--text-xxl); text-decoration: none; display: block; padding: 16px; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    @media (max-width: 359px) { header { gap: 0; } header nav a { padding: 0 4px; } }
    @media (max-width: 399px) { nav a.lobby { display: none; } }
    @media (max-width: 559px) { nav a.wide { display: none; } .name { display: none; } }
    @media print { header, footer, vb-offline { display: none; } }
  `;

  constructor() {
    super();
    /** The element of the page. @type {?(HTMLElement & {params: Record<string, string>})} */
    this._page = null;
    /** Whether a part of the page could not be loaded. */
    this._fault = false;
    /** @type {?import('./core/router.js').Route} */
    this._route = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    reachable.addEventListener('change', () => this._onReachable());
    if (this.hasAttribute('kept')) reachable.check(); // the document came from this device
    try {
      await loadWords();
    } catch {
      this._onFault();
      return;
    }
    watchRoute((route) => this._show(route));
    notices.onNew = (notice) => this._announce(notice);
    notices.start();
  }

  /** @param {?import('./core/router.js').Route} route */
  async _show(route) {
    const before = this._route;
    if (before && this._page && before.path === route?.path) return; // only the fragment has changed
    this._route = route;
    reachable.missed = false;
    const name = route?.name ?? 'not-found';
    try {
      await import(`./pages/${name}.js`);
    } catch (fault) {
      this._onMissingModule(fault);
      return;
    }
    if (this._route !== route) return; // the user has moved on to another page
    this._fault = false;
    if (BEFORE_TABLES.has(name)) loadLater();
    if (this._page?.localName === `vb-page-${name}`) {
      this._page.params = route?.params ?? {};
    } else {
      setTitle();
      this._page = this._newPage(name, route);
    }
    if (!before) return;
    scrollTo(0, 0);
    await this.updateComplete;
    this.renderRoot.querySelector('main')?.focus({preventScroll: true});
  }

  /** Says what has just come in. @param {Notice} notice */
  async _announce(notice) {
    if (this._route?.name === 'notices') return; // it is shown there
    const [{noticeText}, {loadPeopleWords}, {toast}] = await Promise.all([
      import('./notices/lines.js'),
      import('./people/words.js'),
      import('./parts/toast.js'),
    ]);
    await loadPeopleWords();
    toast(noticeText(notice), {label: words.text('notices-show'), run: () => navigate('/notices')});
  }

  /** @param {string} name @param {?import('./core/router.js').Route} route */
  _newPage(name, route) {
    return Object.assign(document.createElement(`vb-page-${name}`), {params: route?.params ?? {}});
  }

  /** The server is away, or back: what could not be loaded is loaded again. */
  _onReachable() {
    if (!reachable.reached) this.requestUpdate();
    else if (this._fault) location.reload();
    else if (reachable.missed && this._page) {
      reachable.missed = false;
      this._page = this._newPage(this._route?.name ?? 'not-found', this._route);
    }
  }

  /** Handles a missing module: most likely the server has a newer version than this page. @param {unknown} fault */
  _onMissingModule(fault) {
    console.info(fault);
    const last = Number(sessionStorage.getItem(LAST_RELOAD));
    if (navigator.onLine && Date.now() - last > RELOAD_EVERY) {
      sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
      location.reload();
    } else {
      this._onFault();
    }
  }

  /** Says that a part is missing. The page is loaded again when the server is back, or later if it was never away. */
  _onFault() {
    this._fault = true;
    reachable.check();
    setTimeout(() => this._fault && reachable.reached && location.reload(), RELOAD_EVERY);
  }

  render() {
    if (this._fault) return html`${words.has('web-home') ? this._bar() : nothing}${this._faultNotice()}`;
    if (!this._page) return html`<p class="wait">…</p>`;
    const bare = BARE.has(this._route?.name ?? '');
    return html`
      ${bare ? nothing : html`${this._bar()}<vb-offline></vb-offline>`}
      <main id="main" tabindex="-1">${this._page}</main>
      ${bare ? nothing : this._foot()}`;
  }

  _faultNotice() {
    const message = words.textOr(reachable.reached ? 'web-load-fault' : 'web-page-away', UNTRANSLATED_FAULT);
    return html`<div class="wait" role="alert"><p>${message}</p><a href="" aria-label=${message}>↻</a></div>`;
  }

  _bar() {
    /** @param {string} path @param {string} id */
    const link = (path, id, wide = '') => html`<a class=${wide} href=${path}
      aria-current=${this._route?.path.startsWith(path) ? 'page' : nothing}>${words.text(id)}</a>`;
    return html`<header>
      <a class="skip" href="#main" @click=${this._skip}>${words.text('web-skip')}</a>
      <a class="home" href="/" aria-label=${`Vierblatt: ${words.text('web-home')}`}>${mark(30)}<span class="name">Vierblatt</span></a>
      <nav aria-label=${words.text('web-nav')}>
        ${link('/lobby', 'web-lobby', 'lobby')} ${link('/leaders', 'web-leaders', 'wide')} ${link('/me', 'web-me')}
        ${link('/settings', 'web-settings', 'wide')}
      </nav>
      <vb-notice-bell></vb-notice-bell>
      <vb-languages></vb-languages>
    </header>`;
  }

  _foot() {
    return html`<footer><nav aria-label=${words.text('web-nav-more')}>
      ${FOOT.map((name) => html`<a href="/${name}">${words.text(`web-${name}`)}</a>`)}</nav></footer>`;
  }

  /** @param {Event} event */
  _skip(event) {
    event.preventDefault();
    this.renderRoot.querySelector('main')?.focus();
  }
}

customElements.define('vb-app', App);

if ('serviceWorker' in navigator && isSecureContext) {
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
