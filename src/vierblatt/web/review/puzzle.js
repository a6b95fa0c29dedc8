/**
 * `<vb-make-puzzle>`: asks the server whether a point of a deal is a puzzle, and offers it as a file or says why it is
 * none. path: where to ask; with another path it begins anew.
 */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {ApiFault, api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {saveText} from '../parts/save-text.js';
import {loadReviewWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PointPuzzle} from '../types/wire.js' */

export class MakePuzzle extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {path: {type: String}, _answer: {state: true}, _fault: {state: true}, _busy: {state: true}};

  static styles = [
    controls,
    css`
    :host { display: block; margin-block: 8px; }
    p { margin-block: 8px; }
    .fault { color: var(--danger); font-weight: 600; }
    code { direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
  `,
  ];

  constructor() {
    super();
    this.path = '';
    /** @type {?PointPuzzle} */
    this._answer = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._busy = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('path')) return;
    this._answer = null;
    this._fault = null;
    this._busy = false;
  }

  render() {
    if (!this.path) return nothing;
    const answer = this._answer;
    return html`${answer?.puzzle ? nothing : html`<button type="button" ?disabled=${this._busy} @click=${this._ask}>${words.text('replay-puzzle')}</button>`}
      <div role="status">${this._busy && words.has('review-puzzle-asking') ? html`<p>${words.text('review-puzzle-asking')}</p>` : nothing}
        ${answer?.why ? html`<p>${words.text(`review-puzzle-no-${answer.why}`)}</p>` : nothing}
        ${answer?.puzzle ? this._found(answer.puzzle) : nothing}</div>
      ${this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing}`;
  }

  /** @param {string} line */
  _found(line) {
    const {id} = JSON.parse(line);
    const file = `${id}.jsonl`;
    return html`<p>${words.text('review-puzzle-yes')}</p>
      <button type="button" class="primary" @click=${() => saveText(file, `${line}\n`)}>${words.text('review-puzzle-save')}</button>
      <p>${words.text('review-puzzle-solve')} <code>vierblatt puzzles solve ${file}</code></p>`;
  }

  async _ask() {
    const {path} = this;
    this._busy = true;
    this._fault = null;
    try {
      await loadReviewWords();
      this.requestUpdate();
      const answer = await api.request('GET', path);
      if (this.path === path) this._answer = answer;
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      if (this.path === path) this._fault = fault;
    } finally {
      if (this.path === path) this._busy = false;
    }
  }
}

customElements.define('vb-make-puzzle', MakePuzzle);
