/** `<bot-level>`: selects the strength of the bots to play with, for this device. */
import {LitElement, html, css} from '../vendor/lit.js';
import {BOT_LEVELS, WithSettings, change, settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from './controls.js';
import {icon} from './icons.js';
import {pages} from './pages.js';

export class BotLevel extends WithSettings(WithWords(LitElement)) {
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

  /** @param {{target: HTMLSelectElement}} event */
  _choose({target}) {
    change({bots: /** @type {import('../core/settings.js').Settings['bots']} */ (target.value)});
  }

  render() {
    return html`<label>${icon('bot', 18)}<span>${words.text('web-bot-level')}</span>
      <select ?disabled=${this.disabled} @change=${this._choose}>
        ${BOT_LEVELS.map((level) => html`<option value=${level} ?selected=${level === settings.bots}>${words.text(`bot-${level}`)}</option>`)}
      </select></label>`;
  }
}

customElements.define('bot-level', BotLevel);
