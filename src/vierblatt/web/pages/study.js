/** `/study/STUDY`: a named collection of positions, each of which opens as a replay or a review. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {navigate, setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {hashOf} from '../review/points.js';
import {hasStudyWords, loadStudyWords} from '../studies/words.js';
import '../parts/share-link.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Study, StudyPosition} from '../types/wire.js' */

/** Longest name and note, as the server takes them. */
const [NAME, NOTE] = [40, 300];

/** Where a position opens. @param {StudyPosition} position */
export function addressOf({record, review, deal = 1, branch = 0, step = 0}) {
  return `${review ? `/review/${review}` : `/r/${record}`}${hashOf({deal, branch, step})}`;
}

export class PageStudy extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _study: {state: true},
    _broken: {state: true},
    _editing: {state: true},
    _sure: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    ol { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 8px; }
    form + p { margin-block-start: 16px; }
    li { border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised); padding: 8px 12px; display: grid; gap: 4px; }
    li a { font-weight: 600; min-block-size: var(--tap); display: flex; align-items: center; overflow-wrap: anywhere; }
    li p { margin: 0; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 4px; }
    .up svg { transform: rotate(-90deg); } .down svg { transform: rotate(90deg); }
  `,
  ];

  constructor() {
    super();
    this.params = {study: ''};
    /** @type {?Study} */
    this._study = null;
    this._broken = false;
    /** The number of the position whose note is being changed; 0: none. */
    this._editing = 0;
    this._sure = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.study !== this._study?.id) this._load(this.params.study);
  }

  /** @param {string} id */
  async _load(id) {
    this._study = null;
    const texts = loadStudyWords().catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, this.attempt(async () => this._take(await api.request('GET', `/studies/${id}`)))]);
    this.requestUpdate();
  }

  /** @param {Study} study */
  _take(study) {
    this._study = study;
    setTitle(study.name);
  }

  get _mine() {
    return this._study !== null && this._study.owner === api.person?.player;
  }

  render() {
    const study = this._study;
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    const fault = this.fault();
    if (!study || !hasStudyWords()) return this._fault ? fault : html`<p class="wait" aria-busy="true">…</p>`;
    const {positions} = study;
    return html`<h1><bdi>${study.name}</bdi></h1>
      <p class="note">${words.text('study-by', {name: words.name(study.owner_name)})}</p>${fault}
      ${
        positions.length
          ? html`<ol role="list">${positions.map((position, place) => this._position(position, place, positions.length))}</ol>`
          : html`<p class="empty">${words.text('study-empty')}</p>`
      }
      <vb-share-link path=${`/study/${study.id}`} label=${words.text('study-share')} .text=${study.name}></vb-share-link>
      ${this._mine ? this._ownerTools(study) : nothing}`;
  }

  /** @param {StudyPosition} position @param {number} place @param {number} count */
  _position(position, place, count) {
    const {number, game, deal = 1, step = 0, review, note = ''} = position;
    const where = words.text(review ? 'study-in-review' : 'study-in-match', {
      place: place + 1,
      game: words.gameName(game),
      deal,
      step,
    });
    return html`<li><a href=${addressOf(position)}>${where}</a>
      ${this._editing === number ? this._noteForm(position) : note ? html`<p dir="auto">${note}</p>` : nothing}
      ${
        this._mine
          ? html`<div class="tools">
        ${this._tool('study-up', 'up', where, place === 0, () => this._change('PATCH', number, {place: place - 1}))}
        ${this._tool('study-down', 'down', where, place === count - 1, () => this._change('PATCH', number, {place: place + 1}))}
        <button type="button" aria-label=${`${words.text('study-edit')}: ${where}`} @click=${() => {
          this._editing = number;
        }}>${words.text('study-edit')}</button>
        <button type="button" class="round" title=${words.text('study-remove')} aria-label=${`${words.text('study-remove')}: ${where}`}
          @click=${() => this._change('DELETE', number)}>${icon('close', 18)}</button></div>`
          : nothing
      }</li>`;
  }

  /** @param {string} text @param {string} look @param {string} where @param {boolean} disabled @param {() => void} act */
  _tool(text, look, where, disabled, act) {
    return html`<button type="button" class=${`round ${look}`} ?disabled=${disabled} title=${words.text(text)}
      aria-label=${`${words.text(text)}: ${where}`} @click=${act}>${ARROW}</button>`;
  }

  /** @param {StudyPosition} position */
  _noteForm({number, note = ''}) {
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => {
      this._change('PATCH', number, {note: field(event, 'note')});
      this._editing = 0;
    }}><label class="field">${words.text('study-note')}<input name="note" .value=${note} maxlength=${NOTE} dir="auto" autocomplete="off"></label>
      <button class="primary">${words.text('study-save')}</button></form>`;
  }

  /** @param {Study} study */
  _ownerTools({id, name}) {
    return html`<h2>${words.text('study-change')}</h2>
      <form @submit=${(/** @type {SubmitEvent} */ event) => {
        const given = field(event, 'name');
        this.attempt(async () => this._take(await api.patch(`/studies/${id}`, {name: given})));
      }}><label class="field">${words.text('study-name')}<input name="name" .value=${name} maxlength=${NAME} required dir="auto" autocomplete="off"></label>
        <button>${words.text('study-rename')}</button></form>
      <p><button type="button" class="danger" aria-expanded=${String(this._sure)} @click=${() => {
        this._sure = !this._sure;
      }}>${words.text('study-delete')}</button></p>
      ${this._sure ? html`<p>${words.text('study-delete-sure')} <button type="button" class="danger" @click=${() => this._delete(id)}>${words.text('study-delete-now')}</button></p>` : nothing}`;
  }

  /** @param {string} method @param {number} number @param {object} [body] */
  _change(method, number, body) {
    const id = this._study?.id;
    this.attempt(async () => this._take(await api.request(method, `/studies/${id}/positions/${number}`, body)));
  }

  /** @param {string} id */
  _delete(id) {
    this.attempt(async () => {
      await api.delete(`/studies/${id}`);
      navigate('/me');
    });
  }
}

/** What was typed into a form that is sent. @param {SubmitEvent} event @param {string} name */
function field(event, name) {
  event.preventDefault();
  return String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get(name));
}

const ARROW = html`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 5l7 7l-7 7"/></svg>`;

customElements.define('vb-page-study', PageStudy);
