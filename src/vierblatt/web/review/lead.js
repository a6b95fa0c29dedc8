/** `<vb-review-lead>`: who leads, and the buttons to follow, to go alone and to lead. */
import {css, html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {ReviewPart} from './part.js';
import {personName} from './words.js';

export class ReviewLead extends ReviewPart {
  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    p { margin-block-end: 8px; }
  `,
  ];

  render() {
    const {session} = this;
    if (!session) return nothing;
    const {leader, leads, following, isHost} = session;
    return html`<p role="status">${this._who()}</p>
      <div class="row">
        ${leader && !leads && !following ? html`<button type="button" class="primary" @click=${() => session.follow()}>${words.text('review-follow')}</button>` : nothing}
        ${leads ? html`<button type="button" @click=${() => this.attempt(() => session.lead(false))}>${words.text('review-lead-end')}</button>` : nothing}
        ${!leads && (isHost || !leader) ? html`<button type="button" @click=${() => this.attempt(() => session.lead(true))}>${words.text('review-lead')}</button>` : nothing}
      </div>${this.fault()}`;
  }

  _who() {
    const {session} = this;
    if (!session?.leader) return words.text('review-nobody-leads');
    if (session.leads) return words.text('review-you-lead');
    const name = personName(session.leader, session.me);
    return words.text(session.following ? 'review-following' : 'review-alone', {name});
  }
}

customElements.define('vb-review-lead', ReviewLead);
