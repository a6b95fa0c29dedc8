/** `<vb-sign-in>`: a guest takes a name and a password, or comes back as who he is already. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {create, possible, sign} from '../core/passkeys.js';
import {words} from '../core/words.js';
import {AccountForm} from './form.js';

class SignIn extends AccountForm {
  render() {
    const password = (complete) => this.field('password', 'web-password', {type: 'password', complete});
    return html`${this.fault()}
      <h2>${words.text('web-register')}</h2>
      <p class="note">${words.text('web-register-note')}</p>
      <form @submit=${this.submit(async (fields) => api.signedIn(await api.post('/register', fields)), 'web-registered')}>
        ${this.field('name', 'web-name', {complete: 'username'})} ${password('new-password')}
        <button class="primary" ?disabled=${this._busy}>${words.text('web-register')}</button>
      </form>
      <h2>${words.text('web-login')}</h2>
      <form @submit=${this.submit(async (fields) => api.signedIn(await api.post('/login', fields)))}>
        ${this.field('name', 'web-name', {complete: 'username'})} ${password('current-password')}
        <div class="row"><button ?disabled=${this._busy}>${words.text('web-login')}</button>
        ${possible() ? html`<button type="button" @click=${this._passkey}>${words.text('web-login-passkey')}</button>` : nothing}</div>
      </form>`;
  }

  _passkey() {
    this.attempt(async () => {
      const {options} = await api.post('/passkeys/login/options');
      api.signedIn(await api.post('/passkeys/login', {credential: await sign(options)}));
    });
  }
}

class Passkeys extends AccountForm {
  static properties = {_keys: {state: true}, _here: {state: true}};

  constructor() {
    super();
    this._keys = [];
    this._here = false;
    this._load();
  }

  async _load() {
    this._here = (await api.public('/server').catch(() => ({}))).passkeys && possible();
    this._keys = (await api.get('/passkeys').catch(() => ({passkeys: []}))).passkeys;
  }

  render() {
    return html`<h2>${words.text('web-passkeys')}</h2>${this.fault()}
      <p class="note">${words.text(this._here ? 'web-passkeys-note' : 'web-passkeys-need-tls')}</p>
      <ul class="plain">${this._keys.map((key) => html`<li class="row"><span class="grow"><bdi>${key.label}</bdi></span>
        <button @click=${() => this._delete(key.id)}>${words.text('web-delete')}</button></li>`)}</ul>
      ${this._here ? html`<form @submit=${this.submit((fields) => this._add(fields))}>
        ${this.field('label', 'web-passkey-label')}<button ?disabled=${this._busy}>${words.text('web-passkey-add')}</button>
      </form>` : nothing}`;
  }

  async _add({label}) {
    const {options} = await api.post('/passkeys/options');
    await api.post('/passkeys', {label, credential: await create(options)});
    await this._load();
  }

  _delete(id) {
    this.attempt(async () => {
      await api.delete(`/passkeys/${id}`);
      await this._load();
    });
  }
}

customElements.define('vb-sign-in', SignIn);
customElements.define('vb-passkeys', Passkeys);
