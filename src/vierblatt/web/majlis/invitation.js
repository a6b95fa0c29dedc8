/** `<vb-majlis-invitation>`: who invites to what, for somebody who is not a member yet. */
import {html, css, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {askForName} from '../core/own-name.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {houseRules} from '../table/invitation.js';
import {crestPicture, crestText} from './crest.js';
import {MajlisPart} from './part.js';
import {memberName} from './words.js';

/** Members whose names are listed; the others are only counted. */
const LISTED = 12;

export class MajlisInvitation extends MajlisPart {
  static styles = [
    controls,
    pages,
    css`
    :host { display: grid; gap: 12px; }
    .primary { min-block-size: 52px; font-size: var(--text-l); inline-size: 100%; }
    p { overflow-wrap: anywhere; }
  `,
  ];

  render() {
    const {session} = this;
    if (!session?.majlis) return nothing;
    const {majlis} = session;
    const host = memberName(majlis, majlis.host, session.me);
    const {name} = majlis;
    const {crest} = majlis;
    const names = majlis.members.slice(0, LISTED).map((member) => words.name(member.name));
    return html`<p class="crest">${crestPicture(crest, 72, crestText(crest))}</p>
      <h1>${host ? words.text('majlis-invited-by', {host, majlis: words.name(name)}) : words.text('majlis-invited', {majlis: words.name(name)})}</h1>
      <p>${words.text('majlis-game', {game: words.gameName(majlis.game)})} ${words.gameLine(majlis.game)}</p>
      <section class="panel">
        <p>${houseRules(words, majlis)}</p>
        <p><a href=${`/rules/${majlis.game}`}>${words.text('ui-rules')}</a></p>
        <p>${words.text('majlis-members-so-far', {names: words.join(names)})}${
          majlis.members.length > LISTED
            ? html` (${words.text('majlis-people', {count: majlis.members.length})})`
            : nothing
        }</p>
      </section>
      <p class="note">${words.text('majlis-what-it-is')}</p>
      ${this.fault()}
      <button class="primary" type="button" ?disabled=${this._busy} @click=${this._join}>${words.text('majlis-join')}</button>`;
  }

  _join() {
    this.attempt(async () => {
      await askForName();
      await this.session?.join();
      toast(words.text('majlis-joined'));
    });
  }
}

customElements.define('vb-majlis-invitation', MajlisInvitation);
