/**
 * `<vb-table-talk>`: phrases and emoji with one tap, free text where the table allows it, and muting players, which
 * holds everywhere from then on. Events: `command` {command}, `done` after a phrase.
 */
import {html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {socket} from '../core/socket.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {RequestElement} from '../parts/request-element.js';
import {report} from '../parts/report.js';
import {saidText} from './narration.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info, TableCommand} from '../types/table.js' */
/** @import {PersonRelation, Said} from '../types/wire.js' */

export class TableTalk extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    ...RequestElement.properties,
    info: {attribute: false},
    said: {attribute: false},
    me: {type: Number},
    /** Whether it is beside the table: then it takes less space. */ docked: {type: Boolean},
    _muted: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
    .emoji { display: grid; grid-template-columns: repeat(auto-fill, minmax(48px, 1fr)); gap: 4px; }
    .emoji button { font-size: 1.5rem; padding: 0; border-color: transparent; }
    :host([docked]) { gap: 4px; }
    :host([docked]) .emoji, :host([docked]) .phrases {
      display: flex; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; padding-block: 2px;
    }
    :host([docked]) button { flex: none; }
    .phrases { display: flex; flex-wrap: wrap; gap: 8px; }
    ol { list-style: none; margin: 0; padding: 0; max-block-size: 22dvh; overflow: auto; font-size: var(--text-s); }
    li { padding: 2px 0; overflow-wrap: anywhere; display: flex; align-items: center; }
    li span { flex: 1; min-inline-size: 0; }
    form { display: flex; gap: 8px; }
    input {
      flex: 1; min-inline-size: 0; font: inherit; min-block-size: var(--tap); padding: 0 12px; color: var(--ink);
      border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised);
    }
    h3 { font-size: var(--text-s); color: var(--ink-soft); margin-block-start: 4px; }
    .mutes { display: flex; flex-wrap: wrap; gap: 8px; }
    [aria-pressed='true'] { color: var(--danger); border-color: var(--danger); text-decoration: line-through; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    /** @type {Said[]} */
    this.said = [];
    this.me = -1;
    this.docked = false;
    /** The ids of muted players. @type {Set<string>} */
    this._muted = new Set();
    /** The ids of those of whom that is known. @type {Set<string>} */
    this._known = new Set();
  }

  willUpdate() {
    const others = (this.info?.seats ?? []).filter(
      ({kind, player}, seat) => kind === 'human' && player && seat !== this.me,
    );
    for (const {player} of others) {
      if (!api.person || this._known.has(player)) continue;
      this._known.add(player);
      this._look(player);
    }
  }

  /** Finds out whether somebody is muted already. @param {string} player */
  async _look(player) {
    try {
      /** @type {PersonRelation} */
      const {muted} = await api.get(`/people/${player}`);
      if (muted) this._muted = new Set([...this._muted, player]);
    } catch {
      // then the button shows it as soon as it is pressed
    }
  }

  render() {
    const {info} = this;
    if (!info) return nothing;
    const {phrases = [], emoji = []} = socket.me ?? {};
    const free = info.settings.chat === 'free' && info.settings.private;
    const people = info.seats.filter(({kind}, seat) => kind === 'human' && seat !== this.me);
    return html`
      ${
        this.said.length
          ? html`<ol role="list" aria-label=${words.text('table-said')}>${this.said.map(
              (said) => html`
        <li><span dir="auto"><b>${said.name}:</b> ${saidText(words, said)}</span>${
          said.text && said.player !== socket.me?.player
            ? html`<button class="round" type="button" title=${words.text('web-report')} aria-label=${`${words.text('web-report')}: ${said.text}`}
          @click=${() => report({at: 'table', table: said.table, player: said.player}, said.name)}>${icon('flag', 18)}</button>`
            : nothing
        }</li>`,
            )}</ol>`
          : nothing
      }
      ${
        this.me < 0
          ? html`<p>${words.text('table-talk-seated')}</p>`
          : html`
        <div class="emoji">${emoji.map((sign) => html`<button type="button" @click=${() => this._say(sign)}>${sign}</button>`)}</div>
        <div class="phrases">${phrases.map(
          (phrase) => html`<button type="button" @click=${() => this._say(phrase)}
          >${saidText(words, {phrase})}</button>`,
        )}</div>
        ${
          free
            ? html`<form @submit=${this._chat}><input name="text" maxlength="300" autocomplete="off" dir="auto"
            aria-label=${words.text('table-chat')} placeholder=${words.text('table-chat')}>
          <button class="primary" type="submit">${words.text('table-send')}</button></form>`
            : nothing
        }`
      }
      ${
        people.length
          ? html`<h3>${words.text('table-mute')}</h3><div class="mutes">
        ${people.map(
          ({player, name}) => html`<button type="button" aria-pressed=${String(this._muted.has(player))}
          @click=${() => this._mute(player)}>${icon('mute', 18)}<span dir="auto">${name}</span></button>`,
        )}</div>${this.fault()}`
          : nothing
      }`;
  }

  /** @param {string} phrase */
  _say(phrase) {
    this._command({type: 'say', phrase});
    this.dispatchEvent(new Event('done'));
  }

  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  _chat(event) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (text) this._command({type: 'chat', text});
    form.reset();
  }

  /** @param {string} player */
  async _mute(player) {
    await this.attempt(async () => {
      /** @type {PersonRelation} */
      const {muted} = await api.request(this._muted.has(player) ? 'DELETE' : 'PUT', `/people/${player}/mute`);
      this._muted = new Set([...[...this._muted].filter((each) => each !== player), ...(muted ? [player] : [])]);
    });
  }

  /** @param {TableCommand} command */
  _command(command) {
    this.dispatchEvent(new CustomEvent('command', {detail: {command}}));
  }
}

customElements.define('vb-table-talk', TableTalk);
