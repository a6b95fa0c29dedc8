/** `<counted-choice>`: whether matches against bots count for the leaderboard, for this device. */
import {html, nothing} from '../vendor/lit.js';
import {change, settings} from '../core/settings.js';
import {words} from '../core/locale.js';
import {SettingSelect} from './setting-select.js';

export class CountedChoice extends SettingSelect {
  render() {
    return html`<label class="tick"><input type="checkbox" .checked=${settings.counted}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({counted: target.checked})}>
        <span>${words.text('web-counted')}</span></label>
      ${settings.counted ? html`<small>${words.text('web-counted-note')}</small>` : nothing}`;
  }
}

customElements.define('counted-choice', CountedChoice);
