/** `<vb-sessions>`: where the person is signed in, each with a button to sign out. */
import {html, nothing} from '../vendor/lit.js';
import {nameOfAgent} from '../core/agent.js';
import {api} from '../core/api.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {AccountForm} from './form.js';

/** @import {SessionInfo} from '../types/wire.js' */

class Sessions extends AccountForm {
  static properties = {_sessions: {state: true}};

  constructor() {
    super();
    /** @type {SessionInfo[]} */
    this._sessions = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this._load();
  }

  async _load() {
    this._sessions = (await api.get('/me/sessions').catch(() => ({sessions: []}))).sessions;
  }

  render() {
    return this.panel(
      'web-sessions',
      html`<p class="note">${words.text('web-sessions-note')}</p>${this.fault()}
      <ul class="plain">${this._sessions.map((session) => this._line(session))}</ul>`,
    );
  }

  /** @param {SessionInfo} session */
  _line({id, agent, used, here}) {
    return html`<li class="row"><span class="grow"><bdi>${nameOfAgent(agent)}</bdi>
      <small>${
        here ? words.text('web-session-here') : html`<time datetime=${machine(used)}>${dayAndTime(used)}</time>`
      }</small></span>
      ${here ? nothing : html`<button type="button" @click=${() => this._end(id)}>${words.text('web-logout')}</button>`}</li>`;
  }

  /** @param {string} id */
  _end(id) {
    this.attempt(async () => {
      await api.delete(`/me/sessions/${id}`);
      await this._load();
    });
  }
}

customElements.define('vb-sessions', Sessions);
