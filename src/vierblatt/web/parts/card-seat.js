/**
 * `<card-seat>`: a seat of the table, with everything about its player that should be seen at a glance.
 *
 * @typedef {Object} SeatModel
 * @property {string} name Empty for a free seat.
 * @property {'human' | 'bot' | 'empty'} kind
 * @property {number} [number] The number of the seat, from 0; the name of a free one.
 * @property {string} [level] The level of a bot, in words.
 * @property {boolean} [replaced] Whether a bot plays for the person who sits here.
 * @property {boolean} [away] Whether the person is disconnected.
 * @property {number | null} [takeover] The `performance.now()` at which a bot takes over from a person who is away.
 * @property {number | null} [face] The number of a bot's face.
 * @property {boolean} [onViewersSide] Whether the seat is on the viewer's side.
 * @property {boolean} [partner] Whether it is the viewer's partner.
 * @property {boolean} [dealer]
 * @property {boolean} [turn]
 * @property {number | null} [cardsHeld] Cards in the hand.
 * @property {number | null} [tricks] Tricks taken.
 * @property {number | null} [score] Points, if everyone plays alone.
 * @property {boolean} [ready] Ready to begin.
 * @property {string} [call] The last call, in words.
 * @property {string} [speech] What the player has just said, for a speech bubble.
 * @property {{left: number, of: number} | null} [clock] Milliseconds left of this turn, and of how many.
 * @property {string[] | null} [cards] The cards of a hand that is open.
 */
