/**
 * `<vb-review-drawn>`: the arrows at a point in words, and the buttons to draw one: first a card or player where it
 * starts, then one where it ends. What others draw is read aloud. Event: `drawing` {on} if the person begins or ends.
 */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {seatAt} from './arrows.js';
import {ReviewPart} from './part.js';
import {personName} from './words.js';

/** @import {ShownArrow} from './arrows.js' */

/** A card or a player, in words. @param {string} place */
export const placeName = (place) => (seatAt(place) < 0 ? words.cardName(place) : words.seat(seatAt(place)));

/** @param {ShownArrow} arrow */
const keyOf = ({player, source, target}) => `${player} ${source} ${target}`;

export class ReviewDrawn extends ReviewPart {
  static properties = {
    ...ReviewPart.properties,
    /** Whether the person is drawing. */ drawing: {type: Boolean},
    /** Where the arrow starts, once that is chosen. */ from: {type: String},
  };

  static styles = [
    controls,
    css`
    :host { display: block; padding: 4px 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    ul { list-style: none; margin: 0; padding: 0; max-block-size: 30dvh; overflow: auto; }
    li { display: flex; align-items: center; gap: 4px; min-block-size: var(--tap); font-size: var(--text-s); overflow-wrap: anywhere; }
    .how { font-weight: 600; margin-block: 4px; }
    .fault { color: var(--danger); font-weight: 600; }
    .unheard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `,
  ];

  constructor() {
    super();
    this.drawing = false;
    this.from = '';
    /** @type {Set<string>} */
    this._known = new Set();
    this._heard = '';
  }

  render() {
    const {session, drawing} = this;
    if (!session?.line) return nothing;
    const {arrows, me, mayWrite} = session;
    this._listen(arrows, me);
    const mine = arrows.some(({player}) => player === me);
    return html`${
      mayWrite
        ? html`<div class="row"><button type="button" aria-pressed=${String(drawing)} @click=${() => this._draw(!drawing)}>${words.text('review-draw')}</button>
          ${mine ? html`<button type="button" @click=${() => this.attempt(() => session.erase())}>${words.text('review-erase')}</button>` : nothing}
          ${session.isHost ? session.drawers.map((person) => this._eraser(person)) : nothing}</div>`
        : nothing
    }
      <p class="how" role="status">${this._how()}</p>
      ${arrows.length ? html`<ul role="list" aria-label=${words.text('review-arrows')} tabindex="0">${arrows.map((arrow) => this._arrow(arrow, me))}</ul>` : nothing}
      <p class="unheard" role="status" aria-live="polite">${this._heard}</p>${this.fault()}`;
  }

  _how() {
    if (!this.drawing) return '';
    return this.from ? words.text('review-draw-to', {from: placeName(this.from)}) : words.text('review-draw-from');
  }

  /** What erases everything that somebody else has drawn here. @param {{player: string, name: string}} person */
  _eraser({player, name}) {
    return html`<button type="button" @click=${() => this.attempt(async () => this.session?.remove(`arrows-${player}`))}>${words.text('review-erase-of', {name: words.name(name)})}</button>`;
  }

  /** @param {ShownArrow} arrow @param {string} me */
  _arrow({player, name, source, target}, me) {
    const ends = {from: placeName(source), to: placeName(target)};
    return html`<li><span>${words.text('review-arrow', {name: personName({player, name}, me), ...ends})}</span>
      ${
        player === me
          ? html`<button type="button" class="round" title=${words.text('web-delete')} aria-label=${words.text('review-arrow-remove', ends)}
        @click=${() => this.attempt(async () => this.session?.draw(source, target))}>${icon('close', 18)}</button>`
          : nothing
      }</li>`;
  }

  /** Notes what others have drawn since the last time. @param {ShownArrow[]} arrows @param {string} me */
  _listen(arrows, me) {
    const fresh = arrows.filter((arrow) => arrow.player !== me && !this._known.has(keyOf(arrow)));
    this._known = new Set(arrows.map(keyOf));
    if (!fresh.length) return;
    this._heard = fresh
      .map(({name, source, target}) =>
        words.text('review-arrow-drawn', {name: words.name(name), from: placeName(source), to: placeName(target)}),
      )
      .join(' ');
  }

  /** @param {boolean} on */
  _draw(on) {
    this.dispatchEvent(new CustomEvent('drawing', {detail: {on}}));
  }
}

customElements.define('vb-review-drawn', ReviewDrawn);
