/**
 * `<vb-check-file>`: reads a record from a file or from pasted text. Event: `record-given` {text}.
 */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';

export class CheckFile extends WithWords(LitElement) {
  static properties = {_over: {state: true}};

  static styles = [
    controls,
    css`
    :host { display: block; }
    .drop { display: grid; gap: 12px; padding: 16px; border: 2px dashed var(--line-strong); border-radius: var(--round-l); }
    .over { background: var(--paper-sunken); }
    input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
    label.button { justify-self: start; }
    input:focus-visible + label { outline: 3px solid var(--focus); outline-offset: 2px; }
    textarea {
      inline-size: 100%; min-block-size: 72px; resize: vertical; border: 1px solid var(--line-strong); padding: 8px;
      border-radius: var(--round); background: var(--paper-raised); color: var(--ink); direction: ltr;
      font: 0.8125rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace;
    }
    .pasted { display: grid; gap: 4px; }
  `,
  ];

  constructor() {
    super();
    this._over = false;
  }

  render() {
    return html`<div class="drop ${this._over ? 'over' : ''}" @dragover=${this._drag} @drop=${this._drop}
        @dragleave=${() => {
          this._over = false;
        }}>
      <input id="file" type="file" accept=".json,application/json" @change=${this._chosen}>
      <label class="button" for="file">${words.text('check-choose-file')}</label>
      <label class="pasted"><span>${words.text('check-paste')}</span>
        <textarea spellcheck="false" autocomplete="off" rows="3" @input=${this._pasted}></textarea></label>
    </div>`;
  }

  /** @param {DragEvent} event */
  _drag(event) {
    event.preventDefault();
    this._over = true;
  }

  /** @param {DragEvent} event */
  async _drop(event) {
    event.preventDefault();
    this._over = false;
    const [file] = event.dataTransfer?.files ?? [];
    if (file) this._give(await file.text());
  }

  /** @param {{target: HTMLInputElement}} event */
  async _chosen({target}) {
    const [file] = target.files ?? [];
    if (file) this._give(await file.text());
    target.value = '';
  }

  /** @param {{target: HTMLTextAreaElement}} event */
  _pasted({target}) {
    if (target.value.trim()) this._give(target.value);
  }

  /** @param {string} text */
  _give(text) {
    this.dispatchEvent(new CustomEvent('record-given', {detail: {text}}));
  }
}

customElements.define('vb-check-file', CheckFile);
