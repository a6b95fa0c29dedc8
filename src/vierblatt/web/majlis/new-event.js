/** `<vb-new-event>`: a form for a standing event. Event: `done`, when it was made or given up. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {weekdayName} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {KINDS, formatOf, kindsFor, usualOf} from '../tournaments/kinds.js';
import {LONGEST_NAME} from './manage.js';
import {MajlisPart} from './part.js';

/** @import {GameInfo, GameList, NewEvent} from '../types/wire.js' */
/** @typedef {{target: HTMLSelectElement}} Chosen */

/** Hours before an event at which its tournament can be made. */
const LEADS = [3, 6, 12, 24, 48, 72, 168];
const WEEKS = [1, 2, 3, 4];
const THURSDAY = 3;
/** Fields of the formats that few people change are left as they are usual. */
const ASKED = ['rounds', 'minutes', 'best_of', 'cycles'];

/** Minutes of a day, of `20:00`. @param {string} time */
export const minutesOf = (time) => {
  const [hours, minutes] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** The time zones to choose from, the reader's own first. */
export function zones() {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([own, ...known, 'UTC'])];
}

export class NewEventForm extends MajlisPart {
  static properties = {...MajlisPart.properties, _game: {state: true}, _kind: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block-start: 12px; }
    h3 { font-size: var(--text-m); margin-block-end: 8px; }
    .two { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr)); align-items: end; }
    .primary { min-block-size: 52px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?GameInfo} */
    this._game = null;
    this._kind = 'swiss';
  }

  connectedCallback() {
    super.connectedCallback();
    this.attempt(async () => {
      /** @type {GameList} */
      const {games} = await api.public('/games');
      this._game = games.find(({id}) => id === this.session?.majlis?.game) ?? null;
    });
  }

  /** How many sides a match has under the usual rules. */
  get _sides() {
    const {majlis} = this.session ?? {};
    return (this._game?.presets.find(({name}) => name === majlis?.preset) ?? this._game?.presets[0])?.sides ?? 2;
  }

  render() {
    const {majlis} = this.session ?? {};
    if (!majlis || !this._game) return this._fault ? this.fault() : html`<p class="wait" aria-busy="true">…</p>`;
    const kinds = kindsFor(this._sides);
    const kind = kinds.includes(this._kind) ? this._kind : 'swiss';
    return html`<h3>${words.text('majlis-event-new')}</h3><p class="note">${words.text('majlis-event-new-note')}</p>
      <form @submit=${(/** @type {SubmitEvent} */ event) => this._make(event, kind)}>
        <label class="field">${words.text('majlis-event-name')}<input name="name" required maxlength=${LONGEST_NAME} dir="auto" autocomplete="off"></label>
        <div class="two">${this._select('weekday', words.text('majlis-event-day'), [0, 1, 2, 3, 4, 5, 6], THURSDAY, weekdayName)}
          <label class="field">${words.text('majlis-event-time')}<input name="time" type="time" required value="20:00"></label></div>
        ${this._select('zone', words.text('majlis-event-in-zone'), zones(), zones()[0], (zone) => zone.replaceAll('_', ' '))}
        ${this._select('weeks', words.text('majlis-event-how-often'), WEEKS, 1, (weeks) => words.text('majlis-event-every', {weeks}))}
        <label class="field">${words.text('tour-kind')}<select name="kind" @change=${(
          /** @type {Chosen} */ {target},
        ) => {
          this._kind = target.value;
        }}>${kinds.map((each) => html`<option value=${each} .selected=${each === kind}>${words.text(`tour-kind-${each}`)}</option>`)}</select></label>
        ${this._fields(kind)}
        ${
          majlis.rules?.length
            ? html`<label class="field">${words.text('majlis-rules-by')}<select name="rules"><option value="">${words.text('majlis-rules-usual')}</option>
              ${majlis.rules.map(({id, name}) => html`<option value=${id}>${name}</option>`)}</select></label>`
            : nothing
        }
        ${['swiss', 'arena'].includes(kind) && this._sides === 2 ? html`<label class="tick"><input type="checkbox" name="single"><span>${words.text('tour-single')}</span></label>` : nothing}
        ${this._select('lead', words.text('majlis-event-lead'), LEADS, 24, (hours) => words.text('majlis-event-hours', {hours}))}
        <label class="field">${words.text('tour-where')}<input name="place" maxlength="120" dir="auto" autocomplete="off"></label>
        ${this.fault()}
        <div class="row"><button class="primary" ?disabled=${this._busy}>${words.text('majlis-event-make')}</button>
          <button type="button" @click=${this._done}>${words.text('majlis-keep')}</button></div>
      </form>`;
  }

  /** The fields of a kind that are asked for. @param {string} kind */
  _fields(kind) {
    const fields = KINDS[kind].filter(({name, more}) => ASKED.includes(name) && !more);
    return fields.map(({name, usual, values, least = 1, most = 99}) =>
      values
        ? this._select(name, words.text(`tour-field-${name}`), values, usual, (value) =>
            words.text(`tour-value-${name}-${value}`),
          )
        : html`<label class="field">${words.text(`tour-field-${name}`)}<input name=${name} type="number" inputmode="numeric" required min=${least} max=${most} value=${String(usual)}></label>`,
    );
  }

  /**
   * @template {string | number} T
   * @param {string} name @param {string} label @param {T[]} values @param {unknown} usual @param {(value: T) => string} shown
   */
  _select(name, label, values, usual, shown) {
    return html`<label class="field">${label}<select name=${name}>${values.map(
      (value) => html`<option value=${value} .selected=${value === usual}>${shown(value)}</option>`,
    )}</select></label>`;
  }

  /** @param {SubmitEvent} event @param {string} kind */
  _make(event, kind) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const given = (/** @type {string} */ name) => String(data.get(name) ?? '').trim();
    const values = usualOf(kind);
    for (const name of ASKED) if (data.has(name)) values[name] = Number(given(name));
    this.attempt(async () => {
      await this.session?.addEvent({
        name: given('name'),
        weekday: Number(given('weekday')),
        minute: minutesOf(given('time')),
        zone: given('zone'),
        weeks: Number(given('weeks')),
        lead: Number(given('lead')),
        rules: given('rules'),
        format: /** @type {NewEvent['format']} */ (formatOf(kind, values, this._sides)),
        players: data.has('single') ? 1 : 0,
        place: given('place'),
      });
      toast(words.text('web-saved'));
      this._done();
    });
  }

  _done() {
    this.dispatchEvent(new Event('done'));
  }
}

customElements.define('vb-new-event', NewEventForm);
