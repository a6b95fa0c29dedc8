/** `<vb-decide>`: what a moderator does in a case. Event: `decided` {case}, the case as it then is. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {toast} from '../parts/toast.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ModerationCase, TrailLine} from '../types/wire.js' */

/** Longest reason, as the server takes it. */
const LONGEST = 500;
/** The hours to choose from. */
const SPANS = [1, 24, 72, 168, 720, 8760];
const LASTING = new Set(['silence', 'ban']);

/** The acts on a player that still stand. @param {ModerationCase} found */
export const standing = ({acts}) =>
  acts.filter(({act, lifted}) => !lifted && ['warn', 'silence', 'rename', 'ban'].includes(act));

/** What can be done: an act, or the number of one to undo behind `lift-`. @param {ModerationCase} found */
export const choicesIn = (found) => [
  ...(found.closed ? [] : ['dismiss']),
  'warn',
  'silence',
  'rename',
  'ban',
  ...standing(found).map(({number}) => `lift-${number}`),
];

/** A number of hours in words. @param {number} hours */
export const spanText = (hours) =>
  hours % 24 ? words.text('moderation-hours', {hours}) : words.text('moderation-days', {days: hours / 24});

export class Decide extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {found: {attribute: false}, _act: {state: true}, _busy: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    textarea {
      font: inherit; font-size: 1rem; color: var(--ink); background: var(--paper-raised); inline-size: 100%; padding: 10px;
      border: 1px solid var(--line-strong); border-radius: var(--round); min-block-size: 96px; resize: vertical;
    }
  `,
  ];

  constructor() {
    super();
    /** @type {?ModerationCase} */
    this.found = null;
    this._act = '';
    this._busy = false;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has('found') || !this.found) return;
    const choices = choicesIn(this.found);
    if (!choices.includes(this._act)) this._act = choices[0];
  }

  render() {
    const {found, _act: act} = this;
    if (!found) return nothing;
    if (found.protected) return html`<p class="note">${words.text('moderation-protected')}</p>`;
    const lifting = act.startsWith('lift-');
    return html`<form @submit=${this._send}>
      <label class="field">${words.text('moderation-act')}<select name="act" @change=${(
        /** @type {{target: HTMLSelectElement}} */ {target},
      ) => {
        this._act = target.value;
      }}>${choicesIn(found).map(
        (choice) => html`<option value=${choice} .selected=${choice === act}>${this._choice(found, choice)}</option>`,
      )}</select></label>
      ${
        LASTING.has(act)
          ? html`<label class="field">${words.text('moderation-span')}<select name="hours">${SPANS.map(
              (hours) => html`<option value=${hours}>${spanText(hours)}</option>`,
            )}</select></label>`
          : nothing
      }
      <label class="field">${words.text('moderation-reason')}<textarea name="reason" maxlength=${LONGEST} required dir="auto"></textarea></label>
      <p class="note">${words.text(act === 'dismiss' ? 'moderation-reason-kept' : 'moderation-reason-shown')}</p>
      ${
        act === 'dismiss' || lifting || found.closed
          ? nothing
          : html`<label class="tick"><input type="checkbox" name="keep">${words.text('moderation-keep-open')}</label>`
      }
      ${this.fault()}
      <button class=${act === 'ban' ? 'danger' : 'primary'} ?disabled=${this._busy}>${words.text('moderation-do-it')}</button></form>`;
  }

  /** @param {ModerationCase} found @param {string} choice */
  _choice(found, choice) {
    if (!choice.startsWith('lift-')) return words.text(`moderation-act-${choice}`);
    const number = Number(choice.slice('lift-'.length));
    const {act} = /** @type {TrailLine} */ (found.acts.find((each) => each.number === number));
    return `${words.text('moderation-undo', {number})}: ${words.text(`moderation-did-${act}`)}`;
  }

  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  async _send(event) {
    event.preventDefault();
    const {found, _act: act} = this;
    if (!found || this._busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const lifting = act.startsWith('lift-');
    this._busy = true;
    await this.attempt(async () => {
      const after = await api.post(`/moderation/cases/${found.id}/acts`, {
        act: lifting ? 'lift' : act,
        version: found.version,
        reason: String(data.get('reason')),
        hours: LASTING.has(act) ? Number(data.get('hours')) : 0,
        lifts: lifting ? Number(act.slice('lift-'.length)) : 0,
        close: !data.has('keep'),
      });
      form.reset();
      toast(words.text('moderation-done'));
      this.dispatchEvent(new CustomEvent('decided', {detail: {case: after}}));
    });
    this._busy = false;
  }
}

customElements.define('vb-decide', Decide);
