/** `/dispute/GAME?POSITION`: whether a card was allowed at a table with real cards, set up by taps. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {copyText} from '../core/clipboard.js';
import {WithWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {chipChoice} from '../dispute/chip-choice.js';
import {emptyPosition, readPosition, rulesText, slotCards, tapped, writePosition} from '../dispute/position.js';
import {changesIn} from '../dispute/rules.js';
import {chips} from '../dispute/styles.js';
import {disputeWords, loadDisputeWords} from '../dispute/words.js';
import {presetChoice} from '../new/game-rules.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import '../dispute/answer.js';
import '../dispute/card-picker.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {DisputeFieldInfo, DisputeForm, DisputeVerdict, GameInfo, GameList} from '../types/wire.js' */
/** @import {Changes} from '../new/game-rules.js' */
/** @import {Position, Slot} from '../dispute/position.js' */
/** @import {DisputeWords} from '../dispute/words.js' */

/** @type {Slot[]} */
const SLOTS = ['trick', 'card', 'hand'];
/** To the question about a fact. */
const ANSWERS = new Set(['yes', 'no']);

export class PageDispute extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _games: {state: true},
    _form: {state: true},
    _position: {state: true},
    _open: {state: true},
    _answer: {state: true},
    _fault: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    chips,
    css`
    .deal { display: grid; gap: 16px; margin-block: 12px; }
    .slot { margin-block-start: 12px; padding: 12px; }
    .slot h2 { margin: 0; font-size: var(--text-m); }
    .cards { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-block-start: 8px; }
    .cards button { min-inline-size: var(--tap); }
    .cards button.held { padding: 0; border: 0; background: none; }
    .cards playing-card { --card-width: 46px; }
    vb-card-picker { margin-block: 12px 8px; }
    .answer { margin-block-start: 20px; }
    .row { margin-block-start: 20px; }
    @media (max-width: 359px) { .slot { padding: 8px; } }
  `,
  ];

  constructor() {
    super();
    this.params = {game: ''};
    /** @type {?GameInfo[]} */
    this._games = null;
    /** What can be said under the game's house rules. @type {?DisputeForm} */
    this._form = null;
    this._position = emptyPosition();
    /** The slot whose cards are being chosen. @type {Slot | ''} */
    this._open = '';
    /** @type {?DisputeVerdict} */
    this._answer = null;
    /** @type {?ApiFault} */
    this._fault = null;
    /** Counts questions, so that a late answer to an earlier one is not shown. */
    this._asked = 0;
  }

  get _game() {
    return this.params.game || words.games[0];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params')) {
      this._position = readPosition(location.search);
      this._open = this._position.card ? '' : 'trick';
      this._form = null;
      this._answer = null;
      this._load();
    } else if (!this._fault && this._form && !disputeWords(this._game)) {
      loadDisputeWords(this._game).catch((fault) => this._fail(fault)); // another language
    }
  }

  async _load() {
    const game = this._game;
    this._fault = null;
    try {
      /** @type {[GameList, unknown]} */
      const [{games}] = await Promise.all([api.public('/games'), loadDisputeWords(game)]);
      if (game !== this._game) return;
      this._games = games;
      this._position = {...this._position, rules: rulesText(this._changes)}; // an address may have any text
      await this._loadForm();
    } catch (fault) {
      this._fail(fault);
    }
  }

  async _loadForm() {
    const {preset, rules} = this._position;
    const form = await api.public(`/disputes/${this._game}?${new URLSearchParams({preset, rules})}`);
    if (preset !== this._position.preset || rules !== this._position.rules) return; // others have been chosen
    this._form = form;
    await this._judge();
  }

  /** @param {unknown} fault */
  _fail(fault) {
    this._fault = /** @type {ApiFault} */ (fault);
  }

  // --- what is known ------------------------------------------------------------------------------------------------

  /** @param {Partial<Position>} changes */
  _change(changes) {
    this._position = {...this._position, ...changes};
    history.replaceState(history.state, '', location.pathname + writePosition(this._position));
    this._judge();
  }

  /** @param {string} name @param {string} value */
  _say(name, value) {
    const {[name]: _, ...values} = this._position.values;
    this._change({values: value ? {...values, [name]: value} : values});
  }

  /** @param {Pick<Position, 'preset' | 'rules'>} rules */
  _chooseRules(rules) {
    this._change(rules);
    this._loadForm().catch((fault) => this._fail(fault));
  }

  /** @param {string} card */
  _pick(card) {
    if (!this._open) return;
    const slot = this._open;
    const position = tapped(
      this._position,
      slot,
      card,
      slot === 'trick' ? this._preset.seats - 1 : this._preset.pack.length,
    );
    if (slot === 'card' && position.card) this._close();
    this._change(position);
  }

  async _close() {
    const slot = this._open;
    this._open = '';
    await this.updateComplete;
    /** @type {?HTMLElement} */ (this.renderRoot.querySelector(`#choose-${slot}`))?.focus({preventScroll: true});
  }

  /** The fields that are asked, given the values of earlier ones. @returns {DisputeFieldInfo[]} */
  get _fields() {
    /** @type {Record<string, string>} */
    const known = {};
    return (this._form?.fields ?? []).filter((field) => {
      if (!Object.entries(field.when).every(([name, values]) => values.includes(known[name]))) return false;
      known[field.name] = this._valueOf(field);
      return true;
    });
  }

  /** The value of a field; '' if it has none yet. @param {DisputeFieldInfo} field */
  _valueOf({name, values, default: usual}) {
    const said = this._position.values[name];
    return values.includes(said) ? said : values.length === 1 ? values[0] : usual;
  }

  get _missing() {
    return this._fields.find((field) => !this._valueOf(field));
  }

  /** The facts that have been said. */
  get _facts() {
    const {values} = this._position;
    const said = (this._form?.facts ?? []).filter((name) => ANSWERS.has(values[name]));
    return Object.fromEntries(said.map((name) => [name, values[name]]));
  }

  get _gameInfo() {
    return /** @type {GameInfo} */ (this._games?.find(({id}) => id === this._game));
  }

  get _preset() {
    const game = this._gameInfo;
    return game.presets.find(({name}) => name === this._position.preset) ?? game.presets[0];
  }

  /** The house rules that differ from the preset. */
  get _changes() {
    return changesIn(this._gameInfo, this._preset, this._position.rules);
  }

  async _judge() {
    this._asked += 1;
    const asked = this._asked;
    const {preset, card, hand, trick, whole} = this._position;
    if (!card || !this._form || this._missing) {
      this._answer = null;
      this._fault = null;
      return;
    }
    const values = {
      ...this._facts,
      ...Object.fromEntries(this._fields.map((field) => [field.name, this._valueOf(field)])),
    };
    try {
      const answer = await api.public(`/disputes/${this._game}`, {
        ...{preset, changes: this._changes},
        ...{card, hand, trick, whole, values},
      });
      if (asked === this._asked) [this._answer, this._fault] = [answer, null];
    } catch (fault) {
      if (asked === this._asked) [this._answer, this._fault] = [null, /** @type {ApiFault} */ (fault)];
    }
  }

  // --- drawing ------------------------------------------------------------------------------------------------------

  render() {
    const texts = disputeWords(this._game);
    if (!texts || !this._form || !this._games)
      return this._fault
        ? html`<h1>${words.text('web-dispute')}</h1>${this._fails()}`
        : html`<p class="wait" role="status">…</p>`;
    setTitle(words.text('dispute-title'));
    return html`<nav class="tabs" aria-label=${words.text('dispute-game')}>${words.games
      .filter((each) => words.gameDispute(each))
      .map(
        (each) =>
          html`<a href="/dispute/${each}" aria-current=${each === this._game ? 'page' : nothing}>${words.gameName(each)}</a>`,
      )}</nav>
      <h1>${words.text('dispute-title')}</h1>
      <p class="note">${words.text('dispute-lead')} <a href="/rules/${this._game}">${words.text('ui-rules')}</a></p>
      ${this._rules()}
      <div class="deal">${this._fields.map((field) => this._field(field, texts))}</div>
      ${SLOTS.map((slot) => this._slot(slot))}
      <section class="answer" aria-label=${words.text('dispute-answer')} aria-live="polite">${this._answered(texts)}</section>
      <div class="row"><button type="button" @click=${this._copy}>${icon('copy')}${words.text('table-copy')}</button>
        <button type="button" @click=${this._again}>${words.text('dispute-begin-again')}</button></div>`;
  }

  _fails() {
    return this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing;
  }

  _rules() {
    const {preset} = this._position;
    return html`${presetChoice(this._gameInfo, this._preset.name, (name) => this._chooseRules({preset: name, rules: ''}))}
      <vb-game-rules .game=${this._gameInfo} .preset=${this._preset} .changes=${this._changes}
        @change=${(/** @type {CustomEvent<Changes>} */ {detail}) => this._chooseRules({preset, rules: rulesText(detail)})}></vb-game-rules>`;
  }

  /** @param {DisputeFieldInfo} field @param {DisputeWords} texts */
  _field(field, texts) {
    return chipChoice({
      name: field.name,
      label: texts.field(field),
      value: this._valueOf(field),
      values: field.values.map((value) => [value, texts.value(field, value)]),
      choose: (value) => this._say(field.name, value),
    });
  }

  /** @param {Slot} slot */
  _slot(slot) {
    const title = words.text(`dispute-${slot}`);
    const cards = slotCards(this._position, slot);
    const open = this._open === slot;
    return html`<section class="slot panel" aria-label=${title}>
      <h2>${title}</h2>
      ${slot === 'card' ? nothing : html`<p class="note">${words.text(`dispute-${slot}-note`)}</p>`}
      <div class="cards">${cards.map((card) => this._held(slot, card))}
        <button type="button" id="choose-${slot}" aria-expanded=${open ? 'true' : 'false'}
          aria-label=${open ? nothing : words.text('dispute-choose', {for: title})} @click=${() => this._toggle(slot)}>
          ${open ? words.text('dispute-done') : '+'}</button></div>
      ${
        open
          ? html`<vb-card-picker for=${slot} .pack=${this._preset.pack} .position=${this._position}
          @pick=${(/** @type {CustomEvent<string>} */ {detail}) => this._pick(detail)}></vb-card-picker>`
          : nothing
      }
      ${
        slot === 'hand'
          ? html`<label class="tick"><input type="checkbox" .checked=${this._position.whole}
          @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._change({whole: target.checked})}>
          ${words.text('dispute-whole')}</label>`
          : nothing
      }</section>`;
  }

  /** @param {Slot} slot @param {string} card */
  _held(slot, card) {
    return html`<button type="button" class="held" data-card=${card} aria-label=${words.text('dispute-remove', {card: words.cardName(card)})}
      @click=${() => this._change(tapped(this._position, slot, card, 0))}><playing-card card=${card}></playing-card></button>`;
  }

  /** @param {Slot} slot */
  _toggle(slot) {
    this._open = this._open === slot ? '' : slot;
  }

  /** @param {DisputeWords} texts */
  _answered(texts) {
    if (this._fault) return this._fails();
    if (this._missing)
      return html`<p class="empty">${words.text('dispute-needs', {field: texts.field(this._missing)})}</p>`;
    if (!this._position.card) return html`<p class="empty">${words.text('dispute-card-none')}</p>`;
    return html`<vb-dispute-answer .answer=${this._answer} .texts=${texts} card=${this._position.card} game=${this._game}
      .said=${this._facts} @said=${(/** @type {CustomEvent<{name: string, value: string}>} */ {detail}) => this._say(detail.name, detail.value)}></vb-dispute-answer>`;
  }

  async _copy() {
    if (await copyText(`${location.origin}/dispute/${this._game}${writePosition(this._position)}`))
      toast(words.text('table-copied'));
  }

  _again() {
    this._open = 'trick';
    const {preset, rules} = this._position;
    this._change({...emptyPosition(), preset, rules});
  }
}

customElements.define('vb-page-dispute', PageDispute);
