/**
 * `<vb-person-actions player="..." name="...">`: asks for friendship, follows, challenges, mutes and blocks another
 * player. Shows nothing for the reader themselves. Asks the server only for visitors who are somebody already.
 */
import {html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {askForName} from '../core/own-name.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {decisions, mayChallenge, silencing, standing} from './model.js';
import {hasPeopleWords, loadPeopleWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PersonRelation} from '../types/wire.js' */
/** @import {Decision} from './model.js' */

export class PersonActions extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    player: {type: String},
    name: {type: String},
    _relation: {state: true},
    _busy: {state: true},
    _challenging: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    .row { margin-block-end: 8px; }
    .row:empty { display: none; }
    details.panel > div { display: grid; gap: 8px; }
    details button { justify-self: start; }
  `,
  ];

  constructor() {
    super();
    this.player = '';
    this.name = '';
    /** @type {?PersonRelation} */
    this._relation = null;
    this._busy = false;
    this._challenging = false;
  }

  get isMe() {
    return this.player === api.person?.player;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('player') && this.player) this._load();
  }

  async _load() {
    this._relation = null;
    loadPeopleWords().catch(() => {});
    if (this.isMe) return;
    const {player} = this;
    if (!api.person) {
      this._relation = {player, reachable: true};
      return;
    }
    await this.attempt(async () => {
      /** @type {PersonRelation} */
      const relation = await api.get(`/people/${player}`);
      if (player === this.player) this._relation = relation;
    });
  }

  render() {
    const relation = this._relation;
    if (this.isMe || !hasPeopleWords()) return nothing;
    if (!relation) return this.fault();
    const name = words.name(this.name);
    const said = standing(relation);
    return html`${said ? html`<p class="note" role="status">${words.text(said, {name})}</p>` : nothing}${this.fault()}
      <div class="row">${
        mayChallenge(relation)
          ? html`<button class="accent" type="button" aria-label=${words.text('challenge-who', {name})} @click=${this._challenge}>${words.text('challenge')}</button>`
          : nothing
      }${decisions(relation).map((decision) => this._button(decision))}</div>
      <details class="panel"><summary>${words.text('people-more')}</summary><div>
        ${silencing(relation).map(
          (decision) => html`<p>${words.text(`people-${decision.what}-note`, {name})}</p>${this._button(decision)}`,
        )}</div></details>
      ${this._challenging ? html`<vb-challenge player=${this.player} name=${this.name} @closed=${this._challenged}></vb-challenge>` : nothing}`;
  }

  /** @param {Decision} decision */
  _button(decision) {
    const text = words.text(decision.text);
    const kind = decision.danger ? 'danger' : decision.primary ? 'primary' : '';
    return html`<button type="button" class=${kind} ?disabled=${this._busy} aria-label=${`${text}: ${words.name(this.name)}`}
      @click=${() => this._decide(decision)}>${text}</button>`;
  }

  /** @param {Decision} decision */
  async _decide({method, what}) {
    this._busy = true;
    await this.attempt(async () => {
      if (method === 'PUT' && what === 'friend') await askForName();
      this._relation = await api.request(method, `/people/${this.player}/${what}`);
      this.dispatchEvent(
        new CustomEvent('decided', {
          detail: {what, player: this.player, on: method === 'PUT'},
          bubbles: true,
          composed: true,
        }),
      );
    });
    this._busy = false;
  }

  async _challenge() {
    await import('./challenge.js');
    this._challenging = true;
  }

  _challenged() {
    this._challenging = false;
  }
}

customElements.define('vb-person-actions', PersonActions);
