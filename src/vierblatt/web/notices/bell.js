/** `<vb-notice-bell>`: the link to the notices, with the number of those that are not read. Its size never changes. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {icon} from '../parts/icons.js';
import {notices} from './store.js';

export class NoticeBell extends WithWords(LitElement) {
  static styles = css`
    a {
      position: relative; display: inline-flex; align-items: center; justify-content: center; color: var(--ink-soft);
      inline-size: var(--tap); block-size: var(--tap); border-radius: var(--round);
    }
    a:hover { color: var(--ink); background: rgb(128 128 128 / 0.12); }
    a:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
    b {
      position: absolute; inset-block-start: 4px; inset-inline-end: 2px; min-inline-size: 18px; block-size: 18px;
      box-sizing: border-box; padding-inline: 3px; border-radius: 9px; background: var(--danger); color: var(--on-danger);
      font: 700 0.6875rem/18px var(--font); text-align: center;
    }
  `;

  constructor() {
    super();
    this._onChange = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('vb-notices', this._onChange);
  }

  disconnectedCallback() {
    removeEventListener('vb-notices', this._onChange);
    super.disconnectedCallback();
  }

  render() {
    const {unread} = notices;
    const label = unread ? words.text('web-notices-unread', {count: unread}) : words.text('web-notices');
    return html`<a href="/notices" aria-label=${label} title=${label}>${icon('bell')}
      ${unread ? html`<b aria-hidden="true">${words.number(unread)}</b>` : nothing}</a>`;
  }
}

customElements.define('vb-notice-bell', NoticeBell);
