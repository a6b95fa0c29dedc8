/** `<vb-review-branches>`: the deal as it was played, and the branches that leave it. Event: `go` {to: Point}. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {suitColours, withSuitColours} from '../parts/suit-text.js';
import {ReviewPart} from './part.js';
import {branchesOf} from './points.js';
import {personName} from './words.js';

/** @import {ListedBranch, Point} from './points.js' */

/** So many actions of a branch are shown; the rest is a number. */
const SHOWN = 6;
/** Branches of branches are indented up to this depth. */
const DEEPEST = 4;

export class ReviewBranches extends ReviewPart {
  static styles = [
    controls,
    suitColours,
    css`
    :host { display: block; }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 2px; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    .d1 { padding-inline-start: 16px; } .d2 { padding-inline-start: 32px; }
    .d3 { padding-inline-start: 48px; } .d4 { padding-inline-start: 64px; }
    button.to { justify-content: start; text-align: start; font-weight: 400; inline-size: 100%; overflow-wrap: anywhere; flex-wrap: wrap; gap: 0 8px; }
    button[aria-current] { background: var(--accent-bright); color: var(--on-accent); font-weight: 700; }
    button[aria-current] * { color: inherit; }
    small { color: var(--ink-soft); font-size: var(--text-s); }
    .fault { color: var(--danger); font-weight: 600; }
  `,
  ];

  render() {
    const {session} = this;
    if (!session) return nothing;
    const {here, items} = session;
    return html`<ol role="list">
      <li>${this._button({...here, branch: 0, step: 0}, here.branch === 0, words.text('review-as-played'), '')}</li>
      ${branchesOf(items, here.deal).map((each) => this._branch(each))}</ol>${this.fault()}`;
  }

  /** @param {ListedBranch} listed */
  _branch(listed) {
    const {session} = this;
    if (!session) return nothing;
    const {number, branch, depth, player} = listed;
    const {here, me} = session;
    const text = this._text(listed);
    const step = branch.step + (branch.swaps?.length ? 0 : 1);
    return html`<li class=${`d${Math.min(depth, DEEPEST)}`}>
      ${this._button({deal: here.deal, branch: number, step}, here.branch === number, text, personName(listed, me))}
      ${
        session.isHost || player === me
          ? html`<button type="button" class="round" title=${words.text('review-branch-remove')} aria-label=${`${words.text('review-branch-remove')}: ${text}`}
        @click=${() => this.attempt(() => session.remove(`branch-${number}`))}>${icon('close', 18)}</button>`
          : nothing
      }</li>`;
  }

  /** @param {ListedBranch} listed */
  _text({branch: {step, swaps = [], actions = []}}) {
    const parts = [
      ...swaps.map(({first, second}) =>
        words.text('review-swapped', {first: words.card(first), second: words.card(second)}),
      ),
      words.join(actions.slice(0, SHOWN).map((action) => words.call(action))),
    ].filter(Boolean);
    const more = actions.length - SHOWN;
    if (more > 0) parts.push(words.text('review-more', {count: more}));
    return `${words.text('review-from-step', {step: step + 1})}: ${parts.join(' · ')}`;
  }

  /** @param {Point} to @param {boolean} current @param {string} text @param {string} whose */
  _button(to, current, text, whose) {
    return html`<button type="button" class="plain to" aria-current=${current ? 'true' : nothing}
      @click=${() => this.dispatchEvent(new CustomEvent('go', {detail: {to}}))}><span>${withSuitColours(text)}</span>
      ${whose ? html`<small>${whose}</small>` : nothing}</button>`;
  }
}

customElements.define('vb-review-branches', ReviewBranches);
