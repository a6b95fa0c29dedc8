/** `<vb-check-seats>`: each seat's commitment and nonce from before the first deal. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import '../parts/copy-code.js';
import '../parts/verdict.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Findings} from './examine.js' */
/** @import {Seen} from '../core/seen.js' */

/** @type {Object<string, string>} */
const MARKS = {kept: 'fits', broken: 'broken', unopened: 'broken', unsaid: 'unproved', silent: 'none', waiting: 'open'};

export class CheckSeats extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {seats: {attribute: false}, seen: {attribute: false}};

  static styles = css`
    :host { display: block; }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
    li {
      display: grid; gap: 6px; padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--round);
      background: var(--paper-raised); min-inline-size: 0;
    }
    .who { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between; }
    .who b { overflow-wrap: anywhere; }
    .kept { color: var(--good); }
    .broken, .unopened { color: var(--danger); }
    .what { color: var(--ink-soft); font-size: var(--text-s); }
    .own { margin: 0; font-weight: 600; }
    details summary { cursor: pointer; color: var(--link); min-block-size: 32px; }
    summary:focus-visible { outline: 3px solid var(--focus); }
  `;

  constructor() {
    super();
    /** @type {Findings['seats']} */
    this.seats = [];
    /** @type {?Seen} What this browser itself saw. */
    this.seen = null;
  }

  render() {
    return html`<ul role="list">${this.seats.map(
      ({commitment, nonce, state}, seat) => html`<li>
      <div class="who"><b>${words.seat(seat)}</b>
        <vb-verdict small class=${state} state=${MARKS[state]}>${words.text(`check-nonce-${state}`)}</vb-verdict>
      </div>
      ${this._ownNonce(seat, nonce, state)}
      ${
        commitment
          ? html`<details><summary>${words.text('check-numbers')}</summary>
        ${number(words.text('check-commitment'), commitment)}
        ${nonce ? number(words.text('check-nonce'), nonce) : nothing}</details>`
          : nothing
      }
    </li>`,
    )}</ul>`;
  }

  /** Whether the nonce that this browser drew is the one used for the deals. @param {number} seat @param {string} nonce @param {string} state */
  _ownNonce(seat, nonce, state) {
    const own = this.seen?.seat === seat ? this.seen.rounds.at(-1) : null;
    if (!own || state === 'waiting') return nothing;
    const same = own.nonce === nonce;
    return html`<p class="own ${same ? 'kept' : 'broken'}">${words.text(`check-own-nonce-${same ? 'fits' : 'broken'}`)}</p>`;
  }
}

/** @param {string} label @param {string} code */
function number(label, code) {
  return html`<span class="what">${label}</span><vb-copy-code .code=${code} .label=${label}></vb-copy-code>`;
}

customElements.define('vb-check-seats', CheckSeats);
