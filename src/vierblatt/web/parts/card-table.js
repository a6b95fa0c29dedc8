/**
 * `<card-table>`: the felt with the seats around it and the trick in the middle. It handles the layout for any number
 * of seats and the movements of the cards, but does not know the rules.
 *
 * Slots: `middle` (over the trick), `below` (a panel on the felt's lower edge; the seats leave space for it), `tools`
 * (beside the viewer's seat). Event: `seat-chosen` {seat} for a seat of `model.pick`.
 *
 * @typedef {Object} TableModel
 * @property {import('./card-seat.js').SeatModel[]} seats
 * @property {number} bottom The seat at the lower edge.
 * @property {boolean} clockwise
 * @property {{seat: number, card: string}[]} trick
 * @property {number} winning The seat whose card is winning, or -1.
 * @property {number} taker The seat that wins a trick which now leaves the table; -1 if the trick was taken back.
 * @property {{card: string, label: string}[]} [shown] Cards that lie open in the middle, with their labels.
 * @property {string} [shownBy] Whose cards they are, if they are of one hand.
 * @property {number[]} [pick] Seats that can be chosen.
 * @property {string} [panelKind] What the panel below is for. While this stays the same, the panel's space never
 *   shrinks, and when the same value returns, so does the space; without it, the panel gets no space and lies over the
 *   felt.
 * @property {boolean} [wide] Whether the panel needs the whole width: on a low felt it then covers the seats.
 */
import {LitElement, html, css, nothing, repeat, svg} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {LOW, measures, middleOf, seatPoints, shownPoint, trickPoints} from './card-table-layout.js';
import {animateFrom, animateTo} from './motion.js';
import './card-seat.js';
import './playing-card.js';

/** @typedef {import('./playing-card.js').PlayingCard} PlayingCard */

/** More open cards than this are so small that they fit between the seats; the room between two. */
const FEW = 2;
const GAP = 8;

export class CardTable extends WithWords(LitElement) {
  static properties = {
    model: {attribute: false},
    rectOf: {attribute: false},
    /** The seats of those who speak. */ speaking: {attribute: false},
    _size: {state: true},
    _panelSpace: {state: true},
    /** Whether the panel has more below what can be seen. */ _more: {state: true},
  };

  static styles = css`
    :host { display: grid; grid-template-rows: minmax(0, 1fr) auto; min-block-size: 0; position: relative; }
    .felt { position: relative; direction: ltr; min-block-size: 150px; overflow: clip; }
    .emblem { position: absolute; inset-block-start: 0; left: 0; inline-size: calc(var(--card-width) * 2.6); translate: -50% -50%; fill: none;
      stroke: var(--felt-line); stroke-width: 0.8; opacity: 0.75; }
    .place { position: absolute; inset-block-start: 0; left: 0; transition: transform var(--move) var(--ease); }
    .place > * { position: relative; translate: -50% 0; inline-size: var(--plate); }
    .place > button { all: unset; position: relative; translate: -50% 0; inline-size: var(--plate); min-block-size: 44px; cursor: pointer; border-radius: 12px; }
    .place > button:hover { background: rgb(255 255 255 / 0.1); }
    button:focus-visible { outline: 3px solid var(--accent-bright); outline-offset: 2px; }
    ul { list-style: none; margin: 0; padding: 0; direction: ltr; }
    li { position: absolute; inset-block-start: 0; left: 0; }
    li playing-card { display: block; translate: -50% -50%; }
    li.best playing-card { box-shadow: 0 0 0 3px var(--accent-bright), 0 4px 14px rgb(0 0 0 / 0.45); }
    .best::after {
      content: '★'; position: absolute; inset-block-start: calc(var(--card-width) * -0.7 - 9px); left: calc(var(--card-width) / 2 - 9px);
      inline-size: 18px; block-size: 18px; border-radius: 50%; display: grid; place-items: center; font-size: 11px;
      background: var(--accent-bright); color: var(--on-accent); box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
    }
    .shown { position: absolute; inset-block-start: 0; left: 0; inline-size: 0; display: flex; justify-content: center; gap: 8px; }
    .shown p { position: absolute; margin: 0; inset-block-start: calc(var(--card-width) * 0.7 + 6px); white-space: nowrap; font-weight: 600;
      color: var(--on-felt); font-size: var(--text-s); }
    figure { margin: 0; translate: 0 -50%; animation: turn var(--move) var(--ease); }
    figure playing-card { box-shadow: 0 0 0 2px var(--accent-bright), 0 4px 14px rgb(0 0 0 / 0.4); }
    @keyframes turn { from { transform: rotateY(90deg); } }
    .ghost { position: absolute; margin: 0; pointer-events: none; }
    .middle { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none; }
    .middle ::slotted(*) { pointer-events: auto; }
    .below { position: absolute; inset-inline: 0; inset-block-end: 0; max-block-size: 100%; overflow: auto; pointer-events: none; }
    :host(:dir(rtl)) :is(.middle, .below) { direction: rtl; }
    .low .below { left: 42%; right: 0; }
    .low.wide .below { left: 0; }
    .below.more::after {
      content: '▾'; position: sticky; display: block; inset-block-end: 0; block-size: 28px; margin-block-start: -28px; line-height: 28px;
      text-align: center; font-size: 24px; color: var(--on-felt); background: linear-gradient(transparent, var(--felt-deep) 70%);
    }
    .own { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 4px 12px;
      min-block-size: 44px; }
    .own card-seat { min-inline-size: 0; flex: 1; }
    @media (max-height: 480px) {
      .own { min-block-size: 0; padding-block: 0; }
      .own card-seat { --face: 30px; }
    }
    .own button { all: unset; flex: 1; cursor: pointer; border-radius: 12px; }
  `;

