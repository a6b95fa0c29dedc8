/**
 * The shell: a bar at the top with the way home and the language, and under it the page that the address names. Pages
 * are loaded when they are first needed. At a table the bar makes room.
 */
import {LitElement, html, css, nothing} from './vendor/lit.js';
import {change, settings} from './core/settings.js';
import {setTitle, watchRoute} from './core/router.js';
import {LANGUAGES, Worded, loadWords, words} from './core/words.js';
import {mark} from './parts/mark.js';

/** Pages that fill the window themselves. */
const BARE = new Set(['table']);

export class App extends Worded(LitElement) {
  static properties = {_page: {state: true}, _bare: {state: true}, _fault: {state: true}};

  static styles = css`
    :host { display: flex; flex-direction: column; min-block-size: 100dvh; }
    header {
      display: flex; align-items: center; gap: 4px; padding: max(4px, env(safe-area-inset-top)) 12px 4px;
      border-block-end: 1px solid var(--line); background: var(--paper-raised);
    }
    a.home {
      display: inline-flex; align-items: center; gap: 8px; min-block-size: var(--tap); font-weight: 700;
      color: var(--ink); text-decoration: none; font-size: var(--text-l);
    }
    nav { display: flex; gap: 0; margin-inline-start: auto; align-items: center; }
    nav a {
      color: var(--ink-soft); text-decoration: none; padding: 0 10px; min-block-size: var(--tap);
      display: inline-flex; align-items: center; border-radius: var(--round);
    }
    nav a[aria-current] { color: var(--link); font-weight: 700; }
    nav a:hover { color: var(--ink); background: rgb(128 128 128 / 0.12); }
    select {
      font: inherit; color: var(--ink); background: var(--paper-raised); border: 1px solid var(--line-strong);
      border-radius: var(--round); min-block-size: var(--tap); padding-inline: 8px; max-inline-size: 8.5em;
    }
    .skip { position: absolute; inset-inline-start: -999px; }
    .skip:focus { inset-inline-start: 8px; inset-block-start: 8px; z-index: 9; background: var(--paper-raised); padding: 12px; }
    main { flex: 1; min-inline-size: 0; display: block; outline: none; }
    .wait { padding: 48px 16px; text-align: center; color: var(--ink-soft); }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    @media (max-width: 559px) { nav a.wide { display: none; } .name { display: none; } }
  `;

  constructor() {
    super();
    this._page = null;
    this._bare = false;
    this._fault = false;
    this._route = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    await loadWords().catch(() => { this._fault = true; });
    watchRoute((route) => this._show(route));
  }

  async _show(route) {
    const before = this._route;
    this._route = route;
    const name = route?.name ?? 'missing';
    try {
      await import(`./pages/${name}.js`);
    } catch {
      this._fault = true;
      return;
    }
    if (this._route !== route) return; // somebody has gone on meanwhile
    this._fault = false;
    this._bare = BARE.has(name);
    if (before?.name === name && this._page) {
      this._page.params = route?.params ?? {};
    } else {
      setTitle();
      this._page = document.createElement(`vb-page-${name}`);
      this._page.params = route?.params ?? {};
      if (before) {
        scrollTo(0, 0);
        this.updateComplete.then(() => this.renderRoot.querySelector('main')?.focus({preventScroll: true}));
      }
    }
    this.requestUpdate();
  }

  render() {
    if (this._fault) return html`<p class="wait" role="alert">${words.text('web-load-fault')}</p>`;
    return html`
      ${this._bare ? nothing : this._bar()}
      <main id="main" tabindex="-1">${this._page ?? html`<p class="wait">…</p>`}</main>`;
  }

  _bar() {
    const here = this._route?.path ?? '';
    const link = (path, id, wide = false) => html`<a class=${wide ? 'wide' : ''} href=${path}
      aria-current=${here.startsWith(path) ? 'page' : nothing}>${words.text(id)}</a>`;
    return html`<header>
      <a class="skip" href="#main" @click=${this._skip}>${words.text('web-skip')}</a>
      <a class="home" href="/" aria-label=${words.text('web-home')}>${mark(30)}<span class="name">Vierblatt</span></a>
      <nav aria-label=${words.text('web-nav')}>
        ${link('/lobby', 'web-lobby')} ${link('/leaders', 'web-leaders', true)} ${link('/me', 'web-me')}
        ${link('/settings', 'web-settings', true)}
        <select aria-label=${words.text('ui-language')} @change=${(event) => change({lang: event.target.value})}>
          ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}
            ?selected=${settings.lang === code}>${name}</option>`)}
        </select>
      </nav>
    </header>`;
  }

  _skip(event) {
    event.preventDefault();
    this.renderRoot.querySelector('main').focus();
  }
}

customElements.define('vb-app', App);

if ('serviceWorker' in navigator && isSecureContext) {
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
