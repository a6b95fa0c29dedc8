/** `<vb-review-play>`: what can be played at a point, by hand or by the bot, and which cards can be exchanged first. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {ReviewPart} from './part.js';

/** Who can play on: the heuristic player, and the levels that need no clock. */
const BOTS = ['rules', 'beginner', 'casual', 'club', 'strong'];
/** More than any deal has actions. */
const ALL = 1000;

export class ReviewPlay extends ReviewPart {
  static properties = {
    ...ReviewPart.properties,
    _swaps: {state: true},
    _first: {state: true},
    _bot: {state: true},
    _thinks: {state: true},
  };

  static styles = [
    controls,
    pages,
    suitColours,
    css`
    :host { display: grid; gap: 8px; }
    .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    button { position: relative; }
    .played { border-color: var(--primary); border-width: 2px; }
    form { grid-template-columns: 1fr 1fr; align-items: end; }
    form button { grid-column: 1 / 3; }
    details { border: 1px solid var(--line); border-radius: var(--round); padding-inline: 12px; }
    summary { cursor: pointer; min-block-size: var(--tap); display: flex; align-items: center; font-weight: 600; }
    details[open] { padding-block-end: 12px; }
  `,
  ];

  constructor() {
    super();
    /** Card -> the cards with which it can be exchanged, at `_at`. @type {?Record<string, string[]>} */
    this._swaps = null;
    this._first = '';
    this._bot = BOTS[0];
    /** Whether the bot was asked to play on. */
    this._thinks = false;
    this._at = '';
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const {session} = this;
    const at = session ? `${JSON.stringify(session.here)} ${session.version}` : '';
    if (at === this._at) return;
    this._at = at;
    this._swaps = null;
    this._first = '';
    this._fault = null;
  }

  render() {
    const {session} = this;
    if (!session?.line) return nothing;
    if (!session.legal.length) return html`<p class="note">${words.text('review-deal-over')}</p>`;
    const seat = this._turn;
    const asks = session.hidden ? 'review-guess-ask' : 'review-play-ask';
    return html`<p>${words.text(asks, {seat: words.seat(seat)})}</p>
      <div class="row" role="group" aria-label=${words.text('review-open-actions')}>${session.legal.map((action) => this._action(action))}</div>
      ${session.guess && session.played ? html`<p role="status">${withSuitColours(words.text('review-guessed', {guess: words.call(session.guess), played: words.call(session.played)}))}</p>` : nothing}
      ${
        session.hidden || !session.mayWrite
          ? nothing
          : html`<label class="field">${words.text('review-bot-which')}<select @change=${(
              /** @type {{target: HTMLSelectElement}} */ {target},
            ) => {
              this._bot = target.value;
            }}>${BOTS.map((bot) => html`<option value=${bot} .selected=${bot === this._bot}>${words.text(`bot-${bot}`)}</option>`)}</select></label>
        <div class="row">
        <button type="button" ?disabled=${this._busy} @click=${() => this._playOn(1)}>${words.text('review-bot-one')}</button>
        <button type="button" ?disabled=${this._busy} @click=${() => this._playOn(ALL)}>${words.text('review-bot-all')}</button></div>
        <p role="status">${this._thinks ? words.text('review-bot-thinks') : ''}</p>
        ${this._exchange(seat)}`
      }${this.fault()}`;
  }

  get _turn() {
    const {session} = this;
    return session?.line?.steps[session.here.step].board.turn ?? -1;
  }

  /** @param {string} action */
  _action(action) {
    const {session} = this;
    if (!session) return nothing;
    const shown = !session.hidden && action === session.played;
    const own = action === session.guess;
    const label = shown ? words.text('review-was-played', {action: this._name(action)}) : this._name(action);
    return html`<button type="button" class=${shown ? 'played' : ''} aria-pressed=${own ? 'true' : nothing}
      ?disabled=${!session.hidden && !session.mayWrite && !shown} @click=${() => this._choose(action)}
      ><span aria-hidden="true">${withSuitColours(words.call(action))}</span><span class="unseen">${label}</span></button>`;
  }

  /** An action as it is read aloud. @param {string} action */
  _name(action) {
    return words.call(action) === words.card(action) ? words.cardName(action) : words.call(action);
  }

  /** @param {string} action */
  _choose(action) {
    const {session} = this;
    if (!session) return;
    if (session.hidden) session.choose(action);
    else if (action === session.played) session.go({...session.here, step: session.here.step + 1});
    else this.attempt(() => session.play(action));
  }

  /** @param {number} count */
  async _playOn(count) {
    this._thinks = true;
    await this.attempt(async () => this.session?.playOn(count, this._bot));
    this._thinks = false;
  }

  /** @param {number} seat */
  _exchange(seat) {
    const cards = Object.keys(this._swaps ?? {});
    const others = this._swaps?.[this._first] ?? [];
    /** @param {string} card */
    const option = (card) => html`<option value=${card}>${words.cardName(card)}</option>`;
    return html`<details @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => target.open && this._load(seat)}>
      <summary>${words.text('review-swap')}</summary>
      <p class="note">${words.text('review-swap-how', {seat: words.seat(seat)})}</p>
      ${
        this._swaps && !cards.length
          ? html`<p>${words.text('review-swap-none')}</p>`
          : html`<form @submit=${(/** @type {SubmitEvent} */ event) => this._swap(event, seat)}>
        <label class="field">${words.text('review-swap-first')}<select name="first" required @change=${(
          /** @type {{target: HTMLSelectElement}} */ {target},
        ) => {
          this._first = target.value;
        }}><option value=""></option>${cards.map(option)}</select></label>
        <label class="field">${words.text('review-swap-second')}<select name="second" required>${others.map(option)}</select></label>
        <button ?disabled=${this._busy || !others.length}>${words.text('review-swap-do')}</button></form>`
      }</details>`;
  }

  /** @param {number} seat */
  _load(seat) {
    const {session, _at: at} = this;
    if (!session || this._swaps) return;
    this.attempt(async () => {
      const {swaps} = await session.judgements.swaps(session.here, session.version, seat);
      if (this._at === at) this._swaps = swaps;
    });
  }

  /** @param {SubmitEvent} event @param {number} seat */
  _swap(event, seat) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    this.attempt(async () => this.session?.swap(seat, String(data.get('first')), String(data.get('second'))));
  }
}

customElements.define('vb-review-play', ReviewPlay);
