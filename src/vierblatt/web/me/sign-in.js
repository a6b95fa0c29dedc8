/** `<vb-sign-in>`: lets a guest choose a name and a password, or sign in to an existing account. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {possible, sign} from '../core/passkeys.js';
import {words} from '../core/locale.js';
import {AccountForm} from './form.js';

class SignIn extends AccountForm {
  render() {
    const fields = (/** @type {string} */ complete) => html`
      ${this.field('name', 'web-name', {complete: 'username'})}
      ${this.field('password', 'web-password', {type: 'password', complete})}`;
    return html`${this.fault()}
      ${this.panel(
        'web-register',
        html`
        <p class="note">${words.text('web-register-note')}</p>
        <form @submit=${this.submit((given) => this._signIn('/register', given), 'web-registered')}>
          ${fields('new-password')}
          ${this.passkeys(false)}
          <button class="primary" ?disabled=${this._busy}>${words.text('web-register')}</button>
        </form>`,
      )}
      ${this.panel(
        'web-login',
        html`
        <form @submit=${this.submit((given) => this._signIn('/login', given))}>
          ${fields('current-password')}
          <div class="row"><button class="primary" ?disabled=${this._busy}>${words.text('web-login')}</button>
            ${possible() ? html`<button type="button" @click=${this._passkey}>${words.text('web-login-passkey')}</button>` : nothing}
          </div>
        </form>`,
      )}`;
  }

  /** @param {string} path @param {Object<string, string>} given */
  async _signIn(path, given) {
    api.signedIn(await api.post(path, given));
  }

  _passkey() {
    this.attempt(async () => {
      const {options} = await api.post('/passkeys/login/options');
      api.signedIn(await api.post('/passkeys/login', {credential: await sign(options)}));
    });
  }
}

customElements.define('vb-sign-in', SignIn);
