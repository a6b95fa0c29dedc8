/** `<vb-languages>`: the languages, each by its own name, so that readers find theirs without knowing another. */
import {LitElement, html, css} from '../vendor/lit.js';
import {change} from '../core/settings.js';
import {LANGUAGES, WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';

/** The labels for a narrow screen. @type {Record<string, string>} */
const SHORT = {en: 'EN', de: 'DE', ar: 'ع'};

export class Languages extends WithWords(LitElement) {
  static styles = [
    controls,
    css`
    :host { display: flex; border: 1px solid var(--line-strong); border-radius: var(--round); overflow: hidden; }
    button { border: 0; border-radius: 0; padding: 0 8px; min-inline-size: var(--tap); background: none; color: var(--ink-soft); }
    button[aria-pressed="true"] { background: var(--primary); color: var(--on-primary); }
    button:focus-visible { outline-offset: -4px; }
    .long { display: none; }
    @media (min-width: 700px) {
      button { padding-inline: 12px; font-size: var(--text-s); }
      .long { display: inline; }
      .short { display: none; }
    }
  `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.role = 'group';
  }

  render() {
    this.ariaLabel = words.text('ui-language');
    const languages = /** @type {[import('../core/settings.js').Settings['lang'], string][]} */ (
      Object.entries(LANGUAGES)
    );
    return languages.map(
      ([code, name]) => html`<button type="button" lang=${code} aria-label=${`${SHORT[code]} ${name}`}
      aria-pressed=${String(words.language === code)} @click=${() => change({lang: code})}
      ><span class="long">${name}</span><span class="short" aria-hidden="true">${SHORT[code]}</span></button>`,
    );
  }
}

customElements.define('vb-languages', Languages);
