/** `/settings`: how the page looks and behaves on this device. */
import {LitElement, html, css} from '../vendor/lit.js';
import {setTitle} from '../core/router.js';
import {PACE_NAMES} from '../core/paces.js';
import {WithSettings, settings} from '../core/settings.js';
import {LANGUAGES, WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {choiceStyles, flag, listed} from '../parts/setting-choices.js';
import '../parts/bot-level.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

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
    choiceStyles,
    css`
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
      ${listed('lang', {label: (value) => LANGUAGES[value]})} ${LOOKS.map((name) => listed(name))}
      <div class="cards" aria-hidden="true">${['AS', 'QH', 'TD', '7C'].map((card) => html`<playing-card card=${card}></playing-card>`)}</div>
      ${listed('motion')} ${listed('handOrder')} ${listed('pace', {values: PACE_NAMES})}
      <bot-level></bot-level>
      ${FLAGS.filter((name) => name !== 'arabicDigits' || settings.lang === 'ar').map((name) => flag(name))}`;
  }
}

customElements.define('vb-page-settings', PageSettings);
