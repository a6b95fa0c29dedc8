/** `<bot-level>`: selects the strength of the bots to play with, for this device. */
import {BOT_LEVELS} from '../core/settings.js';
import {words} from '../core/locale.js';
import {SettingSelect} from './setting-select.js';

export class BotLevel extends SettingSelect {
  render() {
    return this.list('bots', 'bot', words.text('web-bot-level'), BOT_LEVELS, (level) => words.text(`bot-${level}`));
  }
}

customElements.define('bot-level', BotLevel);
