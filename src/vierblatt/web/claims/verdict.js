/** `<vb-claims-verdict>`: who claimed which card, of what kind, with which proof, and whether it was right. */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {hasClaimWords, kindText} from './words.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ClaimVerdict} from '../types/wire.js' */

export class ClaimsVerdict extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {judgement: {attribute: false}, me: {type: Number}};

  static styles = css`
    :host { display: block; }
    section {
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; align-items: center; padding: 8px 12px;
      border-radius: var(--round); background: var(--paper-sunken); color: var(--ink);
      border-inline-start: 4px solid var(--danger); text-align: start;
    }
    .right { border-color: var(--good); }
    .cards { grid-row: span 2; display: flex; gap: 6px; --card-width: 40px; }
    figure { margin: 0; display: grid; justify-items: center; gap: 2px; font-size: 0.75rem; }
    p { margin: 0; line-height: 1.3; overflow-wrap: anywhere; }
    .verdict { font-weight: 700; }
    .what { font-size: var(--text-s); color: var(--ink-soft); }
  `;

  constructor() {
    super();
    /** @type {?ClaimVerdict} */
    this.judgement = null;
    this.me = -1;
  }

  render() {
    const {judgement, me} = this;
    if (!judgement || !hasClaimWords()) return nothing;
    const {seat, kind, card, proof, right, demand} = judgement;
    const name = words.text(right ? 'claim-right' : 'claim-wrong', {
      seat: words.seat(seat),
      you: seat === me ? 'yes' : 'no',
    });
    return html`<section class=${right ? 'right' : ''}>
      <div class="cards">${card ? this._card(card, 'claim-card-claimed') : nothing}${proof ? this._card(proof, 'claim-card-proof') : nothing}</div>
      <p class="verdict">${right ? '✓' : '✗'} ${name}</p>
      <p class="what">${kindText(kind)}${demand && right ? html`. ${words.text('claim-demanded')}` : nothing}</p></section>`;
  }

  /** @param {string} card @param {string} label */
  _card(card, label) {
    return html`<figure role="img" aria-label=${`${words.text(label)}: ${words.cardName(card)}`}>
      <playing-card card=${card}></playing-card><figcaption>${words.text(label)}</figcaption></figure>`;
  }
}

customElements.define('vb-claims-verdict', ClaimsVerdict);