import {LitElement, html, css, svg, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {botFace} from './bot-face.js';
import {icon} from './icons.js';
import {withTerms} from './term.js';
import './card-clock.js';
import './playing-card.js';
import './seconds-left.js';

const MOST_BACKS = 13;

export class CardSeat extends WithWords(LitElement) {
  static properties = {
    seat: {attribute: false},
    /** In one line, for the viewer's own seat. */ flat: {type: Boolean, reflect: true},
    /** The edge of the table that it is at, to keep bubbles on the table: left, right or none. */
    edge: {type: String, reflect: true},
    /** With the symbol beside the name, where there is too little height. */ tight: {type: Boolean, reflect: true},
    /** Whether the person speaks; drawn as a ring around the face. */ speaking: {type: Boolean, reflect: true},
  };

  static styles = css`
    :host { display: block; color: var(--on-felt); font-size: calc(var(--face, 40px) * 0.325); line-height: 1.25; }
    .plate { display: grid; justify-items: center; gap: 2px; position: relative; }
    :host([flat]) .plate { grid-auto-flow: column; justify-content: start; align-items: center; gap: 8px; }
    .face { position: relative; inline-size: var(--face, 40px); block-size: var(--face, 40px); }
    .initials {
      display: grid; place-items: center; inline-size: 100%; block-size: 100%;
      border-radius: 50%; background: var(--side-own); color: #3a2c0c; font-weight: 700; font-size: 1.2em;
      box-shadow: 0 0 0 2px var(--felt-rim);
    }
    .theirs { border-radius: 22%; background: var(--side-theirs); color: #10343c; }
    .away .initials { opacity: 0.55; }
    .turn .initials { box-shadow: 0 0 0 3px var(--accent-bright), 0 0 14px 2px var(--accent-bright); }
    .face::after { content: ''; position: absolute; inset: -5px; border: 3px solid transparent; border-radius: 50%;
      pointer-events: none; transition: border-color var(--quick); }
    :host([speaking]) .face::after { border-color: var(--speaking); }
    card-clock { position: absolute; inset: -7px; }
    .mark {
      position: absolute; inset-block-end: -4px; inset-inline-end: -9px; min-inline-size: 20px; block-size: 20px;
      display: grid; place-items: center; border-radius: 10px; background: var(--accent-bright); color: var(--on-accent);
      font-weight: 700; font-size: 0.72rem;
    }
    .robot { inset-inline-end: auto; inset-inline-start: -7px; min-inline-size: 17px; block-size: 17px; background: #efe9da; color: #2f332f; }
    .partner { inset-block: -4px auto; inset-inline: -9px auto; background: var(--side-own); color: #3a2c0c; }
    .offline { inset-inline-end: auto; inset-inline-start: -9px; background: var(--paper-raised); color: var(--danger); }
    .name {
      max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600;
    }
    .turn .name { color: var(--accent-bright); }
    .plate > * { min-inline-size: 0; max-inline-size: 100%; }
    .small { display: flex; gap: 8px; align-items: center; color: var(--on-felt-soft); white-space: nowrap; }
    .level { color: var(--on-felt-soft); text-align: center; line-height: 1.15; overflow-wrap: anywhere; hyphens: auto; }
    .small span { display: inline-flex; align-items: center; gap: 3px; }
    .bubble {
      position: absolute; z-index: 3; inset-block-start: 4px; left: 50%; translate: -50% 0;
      padding: 3px 10px; border-radius: 12px; background: var(--paper-raised); color: var(--ink); font-weight: 600;
      box-shadow: var(--shadow-1); max-inline-size: 150px; inline-size: max-content; text-align: center;
    }
    :host([edge='left']) .bubble { left: 0; translate: none; }
    :host([edge='right']) .bubble { left: auto; right: 0; translate: none; }
    :host([flat]) .bubble { left: 44px; inset-block-start: -26px; translate: none; }
    .call { padding: 1px 8px; border-radius: 9px; background: rgb(255 253 247 / 0.92); color: #1d2a2a; font-weight: 600;
      line-height: 1.15; text-align: center; overflow-wrap: anywhere; }
    :host(:not([flat])) .plate { grid-template-columns: minmax(0, 100%); }
    :host([tight]) { font-size: 11px; }
    :host([tight]) .plate { grid-template-columns: 24px minmax(0, 1fr); justify-items: start; column-gap: 6px; row-gap: 1px; }
    :host([tight]) .face { --face: 24px; grid-row: 1 / 3; align-self: center; }
    :host([tight]) .call { padding-inline: 5px; inline-size: max-content; max-inline-size: 60px; overflow-wrap: normal; }
    :host([tight][edge='right']) .call { justify-self: right; }
    :host([tight][edge='left']) .call { justify-self: left; }
    .speech { font-size: 1rem; max-inline-size: 180px; overflow-wrap: anywhere; }
    .cards { direction: ltr; display: flex; justify-content: center; --card-width: 30px; }
    .cards playing-card + playing-card { margin-inline-start: -14px; }
    .free { opacity: 0.85; }
    .free .initials { background: transparent; color: var(--on-felt-soft); border: 2px dashed var(--felt-line);
      box-shadow: none; box-sizing: border-box; }
  `;

  constructor() {
    super();
    /** @type {SeatModel} */
    this.seat = {name: '', kind: 'empty', number: 0};
    this.flat = false;
    this.edge = '';
    this.tight = false;
    this.speaking = false;
  }

  render() {
    const {seat} = this;
    if (seat.kind === 'empty') {
      return html`<div class="plate free"><div class="face"><span class="initials">${icon('plus', 18)}</span></div>
        <span class="name" dir="auto">${words.text('table-seat', {number: Number(seat.number) + 1})}</span>
        <span class="small">${words.text('table-seat-free')}</span></div>`;
    }
    const bot = seat.kind === 'bot' || Boolean(seat.replaced);
    const look = `initials${seat.onViewersSide ? '' : ' theirs'}`;
    return html`<div class="plate ${seat.turn ? 'turn' : ''} ${seat.away ? 'away' : ''}">
      <div class="face">
        <span class=${look} aria-hidden="true">${this._face(bot)}</span>
        ${
          seat.kind === 'bot'
            ? html`<span class="mark robot" role="img" aria-label=${words.text('table-is-bot')}
          title=${words.text('table-is-bot')}>${icon('bot', 13)}</span>`
            : nothing
        }
        ${seat.clock ? html`<card-clock .left=${seat.clock.left} .of=${seat.clock.of}></card-clock>` : nothing}
        ${
          seat.dealer
            ? html`<span class="mark" role="img" aria-label=${words.text('table-is-dealer')}
          title=${words.text('table-is-dealer')}>${dealerMark}</span>`
            : nothing
        }
        ${
          seat.partner
            ? html`<span class="mark partner" role="img" aria-label=${words.text('table-is-partner')}
          title=${words.text('table-is-partner')}>${partnerMark}</span>`
            : nothing
        }
        ${
          seat.away && !seat.replaced
            ? html`<span class="mark offline" role="img" aria-label=${words.text('table-is-away')}
          title=${words.text('table-is-away')}>${icon('away', 14)}</span>`
            : nothing
        }
      </div>
      <span class="name" dir="auto" title=${seat.name}>${seat.name}</span>
      ${seat.call && !this.flat ? nothing : this._numbers()}
      ${seat.call ? html`<span class="call" dir="auto">${withTerms(seat.call)}</span>` : nothing}
      ${seat.speech ? html`<span class="bubble speech" dir="auto">${seat.speech}</span>` : nothing}
      ${
        seat.cards?.length
          ? html`<span class="cards" role="img" aria-label=${words.cards(seat.cards)}>
        ${seat.cards.slice(0, MOST_BACKS).map((card) => html`<playing-card card=${card}></playing-card>`)}</span>`
          : nothing
      }
    </div>`;
  }

  /** What stands for the player: a bot's face, the sign of a bot that plays for a person, or the initials. @param {boolean} bot */
  _face(bot) {
    const {face, name} = this.seat;
    if (face != null) return botFace(face);
    return bot ? icon('bot', 22) : initials(name);
  }

  _numbers() {
    const {cardsHeld, tricks, score, ready, level, takeover} = this.seat;
    if (takeover != null) {
      return html`<span class="small">${icon('bot', 14)}<seconds-left .until=${takeover}
        .say=${(/** @type {number} */ count) => words.text('table-seconds', {count})}></seconds-left></span>`;
    }
    if (level) return html`<span class="level">${level}</span>`;
    if (ready) return html`<span class="small">${words.text('table-is-ready')} ✓</span>`;
    if (cardsHeld == null && tricks == null) return nothing;
    const counted = [
      score == null ? null : {text: words.text('table-points', {count: score}), sign: 'Σ', count: score},
      tricks == null ? null : {text: words.text('table-tricks', {count: tricks}), sign: trickMark, count: tricks},
      cardsHeld == null || score != null
        ? null
        : {text: words.text('table-held', {count: cardsHeld}), sign: backMark, count: cardsHeld},
    ];
    return html`<span class="small">${counted
      .filter((line) => line !== null)
      .map(
        ({text, sign, count}) => html`<span role="img"
      aria-label=${text} title=${text}>${sign}<b>${words.number(count)}</b></span>`,
      )}</span>`;
  }
}

/** The first letters of up to two words of a name. @param {string} name */
export function initials(name) {
  const parts = name.trim().split(/\s+/);
  return parts
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const backMark = html`<svg width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
  ${svg`<rect x="0.5" y="0.5" width="11" height="15" rx="2" fill="var(--card-back)" stroke="var(--card-back-line)"/>
  <circle cx="6" cy="8" r="2" fill="var(--card-back-line)"/>`}</svg>`;
const trickMark = html`<svg width="17" height="16" viewBox="0 0 17 16" aria-hidden="true">
  ${svg`<g fill="var(--card-face)" stroke="#6b6657" stroke-width="0.8"><rect x="1" y="3" width="8" height="11" rx="1.5"
  transform="rotate(-14 5 8)"/><rect x="4.5" y="2" width="8" height="11" rx="1.5"/><rect x="8" y="3" width="8" height="11"
  rx="1.5" transform="rotate(14 12 8)"/></g>`}</svg>`;
const partnerMark = html`<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
  ${svg`<g fill="none" stroke="currentColor" stroke-width="1.6"><circle cx="5" cy="6" r="3.8"/><circle cx="9" cy="6" r="3.8"/></g>`}</svg>`;
const dealerMark = html`<svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
  ${svg`<path d="M2 5h7v8H2z M4.5 5V1.500h6.500v8H9" fill="none" stroke="currentColor" stroke-width="1.5"/>`}</svg>`;

customElements.define('card-seat', CardSeat);
