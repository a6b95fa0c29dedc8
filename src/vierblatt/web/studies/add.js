/**
 * `<vb-study-add>`: puts a position into one of the person's studies, or into a new one. place: the position, as the
 * server takes it.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {hasStudyWords, loadStudyWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {NewPosition, Study, StudySummary} from '../types/wire.js' */

/** Longest name and note, as the server takes them. */
const [NAME, NOTE] = [40, 300];

export class StudyAdd extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    place: {attribute: false},
    _studies: {state: true},
    _into: {state: true},
    _added: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block: 8px; }
    details { border: 1px solid var(--line); border-radius: var(--round); padding-inline: 12px; }
    details[open] { padding-block-end: 12px; }
    summary { cursor: pointer; min-block-size: var(--tap); display: flex; align-items: center; font-weight: 600; }
    form { display: grid; gap: 8px; }
  `,
  ];

  constructor() {
    super();
    /** @type {NewPosition} */
    this.place = {};
    /** @type {?StudySummary[]} */
    this._studies = null;
    this._loading = false;
    /** The study that is chosen; empty for a new one. */
    this._into = '';
    /** @type {?Study} */
    this._added = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = changed.get('place');
    if (before && JSON.stringify(before) !== JSON.stringify(this.place)) this._added = null;
  }

  render() {
    const added = this._added;
    return html`<details @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => target.open && this._load()}>
      <summary>${words.text('replay-study')}</summary>
      ${this._studies && hasStudyWords() ? this._form(this._studies) : nothing}
      <p role="status">${added ? html`${words.text('study-added')} <a href=${`/study/${added.id}`}><bdi>${added.name}</bdi></a>` : nothing}</p>
      ${this.fault()}</details>`;
  }

  /** @param {StudySummary[]} studies */
  _form(studies) {
    return html`<form @submit=${this._add}>
      <label class="field">${words.text('study-into')}<select @change=${(
        /** @type {{target: HTMLSelectElement}} */ {target},
      ) => {
        this._into = target.value;
      }}><option value="" .selected=${!this._into}>${words.text('study-new')}</option>
        ${studies.map(({id, name}) => html`<option value=${id} .selected=${id === this._into}>${name}</option>`)}</select></label>
      ${this._into ? nothing : html`<label class="field">${words.text('study-name')}<input name="name" maxlength=${NAME} required dir="auto" autocomplete="off"></label>`}
      <label class="field">${words.text('study-note')}<input name="note" maxlength=${NOTE} dir="auto" autocomplete="off"></label>
      <button class="primary">${words.text('study-add')}</button></form>`;
  }

  /** Loads the texts and the studies, when they are needed first. */
  _load() {
    if (this._studies || this._loading) return;
    this._loading = true;
    this.attempt(async () => {
      const [{studies}] = await Promise.all([api.get('/me/studies'), loadStudyWords()]);
      this._studies = studies;
      this._into = studies[0]?.id ?? '';
    }).finally(() => {
      this._loading = false;
    });
  }

  /** @param {SubmitEvent} event */
  _add(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const {place} = this;
    this.attempt(async () => {
      if (!this._into) {
        /** @type {Study} */
        const {id, name, created, changed} = await api.post('/studies', {name: String(data.get('name'))});
        this._studies = [{id, name, created, changed, positions: 0}, ...(this._studies ?? [])];
        this._into = id;
      }
      this._added = await api.post(`/studies/${this._into}/positions`, {...place, note: String(data.get('note'))});
      form.reset();
    });
  }
}

customElements.define('vb-study-add', StudyAdd);
