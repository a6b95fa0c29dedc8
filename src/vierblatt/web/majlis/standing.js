/** `<vb-majlis-standing>`: the running score of the sides, and the members with their matches. */
import {html, css, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {pages} from '../parts/pages.js';
import '../parts/dialog.js';
import {MajlisPart} from './part.js';
import {sideName, sidesOf} from './score.js';

/** @import {Majlis, Member, SidesScore} from '../types/wire.js' */

/** Members that are shown at first. */
const FIRST = 50;
/** Who may be asked about: somebody with a lower role. @type {Record<string, string[]>} */
const BELOW = {host: ['manager', 'member'], manager: ['member']};

export class MajlisStanding extends MajlisPart {
  static properties = {...MajlisPart.properties, _chosen: {state: true}, _all: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    .scores li { padding: 8px 0; border-block-end: 1px solid var(--line); text-align: center; }
    .scores span { overflow-wrap: anywhere; }
    .two { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 12px; align-items: center; }
    .two > :first-child { text-align: end; }
    .two > :last-child { text-align: start; }
    .two b { font-size: var(--text-xl); font-variant-numeric: tabular-nums; }
    .more { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 20px; }
    small { color: var(--ink-soft); font-size: var(--text-s); }
    .members li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 4px; min-block-size: 52px; border-block-end: 1px solid var(--line); }
    .members a { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; display: inline-flex; align-items: center; min-block-size: 32px; }
    .members small { display: block; }
    .choice { display: grid; gap: 12px; }
  `,
  ];

  constructor() {
    super();
    /** The member about whom the host or a manager is asked. @type {?Member} */
    this._chosen = null;
    /** Whether all members are shown. */
    this._all = false;
  }

  render() {
    const {session} = this;
    if (!session?.majlis) return nothing;
    const {majlis, me} = session;
    const {scores = [], members} = majlis;
    return html`<h2>${words.text('majlis-score')}</h2>
      ${
        scores.length
          ? html`<p class="note">${words.text('majlis-score-note')}</p>
        <ul class="plain scores">${scores.map(
          (score) => html`<li>${this._score(majlis, score, me)}
          <small>${words.text('majlis-matches', {count: score.matches})}</small></li>`,
        )}</ul>`
          : html`<p class="empty">${words.text('majlis-score-none')}</p>`
      }
      <h2>${words.text('majlis-members')} <small>${words.text('majlis-people', {count: members.length})}</small></h2>
      <ul class="plain members">${(this._all ? members : members.slice(0, FIRST)).map((member) => this._member(member))}</ul>
      ${
        this._all || members.length <= FIRST
          ? nothing
          : html`<p class="row"><button type="button" @click=${() => {
              this._all = true;
            }}>${words.text('majlis-members-all', {count: members.length})}</button></p>`
      }
      ${this._question()}`;
  }

  /** Two sides against each other, or more of them one after another. @param {Majlis} majlis @param {SidesScore} score @param {string} me */
  _score(majlis, score, me) {
    const sides = sidesOf(score, me).map(({players, won}) => ({who: sideName(majlis, players, me), won}));
    if (sides.length !== 2) {
      return html`<div class="more">${sides.map(({who, won}) => html`<span>${words.text('majlis-won-by', {who, won})}</span> `)}</div>`;
    }
    const [ours, theirs] = sides;
    return html`<div class="two"><span>${ours.who}</span> <b>${words.ratio([ours.won, theirs.won])}</b> <span>${theirs.who}</span></div>`;
  }

  /** @param {Member} member */
  _member(member) {
    const {session} = this;
    const {player, name, matches = 0, won = 0, role = 'member'} = member;
    const label = words.text('majlis-member-options', {name: words.name(name)});
    return html`<li><span><a href=${`/player/${player}`}><bdi>${name}</bdi></a>
        <small>${role === 'member' ? nothing : html`${words.text(`majlis-is-${role}`)} · `}${words.text('majlis-member-counts', {matches, won})}</small></span>
      ${
        BELOW[session?.majlis?.role ?? '']?.includes(role)
          ? html`<button class="round" type="button" aria-label=${label} title=${label} @click=${() => {
              this._chosen = member;
            }}>${icon('more')}</button>`
          : nothing
      }</li>`;
  }

  /** What the host or a manager can do about a member. */
  _question() {
    const member = this._chosen;
    if (!member) return nothing;
    const name = words.name(member.name);
    const manager = member.role === 'manager';
    const close = () => {
      this._chosen = null;
    };
    /** @param {() => Promise<unknown> | undefined} work */
    const and = (work) => () =>
      this.attempt(async () => {
        await work();
        close();
      });
    return html`<vb-dialog open heading=${name} @closed=${close}><div class="choice">
      ${this.fault()}
      ${
        this.session?.isHost
          ? html`<button type="button" ?disabled=${this._busy} @click=${and(() => this.session?.appoint(member.player, manager ? 'member' : 'manager'))}>${words.text(manager ? 'majlis-dismiss' : 'majlis-appoint', {name})}</button>
        <p>${words.text('majlis-manager-may')}</p>
        <button type="button" ?disabled=${this._busy} @click=${and(() => this.session?.change({host: member.player}))}>${words.text('majlis-make-host', {name})}</button>`
          : nothing
      }
      <p>${words.text('majlis-remove-sure', {name})}</p>
      <button class="danger" type="button" ?disabled=${this._busy} @click=${and(() => this.session?.remove(member.player))}>${words.text('majlis-remove', {name})}</button>
      <button type="button" @click=${close}>${words.text('majlis-keep')}</button></div></vb-dialog>`;
  }
}

customElements.define('vb-majlis-standing', MajlisStanding);
