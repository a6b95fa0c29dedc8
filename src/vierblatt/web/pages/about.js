/** `/about`: what Vierblatt is, how it treats deals and data, how to install it, and its licence. */
import {LitElement, html} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {mark} from '../parts/mark.js';
import {column, pages} from '../parts/pages.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

export class PageAbout extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _version: {state: true}};

  static styles = [controls, column, pages];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    this._version = '';
    api.public('/server').then(
      ({version}) => {
        this._version = version;
      },
      () => {},
    );
  }

  render() {
    setTitle(words.text('web-about'));
    /** @param {string} name @param {[string, string][]} links */
    const part = (name, ...links) => html`<h2>${words.text(`web-about-${name}`)}</h2>
      <p class="note">${words.text(`web-about-${name}-text`)}</p>
      <p class="row">${links.map(([path, id]) => html`<a class="button" href=${path}>${words.text(id)}</a>`)}</p>`;
    return html`<h1 class="row">${mark(40)} Vierblatt ${this._version}</h1>
      <p class="note">${words.text('web-home-lead')}</p>
      ${part('fair', ['/check', 'web-check'], ['/statistics', 'web-statistics'])}
      ${part('private', ['/me', 'web-me'])}
      ${part('install')}
      ${part('licence')}`;
  }
}

customElements.define('vb-page-about', PageAbout);
