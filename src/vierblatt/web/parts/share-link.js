/** `<vb-share-link>`: a link of this site to send, copy or scan. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {copyText} from '../core/clipboard.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';
import {toast} from './toast.js';

export class ShareLink extends WithWords(LitElement) {
  static properties = {
    /** The path of the page, such as `/t/abcdefghij`. */ path: {type: String},
    /** The address of the QR code. */ picture: {type: String},
    /** What the link is, for screen readers. */ label: {type: String},
    /** What can be typed instead of the link; '' for nothing. */ code: {type: String},
    /** What is sent along with the link. */ text: {type: String},
    _broken: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 12px; justify-items: stretch; }
    input { font: inherit; min-block-size: var(--tap); padding: 0 12px; border: 1px solid var(--line-strong); inline-size: 100%;
      border-radius: var(--round); background: var(--paper-raised); color: var(--ink); direction: ltr; text-align: start; }
    .row { display: flex; gap: 8px; }
    .row > * { flex: 1; }
    img { inline-size: min(220px, 60vw); block-size: auto; justify-self: center; background: #fff; border-radius: var(--round); }
    code { font-size: var(--text-l); letter-spacing: 0.06em; user-select: all; direction: ltr; display: inline-block; }
  `,
  ];

  constructor() {
    super();
    this.path = '';
    this.picture = '';
    this.label = '';
    this.code = '';
    this.text = '';
    this._broken = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('picture')) this._broken = false;
  }

  get _link() {
    return `${location.origin}${this.path}`;
  }

  render() {
    return html`<input readonly aria-label=${this.label} .value=${this._link} @focus=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.select()}>
      <div class="row"><button type="button" class="primary" @click=${this._copy}>${icon('copy')}${words.text('table-copy')}</button>
        ${'share' in navigator ? html`<button type="button" @click=${this._share}>${icon('share')}${words.text('table-send-link')}</button>` : nothing}</div>
      ${this.code ? html`<p>${words.text('table-code')} <code>${this.code}</code></p>` : nothing}
      ${
        this._broken
          ? nothing
          : html`<img src=${this.picture} width="220" height="220" alt=${words.text('table-qr')} @error=${() => {
              this._broken = true;
            }}>`
      }`;
  }

  async _copy() {
    if (await copyText(this._link)) toast(words.text('table-copied'));
  }

  async _share() {
    try {
      await navigator.share({title: 'Vierblatt', text: this.text, url: this._link});
    } catch {
      // the person has cancelled
    }
  }
}

customElements.define('vb-share-link', ShareLink);
