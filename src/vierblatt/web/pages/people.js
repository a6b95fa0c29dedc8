/** `/people`: friends, requests, those whom the person follows, blocks and mutes, and who may ask them. */
import {html, css, live, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {setTitle} from '../core/router.js';
import {socket} from '../core/socket.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import {hasPeopleWords, loadPeopleWords} from '../people/words.js';
import '../parts/records-list.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Friend, FollowedPerson, KnownPeople, KnownPerson, OpenPlace} from '../types/wire.js' */
/** @typedef {{text: string, method: 'PUT' | 'DELETE', what: string, primary?: boolean}} Act */

/** @type {['anybody', 'known', 'nobody']} */
const REACHABLE_BY = ['anybody', 'known', 'nobody'];
/** Milliseconds after which the page asks again who is where. */
const AGAIN = 30_000;

export class PagePeople extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _people: {state: true},
    _busy: {state: true},
    _challenged: {state: true},
  };

  static styles = [
    controls,
    column,
    pages,
    css`
    li {
      display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 12px; background: var(--paper-raised);
      border: 1px solid var(--line); border-radius: var(--round);
    }
    h3 { margin: 16px 0 8px; }
    .who { flex: 1 1 140px; min-inline-size: 0; overflow-wrap: anywhere; }
    .who a { font-weight: 600; color: var(--ink); display: inline-flex; align-items: center; min-block-size: var(--tap); }
    .online { color: var(--good); font-size: var(--text-s); margin-inline-start: 8px; }
    .online::before { content: '●'; margin-inline-end: 4px; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {?KnownPeople} */
    this._people = null;
    this._busy = false;
    /** Whom a challenge is being prepared for. @type {?KnownPerson} */
    this._challenged = null;
    this._onPerson = () => this._load();
    this._timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('vb-person', this._onPerson);
    addEventListener('vb-notices', this._onPerson);
    this._timer = setInterval(() => document.hidden || this._load(), AGAIN);
    // Connected, the person is online for their friends and hears of notices at once.
    this._leave = socket.stay();
    loadPeopleWords().catch(() => {});
    this._load();
  }

  disconnectedCallback() {
    removeEventListener('vb-person', this._onPerson);
    removeEventListener('vb-notices', this._onPerson);
    clearInterval(this._timer);
    this._leave?.();
    super.disconnectedCallback();
  }

  _load() {
    return this.attempt(async () => {
      this._people = await api.get('/people');
    });
  }

  render() {
    if (!hasPeopleWords()) return html`<p class="wait">…</p>`;
    setTitle(words.text('web-people'));
    const people = this._people;
    return html`<h1>${words.text('web-people')}</h1><p class="note">${words.text('people-lead')}</p>${this.fault()}
      ${people ? this._lists(people) : this._fault ? nothing : html`<p class="wait">…</p>`}`;
  }

  /** @param {KnownPeople} people */
  _lists({friends, asking, asked, followed, blocked, muted, reachable_by}) {
    /** @type {(text: string, what: string, primary?: boolean) => Act} */
    const end = (text, what) => ({text, what, method: 'DELETE'});
    return html`
      ${this._some('people-asking', asking, [
        {text: 'people-accept', what: 'friend', method: 'PUT', primary: true},
        end('people-decline', 'friend'),
      ])}
      <h2>${words.text('people-friends')}</h2>
      ${
        friends.length
          ? html`<ul class="plain">${[...friends].sort(byPresence).map((friend) => this._friend(friend))}</ul>`
          : html`<p class="empty">${words.text('people-friends-none')}</p>`
      }
      ${this._some('people-asked', asked, [end('people-take-back', 'friend')])}
      <h2>${words.text('people-followed')}</h2>
      ${
        followed.length
          ? html`<ul class="plain">${followed.map((each) => this._line(each, [end('people-unfollow', 'follow')]))}</ul>
            <h3>${words.text('people-followed-matches')}</h3><vb-records source="/people/matches"></vb-records>`
          : html`<p class="empty">${words.text('people-followed-none')}</p>`
      }
      <h2>${words.text('people-blocked')}</h2>
      ${
        blocked.length
          ? html`<ul class="plain">${blocked.map((each) => this._line(each, [end('people-unblock', 'block')]))}</ul>`
          : html`<p class="empty">${words.text('people-blocked-none')}</p>`
      }
      ${this._some('people-muted', muted, [end('people-unmute', 'mute')])}
      <h2>${words.text('web-settings')}</h2>
      <label class="field">${words.text('people-reachable')}
        <select ?disabled=${this._busy} @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => this._choose(target.value)}>
          ${REACHABLE_BY.map((by) => html`<option value=${by} .selected=${live(by === reachable_by)}>${words.text(`people-reachable-${by}`)}</option>`)}
        </select></label>
      ${
        this._challenged
          ? html`<vb-challenge player=${this._challenged.player} name=${this._challenged.name} @closed=${() => {
              this._challenged = null;
            }}></vb-challenge>`
          : nothing
      }`;
  }

  /** A list that is shown only if it has somebody. @param {string} heading @param {KnownPerson[]} people @param {Act[]} acts */
  _some(heading, people, acts) {
    if (!people.length) return nothing;
    return html`<h2>${words.text(heading)}</h2><ul class="plain">${people.map((each) => this._line(each, acts))}</ul>`;
  }

  /** @param {Friend} friend */
  _friend(friend) {
    const name = words.name(friend.name);
    return html`<li><span class="who">${profile(friend)}${friend.online ? html`<span class="online">${words.text('people-online')}</span>` : nothing}</span>
      ${place(friend.place)}<button type="button" aria-label=${words.text('challenge-who', {name})}
        @click=${() => this._challenge(friend)}>${words.text('challenge')}</button></li>`;
  }

  /** @param {KnownPerson & Partial<FollowedPerson>} person @param {Act[]} acts */
  _line(person, acts) {
    return html`<li><span class="who">${profile(person)}</span>${place(person.place)}${acts.map(
      ({
        text,
        method,
        what,
        primary,
      }) => html`<button type="button" class=${primary ? 'primary' : ''} ?disabled=${this._busy}
        aria-label=${`${words.text(text)}: ${words.name(person.name)}`} @click=${() => this._act(method, person.player, what)}>${words.text(text)}</button>`,
    )}</li>`;
  }

  /** @param {'PUT' | 'DELETE'} method @param {string} player @param {string} what */
  async _act(method, player, what) {
    this._busy = true;
    await this.attempt(async () => {
      await api.request(method, `/people/${player}/${what}`);
      this._people = await api.get('/people');
    });
    this._busy = false;
  }

  /** @param {string} by */
  async _choose(by) {
    this._busy = true;
    await this.attempt(() => api.put('/people', {by}));
    this._busy = false;
  }

  /** @param {KnownPerson} person */
  async _challenge(person) {
    await import('../people/challenge.js');
    this._challenged = person;
  }
}

/** Who can be met now comes first, then who is online. @param {Friend} one @param {Friend} other */
function byPresence(one, other) {
  const rank = (/** @type {Friend} */ {online, place: where}) => (where ? 2 : 0) + (online ? 1 : 0);
  return rank(other) - rank(one);
}

/** @param {KnownPerson} person */
const profile = ({player, name}) => html`<a href=${`/player/${player}`}><bdi>${name}</bdi></a>`;

/** @param {?OpenPlace} [where] */
function place(where) {
  if (!where) return nothing;
  const text = where.free ? 'people-place-free' : 'people-place-watch';
  const address = where.free ? `/t/${where.table}?sit` : `/t/${where.table}`;
  return html`<a class="button" href=${address}>${words.text(text, {game: words.gameName(where.game)})}</a>`;
}

customElements.define('vb-page-people', PagePeople);
