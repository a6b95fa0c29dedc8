/** `<vb-review-present>`: who is looking at the review, and who of them leads. Who comes and goes is read aloud. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {ReviewPart} from './part.js';
import {personName} from './words.js';

/** @import {ReviewPresent as Present} from '../types/wire.js' */

/** So many names are read aloud at once; of more, only their number is. */
const READ = 3;

export class ReviewPresent extends ReviewPart {
  static styles = css`
    :host { display: block; margin-block: 8px; }
    details { color: var(--ink-soft); font-size: var(--text-s); }
    summary { cursor: pointer; min-block-size: var(--tap); line-height: var(--tap); }
    ul { list-style: none; margin: 0; padding: 0 0 8px; display: flex; flex-wrap: wrap; gap: 4px 12px; max-block-size: 30dvh; overflow: auto; }
    li { overflow-wrap: anywhere; }
    .leads { color: var(--ink); font-weight: 600; }
    .unheard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  `;

  constructor() {
    super();
    /** Those who were there before. @type {?Present['people']} */
    this._before = null;
    this._heard = '';
  }

  render() {
    const {session} = this;
    if (!session?.present.count) return nothing;
    const {people, count} = session.present;
    this._listen(people, session.me);
    const more = count - people.length;
    return html`<details><summary>${words.text('review-present', {count})}</summary>
      <ul role="list">${people.map((person) => this._person(person, person.player === session.leader?.player, session.me))}
        ${more > 0 ? html`<li>${words.text('review-present-more', {count: more})}</li>` : nothing}</ul></details>
      <p class="unheard" role="status" aria-live="polite">${this._heard}</p>`;
  }

  /** @param {Present['people'][number]} person @param {boolean} leads @param {string} me */
  _person(person, leads, me) {
    return html`<li class=${leads ? 'leads' : ''}><bdi>${personName(person, me)}</bdi>${leads ? html` (${words.text('review-present-leads')})` : nothing}</li>`;
  }

  /** Notes who has come or gone since the last time. @param {Present['people']} people @param {string} me */
  _listen(people, me) {
    const before = this._before;
    if (before === people) return;
    this._before = people;
    if (!before) return;
    const lines = [];
    for (const [id, there, others] of /** @type {const} */ ([
      ['review-came', people, before],
      ['review-went', before, people],
    ])) {
      const names = there
        .filter(({player}) => player !== me && !others.some((other) => other.player === player))
        .map(({name}) => words.name(name));
      if (names.length && names.length <= READ)
        lines.push(words.text(id, {names: words.listed(names), count: names.length}));
      else if (names.length && lines.length === 0)
        lines.push(words.text('review-present', {count: this.session?.present.count ?? 0}));
    }
    if (lines.length) this._heard = lines.join(' ');
  }
}

customElements.define('vb-review-present', ReviewPresent);
