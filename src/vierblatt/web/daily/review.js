/** `<vb-daily-review>`: a finished board: the result, all cards, and the player's decisions beside those of others. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {termed} from '../parts/term.js';
import {percent, signed} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {DailyChoices, DailyReview} from '../types/wire.js' */

export class VbDailyReview extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {review: {attribute: false}};

  static styles = [
    controls,
    pages,
    suitColours,
    css`
    :host { display: block; line-height: 1.5; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
    dt { color: var(--ink-soft); }
    dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
    .result dd { font-variant-numeric: tabular-nums; text-align: end; }
    ol { padding-inline-start: 2em; display: grid; gap: 8px; margin: 0; }
    li p { margin: 0; }
    li .note { margin: 0; }
  `,
  ];

  constructor() {
    super();
    /** @type {?DailyReview} */
    this.review = null;
  }

  render() {
    const {review} = this;
    if (!review) return nothing;
    return html`<section aria-labelledby="result"><h2 id="result">${words.text('daily-result')}</h2>
        ${this._result(review)}</section>
      <section aria-labelledby="cards"><h2 id="cards">${words.text('daily-cards')}</h2>
        <dl>${review.hands.map(
          (
            hand,
            seat,
          ) => html`<dt>${words.seat(seat)}${seat === review.dealer ? html` (${termed(words.text('daily-dealer'))})` : nothing}</dt>
          <dd>${withSuitColours(words.cards(hand))}</dd>`,
        )}</dl></section>
      ${this._choices(review)}`;
  }

  /** @param {DailyReview} review */
  _result({points, bot_points, gain, percent: share, gains}) {
    /** @param {string} id @param {string | null} value */
    const line = (id, value) => (value === null ? nothing : html`<dt>${words.text(id)}</dt><dd>${value}</dd>`);
    return html`<dl class="result panel">
        ${line('daily-points', points === null ? null : signed(points))}
        ${line('daily-bot-points', bot_points === null ? null : signed(bot_points))}
        ${line('daily-gain', gain === null ? null : signed(gain))}
        ${line('daily-share', share === null ? null : percent(share))}
      </dl>
      ${points !== null && gain === null ? html`<p class="note">${words.text('daily-no-gain')}</p>` : nothing}
      ${
        gains.length
          ? html`<details class="panel"><summary>${words.text('daily-gains')}</summary><div><table>
          <thead><tr><th>${words.text('daily-gain')}</th><th class="number">${words.text('daily-players')}</th></tr></thead>
          <tbody>${gains.map((each) => html`<tr><td>${signed(each.gain)}</td><td class="number">${words.number(each.players)}</td></tr>`)}</tbody>
        </table></div></details>`
          : nothing
      }`;
  }

  /** @param {DailyReview} review */
  _choices({choices, actions}) {
    if (!choices.length) return nothing;
    return html`<section aria-labelledby="choices"><h2 id="choices">${words.text('daily-choices')}</h2>
      <p class="note">${termed(words.text('daily-choices-note'))}</p>
      <ol>${choices.map((choice) => {
        const {action} = actions[choice.at];
        return html`<li><p><strong>${said(action)}</strong></p>
          <p class="note">${[this._bot(choice, action), this._others(choice)].filter(Boolean).map((text, i) => html`${i ? ' · ' : ''}${text}`)}</p></li>`;
      })}</ol></section>`;
  }

  /** @param {DailyChoices} choice @param {string} action */
  _bot({bot}, action) {
    if (!bot) return null;
    return bot === action
      ? words.text('daily-bot-same')
      : termed(words.text('daily-bot-other', {action: words.call(bot)}));
  }

  /** @param {DailyChoices} choice */
  _others({others, counts}) {
    if (!others) return null;
    const listed = Object.entries(counts).map(([action, count]) =>
      words.text('daily-count', {action: words.call(action), count}),
    );
    if (!listed.length) return words.text('daily-few', {count: others});
    return termed(words.text('daily-others', {list: words.join(listed)}));
  }
}

/** A card or a call. @param {string} action */
const said = (action) => termed(words.call(action));

customElements.define('vb-daily-review', VbDailyReview);
