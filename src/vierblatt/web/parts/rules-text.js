/**
 * `<vb-rules game="..." rule="...">`: the rules of a game, first in short, then in full, and the words of the game; it
 * scrolls to a rule and marks it. The ids of rules and house rules are shown to those who want them.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {termsOf} from '../core/terms.js';
import {WithSettings, change, settings} from '../core/settings.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {markTerms} from './term.js';

/** @import {ApiFault} from '../core/api.js' */
/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class RulesText extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    game: {type: String},
    rule: {type: String},
    _fault: {state: true},
    _shown: {state: true},
  };

  static styles = css`
    :host { display: block; line-height: 1.55; overflow-wrap: break-word; hyphens: auto; }
    h1 { font-size: var(--text-xl); margin: 8px 0; }
    h2 { font-size: var(--text-l); margin: 28px 0 8px; }
    h3 { font-size: var(--text-m); margin: 20px 0 4px; }
    p, li, dl { max-inline-size: 70ch; }
    .wide { overflow-x: auto; margin-block: 12px; overscroll-behavior-x: contain; }
    .wide:focus-visible { outline: 3px solid var(--focus); }
    table { border-collapse: collapse; overflow-wrap: normal; word-break: normal; hyphens: manual; }
    th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: start; vertical-align: top; min-inline-size: 4.5em; }
    th { background: var(--paper-sunken); }
    code { background: var(--paper-sunken); border-radius: 4px; padding: 0 4px; }
    summary { cursor: pointer; margin-block-start: 24px; border-block-start: 1px solid var(--line-strong); padding-block: 10px; }
    summary h2 { display: inline; color: var(--link); }
    summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    details h2:first-of-type { margin-block-start: 12px; }
    .id { display: none; color: var(--ink-soft); font-size: 0.85em; }
    .ids .id { display: inline; }
    label { display: flex; align-items: center; gap: 8px; min-block-size: var(--tap); cursor: pointer; font-size: var(--text-s);
      margin-block-start: 16px; }
    input { inline-size: 20px; block-size: 20px; accent-color: var(--primary); }
    input:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    dt { font-weight: 600; margin-block-start: 10px; }
    dd { margin: 0; }
    .here { background: color-mix(in srgb, var(--accent-bright) 38%, transparent); border-radius: 6px;
      box-shadow: 0 0 0 6px color-mix(in srgb, var(--accent-bright) 38%, transparent); }
    .fault { color: var(--danger); }
  `;

  constructor() {
    super();
    this.game = '';
    this.rule = '';
    /** @type {?ApiFault} */
    this._fault = null;
    /** The game and language of the text on the page. */
    this._shown = '';
    this._wanted = '';
    /** The rule that the text was scrolled to. */
    this._at = '';
  }

  render() {
    return html`${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}
      <div id="text" lang=${settings.lang} class=${settings.ruleNumbers ? 'ids' : ''}></div>
      ${this._shown ? html`${this._terms()}${this._switch()}` : nothing}`;
  }

  _terms() {
    const terms = termsOf(words);
    if (!terms.length) return nothing;
    return html`<details class="words" lang=${settings.lang}><summary><h2>${words.text('rules-words')}</h2></summary>
      <dl>${terms.map(({word, meaning}) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl></details>`;
  }

  _switch() {
    return html`<label><input type="checkbox" .checked=${settings.ruleNumbers}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({ruleNumbers: target.checked})}>
      ${words.text('rules-show-numbers')}</label>`;
  }

  async updated() {
    const wanted = `${this.game} ${settings.lang}`;
    if (this.game && this._wanted !== wanted) {
      this._wanted = wanted;
      await this._load(wanted);
    }
    if (this._shown === wanted) this._goTo(this.rule);
  }

  /** @param {string} wanted the game and language */
  async _load(wanted) {
    try {
      const [text] = await Promise.all([
        api.public(`/rules/${this.game}?lang=${settings.lang}`),
        (words.game === this.game && words.language === settings.lang) || loadWords(settings.lang, this.game),
      ]);
      if (this._wanted !== wanted) return;
      const place = /** @type {HTMLElement} */ (this.renderRoot.querySelector('#text'));
      place.innerHTML = text; // made by the server from its own files
      placeTables(place);
      markTerms(place);
      this._fault = null;
      this._shown = wanted;
      this._at = '';
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    }
  }

  /** @param {string} rule */
  _goTo(rule) {
    if (rule === this._at) return;
    this._at = rule;
    this.renderRoot.querySelector('.here')?.classList.remove('here');
    const place = rule && this.renderRoot.querySelector(`[id="${CSS.escape(rule)}"]`)?.parentElement;
    if (!place) return;
    const folded = place.closest('details');
    if (folded) folded.open = true;
    place.classList.add('here');
    place.scrollIntoView({block: 'center'});
  }
}

/** Lets wide tables scroll by themselves, with the keyboard as well. @param {HTMLElement} root */
function placeTables(root) {
  let heading = '';
  for (const each of root.querySelectorAll('h1, h2, h3, table')) {
    if (each.localName !== 'table') {
      heading = each.textContent ?? '';
      continue;
    }
    const frame = document.createElement('div');
    frame.className = 'wide';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', heading);
    each.replaceWith(frame);
    frame.append(each);
  }
}

customElements.define('vb-rules', RulesText);
