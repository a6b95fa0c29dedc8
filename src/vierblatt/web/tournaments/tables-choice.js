/**
 * `<vb-tables-choice>`: whether a tournament is played with real cards or at tables here, and how. `value`: what the API
 * takes; null for real cards.
 */
import {LitElement, css, html, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';

/** @typedef {{target: HTMLInputElement}} Typed */

/** Seconds for one action that can be chosen, each with those that a player has besides in a match. @type {[number, number][]} */
const CLOCKS = [
  [15, 60],
  [30, 120],
  [60, 300],
];
const MOST_MINUTES = 60;

export class TablesChoice extends WithWords(LitElement) {
  static properties = {
    /** Whether bots have to play for those who do not come. */ bots: {type: Boolean},
    /** Whether the same deals are played at several tables, so that nobody may watch. */ duplicate: {type: Boolean},
    _here: {state: true},
    _clock: {state: true},
    _absent: {state: true},
    _minutes: {state: true},
    _automatic: {state: true},
    _private: {state: true},
    _rated: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 16px; }
    fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; display: grid; gap: 8px; }
    legend { padding: 0; margin-block-end: 6px; font-weight: 600; }
    .choice { display: flex; gap: 12px; align-items: center; padding: 8px 14px; min-block-size: 52px; border: 1px solid var(--line-strong); border-radius: var(--round);
      background: var(--paper-raised); cursor: pointer; }
    .choice:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
    .choice input { inline-size: 22px; block-size: 22px; flex: none; margin: 0; accent-color: var(--primary); }
    .choice span { min-inline-size: 0; }
    .choice small { display: block; color: var(--ink-soft); line-height: 1.35; }
    .number { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 52px; }
    .steps { display: flex; align-items: center; gap: 6px; flex: none; }
    output { min-inline-size: 3ch; text-align: center; font-weight: 700; font-size: var(--text-l); font-variant-numeric: tabular-nums; }
    .step { inline-size: 48px; min-block-size: 48px; padding: 0; font-size: var(--text-xl); }
  `,
  ];

  constructor() {
    super();
    this.bots = false;
    this.duplicate = false;
    this._here = false;
    this._clock = 1;
    this._absent = 'walkover';
    this._minutes = 5;
    this._automatic = true;
    this._private = false;
    this._rated = false;
  }

  /** Nobody is rated for what a bot did, so there is no choice where bots play for those who do not come. */
  get _mayBeRated() {
    return !this.bots && this._absent === 'walkover';
  }

  get value() {
    if (!this._here) return null;
    const [move, bank] = CLOCKS[this._clock];
    return {
      settings: {
        move_seconds: move,
        bank_seconds: bank,
        private: this._private,
        spectators: !this._private && !this.duplicate,
        takeback: false,
        hints: false,
        rated: this._rated && this._mayBeRated,
      },
      absent: this.bots ? 'bots' : this._absent,
      minutes: this._minutes,
      automatic: this._automatic,
    };
  }

  render() {
    return html`<fieldset><legend>${words.text('tour-where-played')}</legend>
        ${this._choice('where', !this._here, 'tour-real-cards', 'tour-real-cards-is', () => {
          this._here = false;
        })}
        ${this._choice(
          'where',
          this._here,
          'tour-at-tables',
          this.duplicate ? 'tour-boards-at-tables-is' : 'tour-at-tables-is',
          () => {
            this._here = true;
          },
        )}</fieldset>
      ${this._here ? this._how() : nothing}`;
  }

  _how() {
    return html`<fieldset><legend>${words.text('tour-clock')}</legend>${CLOCKS.map(([move, bank], number) =>
      this._labelled(
        'clock',
        number === this._clock,
        html`${words.text('tour-clock-choice', {move, bank: bank / 60})}`,
        () => {
          this._clock = number;
        },
      ),
    )}</fieldset>
      ${
        this.bots
          ? html`<p class="note">${words.text('tour-absent-bots-is')}</p>`
          : html`<fieldset><legend>${words.text('tour-absent')}</legend>${['walkover', 'bots'].map((rule) =>
              this._choice('absent', rule === this._absent, this._absentText(rule), `tour-absent-${rule}-is`, () => {
                this._absent = rule;
              }),
            )}</fieldset>`
      }
      <div class="number" role="group" aria-label=${words.text('tour-come-minutes')}><span>${words.text('tour-come-minutes')}</span><span class="steps">
        <button type="button" class="step" aria-label=${words.text('tour-fewer')} ?disabled=${this._minutes <= 1} @click=${() => this._step(-1)}>−</button>
        <output>${words.number(this._minutes)}</output>
        <button type="button" class="step" aria-label=${words.text('tour-more-of')} ?disabled=${this._minutes >= MOST_MINUTES} @click=${() => this._step(1)}>+</button></span></div>
      ${this._tick('tour-automatic', this._automatic, (checked) => {
        this._automatic = checked;
      })}
      ${
        this._mayBeRated
          ? html`${this._tick(this.duplicate ? 'tour-rated-boards' : 'tour-rated-matches', this._rated, (checked) => {
              this._rated = checked;
            })}${this._rated ? html`<p class="note">${words.text('tour-rated-is')}</p>` : nothing}`
          : nothing
      }
      ${
        this.duplicate
          ? nothing
          : this._tick('tour-private-tables', this._private, (checked) => {
              this._private = checked;
            })
      }`;
  }

  /** @param {string} rule */
  _absentText(rule) {
    return this.duplicate && rule === 'walkover' ? 'tour-absent-boards' : `tour-absent-${rule}`;
  }

  /** @param {number} by */
  _step(by) {
    this._minutes = Math.min(MOST_MINUTES, Math.max(1, this._minutes + by));
  }

  /** @param {string} name @param {boolean} checked @param {string} text @param {string} note @param {() => void} choose */
  _choice(name, checked, text, note, choose) {
    return this._labelled(name, checked, html`${words.text(text)}<small>${words.text(note)}</small>`, choose);
  }

  /** @param {string} name @param {boolean} checked @param {unknown} label @param {() => void} choose */
  _labelled(name, checked, label, choose) {
    return html`<label class="choice"><input type="radio" name=${name} .checked=${checked} @change=${choose}><span>${label}</span></label>`;
  }

  /** @param {string} text @param {boolean} checked @param {(checked: boolean) => void} set */
  _tick(text, checked, set) {
    return html`<label class="tick"><input type="checkbox" .checked=${checked} @change=${(/** @type {Typed} */ {target}) => set(target.checked)}><span>${words.text(text)}</span></label>`;
  }
}

customElements.define('vb-tables-choice', TablesChoice);
