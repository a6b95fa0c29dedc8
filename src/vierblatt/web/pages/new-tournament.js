/** `/tournaments/new`: makes a tournament. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {unmarked} from '../core/bidi.js';
import {day} from '../core/format.js';
import {loadWords, words} from '../core/locale.js';
import {askForName} from '../core/own-name.js';
import {navigate, setTitle} from '../core/router.js';
import {presetChoice, withoutClaims} from '../new/game-rules.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {KINDS, formatOf, kindsFor, stepOf, usualOf} from '../tournaments/kinds.js';
import {hasTournamentWords, loadTournamentWords} from '../tournaments/words.js';
import '../tournaments/tables-choice.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Changes} from '../new/game-rules.js' */
/** @import {TablesChoice} from '../tournaments/tables-choice.js' */
/** @import {Field} from '../tournaments/kinds.js' */
/** @import {GameInfo, GameList, TournamentPage} from '../types/wire.js' */
/** @typedef {{target: HTMLInputElement}} Typed */

export class PageNewTournament extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _game: {state: true},
    _preset: {state: true},
    _changes: {state: true},
    _kind: {state: true},
    _values: {state: true},
    _single: {state: true},
    _broken: {state: true},
    _busy: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; display: grid; gap: 8px; }
    legend { padding: 0; margin-block-end: 6px; font-weight: 600; }
    form { gap: 20px; margin-block-start: 12px; }
    .games { grid-template-columns: 1fr 1fr; }
    .kinds { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
    .choice { display: flex; gap: 12px; align-items: center; padding: 8px 14px; min-block-size: 52px; border: 1px solid var(--line-strong); border-radius: var(--round);
      background: var(--paper-raised); cursor: pointer; }
    .choice:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
    .choice input { inline-size: 22px; block-size: 22px; flex: none; margin: 0; accent-color: var(--primary); }
    .choice span { min-inline-size: 0; }
    .choice small { display: block; color: var(--ink-soft); line-height: 1.35; }
    .few { display: flex; flex-wrap: wrap; gap: 8px; }
    .few .choice { min-block-size: var(--tap); padding-block: 4px; }
    .number { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 52px; }
    .number .steps { display: flex; align-items: center; gap: 6px; flex: none; }
    .number output { min-inline-size: 3ch; text-align: center; font-weight: 700; font-size: var(--text-l); font-variant-numeric: tabular-nums; }
    .step { inline-size: 48px; min-block-size: 48px; padding: 0; font-size: var(--text-xl); }
    .go { position: sticky; inset-block-end: 0; background: var(--paper); padding-block: 12px max(12px, env(safe-area-inset-bottom)); z-index: 1; }
    .go .primary { inline-size: 100%; min-block-size: 52px; font-size: var(--text-l); }
    details.panel { margin: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?GameInfo[]} */
    this._games = null;
    this._game = words.games[0] ?? '';
    this._preset = 'standard';
    /** @type {Changes} */
    this._changes = {};
    this._kind = 'knockout';
    /** What was changed, of each kind. @type {Record<string, Record<string, number | string | boolean>>} */
    this._values = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, usualOf(kind)]));
    /** Whether contestants are single players whose partners change, though the game is one of partners. */
    this._single = false;
    this._broken = false;
    this._busy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    const texts = loadTournamentWords().catch(() => {
      this._broken = true;
    });
    await this.attempt(async () => {
      /** @type {GameList} */
      const {games} = await api.public('/games');
      await Promise.all([texts, import('../new/game-rules.js')]);
      this._games = games.map(withoutClaims);
    });
    this._choose(this._game);
  }

  /** @param {string} game */
  _choose(game) {
    this._game = game;
    this._preset = 'standard';
    this._changes = {};
    loadWords(undefined, game).catch(() => {}); // the names of the house rules are in the game's own file
    if (!kindsFor(this._sides).includes(this._kind)) this._kind = 'swiss';
  }

  get _info() {
    return this._games?.find(({id}) => id === this._game) ?? null;
  }

  get _shape() {
    const presets = this._info?.presets ?? [];
    return presets.find(({name}) => name === this._preset) ?? presets[0] ?? null;
  }

  get _sides() {
    return this._shape?.sides ?? 2;
  }

  /** How many players have a side. */
  get _together() {
    return (this._shape?.seats ?? 4) / this._sides;
  }

  render() {
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    if (this._fault && !this._games) return this.fault();
    if (!this._games || !hasTournamentWords()) return html`<p class="wait" aria-busy="true">…</p>`;
    setTitle(words.text('tour-new'));
    const fields = this._fields();
    return html`<h1>${words.text('tour-new')}</h1>
      <form @submit=${this._make}>
        <label class="field">${words.text('tour-new-name')}<input name="name" required maxlength="40" dir="auto" autocomplete="off"
          value=${unmarked(words.text('tour-usual-name', {date: day(Date.now())}))} @focus=${(/** @type {Typed} */ {target}) => target.select()}></label>
        <fieldset class="games"><legend>${words.text('web-game')}</legend>${words.games.map(
          (game) =>
            html`<label class="choice"><input type="radio" name="game" value=${game} .checked=${game === this._game} @change=${() => this._choose(game)}><span>${words.gameName(game)}</span></label>`,
        )}</fieldset>
        <fieldset class="kinds"><legend>${words.text('tour-kind')}</legend>${kindsFor(this._sides).map(
          (kind) =>
            html`<label class="choice"><input type="radio" name="kind" value=${kind} .checked=${kind === this._kind} @change=${() => {
              this._kind = kind;
            }}><span>${words.text(`tour-kind-${kind}`)}<small>${words.text(`tour-kind-${kind}-is`)}</small></span></label>`,
        )}</fieldset>
        ${fields.filter(({more}) => !more).map((field) => this._field(field))}
        <vb-tables-choice ?bots=${this._sides > 2 || this._individuals} ?duplicate=${this._duplicate}></vb-tables-choice>
        <details class="panel"><summary>${words.text('tour-more-settings')}</summary><div>${fields.filter(({more}) => more).map((field) => this._field(field))}${this._more()}</div></details>
        <div class="go">${this.fault()}<button class="primary" ?disabled=${this._busy}>${words.text('tour-make')}</button></div>
      </form>`;
  }

  /** Whether contestants are single players whose partners are drawn. */
  get _individuals() {
    return this._single && ['swiss', 'arena'].includes(this._kind);
  }

  /** Whether the same deals are played at several tables, in place of matches. */
  get _duplicate() {
    return this._kind === 'pairs' || Boolean(this._value('boards'));
  }

  /** The fields of the kind that is chosen; those about several matches only where two sides meet. */
  _fields() {
    const fields = KINDS[this._kind];
    return this._sides === 2 ? fields : fields.filter(({name}) => !['best_of', 'boards'].includes(name));
  }

  /** @param {Field} field */
  _field(field) {
    const {name, values, usual} = field;
    const label = words.text(
      this._kind === 'pairs' && name === 'boards' ? 'tour-field-boards-round' : `tour-field-${name}`,
    );
    if (typeof usual === 'boolean')
      return this._tick(label, Boolean(this._value(name)), (value) => this._set(name, value));
    if (!values) return this._number(field, label);
    return html`<fieldset><legend>${label}</legend><div class="few">${values.map(
      (
        value,
      ) => html`<label class="choice"><input type="radio" name=${name} .checked=${value === this._value(name)} @change=${() => this._set(name, value)}>
        <span>${words.text(`tour-value-${name.replace('knockout_', '')}-${value}`)}</span></label>`,
    )}</div></fieldset>`;
  }

  /** @param {Field} field @param {string} label */
  _number(field, label) {
    const {name, least = 1, most = 99} = field;
    const value = Number(this._value(name));
    const step = (/** @type {number} */ by) => () =>
      this._set(name, Math.min(most, Math.max(least, value + by * stepOf(field))));
    return html`<div class="number" role="group" aria-label=${label}><span>${label}</span><span class="steps">
      <button type="button" class="step" aria-label=${words.text('tour-fewer')} ?disabled=${value <= least} @click=${step(-1)}>−</button>
      <output>${words.number(value)}</output>
      <button type="button" class="step" aria-label=${words.text('tour-more-of')} ?disabled=${value >= most} @click=${step(1)}>+</button></span></div>`;
  }

  /** @param {string} label @param {boolean} checked @param {(value: boolean) => void} set */
  _tick(label, checked, set) {
    return html`<label class="tick"><input type="checkbox" .checked=${checked} @change=${(/** @type {Typed} */ {target}) => set(target.checked)}><span>${label}</span></label>`;
  }

  /** What few people change. */
  _more() {
    const game = this._info;
    const preset = this._shape;
    const alone = this._together > 1 && ['swiss', 'arena'].includes(this._kind);
    return html`${
      alone
        ? this._tick(words.text('tour-single'), this._single, (value) => {
            this._single = value;
          })
        : nothing
    }
      <label class="tick"><input type="checkbox" name="open_entry" checked><span>${words.text('tour-open-entry')}</span></label>
      <label class="tick"><input type="checkbox" name="check_in"><span>${words.text('tour-ask-check-in')}</span></label>
      <label class="tick"><input type="checkbox" name="public"><span>${words.text('tour-public')}</span></label>
      <label class="field">${words.text('tour-starts')}<input name="starts" type="datetime-local"></label>
      <label class="field">${words.text('tour-where')}<input name="place" maxlength="120" dir="auto" autocomplete="off"></label>
      ${
        game && preset && words.game === game.id
          ? html`${presetChoice(game, this._preset, (name) => {
              this._preset = name;
              this._changes = {};
              if (!kindsFor(this._sides).includes(this._kind)) this._kind = 'swiss';
            })}
        <vb-game-rules .game=${game} .preset=${preset} .changes=${this._changes} @change=${(
          /** @type {CustomEvent<Changes>} */ {detail},
        ) => {
          this._changes = detail;
        }}></vb-game-rules>`
          : nothing
      }`;
  }

  /** @param {string} name */
  _value(name) {
    return this._values[this._kind][name];
  }

  /** @param {string} name @param {number | string | boolean} value */
  _set(name, value) {
    this._values = {...this._values, [this._kind]: {...this._values[this._kind], [name]: value}};
  }

  /** @param {SubmitEvent} event */
  _make(event) {
    event.preventDefault();
    if (this._busy) return;
    /** @type {?TablesChoice} */
    const choice = this.renderRoot.querySelector('vb-tables-choice');
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const given = (/** @type {string} */ name) => String(data.get(name) ?? '').trim();
    const starts = given('starts') ? Date.parse(given('starts')) : null;
    this._busy = true;
    this.attempt(async () => {
      await askForName();
      /** @type {TournamentPage} */
      const {id} = await api.post('/tournaments', {
        name: given('name'),
        game: this._game,
        preset: this._preset,
        changes: this._changes,
        format: formatOf(this._kind, this._values[this._kind], this._sides),
        players: this._individuals ? 1 : 0,
        open_entry: data.has('open_entry'),
        check_in: data.has('check_in'),
        public: data.has('public'),
        ...(starts ? {starts} : {}),
        place: given('place'),
        tables: choice?.value ?? null,
      });
      navigate(`/tournament/${id}`, {replace: true});
    }).finally(() => {
      this._busy = false;
    });
  }
}

customElements.define('vb-page-new-tournament', PageNewTournament);
