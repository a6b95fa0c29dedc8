/**
 * `<vb-dispute-answer>`: whether the card was allowed, why, and what the answer depends on, with questions to be
 * answered by a tap. Event: `said` (detail: {name, value}; value is yes, no or '').
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {chipChoice} from './chip-choice.js';
import {chips} from './styles.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {DisputeFault, DisputeMissing, DisputeVerdict} from '../types/wire.js' */
/** @import {DisputeWords} from './words.js' */

export class DisputeAnswer extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    answer: {attribute: false},
    texts: {attribute: false},
    card: {type: String},
    game: {type: String},
    said: {attribute: false},
  };

  static styles = [
    controls,
    chips,
    suitColours,
    css`
    :host { display: grid; gap: 10px; }
    .verdict { font-size: var(--text-l); font-weight: 700; padding: 12px; border-radius: var(--round); border: 2px solid; background: var(--paper-raised); }
    .allowed { color: var(--good); }
    .fault { color: var(--danger); }
    .depends { color: var(--accent-text); }
    p { overflow-wrap: anywhere; }
    a { padding-block: 14px; white-space: nowrap; }
  `,
  ];

  constructor() {
    super();
    /** @type {?DisputeVerdict} */
    this.answer = null;
    /** @type {?DisputeWords} */
    this.texts = null;
    this.card = '';
    this.game = '';
    /** The facts that have been said. @type {Record<string, string>} */
    this.said = {};
  }

  render() {
    const {answer} = this;
    if (!answer) return nothing;
    const {verdict, rule, asks, missing, cards} = answer;
    const allowed = cards.filter((each) => each.allowed).map(({card}) => card);
    return html`<p class="verdict ${verdict}">${this._line(`dispute-${verdict}`, {card: words.card(this.card)})}</p>
      ${rule ? this._because(verdict, rule) : nothing}
      ${verdict === 'allowed' && !rule ? html`<p>${words.text('dispute-free')}</p>` : nothing}
      ${missing.map((each) => this._missing(each))}
      ${this._questions(asks)}
      ${verdict === 'fault' && allowed.length ? html`<p>${this._line('dispute-allowed-cards', {cards: words.cards(allowed)})}</p>` : nothing}
      ${answer.fault ? this._fault(answer.fault) : nothing}`;
  }

  /** @param {string} id @param {Record<string, unknown>} values */
  _line(id, values) {
    return withSuitColours(words.text(id, values));
  }

  /** What a rule says to the player. @param {string} rule */
  _sentence(rule) {
    return words.textOr(`rule-${rule}`, rule);
  }

  /** @param {string} rule */
  _link(rule) {
    return html`<a href="/rules/${this.game}#${rule}">${rule}</a>`;
  }

  /** @param {string} verdict @param {string} rule */
  _because(verdict, rule) {
    const sentence = this._sentence(rule);
    const said = verdict === 'allowed' ? words.text('dispute-one-of-those', {rule: sentence}) : sentence;
    return html`<p>${said} ${this._link(rule)}</p>`;
  }

  /** @param {DisputeMissing} missing */
  _missing({rule, cards, suits}) {
    const single = cards.filter((card) => !suits.includes(card[1]));
    const held = [...suits.map((suit) => words.suitName(suit)), ...(single.length ? [words.cards(single)] : [])];
    const values = {cards: words.join(held), rule: this._sentence(rule)};
    return html`<p>${this._line('dispute-missing', values)} ${this._link(rule)}</p>`;
  }

  /** Facts that matter, and those that have been said, so that they can be changed. @param {string[]} asks */
  _questions(asks) {
    const names = [...new Set([...Object.keys(this.said), ...asks])];
    return names.map((name) =>
      chipChoice({
        name,
        label: this.texts?.fact(name) ?? name,
        value: this.said[name] ?? '',
        values: [
          ['yes', words.text('flag-yes')],
          ['no', words.text('flag-no')],
          ['', words.text('dispute-unknown')],
        ],
        choose: (value) => this.dispatchEvent(new CustomEvent('said', {detail: {name, value}})),
      }),
    );
  }

  /** @param {DisputeFault} fault */
  _fault({kind, proofs, rule, points}) {
    return html`<p>${words.text('dispute-kind', {kind: words.text(`value-${kind}`)})}</p>
      ${proofs.length ? html`<p>${this._line('dispute-proofs', {cards: words.cards(proofs)})}</p>` : nothing}
      <p>${this.texts?.cost(points)} ${this._link(rule)}</p>`;
  }
}

customElements.define('vb-dispute-answer', DisputeAnswer);
