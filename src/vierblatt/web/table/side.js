/**
 * `<vb-table-side>`: the score, the log and the talk beside the table on a wide screen; nothing on a narrow one, where
 * dialogs show them. Event: `command` {command}.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import './log.js';
import './sheet.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {CommandEvent, LogLine, Scene, SheetRow} from '../types/table.js' */
/** @import {Said} from '../types/wire.js' */

/** Screens with room beside the table; `styles.js` has the same query. */
const WIDE = '(min-width: 1000px) and (min-height: 481px)';

export class TableSide extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    scene: {attribute: false},
    me: {type: Number},
    rows: {attribute: false},
    lines: {attribute: false},
    said: {attribute: false},
  };

  static styles = css`
    :host { display: block; }
    aside {
      display: grid; grid-auto-rows: auto; grid-template-rows: auto auto auto minmax(96px, 1fr); gap: 8px; padding: 16px;
      background: var(--paper); color: var(--ink); min-block-size: 0; block-size: 100%; box-sizing: border-box; overflow: hidden;
    }
    h2 { font-size: var(--text-m); margin: 0; }
    vb-table-sheet { max-block-size: 32dvh; overflow: auto; }
    vb-table-log { min-block-size: 0; }
    .talk { max-block-size: 36dvh; overflow: auto; border-block-start: 1px solid var(--line); padding-block-start: 8px; }
  `;

  constructor() {
    super();
    /** @type {?Scene} */
    this.scene = null;
    /** The reader's seat, or -1. */
    this.me = -1;
    /** The score sheet. @type {SheetRow[]} */
    this.rows = [];
    /** The log. @type {LogLine[]} */
    this.lines = [];
    /** What was said last. @type {Said[]} */
    this.said = [];
    this._wide = matchMedia(WIDE);
    this._redraw = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this._wide.addEventListener('change', this._redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._wide.removeEventListener('change', this._redraw);
  }

  render() {
    const {scene, me} = this;
    if (!this._wide.matches || !scene) return nothing;
    return html`<aside>
      <h2>${words.text('table-menu-sheet')}</h2>
      <vb-table-sheet .rows=${this.rows} .totals=${scene.board?.scores ?? []} .me=${me}></vb-table-sheet>
      <h2>${words.text('table-menu-log')}</h2>
      <vb-table-log .lines=${this.lines} .me=${me} ?checks=${me >= 0}></vb-table-log>
      ${hasCompany(scene, me) ? this._talk(scene) : nothing}</aside>`;
  }

  /** @param {Scene} scene */
  _talk(scene) {
    import('./talk.js');
    return html`<section class="talk" aria-labelledby="talk"><h2 id="talk">${words.text('table-menu-talk')}</h2>
      <vb-table-talk docked .info=${scene.info} .said=${this.said} .me=${this.me}
        @command=${(/** @type {CommandEvent} */ {detail}) => this.dispatchEvent(new CustomEvent('command', {detail}))}></vb-table-talk></section>`;
  }
}

/** Whether anybody is there to talk to: bots do not listen. @param {Scene} scene @param {number} me */
function hasCompany({info}, me) {
  return info.spectators > 0 || info.seats.some(({kind}, seat) => kind === 'human' && seat !== me);
}

customElements.define('vb-table-side', TableSide);
