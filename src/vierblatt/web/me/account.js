/** `<vb-account>`: the person's name, password and data, signing out, and deleting the account. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {navigate} from '../core/router.js';
import {words} from '../core/locale.js';
import {AccountForm} from './form.js';

/** @import {Me} from '../types/wire.js' */

class Account extends AccountForm {
  static properties = {_sure: {state: true}};

  constructor() {
    super();
    this._sure = false;
  }

  render() {
    const {me} = this;
    if (!me) return nothing;
    return html`${this.fault()}
      ${this.panel(
        'web-rename',
        html`
        <form @submit=${this.submit(({name}) => this._rename(name), 'web-saved')}>
          ${this.field('name', 'web-name', {value: me.name, complete: 'nickname'})}
          <button ?disabled=${this._busy}>${words.text('web-rename')}</button>
        </form>`,
      )}
      ${this._visibility(me)}
      ${me.guest ? nothing : this._member(me)}
      ${this.panel(
        'web-data',
        html`
        <p class="note">${words.text('web-data-note')}</p>
        <div class="row"><button type="button" @click=${this._export}>${words.text('web-export')}</button>
          <button type="button" class="danger" aria-expanded=${String(this._sure)}
            @click=${() => {
              this._sure = !this._sure;
            }}>${words.text('web-delete-account')}</button></div>
        ${
          this._sure
            ? html`<form @submit=${this.submit((fields) => this._delete(fields))}>
          <p>${words.text('web-delete-sure')}</p>
          ${me.password ? this.field('password', 'web-password', {type: 'password', complete: 'current-password'}) : nothing}
          <button class="danger" ?disabled=${this._busy}>${words.text('web-delete-now')}</button></form>`
            : nothing
        }`,
      )}`;
  }

  /** For whom the matches are listed, and whether leaderboards list the person. @param {Me} me */
  _visibility(me) {
    return this.panel(
      'web-visibility',
      html`
      <form @submit=${this.submit((fields) => this._show(fields), 'web-saved')}>
        <p class="note">${words.text('web-visibility-note')}</p>
        <label class="field">${words.text('web-history-who')}
          <select name="history">${['everybody', 'nobody'].map(
            (value) =>
              html`<option value=${value} ?selected=${value === me.history}>${words.text(`web-history-${value}`)}</option>`,
          )}</select></label>
        ${me.guest ? nothing : html`<label class="tick"><input type="checkbox" name="leaderboard" ?checked=${me.leaderboard}>${words.text('web-on-leaderboards')}</label>`}
        <button ?disabled=${this._busy}>${words.text('web-visibility-save')}</button>
      </form>`,
    );
  }

  /** @param {Object<string, string>} fields */
  async _show({history, leaderboard}) {
    const {me} = this;
    this.me = await api.patch('/me', me?.guest ? {history} : {history, leaderboard: leaderboard === 'on'});
  }

  /** @param {Me} me */
  _member(me) {
    return html`${
      me.password
        ? this.panel(
            'web-password-change',
            html`
      <form @submit=${this.submit((fields) => this._password(fields), 'web-saved')}>
        ${this.field('old', 'web-password-old', {type: 'password', complete: 'current-password'})}
        ${this.field('new', 'web-password-new', {type: 'password', complete: 'new-password'})}
        ${this.passkeys(false)}
        <button ?disabled=${this._busy}>${words.text('web-password-change')}</button>
      </form>`,
          )
        : nothing
    }
      ${this.panel(
        'web-logout',
        html`
        <button type="button" @click=${this._leave}>${words.text('web-logout-here')}</button>
        <form @submit=${this.submit((fields) => this._leaveAll(fields))}>
          ${this.passkeys(true)}<button ?disabled=${this._busy}>${words.text('web-logout-all')}</button></form>`,
      )}`;
  }

  /** @param {string} name */
  async _rename(name) {
    const changed = await api.patch('/me', {name});
    api.changed({name: changed.name});
  }

  /** @param {Object<string, string>} fields */
  async _password(fields) {
    api.signedIn(await api.post('/me/password', fields));
  }

  _leave() {
    this.attempt(async () => {
      await api.delete('/me/sessions/here');
      api.forget();
    });
  }

  async _leaveAll({passkeys = 'remove'}) {
    await api.post('/logout', {passkeys});
    api.forget();
  }

  _export() {
    this.attempt(async () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await api.file('/me/export'));
      link.download = 'vierblatt.zip';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    });
  }

  async _delete({password = ''}) {
    await api.post('/me/delete', {password});
    api.forget();
    navigate('/');
  }
}

customElements.define('vb-account', Account);
