/** `<vb-open-majlis>`: opens a majlis with the rules and settings that are chosen for a new table. */
import {html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {askForName} from '../core/own-name.js';
import {navigate} from '../core/router.js';
import {changed} from '../new/table-settings.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {LONGEST_NAME} from './manage.js';
import {MajlisPart} from './part.js';
import {hasMajlisWords, loadMajlisWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Changes} from '../new/game-rules.js' */
/** @import {Settings} from '../new/table-settings.js' */
/** @import {Majlis} from '../types/wire.js' */

export class OpenMajlis extends MajlisPart {
  /** @type {PropertyDeclarations} */
  static properties = {...MajlisPart.properties, rules: {attribute: false}, settings: {attribute: false}};

  static styles = [controls, pages, css`:host { display: block; }`];

  constructor() {
    super();
    /** @type {?{game: string, preset: string, changes: Changes}} */
    this.rules = null;
    /** @type {?Settings} */
    this.settings = null;
  }

  connectedCallback() {
    super.connectedCallback();
    loadMajlisWords().catch(() => {}); // without its words it is not offered
  }

  render() {
    if (!this.rules || !hasMajlisWords()) return nothing;
    return html`<details class="panel"><summary>${words.text('majlis-new')}</summary><div>
      <p class="note">${words.text('majlis-new-note')}</p>
      <form @submit=${this._open}>
        <label class="field">${words.text('majlis-name')}<input name="name" required maxlength=${LONGEST_NAME} dir="auto" autocomplete="off"></label>
        ${this.fault()}
        <button class="primary" ?disabled=${this._busy}>${words.text('majlis-new')}</button></form></div></details>`;
  }

  /** @param {SubmitEvent} event */
  _open(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const name = String(new FormData(form).get('name')).trim();
    const {rules, settings} = this;
    if (!rules || !settings) return;
    this.attempt(async () => {
      await askForName();
      const settled = changed(changed(settings, 'rated', false), 'private', true);
      /** @type {Majlis} */
      const {id} = await api.post('/majlises', {name, ...rules, settings: settled});
      navigate(`/m/${id}`);
    });
  }
}

customElements.define('vb-open-majlis', OpenMajlis);
