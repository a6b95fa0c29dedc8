/** The base of elements that choose one setting of this device from a list. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithSettings, change, settings} from '../core/settings.js';
import {WithWords} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';
import {pages} from './pages.js';

export class SettingSelect extends WithSettings(WithWords(LitElement)) {
  static properties = {disabled: {type: Boolean}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    label { display: inline-flex; align-items: center; gap: 8px; font-size: var(--text-s); color: var(--ink-soft); }
    select { inline-size: auto; font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    this.disabled = false;
  }

  /**
   * The list with its label.
   * @template {'bots' | 'pace'} Name
   * @param {Name} name @param {Parameters<typeof icon>[0]} picture @param {string} label
   * @param {import('../core/settings.js').Settings[Name][]} values @param {(value: string) => string} worded
   */
  list(name, picture, label, values, worded) {
    return html`<label>${icon(picture, 18)}<span>${label}</span>
      <select ?disabled=${this.disabled} @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => change({[name]: target.value})}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === settings[name]}>${worded(value)}</option>`)}
      </select></label>`;
  }
}
