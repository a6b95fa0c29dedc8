/**
 * `<vb-table-menu>`: everything to do at a table other than playing. Event: `chosen` {what}.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {settings as device} from '../core/settings.js';
import {icon} from '../parts/icons.js';
import {isCoached, mayCoach} from './coach.js';
import {isSolo} from './model.js';
import {canTakeBack} from './undo.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TableSession} from './session.js' */
/** @import {Info} from '../types/table.js' */

/** @typedef {Parameters<typeof icon>[0]} Icon */

export class TableMenu extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    choices: {attribute: false},
    note: {type: String},
  };

  static styles = [
    controls,
    css`
    div { display: grid; grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); gap: 8px; }
    p { margin: 0 0 12px; font-size: var(--text-s); color: var(--ink-soft); }
    button { justify-content: start; text-align: start; line-height: 1.25; min-block-size: 52px; }
    [aria-pressed="true"] { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
  `,
  ];

  constructor() {
    super();
    /** The choices, in order, each with its icon; `on`: whether a switch is on. @type {{what: string, icon: Icon, on?: boolean}[]} */
    this.choices = [];
    /** What there is to know about this table. */
    this.note = '';
  }

  render() {
    return html`${this.note ? html`<p>${this.note}</p>` : nothing}<div>${this.choices.map(
      ({what, icon: name, on}) => html`<button type="button"
      class=${what === 'leave' ? 'danger' : ''} aria-pressed=${on ?? nothing}
      @click=${() => this.dispatchEvent(new CustomEvent('chosen', {detail: {what}}))}>
      ${icon(name)}<span>${words.text(`table-menu-${what}`)}</span></button>`,
    )}</div>`;
  }
}

customElements.define('vb-table-menu', TableMenu);

/** That a match against bots counts for the leaderboard, and what follows from it; '' if it does not. @param {Info} info */
export function countedNote(info) {
  const {hints, takeback, rated} = info.settings;
  if (!isSolo(info) || hints || takeback || rated || Object.keys(info.changes).length) return '';
  return `${words.text('web-counted')}: ${words.text('web-counted-note')}`;
}

/**
 * The choices that make sense now.
 * @param {TableSession} session @returns {{what: string, icon: Icon, on?: boolean}[]}
 */
export function choicesOf(session) {
  if (!session.scene) return [];
  const {info, board} = session.scene;
  const {settings, stage} = info;
  const seated = session.seat >= 0;
  const playing = seated && stage === 'playing' && !info.paused;
  /** @type {[string, Icon, boolean][]} */
  const known = [
    ['sheet', 'sheet', board !== null],
    ['last', 'last', Boolean(board?.last_trick.length)],
    ['log', 'log', true],
    ['hint', 'hint', session.isMyTurn && settings.hints && !isCoached(info, session.seat)],
    ['coach', 'coach', mayCoach(info, session.seat)],
    ['takeback', 'undo', canTakeBack(info, session.seat)],
    ['claim', 'claim', session.isMyTurn && board?.phase === 'play'],
    ['pause', 'pause', playing && !info.asked],
    ['talk', 'talk', true],
    ['rules', 'rules', true],
    ['share', 'share', true],
    ['majlis', 'majlis', Boolean(session.majlis)],
    ['full', 'full', document.fullscreenEnabled],
    ['settings', 'settings', true],
    ['sound', 'sound', true],
    ['keys', 'keys', true],
    ['leave', 'leave', true],
  ];
  const choices = known.filter(([, , open]) => open).map(([what, name]) => ({what, icon: name}));
  return choices.map((choice) => (choice.what === 'coach' ? {...choice, on: device.coach} : choice));
}
