/** `<vb-majlis-rules>`: the rule sets to which a majlis has given names, for its managers. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {presetChoice} from '../new/game-rules.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {houseRules} from '../table/invitation.js';
import {LONGEST_NAME} from './manage.js';
import {MajlisPart} from './part.js';

/** @import {GameInfo, Majlis, MajlisRules} from '../types/wire.js' */
/** @import {Changes} from '../new/game-rules.js' */

export class MajlisRuleSets extends MajlisPart {
  static properties = {...MajlisPart.properties, game: {attribute: false}, _open: {state: true}, _rules: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 12px; }
    li { display: grid; gap: 8px; padding-block: 8px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
    small { display: block; color: var(--ink-soft); font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    /** The game of the majlis. @type {?GameInfo} */
    this.game = null;
    /** The rule set that is being changed; 'new' for another one, '' for none. */
    this._open = '';
    /** What is chosen for it. @type {{preset: string, changes: Changes}} */
    this._rules = {preset: 'standard', changes: {}};
  }

  render() {
    const {session, game} = this;
    const majlis = session?.majlis;
    if (!session || !majlis || !game) return nothing;
    const sets = majlis.rules ?? [];
    return html`<p class="note">${words.text('majlis-rule-sets-note')}</p>${this.fault()}
      <ul class="plain">${sets.map((each) => html`<li>${this._set(majlis, each)}</li>`)}</ul>
      ${this._open === 'new' ? this._form(game, '') : html`<p class="row"><button type="button" @click=${() => this._begin('new', majlis)}>${words.text('majlis-rule-set-new')}</button></p>`}`;
  }

  /** @param {Majlis} majlis @param {MajlisRules} rules */
  _set(majlis, rules) {
    const {session, game} = this;
    const {id, name} = rules;
    if (this._open === id && game) return this._form(game, name);
    const usual = majlis.usual === id;
    const label = (/** @type {string} */ act) => `${words.text(act)}: ${name}`;
    return html`<span><b><bdi>${name}</bdi></b>${usual ? html` · ${words.text('majlis-rule-set-is-usual')}` : nothing}
        <small>${houseRules(words, {...rules, game: majlis.game})}</small></span>
      <span class="row"><button type="button" aria-label=${label('majlis-rule-set-change')} @click=${() => this._begin(id, rules)}>${words.text('majlis-rule-set-change')}</button>
        ${usual ? nothing : html`<button type="button" ?disabled=${this._busy} aria-label=${label('majlis-rule-set-use')} @click=${() => this.attempt(async () => session?.useRules(id))}>${words.text('majlis-rule-set-use')}</button>`}
        <button type="button" class="danger" ?disabled=${this._busy} aria-label=${label('web-delete')} @click=${() => this.attempt(async () => session?.deleteRules(id))}>${words.text('web-delete')}</button></span>`;
  }

  /** @param {GameInfo} game @param {string} name */
  _form(game, name) {
    const {preset: chosen, changes} = this._rules;
    const preset = game.presets.find((each) => each.name === chosen) ?? game.presets[0];
    return html`<form @submit=${this._save}>
      <label class="field">${words.text('majlis-rule-set-name')}<input name="name" required maxlength=${LONGEST_NAME} dir="auto" autocomplete="off" .value=${name}></label>
      ${presetChoice(game, chosen, (other) => {
        this._rules = {preset: other, changes: {}};
      })}
      <vb-game-rules .game=${game} .preset=${preset} .changes=${changes} @change=${(
        /** @type {CustomEvent<Changes>} */ {detail},
      ) => {
        this._rules = {preset: chosen, changes: detail};
      }}></vb-game-rules>
      <div class="row"><button class="primary" ?disabled=${this._busy}>${words.text('majlis-save')}</button>
        <button type="button" @click=${() => {
          this._open = '';
        }}>${words.text('majlis-keep')}</button></div></form>`;
  }

  /** @param {string} id @param {{preset: string, changes: Record<string, unknown>}} rules */
  _begin(id, {preset, changes}) {
    this._rules = {preset, changes: /** @type {Changes} */ (changes)};
    this._open = id;
  }

  /** @param {SubmitEvent} event */
  _save(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('name')).trim();
    const id = this._open === 'new' ? '' : this._open;
    this.attempt(async () => {
      await this.session?.putRules({name, ...this._rules}, id);
      this._open = '';
    });
  }
}

customElements.define('vb-majlis-rules', MajlisRuleSets);
