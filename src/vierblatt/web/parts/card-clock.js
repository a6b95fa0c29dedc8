/** `<card-clock>`: a ring that empties as the time for a turn runs out, with the last seconds as a number. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';

const ROUND = 2 * Math.PI * 46;
/** How many of the last seconds are shown as a number. */
const LAST_SECONDS = 15;

export class CardClock extends WithWords(LitElement) {
  static properties = {
    /** Milliseconds left at the moment when this is set. */ left: {type: Number},
    /** Milliseconds of the whole turn. */ of: {type: Number},
    _seconds: {state: true},
  };

  static styles = css`
    :host { display: block; pointer-events: none; }
    svg { inline-size: 100%; block-size: 100%; display: block; transform: rotate(-90deg); }
    circle { fill: none; stroke: var(--accent-bright); stroke-width: 7; stroke-linecap: round; }
    .ground { stroke: var(--felt-rim); opacity: 0.6; }
    .short { stroke: #ff9d8f; }
    span {
      position: absolute; inset-block-start: -10px; inset-inline-end: -12px; padding: 0 5px; border-radius: 8px;
      background: var(--paper-raised); color: var(--danger); font-weight: 700; font-size: 0.75rem;
      font-variant-numeric: tabular-nums;
    }
  `;

  constructor() {
    super();
    this.left = 0;
    this.of = 0;
    this._seconds = 0;
    this._end = 0;
    this._timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this._timer = setInterval(() => this._tick(), 250);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this._timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('left')) {
      this._end = performance.now() + this.left;
      this._seconds = Math.ceil(this.left / 1000);
    }
  }

  _tick() {
    this._seconds = Math.max(0, Math.ceil((this._end - performance.now()) / 1000));
  }

  render() {
    const part = this.of > 0 ? Math.min(1, (this._seconds * 1000) / this.of) : 1;
    const few = this._seconds <= LAST_SECONDS;
    return html`<svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="ground" cx="50" cy="50" r="46"></circle>
        <circle class=${few ? 'short' : ''} cx="50" cy="50" r="46" stroke-dasharray=${ROUND}
          stroke-dashoffset=${ROUND * (1 - part)}></circle></svg>
      ${few ? html`<span>${words.number(this._seconds)}</span>` : nothing}`;
  }
}

customElements.define('card-clock', CardClock);
