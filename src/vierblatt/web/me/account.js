/** `<vb-account>`: one's name and password, one's data, and the end of an account. */
import {html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {navigate} from '../core/router.js';
import {words} from '../core/words.js';
import {AccountForm} from './form.js';

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
      <form @submit=${this.submit(async ({name}) => api.changed({name: (await api.patch('/me', {name})).name}), 'web-saved')}>
        ${this.field('name', 'web-name', {value: me.name, complete: 'nickname'})}
        <button ?disabled=${this._busy}>${words.text('web-rename')}</button>
      </form>
      ${me.guest ? nothing : this._member(me)}
      <h2>${words.text('web-data')}</h2>
      <p class="note">${words.text('web-data-note')}</p>
      <div class="row"><button @click=${this._export}>${words.text('web-export')}</button>
        <button class="danger" @click=${() => { this._sure = !this._sure; }}>${words.text('web-delete-account')}</button></div>
      ${this._sure ? html`<form @submit=${this.submit((fields) => this._delete(fields))}>
        <p>${words.text('web-delete-sure')}</p>
        ${me.password ? this.field('password', 'web-password', {type: 'password', complete: 'current-password'}) : nothing}
        <button class="danger" ?disabled=${this._busy}>${words.text('web-delete-account')}</button></form>` : nothing}`;
  }

  _member(me) {
    return html`<h2>${words.text('web-password')}</h2>
      <form @submit=${this.submit(async (fields) => api.signedIn(await api.post('/me/password', {old: '', ...fields})), 'web-saved')}>
        ${me.password ? this.field('old', 'web-password-old', {type: 'password', complete: 'current-password'}) : nothing}
        ${this.field('new', 'web-password-new', {type: 'password', complete: 'new-password'})}
        <button ?disabled=${this._busy}>${words.text('web-password-change')}</button>
      </form>
      <p class="row"><button @click=${() => this._leave(false)}>${words.text('web-logout')}</button>
        <button @click=${() => this._leave(true)}>${words.text('web-logout-all')}</button></p>`;
  }

  _leave(everywhere) {
    this.attempt(async () => {
      if (everywhere) await api.post('/logout');
      api.forget();
    });
  }

  _export() {
    this.attempt(async () => {
      const answer = await fetch('/api/me/export', {headers: {Authorization: `Bearer ${await api.token()}`}});
      if (!answer.ok) throw Object.assign(new Error('export'), {code: 'server-trouble', parameters: {status: answer.status}});
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
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
