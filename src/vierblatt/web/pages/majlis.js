/** `/m/MAJLIS`: a permanent group of people who play one game together. A stranger sees the invitation to it. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {navigate, setTitle} from '../core/router.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {houseRules} from '../table/invitation.js';
import {MajlisSession} from '../majlis/session.js';
import {hasMajlisWords, loadMajlisWords, memberName} from '../majlis/words.js';
import {crestPicture, crestText} from '../majlis/crest.js';
import {loadTournamentWords} from '../tournaments/words.js';
import '../majlis/chat.js';
import '../majlis/events.js';
import '../majlis/invitation.js';
import '../majlis/leaders.js';
import '../majlis/manage.js';
import '../majlis/play.js';
import '../majlis/standing.js';
import '../parts/records-list.js';
import '../parts/share-link.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Majlis} from '../types/wire.js' */

export class PageMajlis extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _broken: {state: true}};

  static styles = [
    controls,
    column,
    pages,
    css`
    :host { max-inline-size: 1120px; }
    h1 { overflow-wrap: anywhere; display: flex; align-items: center; gap: 12px; }
    .stranger { max-inline-size: 640px; margin-inline: auto; }
    .columns { display: grid; gap: 0 32px; grid-template-columns: minmax(0, 1fr); }
    .invite { display: grid; gap: 12px; }
    .chat h2 { margin-block-start: 20px; }
    @media (min-width: 900px) {
      .columns { grid-template-columns: minmax(0, 1fr) minmax(320px, 400px); align-items: start; }
      .chat { grid-column: 2; grid-row: 1 / span 4; position: sticky; inset-block-start: 8px; }
      .chat h2 { margin-block-start: 0; }
      .play, .rest { grid-column: 1; }
    }
  `,
  ];

  constructor() {
    super();
    this.params = {majlis: ''};
    /** @type {?MajlisSession} */
    this.session = null;
    /** Whether the texts could not be loaded. */
    this._broken = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.session?.start();
  }

  disconnectedCallback() {
    this.session?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.majlis !== this.session?.id) this._open(this.params.majlis);
  }

  /** @param {string} id */
  _open(id) {
    this.session?.stop();
    const session = new MajlisSession(id);
    this.session = session;
    session.addEventListener('change', () => this._onChange(session));
    session.addEventListener('moved', (event) =>
      navigate(`/m/${/** @type {CustomEvent<string>} */ (event).detail}`, {replace: true}),
    );
    this._start(session);
  }

  /** @param {MajlisSession} session */
  async _start(session) {
    this._broken = false;
    const texts = Promise.all([loadMajlisWords(), loadTournamentWords()]).catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, session.start()]);
  }

  /** @param {MajlisSession} session */
  _onChange({majlis}) {
    // The names of the house rules are in the game's own file.
    if (majlis && words.game !== majlis.game) loadWords(undefined, majlis.game).catch(() => {});
    this.requestUpdate();
  }

  render() {
    const {session} = this;
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    if (!session || !hasMajlisWords()) return html`<p class="wait">…</p>`;
    const {majlis, fault} = session;
    setTitle(majlis?.name ?? words.text('majlis'));
    if (fault) {
      return html`<h1>${words.text('majlis')}</h1><p class="fault" role="alert">${words.error(fault)}</p>
        <p class="row"><button type="button" @click=${() => session.again()}>${words.text('majlis-again')}</button>
          <a class="button" href="/">${words.text('web-home')}</a></p>`;
    }
    if (!majlis || words.game !== majlis.game) return html`<p class="wait" aria-busy="true">…</p>`;
    if (majlis.member) return this._member(majlis, session);
    if (session.removed) {
      return html`<h1><bdi>${majlis.name}</bdi></h1><p class="fault" role="alert">${words.text('majlis-gone')}</p>
        <p class="row"><a class="button" href="/">${words.text('web-home')}</a></p>`;
    }
    return html`<div class="stranger"><vb-majlis-invitation .session=${session}></vb-majlis-invitation></div>`;
  }

  /** @param {Majlis} majlis @param {MajlisSession} session */
  _member(majlis, session) {
    const host = memberName(majlis, majlis.host, session.me);
    const api = `/majlises/${majlis.id}`;
    return html`<h1>${crestPicture(majlis.crest, 48, crestText(majlis.crest))}<bdi>${majlis.name}</bdi></h1>
      <p class="note">${words.gameName(majlis.game)} · ${words.text('majlis-host-is', {host})} · ${houseRules(words, majlis)}</p>
      <div class="columns">
        <vb-majlis-play class="play" .session=${session}></vb-majlis-play>
        <section class="chat" aria-labelledby="chat"><h2 id="chat">${words.text('majlis-chat')}</h2>
          <vb-majlis-chat .session=${session}></vb-majlis-chat></section>
        <div class="rest">
          ${majlis.members.length === 1 ? this._invite(majlis, api) : nothing}
          <vb-majlis-events .session=${session}></vb-majlis-events>
          <vb-majlis-leaders .session=${session} .version=${session.matchesSeen}></vb-majlis-leaders>
          <vb-majlis-standing .session=${session}></vb-majlis-standing>
          <h2>${words.text('web-matches')}</h2>
          <vb-records source=${`${api}/records`} player=${session.me} .version=${session.matchesSeen}></vb-records>
          ${majlis.members.length === 1 ? nothing : this._invite(majlis, api)}
          <vb-majlis-manage .session=${session}></vb-majlis-manage>
        </div>
      </div>`;
  }

  /** The link to send on. @param {Majlis} majlis @param {string} api */
  _invite(majlis, api) {
    const text = `${words.text('majlis-invited', {majlis: majlis.name})}. ${words.gameName(majlis.game)}. ${houseRules(words, majlis)}`;
    return html`<h2>${words.text('majlis-invite')}</h2>
      <section class="panel invite"><p>${words.text('majlis-invite-how')}</p>
        <vb-share-link path=${`/m/${majlis.id}`} picture=${`/api${api}/qr.svg`} label=${words.text('majlis-invite')} .text=${text}></vb-share-link></section>`;
  }
}

customElements.define('vb-page-majlis', PageMajlis);
