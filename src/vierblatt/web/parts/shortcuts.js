/**
 * `<vb-shortcuts>`: the keyboard shortcuts of this page, shown when "?" is pressed.
 *
 * `keys`: pairs of the keys and the id of the message that describes them.
 */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import './dialog.js';

export class Shortcuts extends WithWords(LitElement) {
  static properties = {
    keys: {attribute: false},
    _open: {state: true},
  };

  static styles = css`
    dl { display: grid; grid-template-columns: auto 1fr; gap: 12px 16px; margin: 8px 0 0; align-items: baseline; }
    dt { direction: ltr; display: flex; flex-wrap: wrap; gap: 4px; }
    dd { margin: 0; }
    kbd {
      font: 600 0.875rem/1.4 var(--font); padding: 2px 8px; border-radius: 6px; background: var(--paper-sunken);
      border: 1px solid var(--line-strong); border-block-end-width: 3px; white-space: nowrap;
    }
  `;

  constructor() {
    super();
    /** @type {[string[], string][]} */
    this.keys = [];
    this._open = false;
    /** @param {KeyboardEvent} event */
    this._press = (event) => this._pressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this._press);
  }

  disconnectedCallback() {
    removeEventListener('keydown', this._press);
    super.disconnectedCallback();
  }

  /** Shows the shortcuts without a key press. */
  show() {
    this._open = true;
  }

  /** @param {KeyboardEvent} event */
  _pressed(event) {
    const first = /** @type {Partial<Element>} */ (event.composedPath()[0]);
    const inField = first.matches?.('input:not([type="range"]), textarea');
    if (!'?؟'.includes(event.key) || inField || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this._open = !this._open;
  }

  render() {
    return html`<vb-dialog heading=${words.text('keys-title')} .open=${this._open} @closed=${() => {
      this._open = false;
    }}>
      <dl>${this.keys.map(
        ([names, id]) => html`<dt>${names.map((name) => html`<kbd>${keyName(name)}</kbd>`)}</dt>
        <dd>${words.text(id)}</dd>`,
      )}
        <dt><kbd>?</kbd></dt><dd>${words.text('keys-this')}</dd></dl></vb-dialog>`;
  }
}

/** Keys whose names depend on the language. @type {Record<string, string>} */
const NAMES = {Space: 'key-space', Home: 'key-home', End: 'key-end'};

/** @param {string} name */
const keyName = (name) => (name in NAMES ? words.text(NAMES[name]) : name);

customElements.define('vb-shortcuts', Shortcuts);
