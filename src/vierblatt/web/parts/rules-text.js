/** `<vb-rules game="..." rule="...">`: the rules of a game; it scrolls to a rule and marks it. */
import {LitElement, html, css} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';

export class RulesText extends WithWords(LitElement) {
  static properties = {game: {type: String}, rule: {type: String}, _fault: {state: true}};

  static styles = css`
    :host { display: block; line-height: 1.55; }
    h1 { font-size: var(--text-xl); margin: 8px 0; }
    h2 { font-size: var(--text-l); margin: 28px 0 8px; }
    h3 { font-size: var(--text-m); margin: 20px 0 4px; }
    p, li { max-inline-size: 70ch; }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: start; vertical-align: top; }
    th { background: var(--paper-sunken); }
    code { background: var(--paper-sunken); border-radius: 4px; padding: 0 4px; }
    .here { background: color-mix(in srgb, var(--accent-bright) 38%, transparent); border-radius: 6px;
      box-shadow: 0 0 0 6px color-mix(in srgb, var(--accent-bright) 38%, transparent); }
    .fault { color: var(--danger); }
  `;

  constructor() {
    super();
    this.game = '';
    this.rule = '';
    /** @type {?import('../core/api.js').ApiFault} */
    this._fault = null;
    this._shown = '';
  }

  render() {
    return html`${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : ''}<div id="text"></div>`;
  }

  async updated() {
    const wanted = `${this.game} ${settings.lang}`;
    if (this.game && this._shown !== wanted) {
      this._shown = wanted;
      try {
        const text = await api.public(`/rules/${this.game}?lang=${settings.lang}`);
        if (this._shown !== wanted) return;
        const place = /** @type {HTMLElement} */ (this.renderRoot.querySelector('#text'));
        place.innerHTML = text; // made by the server from its own files
        this._fault = null;
      } catch (fault) {
        this._fault = /** @type {import('../core/api.js').ApiFault} */ (fault);
        return;
      }
    }
    this._goTo(this.rule);
  }

  /** @param {string} rule */
  _goTo(rule) {
    this.renderRoot.querySelector('.here')?.classList.remove('here');
    const place = rule && this.renderRoot.querySelector(`[id="${CSS.escape(rule)}"]`)?.parentElement;
    if (!place) return;
    place.classList.add('here');
    place.scrollIntoView({block: 'center'});
  }
}

customElements.define('vb-rules', RulesText);
