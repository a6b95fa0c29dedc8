/** The page for unknown addresses. */
import {LitElement, html} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';

export class PageNotFound extends WithWords(LitElement) {
  static styles = [controls, column, pages];

  render() {
    return html`<h1>${words.text('web-no-page')}</h1><p><a class="button primary" href="/">${words.text('web-home')}</a></p>`;
  }
}

customElements.define('vb-page-not-found', PageNotFound);
