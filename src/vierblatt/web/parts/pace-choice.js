/** `<pace-choice>`: selects the pace of new tables with bots, for this device. */
import {PACE_NAMES} from '../core/paces.js';
import {words} from '../core/locale.js';
import {SettingSelect} from './setting-select.js';

export class PaceChoice extends SettingSelect {
  render() {
    return this.list('pace', 'play', words.text('pace'), PACE_NAMES, (pace) => words.text(`pace-${pace}`));
  }
}

customElements.define('pace-choice', PaceChoice);
