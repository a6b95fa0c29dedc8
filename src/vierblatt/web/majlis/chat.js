/** `<vb-majlis-chat>`: what the members say, newest last, with one-tap reactions. */
import {html, css, nothing, repeat} from '../vendor/lit.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {socket} from '../core/socket.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {report} from '../parts/report.js';
import {MajlisPart} from './part.js';
import {memberName} from './words.js';

/** @import {MajlisLine} from '../types/wire.js' */

/** Longest message, as at a table. */
const LONGEST = 300;
/** Distance in pixels from the end of the chat that counts as its end. */
const NEAR = 60;

export class MajlisChat extends MajlisPart {
  static properties = {...MajlisPart.properties, _open: {state: true}, _asked: {state: true}, _heard: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
    .lines { max-block-size: min(56dvh, 520px); overflow: auto; overscroll-behavior: contain; }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 4px; align-items: start; padding: 4px 8px; border-radius: var(--round); }
    li.own { background: var(--paper-sunken); }
    .said { padding-block: 4px; overflow-wrap: anywhere; }
    .said small { color: var(--ink-soft); font-size: var(--text-s); margin-inline-start: 6px; }
    .said p { white-space: pre-wrap; }
    .buttons { display: flex; }
    .sure { inline-size: 100%; padding-block: 4px; }
    .reactions, .emoji { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 4px; }
    .reactions button, .emoji button { padding: 0 8px; min-inline-size: var(--tap); border-radius: 99px; font-weight: 400; }
    .emoji button { font-size: 1.25rem; border-color: transparent; background: none; }
    [aria-pressed="true"] { border-color: var(--primary); border-width: 2px; font-weight: 700; }
    form { display: flex; gap: 8px; }
    input { flex: 1; }
    .unheard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `,
  ];

  constructor() {
    super();
    /** The line that shows all emoji; 0: the newest one of somebody else. */
    this._open = 0;
    /** The line that is to be deleted, if the person confirms it; 0: none. */
    this._asked = 0;
    this._heard = '';
    this._atEnd = true;
    this._onSaid = (/** @type {Event} */ event) => {
      const fresh = /** @type {CustomEvent<MajlisLine[]>} */ (event).detail;
      this._heard = fresh.map(({name, text}) => `${words.name(name)}: ${text}`).join('\n');
    };
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('session')) {
      changed.get('session')?.removeEventListener('said', this._onSaid);
      this.session?.addEventListener('said', this._onSaid);
    }
    const box = this._box;
    this._atEnd = !box || box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  updated() {
    const box = this._box;
    if (box && this._atEnd) box.scrollTop = box.scrollHeight;
  }

  get _box() {
    return this.renderRoot?.querySelector('.lines');
  }

  render() {
    const {session} = this;
    if (!session?.majlis) return nothing;
    const {lines} = session;
    const open = this._open || (lines.findLast(({player}) => player !== session.me)?.id ?? 0);
    return html`
      ${
        lines.length
          ? html`<div class="lines" tabindex="0" role="group" aria-label=${words.text('majlis-chat')}>
        ${session.more ? html`<p class="row"><button type="button" @click=${() => this.attempt(() => session.earlier())}>${words.text('majlis-earlier')}</button></p>` : nothing}
        <ol role="list">${repeat(
          lines,
          ({id}) => id,
          (line) => this._line(line, open === line.id),
        )}</ol></div>`
          : html`<p class="empty">${words.text('majlis-chat-none')}</p>`
      }
      <p class="unheard" role="status" aria-live="polite">${this._heard}</p>
      ${this.fault()}
      <form @submit=${this._say}><input name="text" maxlength=${LONGEST} autocomplete="off" dir="auto" required
          aria-label=${words.text('majlis-say')} placeholder=${words.text('majlis-say')}>
        <button class="primary" ?disabled=${this._busy}>${words.text('table-send')}</button></form>`;
  }

  /** @param {MajlisLine} line @param {boolean} open */
  _line(line, open) {
    const {session} = this;
    if (!session?.majlis) return nothing;
    const {majlis, me} = session;
    const own = line.player === me;
    const name = words.name(line.name);
    const given = Object.entries(line.reactions ?? {}).filter(([, players]) => players.length);
    return html`<li class=${own ? 'own' : ''}>
      <div class="said"><b><bdi>${line.name}</bdi></b><small><time datetime=${machine(line.at)}>${dayAndTime(line.at)}</time></small>
        <p dir="auto">${line.text}</p></div>
      <div class="buttons">
        <button class="round" type="button" aria-expanded=${String(open)} aria-label=${words.text('majlis-react', {name})} title=${words.text('majlis-react', {name})}
          @click=${() => {
            this._open = open ? -1 : line.id;
            this._asked = 0;
          }}>${icon('plus', 18)}</button>
      </div>
      ${
        given.length
          ? html`<div class="reactions">${given.map(([emoji, players]) => {
              const label = words.text('majlis-reaction', {
                emoji,
                count: players.length,
                names: words.join(players.map((player) => memberName(majlis, player, me))),
              });
              return html`<button type="button" aria-pressed=${String(players.includes(me))} aria-label=${label} title=${label}
                @click=${() => this._react(line, emoji)}>${emoji} ${words.number(players.length)}</button>`;
            })}</div>`
          : nothing
      }
      ${
        open
          ? html`<div class="emoji">${(socket.me?.emoji ?? []).map(
              (emoji) => html`<button type="button" aria-label=${words.text('majlis-react-with', {emoji, name})}
          @click=${() => this._react(line, emoji)}>${emoji}</button>`,
            )}${own || session.isManager ? this._delete(line) : nothing}${own ? nothing : this._report(session.majlis.id, line)}</div>`
          : nothing
      }</li>`;
  }

  /** @param {string} majlis @param {MajlisLine} line */
  _report(majlis, line) {
    const label = `${words.text('web-report')}: ${line.text}`;
    return html`<button type="button" aria-label=${label} title=${words.text('web-report')}
      @click=${() => report({at: 'majlis', majlis, line: line.id}, line.name)}>${icon('flag', 18)}</button>`;
  }

  /** A line is deleted for everybody, so a second tap has to confirm it. @param {MajlisLine} line */
  _delete(line) {
    const ask = (/** @type {number} */ id) => () => {
      this._asked = id;
    };
    if (this._asked !== line.id) {
      return html`<button type="button" aria-label=${words.text('majlis-delete-line', {text: line.text})} title=${words.text('web-delete')}
        @click=${ask(line.id)}>${icon('close', 18)}</button>`;
    }
    return html`<span class="sure" role="alert">${words.text('majlis-delete-ask')}</span>
      <button class="danger" type="button" @click=${() => this.attempt(async () => this.session?.unsay(line))}>${words.text('majlis-delete-yes')}</button>
      <button type="button" @click=${ask(0)}>${words.text('majlis-keep')}</button>`;
  }

  /** @param {MajlisLine} line @param {string} emoji */
  _react(line, emoji) {
    this.attempt(async () => this.session?.react(line, emoji));
  }

  /** @param {SubmitEvent} event */
  _say(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get('text')).trim();
    if (!text) return;
    this.attempt(async () => {
      await this.session?.say(text);
      this._atEnd = true;
      form.reset();
    });
  }
}

customElements.define('vb-majlis-chat', MajlisChat);
