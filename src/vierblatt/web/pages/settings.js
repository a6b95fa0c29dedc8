/** `/settings`: how the page looks and behaves on this device. */
import {LitElement, html, css} from '../vendor/lit.js';
import {setTitle} from '../core/router.js';
import {CHOICES, WithSettings, change, settings} from '../core/settings.js';
import {LANGUAGES, WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import '../parts/bot-level.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Settings} from '../core/settings.js' */

/** @type {('sound' | 'confirmPlay' | 'arabicDigits')[]} */
const FLAGS = ['sound', 'confirmPlay', 'arabicDigits'];

/** @type {('theme' | 'deck' | 'cards')[]} */
const LOOKS = ['theme', 'deck', 'cards'];

export class PageSettings extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}};

  static styles = [
    controls,
    column,
    pages,
    css`
    fieldset { border: 0; padding: 0; margin: 0 0 16px; min-inline-size: 0; }
    legend { padding: 0; font-weight: 600; margin-block-end: 6px; }
    .choices { display: flex; flex-wrap: wrap; gap: 8px; }
    .choices label {
      display: inline-flex; align-items: center; min-block-size: var(--tap); padding-inline: 16px; cursor: pointer;
      border: 1px solid var(--line-strong); border-radius: 99px; background: var(--paper-raised);
    }
    .choices label:has(:checked) { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
    .choices label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
    input[type="radio"] { position: absolute; opacity: 0; }
    .cards { display: flex; gap: 8px; direction: ltr; background: var(--felt); padding: 16px; border-radius: var(--round-l);
      --card-width: 62px; margin-block: 4px 20px; justify-content: center; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
  }

  render() {
    setTitle(words.text('web-settings'));
    return html`
      <h1>${words.text('web-settings')}</h1>
      <p class="note">${words.text('web-settings-note')}</p>
      ${this._choice('lang', words.text('ui-language'), (value) => LANGUAGES[value])}
      ${LOOKS.map((name) =>
        this._choice(name, words.text(`web-set-${name}`), (value) => words.text(`web-${name}-${value}`)),
      )}
      <div class="cards" aria-hidden="true">${['AS', 'QH', 'TD', '7C'].map((card) => html`<playing-card card=${card}></playing-card>`)}</div>
      ${this._choice('motion', words.text('web-set-motion'), (value) => words.text(`web-motion-${value}`))}
      <bot-level></bot-level>
      ${FLAGS.filter((name) => name !== 'arabicDigits' || settings.lang === 'ar').map(
        (name) => html`<label class="tick">
        <input type="checkbox" .checked=${settings[name]} @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({[name]: target.checked})}>
        ${words.text(`web-set-${name.toLowerCase()}`)}</label>`,
      )}`;
  }

  /**
   * @template {'lang' | 'motion' | 'theme' | 'deck' | 'cards'} Name
   * @param {Name} name @param {string} legend @param {(value: Settings[Name]) => string} label
   */
  _choice(name, legend, label) {
    return html`<fieldset><legend>${legend}</legend><div class="choices">${CHOICES[name].map(
      (value) => html`<label
      lang=${name === 'lang' ? value : settings.lang}><input type="radio" name=${name} .checked=${settings[name] === value}
      @change=${() => change({[name]: value})}>${label(value)}</label>`,
    )}</div></fieldset>`;
  }
}

customElements.define('vb-page-settings', PageSettings);
