/**
 * `<vb-table-queue>`: the queue of a table where winners stay: who waits, in which order, and joining it alone or with a
 * partner. Events: `join` {partner}, `leave`.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pairing, placeIn} from './queue-places.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info} from '../types/table.js' */
/** @import {QueueShown, QueuePlace} from '../types/wire.js' */

export class TableQueue extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    info: {attribute: false},
    queue: {attribute: false},
    player: {type: String},
    me: {type: Number},
    /** Whether two can sit down as partners. */ pairs: {type: Boolean},
  };

  static styles = [
    controls,
    css`
    :host { display: grid; gap: 12px; }
    p { margin: 0; }
    .how { color: var(--ink-soft); font-size: var(--text-s); }
    ol { margin: 0; padding-inline-start: 2em; display: grid; gap: 6px; }
    li.mine { font-weight: 700; }
    .place { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-block-size: var(--tap); }
    .names { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
    .wide { min-block-size: 52px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    /** @type {?QueueShown} */
    this.queue = null;
    /** The reader's id. */
    this.player = '';
    this.me = -1;
    this.pairs = false;
  }

  render() {
    const {info, queue, player} = this;
    if (!info) return nothing;
    const places = queue?.places ?? [];
    const mine = placeIn(queue, player);
    const most = info.settings.longest_run ?? 5;
    return html`<p class="how">${words.text('queue-how')}${most ? ` ${words.text('queue-longest', {count: most})}` : ''}</p>
      ${queue?.wins ? html`<p class="how">${words.text('queue-wins', {count: queue.wins})}</p>` : nothing}
      <p role="status">${mine ? words.text('queue-place', {place: mine}) : places.length ? words.text('queue-length', {count: count(places)}) : words.text('queue-empty')}</p>
      ${places.length ? html`<ol>${places.map((place, at) => this._place(place, at + 1 === mine))}</ol>` : nothing}
      ${this._button(mine, info)}`;
  }

  /** @param {number} mine @param {Info} info */
  _button(mine, info) {
    if (this.me >= 0 || info.next || info.stage === 'closed') return nothing;
    return mine
      ? html`<button class="wide" type="button" @click=${() => this.dispatchEvent(new Event('leave'))}>${words.text('queue-leave')}</button>`
      : html`<button class="primary wide" type="button" @click=${() => this._join('')}>${words.text('queue-join')}</button>`;
  }

  /** @param {QueuePlace} place @param {boolean} mine */
  _place(place, mine) {
    const names = words.listed(place.people.map(({name}) => name));
    return html`<li class=${mine ? 'mine' : ''}><span class="place"><bdi class="names">${names}</bdi>
      ${this.pairs && !this.info?.next ? this._partner(place) : nothing}</span></li>`;
  }

  /** @param {QueuePlace} place */
  _partner(place) {
    const kind = pairing(this.queue, this.player, this.me, place);
    const [{player, name}] = place.people;
    if (!kind) return nothing;
    if (kind === 'asked') return html`<small>${words.text('queue-asked')}</small>`;
    const label = words.text(`queue-${kind}`, {name});
    return html`<button class=${kind === 'agree' ? 'primary' : ''} type="button" @click=${() => this._join(player)}>${label}</button>`;
  }

  /** @param {string} partner */
  _join(partner) {
    this.dispatchEvent(new CustomEvent('join', {detail: {partner}}));
  }
}

/** How many people wait. @param {QueuePlace[]} places */
const count = (places) => places.reduce((sum, {people}) => sum + people.length, 0);

customElements.define('vb-table-queue', TableQueue);
