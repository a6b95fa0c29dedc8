/** `<vb-passkeys>`: the passkeys of the account, to add and to delete. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {create, possible} from '../core/passkeys.js';
import {words} from '../core/locale.js';
import {AccountForm} from './form.js';

/** @import {PasskeyInfo} from '../types/wire.js' */

class Passkeys extends AccountForm {
  static properties = {_keys: {state: true}, _here: {state: true}};

  constructor() {
    super();
    /** @type {PasskeyInfo[]} */
    this._keys = [];
    /** Whether passkeys can be used at this address. */
    this._here = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this._load();
  }

  async _load() {
    const [server, own] = await Promise.all([
      api.public('/server').catch(() => ({passkeys: false})),
      api.get('/passkeys').catch(() => ({passkeys: []})),
    ]);
    this._here = server.passkeys && possible();
    this._keys = own.passkeys;
  }

  render() {
    return this.panel(
      'web-passkeys',
      html`${this.fault()}
      <p class="note">${words.text(this._here ? 'web-passkeys-note' : 'web-passkeys-need-tls')}</p>
      ${
        this._keys.length
          ? html`<ul class="plain">${this._keys.map(
              (key) => html`<li class="row">
        <span class="grow"><bdi>${key.label}</bdi></span>
        <button type="button" @click=${() => this._delete(key.id)}>${words.text('web-delete')}</button></li>`,
            )}</ul>`
          : nothing
      }
      ${
        this._here
          ? html`<form @submit=${this.submit((fields) => this._add(fields))}>
        ${this.field('label', 'web-passkey-label')}<button ?disabled=${this._busy}>${words.text('web-passkey-add')}</button>
      </form>`
          : nothing
      }`,
    );
  }

  /** @param {{label?: string}} fields */
  async _add({label}) {
    const {options} = await api.post('/passkeys/options');
    await api.post('/passkeys', {label, credential: await create(options)});
    await this._load();
  }

  /** @param {string} id */
  _delete(id) {
    this.attempt(async () => {
      await api.delete(`/passkeys/${id}`);
      await this._load();
    });
  }
}

customElements.define('vb-passkeys', Passkeys);
