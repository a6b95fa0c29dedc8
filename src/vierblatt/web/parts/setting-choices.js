/** The controls of the settings of this device, for the page of all settings and for the table. */
import {css, html} from '../vendor/lit.js';
import {CHOICES, change, settings} from '../core/settings.js';
import {words} from '../core/locale.js';

/** @import {Settings} from '../core/settings.js' */

/** @typedef {'lang' | 'motion' | 'theme' | 'deck' | 'cards' | 'pace' | 'handOrder'} Listed */
/** @typedef {'sound' | 'confirmPlay' | 'arabicDigits'} Flag */

export const choiceStyles = css`
  fieldset { border: 0; padding: 0; margin: 0 0 16px; min-inline-size: 0; }
  legend { padding: 0; font-weight: 600; margin-block-end: 6px; }
  .choices { display: flex; flex-wrap: wrap; gap: 8px; }
  .choices label {
    display: inline-flex; align-items: center; min-block-size: var(--tap); padding-inline: 16px; cursor: pointer;
    border: 1px solid var(--line-strong); border-radius: 99px; background: var(--paper-raised);
  }
  .choices label:has(:checked) { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
  .choices label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  input[type="radio"] { position: absolute; opacity: 0; }
`;

/** Setting -> its label. @type {Partial<Record<Listed, string>>} */
const LABELS = {lang: 'ui-language', pace: 'pace', handOrder: 'hand-order'};
/** Setting -> what its values' texts begin with. @type {Partial<Record<Listed, string>>} */
const VALUES = {pace: 'pace', handOrder: 'hand-order'};

/**
 * A value to choose from several.
 * @template {Listed} Name
 * @param {Name} name
 * @param {object} [options]
 * @param {(value: Settings[Name]) => string} [options.label] The text of a value, if it is not in the words
 * @param {Settings[Name]} [options.chosen] The current value, if it is not that of this device
 * @param {Settings[Name][]} [options.values] In display order
 * @param {(value: Settings[Name]) => void} [options.choose] Called instead of changing the setting
 */
export function listed(name, options = {}) {
  const {
    label = (value) => words.text(`${VALUES[name] ?? `web-${name}`}-${value}`),
    chosen = settings[name],
    values = [...new Set(CHOICES[name])],
    choose = (value) => change({[name]: value}),
  } = options;
  return html`<fieldset><legend>${words.text(LABELS[name] ?? `web-set-${name}`)}</legend><div class="choices">${values.map(
    (value) => html`<label
      lang=${name === 'lang' ? value : settings.lang}><input type="radio" name=${name} .checked=${chosen === value}
      @change=${() => choose(value)}>${label(value)}</label>`,
  )}</div></fieldset>`;
}

/** A setting that is on or off. @param {Flag} name */
export function flag(name) {
  return html`<label class="tick">
    <input type="checkbox" .checked=${settings[name]} @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({[name]: target.checked})}>
    ${words.text(`web-set-${name.toLowerCase()}`)}</label>`;
}
