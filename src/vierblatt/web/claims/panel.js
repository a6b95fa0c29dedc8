/**
 * `<vb-claims-panel>`: claiming a fault of an opponent: which card, what was wrong with it, what proves it, what it costs
 * to be wrong. Events: `said` {text}; `check-card` {card}, which the page of the table takes up.
 */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {
  FALSE_SAWA,
  claimableTricks,
  isComplete,
  isLaid,
  kindsOf,
  mayDemand,
  mayDoubtSawa,
  proofsOf,
  textOf,
} from './choices.js';
import {costText} from './cost.js';
import {checked} from '../table/log.js';
import {hasClaimWords, kindText} from './words.js';
import '../parts/playing-card.js';
import '../parts/seconds-left.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Board, Info} from '../types/table.js' */
/** @import {Claim, Claimable, Trick} from './choices.js' */

/** @type {Claim} */
const NOTHING = {kind: '', card: '', proof: '', demand: false};

export class ClaimsPanel extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    board: {attribute: false},
    info: {attribute: false},
    me: {type: Number},
    _claim: {state: true},
    _busy: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 16px; }
    h3 { font-size: var(--text-m); margin-block-end: 6px; }
    h4 { margin: 0; font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); min-inline-size: 56px; }
    .clock { font-size: var(--text-s); color: var(--ink-soft); margin: 0; }
    .trick { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 8px; padding-block: 4px; border-block-end: 1px solid var(--line); }
    .cards { display: flex; flex-wrap: wrap; gap: 8px; }
    .cards button {
      flex-direction: column; gap: 2px; padding: 4px; min-inline-size: 64px; max-inline-size: 88px; font-weight: 400;
      font-size: var(--text-s); line-height: 1.2; --card-width: 40px;
    }
    .cards bdi { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .kinds { display: grid; gap: 8px; }
    .kinds button { justify-content: start; text-align: start; line-height: 1.3; }
    [aria-pressed='true'] { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
    label { display: flex; align-items: center; gap: 12px; min-block-size: var(--tap); }
    input { inline-size: 22px; block-size: 22px; flex: none; }
    .last { position: sticky; inset-block-end: -20px; margin: 0 -20px -20px; padding: 12px 20px 20px; background: var(--paper);
      border-block-start: 1px solid var(--line); display: grid; gap: 8px; }
    .cost { font-weight: 600; color: var(--danger); margin: 0; }
    .last button { inline-size: 100%; min-block-size: 52px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Board} */
    this.board = null;
    /** @type {?Info} */
    this.info = null;
    this.me = -1;
    this._claim = NOTHING;
    this._busy = false;
  }

  render() {
    const {board, info, me} = this;
    if (!board || !info || !hasClaimWords()) return nothing;
    const tricks = claimableTricks(board, me);
    const doubtful = mayDoubtSawa(board, me);
    if (!tricks.length && !doubtful) return html`${this._clock(board, info)}<p>${words.text('claim-nothing')}</p>`;
    const chosen = this._chosen(tricks);
    return html`${this._clock(board, info)}
      ${doubtful ? this._doubt() : nothing}
      ${tricks.length ? html`<section><h3>${words.text('claim-which')}</h3>${tricks.map((trick) => this._trick(trick))}</section>` : nothing}
      ${chosen ? html`${this._check(chosen)}${this._kinds(board, chosen)}${this._proofs(board, chosen)}` : nothing}
      ${chosen && mayDemand(board, me) ? this._demand() : nothing}
      ${chosen || this._claim.kind ? this._last(board, info) : nothing}`;
  }

  /** The chosen card, as long as it can be claimed. @param {Trick[]} tricks @returns {?Claimable} */
  _chosen(tricks) {
    return tricks.flatMap(({cards}) => cards).find(({card}) => card === this._claim.card) ?? null;
  }

  /** The time of whoever is to act: it goes on while somebody looks at this. @param {Board} board @param {Info} info */
  _clock({turn}, {deadline, received}) {
    if (deadline == null || turn < 0) return nothing;
    const say = (/** @type {number} */ seconds) =>
      words.text(turn === this.me ? 'claim-clock-own' : 'claim-clock', {seat: words.seat(turn), seconds});
    return html`<p class="clock" role="timer"><seconds-left .until=${received + deadline} .say=${say}></seconds-left></p>`;
  }

  _doubt() {
    const on = this._claim.kind === FALSE_SAWA;
    return html`<section class="kinds"><h3>${words.text('claim-sawa')}</h3>
      <button type="button" aria-pressed=${String(on)} @click=${() => this._choose({...NOTHING, kind: on ? '' : FALSE_SAWA})}>
        ${kindText(FALSE_SAWA)}</button></section>`;
  }

  /** @param {Trick} trick */
  _trick({number, cards}) {
    return html`<div class="trick"><h4>${words.text('claim-trick', {number})}</h4><div class="cards">${cards.map(
      (each) => {
        const {seat, card, lead} = each;
        const label = words.text('claim-card', {seat: words.seat(seat), card: words.cardName(card), trick: number});
        return this._card(card, words.seat(seat), label, card === this._claim.card, () =>
          this._choose({...NOTHING, card, kind: lead ? this._onlyKind(each) : ''}, true),
        );
      },
    )}</div></div>`;
  }

  /** The kind of fault, if there is but one for this card. @param {Claimable} claimed */
  _onlyKind(claimed) {
    const kinds = this.board ? kindsOf(this.board, claimed) : [];
    return kinds.length === 1 ? kinds[0] : '';
  }

  /** @param {string} card @param {string} name What is written below @param {string} label @param {boolean} on @param {() => void} choose */
  _card(card, name, label, on, choose) {
    return html`<button type="button" aria-pressed=${String(on)} aria-label=${label} @click=${choose}>
      <playing-card card=${card}></playing-card>${name ? html`<bdi>${name}</bdi>` : nothing}</button>`;
  }

  /** What the rules say about the card, as far as everybody knows. @param {Claimable} chosen */
  _check({card}) {
    return html`<button type="button" class="check" @click=${() => this.dispatchEvent(checked(card))}>
      ${icon('rules')}${words.text('table-check-card')}</button>`;
  }

  /** @param {Board} board @param {Claimable} chosen */
  _kinds(board, chosen) {
    return html`<section class="kinds next"><h3>${words.text('claim-what')}</h3>${kindsOf(board, chosen).map(
      (kind) => html`<button type="button" aria-pressed=${String(kind === this._claim.kind)}
        @click=${() => this._choose({...this._claim, kind})}>${kindText(kind)}</button>`,
    )}</section>`;
  }

  /** @param {Board} board @param {Claimable} chosen */
  _proofs(board, chosen) {
    const proofs = proofsOf(board, chosen);
    if (!proofs.length) return nothing;
    return html`<section><h3>${words.text(board.claims?.proof ? 'claim-proof-needed' : 'claim-proof')}</h3>
      <div class="cards">${proofs.map((each) => {
        const laid = isLaid(board, each.card);
        const label = words.text(laid ? 'claim-proof-laid' : 'claim-proof-played', {card: words.cardName(each.card)});
        const on = each.card === this._claim.proof;
        return this._card(each.card, '', label, on, () => this._choose({...this._claim, proof: on ? '' : each.card}));
      })}</div></section>`;
  }

  _demand() {
    return html`<label><input type="checkbox" .checked=${this._claim.demand}
      @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._choose({...this._claim, demand: target.checked})}>
      <span>${words.text('claim-demand')}</span></label>`;
  }

  /** @param {Board} board @param {Info} info */
  _last(board, info) {
    return html`<div class="last"><p class="cost">${costText(words, board, info)}</p>
      <button type="button" class="primary" ?disabled=${this._busy || !isComplete(board, this._claim)}
        @click=${this._say}>${words.text('claim-say')}</button></div>`;
  }

  /** @param {Claim} claim @param {boolean} [further] Whether to bring what is to be chosen next into view */
  async _choose(claim, further = false) {
    this._claim = claim;
    await this.updateComplete;
    if (further) this.renderRoot.querySelector('.next')?.scrollIntoView({block: 'nearest', behavior: 'smooth'});
  }

  _say() {
    this.dispatchEvent(new CustomEvent('said', {detail: {text: textOf(this._claim)}}));
  }
}

customElements.define('vb-claims-panel', ClaimsPanel);