  constructor() {
    super();
    /** @type {TableModel} */
    this.model = {seats: [], bottom: 0, clockwise: true, trick: [], winning: -1, taker: -1};
    /** Where a card of the viewer's hand is. @type {(card: string) => DOMRect | undefined} */
    this.rectOf = () => undefined;
    /** @type {number[]} */
    this.speaking = [];
    this._size = {width: 360, height: 320};
    this._panelSpace = 0;
    this._more = false;
    /** The most space that each kind of panel has taken at this width of the felt. @type {Map<string, number>} */
    this._spaceByPanel = new Map();
    /** Cards that have just arrived. @type {TableModel['trick']} */
    this._arrived = [];
    /** Cards that have just left, and where they were. @type {{card: PlayingCard, rect: DOMRect}[]} */
    this._leaving = [];
    this._panelChanged = false;
    this._watch = new ResizeObserver((entries) => this._resized(entries));
  }

  firstUpdated() {
    this._watch.observe(this._part('.felt'));
    this._watch.observe(this._part('.below'));
  }

  /** @param {string} selector of an element that always exists @returns {HTMLElement} */
  _part(selector) {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector(selector));
  }

  /** The element of a seat's card in the trick. @param {number} seat @returns {?PlayingCard} */
  _drawn(seat) {
    return this.renderRoot.querySelector(`li[data-of="${seat}"] playing-card`);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._watch.disconnect();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.firstUpdated();
  }

  _lookFurther() {
    const {scrollHeight, scrollTop, clientHeight} = this._part('.below');
    this._more = scrollHeight - scrollTop - clientHeight > 16; // less is only its margin
  }

  /** @param {ResizeObserverEntry[]} entries */
  _resized(entries) {
    for (const {target, contentRect} of entries) {
      const [width, height] = [Math.round(contentRect.width), Math.round(contentRect.height)];
      if (target.classList.contains('below')) {
        this._reserveSpace(height);
        this._lookFurther();
        continue;
      }
      if (width !== this._size.width) this._spaceByPanel.clear();
      this._size = {width, height};
    }
  }

  /** @param {number} height of the panel below. */
  _reserveSpace(height) {
    this._panelSpace = Math.max(this._panelSpace, height);
    if (this.model.panelKind) this._spaceByPanel.set(this.model.panelKind, this._panelSpace);
  }

  /** The place of a seat on the screen, where cards come from and go to. @param {number} seat */
  placeOf(seat) {
    return this.renderRoot.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    const before = /** @type {TableModel | undefined} */ (changed.get('model'));
    if (!before) return;
    const {model} = this;
    this._panelChanged = before.panelKind !== model.panelKind;
    if (this._panelChanged) this._panelSpace = this._spaceByPanel.get(model.panelKind ?? '') ?? 0;
    /** @param {TableModel['trick'][number]} played */
    const key = ({seat, card}) => `${seat}${card}`;
    const old = new Set(before.trick.map(key));
    const now = new Set(model.trick.map(key));
    this._arrived = model.trick.filter((played) => !old.has(key(played)));
    /** @type {TableModel['trick']} */
    const gone = before.trick.filter((/** @type {TableModel['trick'][number]} */ played) => !now.has(key(played)));
    this._leaving =
      model.taker < 0
        ? []
        : gone
            .map(({seat}) => this._drawn(seat))
            .filter((card) => card !== null)
            .map((card) => ({card, rect: card.getBoundingClientRect()}));
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (!changed.has('model')) return;
    for (const {seat, card} of this._arrived) {
      const drawn = this._drawn(seat);
      if (drawn) animateFrom(drawn, (seat === this.model.bottom && this.rectOf(card)) || this.placeOf(seat));
    }
    const felt = this._part('.felt');
    const home = felt.getBoundingClientRect();
    const to = this.placeOf(this.model.taker);
    for (const {card, rect} of this._leaving) {
      const ghost = /** @type {PlayingCard} */ (card.cloneNode());
      ghost.className = 'ghost';
      ghost.style.cssText = `left:${rect.x - home.x}px;top:${rect.y - home.y}px;--card-width:${rect.width}px`;
      felt.append(ghost);
      ghost.updateComplete.then(() => animateTo(ghost, to));
    }
    this._arrived = [];
    this._leaving = [];
    // The panel below is drawn a moment later: only then is its height known.
    const newPanel = this._panelChanged;
    requestAnimationFrame(() => {
      if (newPanel) this._reserveSpace(this._part('.below').offsetHeight);
      this._lookFurther();
    });
    this._panelChanged = false;
  }

  render() {
    const {model} = this;
    const count = model.seats.length || 4;
    const {width, height} = this._size;
    const low = height < LOW;
    const panelSpace = model.panelKind && !low ? this._panelSpace : 0;
    const beside = low && !model.wide && model.panelKind && this._panelSpace > LOW / 4;
    const at = measures(beside ? width * 0.42 : width, Math.max(height - panelSpace, 120));
    const seats = seatPoints(count, model.bottom, model.clockwise, at);
    const cards = trickPoints(count, model.bottom, model.clockwise, at);
    return html`
      <div class=${`felt ${low ? 'low' : ''} ${model.wide ? 'wide' : ''}`} .style=${`--plate:${at.plateWidth}px;--face:${at.face}px;--card-width:${at.card}px;--panel-space:${panelSpace}px`}>
        ${emblem(middleOf(at))}
        ${model.seats.map((seat, number) =>
          number === model.bottom
            ? nothing
            : html`
          <div class="place" .style=${`transform:translate(${seats[number].x}px,${seats[number].y - at.plateHeight / 2}px)`}>
            ${this._plate(seat, number, edgeOf(seats[number].x, width), at.tight)}</div>`,
        )}
        <ul role="list" aria-label=${words.text('table-trick')}>
          ${repeat(
            model.trick,
            ({seat}) => seat,
            ({seat, card}) => html`
            <li data-of=${seat} class=${seat === model.winning && model.trick.length > 1 ? 'best' : ''}
              role="listitem" aria-label=${`${model.seats[seat]?.name ?? ''}: ${words.cardName(card)}`}
              .style=${`transform:translate(${cards[seat].x}px,${cards[seat].y}px)`}>
              <playing-card card=${card}></playing-card></li>`,
          )}
        </ul>
        ${this._shown(shownPoint(at), width - 2 * at.plateWidth)}
        <div class="middle"><slot name="middle"></slot></div>
        <div class=${this._more ? 'below more' : 'below'} @scroll=${this._lookFurther}><slot name="below"></slot></div>
      </div>
      <div class="own">${this._plate(model.seats[model.bottom], model.bottom)}<slot name="tools"></slot></div>`;
  }

  /** @param {import('./card-table-layout.js').Point} at @param {number} room Between the seats */
  _shown({x, y}, room) {
    const {shown = [], shownBy = ''} = this.model;
    if (!shown.length) return nothing;
    const width = shown.length > FEW ? `--card-width:${Math.round(room / shown.length - GAP)}px;` : '';
    return html`<div class="shown" .style=${`${width}transform:translate(${x}px,${y}px)`}>${shown.map(
      ({card, label}) => html`
      <figure aria-label=${label}><playing-card card=${card}></playing-card></figure>`,
    )}${shownBy ? html`<p>${shownBy}</p>` : nothing}</div>`;
  }

  /** @param {import('./card-seat.js').SeatModel | undefined} seat @param {number} number @param {string} [edge] @param {boolean} [tight] */
  _plate(seat, number, edge = '', tight = false) {
    if (!seat) return nothing;
    const plate = html`<card-seat data-seat=${number} .seat=${seat} edge=${edge}
      ?flat=${number === this.model.bottom} ?tight=${tight} ?speaking=${this.speaking.includes(number)}></card-seat>`;
    if (!this.model.pick?.includes(number)) return plate;
    const label = seat.name || words.text('table-sit-here', {number: number + 1});
    return html`<button type="button" aria-label=${label} @click=${() => this._pick(number)}>${plate}</button>`;
  }

  /** @param {number} seat */
  _pick(seat) {
    this.dispatchEvent(new CustomEvent('seat-chosen', {detail: {seat}, bubbles: true, composed: true}));
  }
}

/** Four leaves in the middle of the felt. @param {import('./card-table-layout.js').Point} at */
function emblem({x, y}) {
  const leaf = 'M0-3C-15-12-21-26-14-34C-9-40-2-36 0-29C2-36 9-40 14-34C21-26 15-12 0-3Z';
  return html`<svg class="emblem" viewBox="-60 -60 120 120" aria-hidden="true" .style=${`transform:translate(${x}px,${y}px)`}>
    ${[0, 90, 180, 270].map((turn) => svg`<path d=${leaf} transform="rotate(${turn})"/>`)}
    <circle r="50"/><circle r="54"/></svg>`;
}

/** @param {number} x @param {number} width */
function edgeOf(x, width) {
  return x < width / 3 ? 'left' : x > (width * 2) / 3 ? 'right' : '';
}

customElements.define('card-table', CardTable);
