/**
 * `<vb-review-judged>`: what each open action was worth. Two tables that are asked for separately: what the seat to act
 * could know, and what the cards brought as they lay.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {ReviewPart} from './part.js';
import {percent, signed} from './words.js';

/** @import {ActionReview, CardChance, KnownActions, OnTheseCards} from '../types/wire.js' */

export class ReviewJudged extends ReviewPart {
  static properties = {
    ...ReviewPart.properties,
    _known: {state: true},
    _cards: {state: true},
    _chances: {state: true},
  };

  static styles = [
    controls,
    pages,
    suitColours,
    css`
    :host { display: grid; gap: 8px; }
    h3 { font-size: var(--text-m); margin-block: 8px 0; }
    caption { text-align: start; color: var(--ink-soft); font-size: var(--text-s); padding-block-end: 4px; }
    th { font-size: var(--text-s); }
    td.number { white-space: nowrap; }
    .long { max-block-size: min(60dvh, 480px); overflow: auto; }
    .played th, .played td { background: var(--paper-sunken); font-weight: 700; }
    small { display: block; color: var(--ink-soft); font-size: var(--text-s); font-weight: 400; }
  `,
  ];

  constructor() {
    super();
    /** @type {?KnownActions} */
    this._known = null;
    /** @type {?OnTheseCards} */
    this._cards = null;
    /** @type {?CardChance[]} */
    this._chances = null;
    this._at = '';
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const {session} = this;
    const at = session ? `${JSON.stringify(session.here)} ${session.version}` : '';
    if (at === this._at) return;
    this._at = at;
    this._known = null;
    this._cards = null;
    this._chances = null;
    this._fault = null;
  }

  render() {
    const {session} = this;
    if (!session?.line || !session.legal.length) return nothing;
    if (session.hidden) return html`<p class="note">${words.text('review-guess-before')}</p>`;
    const seat = words.seat(this._turn);
    return html`
      <h3>${words.text('review-known', {seat})}</h3>
      ${this._known ? this._knownTable(this._known) : html`<p class="row"><button type="button" ?disabled=${this._busy} @click=${() => this._ask('known')}>${words.text('review-known-ask')}</button></p>`}
      ${this._chances ? this._chanceTable(this._chances) : html`<p class="row"><button type="button" ?disabled=${this._busy} @click=${() => this._ask('chances')}>${words.text('review-chances-ask')}</button></p>`}
      <h3>${words.text('review-cards')}</h3>
      ${this._cards ? this._cardsTable(this._cards) : html`<p class="row"><button type="button" ?disabled=${this._busy} @click=${() => this._ask('cards')}>${words.text('review-cards-ask')}</button></p>`}
      <p role="status">${this._busy ? words.text(session.judgements.preparing ? 'review-preparing' : 'review-judging') : ''}</p>${this.fault()}`;
  }

  get _turn() {
    const {session} = this;
    return session?.line?.steps[session.here.step].board.turn ?? -1;
  }

  /** @param {'known'|'cards'|'chances'} what */
  _ask(what) {
    const {session, _at: at} = this;
    if (!session) return;
    const {here, version, judgements} = session;
    this.attempt(async () => {
      if (what === 'known') {
        const known = await judgements.actions(here, version);
        if (this._at === at) this._known = known;
      } else if (what === 'cards') {
        const cards = await judgements.theseCards(here, version);
        if (this._at === at) this._cards = cards;
      } else {
        const {chances} = await judgements.chances(here, version, this._turn);
        if (this._at === at) this._chances = chances;
      }
    });
  }

  /** @param {KnownActions} known */
  _knownTable({worlds, actions}) {
    const head = ['review-mean', 'review-share', 'review-worst', 'review-bots'];
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${words.text('review-known-table')}><table>
      <caption>${words.text('review-known-how', {worlds})}</caption>
      <thead><tr><th scope="col">${words.text('review-action')}</th>${head.map((id) => html`<th scope="col" class=${id === 'review-bots' ? '' : 'number'}>${words.text(id)}</th>`)}</tr></thead>
      <tbody>${actions.map((each) => this._knownRow(each))}</tbody></table></div>`;
  }

  /** @param {ActionReview} review */
  _knownRow({action, mean, error, share_best: share, worst_twentieth_loss: worst, bots = []}) {
    return html`<tr class=${action === this.session?.played ? 'played' : ''}>${this._rowHead(action)}
      <td class="number">${signed(mean)}${error ? html`<small>± ${words.number(Math.round(error * 10) / 10)}</small>` : nothing}</td>
      <td class="number">${percent(share)}</td>
      <td class="number">${words.number(Math.round(worst * 10) / 10)}</td>
      <td>${words.join(bots.map((bot) => words.text(`review-bot-${bot}`)))}</td></tr>`;
  }

  /** @param {OnTheseCards} cards */
  _cardsTable({exact, values}) {
    return html`<table><caption>${words.text(exact ? 'review-cards-exact' : 'review-cards-played')}</caption>
      <thead><tr><th scope="col">${words.text('review-action')}</th><th scope="col" class="number">${words.text('review-result')}</th></tr></thead>
      <tbody>${Object.entries(values).map(
        ([action, value]) => html`<tr class=${action === this.session?.played ? 'played' : ''}>${this._rowHead(action)}
        <td class="number">${signed(value)}</td></tr>`,
      )}</tbody></table>`;
  }

  /** @param {string} action */
  _rowHead(action) {
    return html`<th scope="row">${withSuitColours(words.call(action))}${action === this.session?.played ? html`<small>${words.text('review-played')}</small>` : nothing}</th>`;
  }

  /** @param {CardChance[]} chances */
  _chanceTable(chances) {
    const turn = this._turn;
    const seats = (chances[0]?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== turn);
    const anywhere = chances.some(({elsewhere}) => elsewhere > 0);
    return html`<div class="scroll long" tabindex="0" role="group" aria-label=${words.text('review-chances')}><table>
      <caption>${words.text('review-chances-how', {seat: words.seat(turn)})}</caption>
      <thead><tr><th scope="col">${words.text('review-card')}</th>${seats.map((seat) => html`<th scope="col" class="number">${words.seat(seat)}</th>`)}
        ${anywhere ? html`<th scope="col" class="number">${words.text('review-elsewhere')}</th>` : nothing}</tr></thead>
      <tbody>${chances.map(
        ({
          card,
          seats: shares,
          elsewhere,
        }) => html`<tr><th scope="row" aria-label=${words.cardName(card)}>${withSuitColours(words.card(card))}</th>
        ${seats.map((seat) => html`<td class="number">${percent(shares[seat])}</td>`)}
        ${anywhere ? html`<td class="number">${percent(elsewhere)}</td>` : nothing}</tr>`,
      )}</tbody></table></div>`;
  }
}

customElements.define('vb-review-judged', ReviewJudged);
