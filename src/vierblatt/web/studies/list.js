/** `<vb-studies>`: the person's studies; nothing if there are none. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {pages} from '../parts/pages.js';
import {hasStudyWords, loadStudyWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {MyStudies, StudySummary} from '../types/wire.js' */

export class Studies extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {_studies: {state: true}};

  static styles = [
    pages,
    css`
    :host { display: block; }
    ul.plain { margin-block-end: 16px; }
    a {
      display: grid; min-block-size: 56px; padding: 8px 16px; background: var(--paper-raised); border: 1px solid var(--line-strong);
      border-radius: var(--round); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; align-content: center;
    }
    small { color: var(--ink-soft); }
  `,
  ];

  constructor() {
    super();
    /** @type {StudySummary[]} */
    this._studies = [];
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      /** @type {MyStudies} */
      const {studies} = await api.get('/me/studies');
      if (studies.length) await loadStudyWords();
      this._studies = studies;
    } catch {
      // The rest of the page says what is wrong.
    }
  }

  render() {
    const {_studies: studies} = this;
    if (!studies.length || !hasStudyWords()) return nothing;
    return html`<h2>${words.text('studies-mine')}</h2>
      <ul class="plain">${studies.map(
        ({id, name, positions}) => html`<li><a href=${`/study/${id}`}><b><bdi>${name}</bdi></b>
          <small>${words.text('study-positions', {count: positions})}</small></a></li>`,
      )}</ul>`;
  }
}

customElements.define('vb-studies', Studies);
