/** `<vb-copy-code code="..." label="...">`: a long number to read, compare and copy. */
import {LitElement, html, css} from '../vendor/lit.js';
import {copyText} from '../core/clipboard.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';

const SHOWN = 2_000;

export class CopyCode extends WithWords(LitElement) {
  static properties = {
    code: {type: String},
    /** What the number is, for screen readers. */ label: {type: String},
    _copied: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: flex; align-items: center; gap: 4px; min-inline-size: 0; }
    code {
      flex: 1; min-inline-size: 0; direction: ltr; text-align: start; overflow-wrap: anywhere; line-height: 1.35;
      font: 0.8125rem/1.35 ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace;
      color: var(--ink); background: var(--paper-sunken); border-radius: 6px; padding: 6px 8px; user-select: all;
    }
    button.done { color: var(--good); }
  `,
  ];

  constructor() {
    super();
    this.code = '';
    this.label = '';
    this._copied = false;
  }

  render() {
    const label = words.text(this._copied ? 'proof-copied' : 'proof-copy', {what: this.label});
    return html`<code>${this.code}</code>
      <button type="button" class="round ${this._copied ? 'done' : ''}" aria-label=${label} title=${label}
        @click=${this._copy}>${icon(this._copied ? 'claim' : 'copy', 20)}</button>
      <span role="status" hidden>${this._copied ? label : ''}</span>`;
  }

  async _copy() {
    this._copied = await copyText(this.code);
    setTimeout(() => {
      this._copied = false;
    }, SHOWN);
  }
}

customElements.define('vb-copy-code', CopyCode);
