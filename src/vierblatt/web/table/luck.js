/**
 * `<vb-match-luck>`: how much of a match's result was the luck of the cards. The server stores a match after its end is
 * announced, so the first answer may be that there is none yet.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {MatchLuck as Luck} from '../types/wire.js' */

const TRIES = 6;
const FIRST_WAIT = 500;

/**
 * @param {string} table
 * @returns {Promise<?Luck>} null if the server has nothing to say about it
 */
export async function luckOf(table) {
  for (let wait = FIRST_WAIT, left = TRIES; left > 0; left -= 1, wait *= 2) {
    try {
      return await api.public(`/records/${table}/luck`);
    } catch (fault) {
      if (/** @type {ApiFault} */ (fault).code !== 'unknown-record') return null;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return null;
}

/** The values of a message about a number of points. @param {number} points */
const amount = (points) => {
  const count = Math.abs(Math.round(points));
  return {count, sign: count ? (points > 0 ? 'up' : 'down') : 'even'};
};

export class MatchLuck extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {table: {type: String}, me: {type: Number}, seats: {type: Number}, _luck: {state: true}};

  static styles = css`
    :host { display: block; font-size: var(--text-s); }
    p { margin: 0; }
    small { color: var(--ink-soft); font-size: inherit; }
  `;

  constructor() {
    super();
    this.table = '';
    this.me = -1;
    /** How many players there are. */
    this.seats = 0;
    /** @type {?Luck} */
    this._luck = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('table') || !this.table) return;
    const {table} = this;
    this._luck = null;
    luckOf(table).then((luck) => {
      if (this.table === table) this._luck = luck;
    });
  }

  render() {
    const found = this._luck;
    if (this.me < 0 || !found?.luck || !found.skill) return nothing;
    const side = words.sideOf(this.me);
    const [luck, skill] = [found.luck[side], found.skill[side]];
    const partners = found.luck.length < this.seats ? 'yes' : 'no';
    const sentence = words.text('luck-sentence', {
      cards: words.text('luck-cards', {...amount(luck), partners}),
      play: words.text('luck-play', {...amount(skill), partners}),
    });
    return html`<p>${sentence}</p><p><small>${words.text('luck-note')}</small></p>`;
  }
}

customElements.define('vb-match-luck', MatchLuck);
