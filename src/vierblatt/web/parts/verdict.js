/** `<vb-verdict state="fits|broken|open|unproved|none">`: a result as a sign; the slot has it in words. */
import {LitElement, html, css} from '../vendor/lit.js';

/** @type {Record<string, string>} */
const SIGNS = {
  fits: 'M6 13l4.500 4.500L18.500 8',
  broken: 'M7 7l10 10M17 7L7 17',
  open: 'M12 7v5.500l3.500 2',
  none: 'M8 12h8',
  unproved: 'M9.500 9.500a2.600 2.600 0 1 1 3.600 2.400c-.8.4-1.100.9-1.100 1.800M12 17h.010',
};

export class Verdict extends LitElement {
  static properties = {state: {type: String, reflect: true}, small: {type: Boolean, reflect: true}};

  static styles = css`
    :host {
      --mark: var(--good);
      display: flex; align-items: center; gap: 16px; padding: 16px; border-radius: var(--round-l);
      background: var(--paper-raised); border: 2px solid var(--mark); box-shadow: var(--shadow-1);
    }
    :host([state='broken']) { --mark: var(--danger); }
    :host([state='open']), :host([state='unproved']), :host([state='none']) { --mark: var(--line-strong); }
    :host([small]) { padding: 0; border: 0; background: none; box-shadow: none; gap: 8px; display: inline-flex; }
    svg { flex: none; inline-size: 56px; block-size: 56px; color: var(--mark); }
    :host([small]) svg { inline-size: 24px; block-size: 24px; }
    div { min-inline-size: 0; }
  `;

  constructor() {
    super();
    this.state = 'open';
    this.small = false;
  }

  render() {
    return html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"
        stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10.500"/><path d=${SIGNS[this.state]}/></svg>
      <div><slot></slot></div>`;
  }
}

customElements.define('vb-verdict', Verdict);
