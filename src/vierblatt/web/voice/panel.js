/** `<vb-voice-panel>`: who talks at the table, joining and leaving, the own microphone, and whom to mute. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {ApiFault} from '../core/api.js';
import {WithSettings, change, settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import {nameOf} from '../table/model.js';
import {hasVoiceWords, loadVoiceWords} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info} from '../types/table.js' */
/** @import {VoicePerson} from '../types/wire.js' */
/** @import {VoiceSession} from './session.js' */

export class VoicePanel extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {session: {attribute: false}, info: {attribute: false}, _speaking: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 12px; }
    p { margin: 0; }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
    li { display: flex; align-items: center; gap: 12px; min-block-size: var(--tap); }
    li > span { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
    small { display: block; color: var(--ink-soft); font-size: var(--text-s); }
    .light { flex: none; inline-size: 14px; block-size: 14px; border-radius: 50%; border: 2px solid var(--line-strong);
      transition: background var(--quick); }
    .speaking .light { background: var(--good); border-color: var(--good); }
    button { line-height: 1.25; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .row > * { flex: 1 1 200px; }
    [aria-pressed='true'] { color: var(--danger); border-color: var(--danger); }
  `,
  ];

  constructor() {
    super();
    /** @type {?VoiceSession} */
    this.session = null;
    /** @type {?Info} */
    this.info = null;
    /** @type {number[]} */
    this._speaking = [];
    this._onChange = () => this.requestUpdate();
    this._onSpeaking = (/** @type {Event} */ event) => {
      this._speaking = /** @type {CustomEvent<number[]>} */ (event).detail;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    loadVoiceWords();
    this._listen(this.session, true);
  }

  disconnectedCallback() {
    this._listen(this.session, false);
    super.disconnectedCallback();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has('session')) return;
    this._listen(changed.get('session'), false);
    this._listen(this.session, true);
  }

  /** @param {VoiceSession | null | undefined} session @param {boolean} on */
  _listen(session, on) {
    const method = on ? 'addEventListener' : 'removeEventListener';
    session?.[method]('change', this._onChange);
    session?.[method]('speaking', this._onSpeaking);
  }

  render() {
    const {session, info} = this;
    if (!info || !hasVoiceWords()) return nothing;
    if (!session) return html`<p>${words.text('error-voice-seated')}</p>`;
    const inside = session.state === 'in';
    return html`
      <p role="status">${this._status(session)}</p>
      ${session.people.length ? html`<ul role="list">${session.people.map((person) => this._person(session, info, person))}</ul>` : nothing}
      ${inside ? this._microphone(session) : this._entrance(session)}`;
  }

  /** @param {VoiceSession} session */
  _status({state, muted, people}) {
    if (state === 'joining') return words.text('voice-joining');
    if (state === 'in') return words.text(muted ? 'voice-muted' : 'voice-in', {count: people.length - 1});
    return words.text('voice-out', {count: people.length});
  }

  /** @param {VoiceSession} session @param {Info} info @param {VoicePerson} person */
  _person(session, info, person) {
    const name = nameOf(words, info, person.seat);
    const own = session.isOwn(person);
    const muted = session.mutedPlayers.has(person.player);
    const label = words.text('voice-mute', {name: words.name(name)});
    return html`<li class=${this._speaking.includes(person.seat) ? 'speaking' : ''}>
      <i class="light" aria-hidden="true"></i>
      <span><bdi>${name}</bdi><small>${this._fact(session, person, own)}</small></span>
      ${
        own || session.state !== 'in'
          ? nothing
          : html`<button type="button" class="round" aria-pressed=${String(muted)} aria-label=${label} title=${label}
        @click=${() => session.mutePlayer(person.player)}>${icon(muted ? 'mute' : 'sound')}</button>`
      }</li>`;
  }

  /** @param {VoiceSession} session @param {VoicePerson} person @param {boolean} own */
  _fact(session, person, own) {
    if (own) return words.text('voice-you');
    if (session.state !== 'in') return nothing;
    if (session.mutedPlayers.has(person.player)) return words.text('voice-muted-by-you');
    if (this._speaking.includes(person.seat)) return words.text('voice-speaks');
    return words.text(`voice-${session.stateOf(person.peer) ?? 'connecting'}`);
  }

  /** @param {VoiceSession} session */
  _microphone(session) {
    return html`<div class="row">
      <button type="button" class="muting" aria-pressed=${String(session.muted)} @click=${() => session.mute()}>${icon(session.muted ? 'microphone-off' : 'microphone')}${words.text('table-menu-microphone')}</button>
      <button type="button" class="danger" @click=${() => session.leave()}>${words.text('voice-leave')}</button></div>`;
  }

  /** What somebody should know before they join. @param {VoiceSession} session */
  _entrance(session) {
    return html`
      <p>${words.text('voice-about')}</p>
      <p class="note">${words.text(`voice-privacy-${this._relayed(session) ? 'relayed' : 'direct'}`)}</p>
      ${
        session.relay === 'possible'
          ? html`<label class="tick"><input type="checkbox" .checked=${settings.voiceRelay}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => change({voiceRelay: target.checked})}>${words.text('voice-relay')}</label>`
          : nothing
      }
      ${session.fault ? html`<p class="fault" role="alert">${faultText(session.fault)}</p>` : nothing}
      <button type="button" class="primary" ?disabled=${session.state === 'joining'} @click=${() => session.join()}>${icon('microphone')}${words.text('voice-join')}</button>`;
  }

  /** @param {VoiceSession} session */
  _relayed({relay}) {
    return relay === 'only' || (relay === 'possible' && settings.voiceRelay);
  }
}

/** @param {string | ApiFault} fault */
const faultText = (fault) => (fault instanceof ApiFault ? words.error(fault) : words.text(`voice-fault-${fault}`));

customElements.define('vb-voice-panel', VoicePanel);
