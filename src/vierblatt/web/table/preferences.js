/**
 * `<vb-table-preferences>`: the settings that matter at a table: its pace, and how this device shows it. Event: `command`.
 */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {PACES, PACE_NAMES, paceName} from '../core/paces.js';
import {WithSettings, change} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {choiceStyles, flag, listed} from '../parts/setting-choices.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PaceName} from '../core/paces.js' */

export class TablePreferences extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    /** Milliseconds that a bot takes at this table. */ pace: {type: Number},
    /** Whether the reader may change that. */ paces: {type: Boolean},
    /** Whether the reader has a hand here. */ played: {type: Boolean},
  };

  static styles = [controls, pages, choiceStyles, css`p { margin: 0 0 16px; }`];

  constructor() {
    super();
    this.pace = PACES.normal.bot;
    this.paces = false;
    this.played = false;
  }

  render() {
    const pace = paceName(this.pace);
    return html`${
      this.paces
        ? listed('pace', {chosen: pace, values: PACE_NAMES, choose: (name) => this._set(name)})
        : html`<p>${words.text('pace')}: ${words.text(`pace-${pace}`)}</p>`
    }
    ${listed('deck')} ${listed('cards')} ${
      this.played ? html`${listed('handOrder')} ${flag('confirmPlay')}` : nothing
    } ${flag('sound')}`;
  }

  /** Changes the pace of this table and of the next ones. @param {PaceName} name */
  _set(name) {
    change({pace: name});
    const command = {type: 'set-pace', pace: PACES[name].bot};
    this.dispatchEvent(new CustomEvent('command', {detail: {command}}));
  }
}

customElements.define('vb-table-preferences', TablePreferences);
