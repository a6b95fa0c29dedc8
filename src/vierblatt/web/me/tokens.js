/** `<vb-tokens>`: tokens for programs that play or read on the person's behalf. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {words} from '../core/locale.js';
import {AccountForm} from './form.js';
import '../parts/copy-code.js';

/** @import {TokenInfo} from '../types/wire.js' */

class Tokens extends AccountForm {
  static properties = {_tokens: {state: true}, _fresh: {state: true}};

  constructor() {
    super();
    /** @type {TokenInfo[]} */
    this._tokens = [];
    /** The text of a new token, which is shown once. */
    this._fresh = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this._load();
  }

  async _load() {
    this._tokens = (await api.get('/me/tokens').catch(() => ({tokens: []}))).tokens;
  }

  render() {
    return this.panel(
      'web-tokens',
      html`<p class="note">${words.text('web-tokens-note')}</p>${this.fault()}
      ${
        this._fresh
          ? html`<p>${words.text('web-token-once')}</p>
        <vb-copy-code code=${this._fresh} label=${words.text('web-tokens')}></vb-copy-code>`
          : nothing
      }
      ${this._tokens.length ? html`<ul class="plain">${this._tokens.map((token) => this._line(token))}</ul>` : nothing}
      <form @submit=${this.submit((fields) => this._add(fields))}>
        ${this.field('label', 'web-token-label')}
        <label class="tick"><input type="checkbox" name="bot">${words.text('web-token-bot')}</label>
        <button ?disabled=${this._busy}>${words.text('web-token-add')}</button>
      </form>`,
    );
  }

  /** @param {TokenInfo} token */
  _line(token) {
    return html`<li class="row"><span class="grow"><bdi>${token.label}</bdi>
      ${token.bot ? html`<small>${words.text('web-token-bot')}</small>` : nothing}</span>
      <button type="button" @click=${() => this._delete(token.id)}>${words.text('web-delete')}</button></li>`;
  }

  /** @param {{label?: string, bot?: string}} fields */
  async _add({label, bot}) {
    this._fresh = (await api.post('/me/tokens', {label, bot: bot === 'on'})).token;
    await this._load();
  }

  /** @param {string} id */
  _delete(id) {
    this.attempt(async () => {
      await api.delete(`/me/tokens/${id}`);
      await this._load();
    });
  }
}

customElements.define('vb-tokens', Tokens);
