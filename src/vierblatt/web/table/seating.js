/**
 * `<vb-table-seating>`: before the match: free seats, invitations, the rules, and whether the player is ready. Events:
 * `command` {command} for the table, `sit` to take a seat, `share` for the link, `seats` for the list of the seats, `ready`.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {settings} from '../core/settings.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {houseRules, invitation} from './invitation.js';
import {comingBy, missingOf, tournamentLink} from './of-tournament.js';
import '../parts/bot-level.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info, TableCommand} from '../types/table.js' */

export class TableSeating extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    info: {attribute: false},
    me: {type: Number},
    host: {type: Boolean},
    called: {type: Number},
  };

  static styles = [
    controls,
    css`
    :host { display: block; padding: 0 12px 8px; }
    section {
      max-inline-size: 460px; margin-inline: auto; padding: 12px 16px 16px; border-radius: var(--round-l);
      background: var(--paper); color: var(--ink); box-shadow: var(--shadow-2); display: grid; gap: 8px;
    }
    h2 { font-size: var(--text-l); text-align: center; }
    p { text-align: center; color: var(--ink-soft); font-size: var(--text-s); }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .row > * { flex: 1 1 130px; }
    bot-level { justify-self: center; }
    .wide { min-block-size: 52px; font-size: var(--text-l); }
    details { font-size: var(--text-s); }
    summary, .link { cursor: pointer; min-block-size: 36px; display: flex; align-items: center; color: var(--link);
      text-decoration: underline; text-underline-offset: 3px; }
    .link { justify-self: center; min-block-size: var(--tap); padding: 0 12px; border: 0; background: none;
      font-size: var(--text-s); font-weight: 400; }
    dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; margin: 0; max-block-size: 22dvh; overflow: auto; }
    dd { margin: 0; font-weight: 600; text-align: end; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    this.me = -1;
    this.host = false;
    /** Milliseconds that somebody from the queue had to be ready when this was received; 0 for anybody else. */
    this.called = 0;
  }

  render() {
    const {info, me} = this;
    if (!info) return nothing;
    const free = info.seats.filter(({kind}) => kind === 'empty').length;
    const mine = info.seats[me];
    if (info.tournament) return this._tournament(info);
    const missing = info.seats.filter(({kind, ready}) => kind === 'human' && !ready).length;
    return html`<section aria-labelledby="title">
      <h2 id="title">${me < 0 && free ? invitation(words, info) : words.text('table-seating-title', {game: words.gameName(info.game)})}</h2>
      <p>${free ? words.text('table-seats-free', {count: free}) : words.text('table-ready-missing', {count: missing})}</p>
      ${
        me < 0
          ? html`<p>${houseRules(words, info)} · <a href=${`/rules/${info.game}`}>${words.text('table-rules')}</a></p>`
          : nothing
      }
      ${
        me < 0
          ? html`<button class="primary wide" type="button" ?disabled=${!free}
          @click=${() => this.dispatchEvent(new Event('sit'))}>${words.text('table-sit')}</button>`
          : nothing
      }
      ${
        free
          ? html`<div class="row">
        <button type="button" @click=${() => this.dispatchEvent(new Event('share'))}>${icon('share')}${words.text('table-invite')}</button>
        ${
          this.host && !info.settings.rated
            ? html`<button type="button"
          @click=${() => this._command({type: 'seat-bot', seat: -1, bot: settings.bots})}>${icon('bot')}${words.text('table-add-bots')}</button>`
            : nothing
        }
      </div>`
          : nothing
      }
      ${free && this.host && !info.settings.rated ? html`<bot-level></bot-level>` : nothing}
      ${this.host ? this._seats(info) : nothing}
      ${mine && !mine.ready && this.called ? html`<p role="status"><b>${words.text('queue-called', {seconds: Math.ceil(this.called / 1000)})}</b></p>` : nothing}
      ${
        mine && !mine.ready
          ? html`<button class=${free ? 'wide' : 'primary wide'} type="button"
          @click=${() => this.dispatchEvent(new Event('ready'))}>${words.text('table-ready')}</button>`
          : nothing
      }
      ${mine?.ready ? html`<p>${words.text('table-you-are-ready')}</p>` : nothing}
      ${info.settings.voice ? html`<p>${words.text('table-voice-here')}</p>` : nothing}
      ${me < 0 ? nothing : this._rules(info)}
    </section>`;
  }

  /** Before a match of a tournament: its seats are given. @param {Info} info */
  _tournament(info) {
    const missing = missingOf(info);
    return html`<section aria-labelledby="title"><h2 id="title">${tournamentLink(info)}</h2>
      ${missing.length ? html`<p role="status">${words.text('table-waiting-for', {names: words.listed(missing)})}</p>` : nothing}
      <p>${comingBy(info)}</p>
      ${info.seats[this.me]?.ready ? html`<p>${words.text('table-you-are-ready')}</p>` : nothing}
      ${this._rules(info)}</section>`;
  }

  /** @param {Info} info */
  _rules(info) {
    const changes = Object.entries(info.changes);
    return html`<details><summary>${words.text('table-rules-of', {preset: words.preset(info.preset, info.game)})}</summary>
      ${
        changes.length
          ? html`<dl>${changes.map(
              ([name, value]) => html`<dt>${words.option(name)}</dt>
        <dd>${words.optionValue(name, value)}</dd>`,
            )}</dl>`
          : html`<p>${words.text('table-rules-unchanged')}</p>`
      }
      <p><a href=${`/rules/${info.game}`}>${words.text('table-rules')}</a></p></details>`;
  }

  /** The link to the seats, where the host adds bots (if unrated) and sends players away. @param {Info} info */
  _seats(info) {
    if (info.settings.rated && !info.seats.some(({kind}, seat) => kind !== 'empty' && seat !== this.me)) return nothing;
    return html`<button class="link" type="button" @click=${() => this.dispatchEvent(new Event('seats'))}
      >${words.text('table-menu-seats')}</button>`;
  }

  /** @param {TableCommand} command */
  _command(command) {
    this.dispatchEvent(new CustomEvent('command', {detail: {command}}));
  }
}

customElements.define('vb-table-seating', TableSeating);
