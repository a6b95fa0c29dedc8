/**
 * `<vb-tournament-partner>`: who plays in the reader's contestant, and the link by which partners take their places; for
 * whoever has come by such a link, the place to take. Event: `joined`.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {askForName} from '../core/own-name.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {TournamentPart} from './part.js';
import '../parts/share-link.js';

/** @import {ContestantSeen, TournamentPage} from '../types/wire.js' */

/** What the address of an invitation has after its `#`, before the secret. */
export const INVITATION = 'partner-';

export class TournamentPartner extends TournamentPart {
  static properties = {...TournamentPart.properties, secret: {type: String}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block: 12px; }
    section { display: grid; gap: 10px; }
    h2 { margin: 0; font-size: var(--text-l); }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
    li { display: flex; align-items: center; gap: 8px; min-block-size: var(--tap); }
    li bdi { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
    .wide { min-block-size: 52px; font-size: var(--text-l); inline-size: 100%; }
    @media print { :host { display: none; } }
  `,
  ];

  constructor() {
    super();
    /** The secret of the invitation by which the reader has come; empty for none. */
    this.secret = '';
  }

  render() {
    const {tournament} = this;
    if (!tournament?.tables || tournament.stage === 'closed') return nothing;
    const mine = tournament.contestants.find((each) => each.mine);
    if (mine) return this._mine(tournament, mine);
    return this.secret ? this._invited() : nothing;
  }

  _invited() {
    return html`<section class="panel"><h2>${words.text('tour-invited')}</h2>${this.fault()}
      <button type="button" class="primary wide" ?disabled=${this._busy} @click=${this._join}>${words.text('tour-join')}</button></section>`;
  }

  _join() {
    return this.attempt(async () => {
      await askForName();
      await this.session?.act('POST', '/partners', {invitation: this.secret});
      this.dispatchEvent(new Event('joined'));
    });
  }

  /** @param {TournamentPage} tournament @param {ContestantSeen} mine */
  _mine({id, players, invitation}, mine) {
    const places = mine.places ?? [];
    const open = players - places.length;
    if (players < 2) return nothing;
    return html`<section class="panel"><h2>${words.text('tour-your-players')}</h2>${this.fault()}
      <ul role="list">${places.map(({place, name}) => this._place(mine, place, name, Boolean(invitation)))}</ul>
      ${
        open > 0 && invitation
          ? html`<p>${words.text('tour-share-partner', {count: open})}</p>
        <vb-share-link path=${`/tournament/${id}#${INVITATION}${invitation}`} label=${words.text('tour-partner-link')}></vb-share-link>`
          : nothing
      }</section>`;
  }

  /** @param {ContestantSeen} mine @param {number} place @param {string} name @param {boolean} mayFree */
  _place({number}, place, name, mayFree) {
    return html`<li><bdi id=${`place-${place}`}>${words.name(name)}</bdi>${
      mayFree && place
        ? html`<button type="button" ?disabled=${this._busy} aria-describedby=${`place-${place}`}
          @click=${() => this.attempt(async () => this.session?.act('DELETE', `/contestants/${number}/partners/${place}`))}>${words.text('tour-free')}</button>`
        : nothing
    }</li>`;
  }
}

customElements.define('vb-tournament-partner', TournamentPartner);
