/**
 * `<vb-game-rules>`: the house rules of a preset, each with its values, and how many of them differ. Event: `change`
 * (detail: the changes, by the names of the rules).
 */
import {LitElement, html, css, live, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import './house-rule.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {GameInfo, OptionInfo, PresetInfo} from '../types/wire.js' */
/** @import {Value} from './house-rule.js' */

/** House rule -> value, where it differs from the preset. @typedef {Record<string, Value>} Changes */

/** A choice among the presets of a game. @param {GameInfo} game @param {string} preset @param {(preset: string) => void} choose */
export const presetChoice = (game, preset, choose) => html`<label class="field">${words.text('ui-preset')}
  <select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => choose(target.value)}>
    ${game.presets.map(({name}) => html`<option value=${name} .selected=${live(name === preset)}>${words.preset(name, game.id)}</option>`)}
  </select></label>`;

/**
 * A game without the rules by which wrong cards are played and claimed: only a table can have them.
 * @param {GameInfo} game @returns {GameInfo}
 */
export const withoutClaims = (game) => ({
  ...game,
  options: game.options.filter((option) => !option.tables_only),
  presets: game.presets.filter((preset) => !preset.tables_only),
});

/** The changes with one rule set, which is no change if it is the preset's value. @param {Changes} changes @param {string} name @param {Value} value @param {Value} usual */
export function withRule(changes, name, value, usual) {
  const {[name]: _, ...others} = changes;
  return JSON.stringify(value) === JSON.stringify(usual) ? others : {...others, [name]: value};
}

export class GameRules extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {game: {attribute: false}, preset: {attribute: false}, changes: {attribute: false}};

  static styles = [
    controls,
    pages,
    css`
    .rules { display: grid; align-items: start; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); }
    .count { color: var(--accent-text); font-weight: 600; font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    /** @type {?GameInfo} */
    this.game = null;
    /** @type {?PresetInfo} */
    this.preset = null;
    /** @type {Changes} */
    this.changes = {};
  }

  render() {
    const {game, preset} = this;
    if (!game || !preset) return nothing;
    const count = Object.keys(this.changes).length;
    return html`<details class="panel"><summary>${words.text('ui-house-rules')}
        ${count ? html`<span class="count">${words.text('web-changed-rules', {count})}</span>` : nothing}</summary>
      <div>
        ${count ? html`<button type="button" @click=${() => this._changed({})}>${words.text('web-reset')}</button>` : nothing}
        <div class="rules">${game.options.map((option) => this._rule(option, preset.values[option.name] ?? option.default))}</div>
      </div></details>`;
  }

  /** @param {OptionInfo} option @param {Value} usual */
  _rule(option, usual) {
    return html`<vb-house-rule .option=${option} .usual=${usual} .value=${this.changes[option.name] ?? usual}
      @change=${(/** @type {CustomEvent<Value>} */ {detail}) => this._changed(withRule(this.changes, option.name, detail, usual))}></vb-house-rule>`;
  }

  /** @param {Changes} changes */
  _changed(changes) {
    this.dispatchEvent(new CustomEvent('change', {detail: changes}));
  }
}

customElements.define('vb-game-rules', GameRules);
