/** `<vb-table-people>`: the other people at a table, each with what can be done about them. */
import {LitElement, html, css} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {loadPeopleWords} from '../people/words.js';
import '../people/actions.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Info} from '../types/table.js' */

export class TablePeople extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {info: {attribute: false}, me: {type: Number}};

  static styles = [
    controls,
    pages,
    css`:host { display: block; } h3 { margin-block: 16px 4px; overflow-wrap: anywhere; }`,
  ];

  constructor() {
    super();
    /** @type {?Info} */
    this.info = null;
    /** The reader's own seat, or -1. */
    this.me = -1;
  }

  connectedCallback() {
    super.connectedCallback();
    loadPeopleWords().catch(() => {});
  }

  render() {
    const people = (this.info?.seats ?? []).filter(
      ({kind, player}, seat) => kind === 'human' && player && seat !== this.me,
    );
    if (!people.length) return html`<p class="empty">${words.textOr('people-here', '')}</p>`;
    return people.map(
      ({player, name}) => html`<h3><a href=${`/player/${player}`} target="_blank"><bdi>${name}</bdi></a></h3>
      <vb-person-actions player=${player} name=${name}></vb-person-actions>`,
    );
  }
}

customElements.define('vb-table-people', TablePeople);
