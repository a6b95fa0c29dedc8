/**
 * `<vb-table-menu>`: everything to do at a table other than playing. Event: `chosen` {what}.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {settings as device} from '../core/settings.js';
import {socket} from '../core/socket.js';
import {icon} from '../parts/icons.js';
import {mayAccuse, maySaySawa} from './claims.js';
import {isCoached, mayCoach} from './coach.js';
import {isSolo, reportable} from './model.js';
import {canTakeBack} from './undo.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {TableSession} from './session.js' */
/** @import {Info} from '../types/table.js' */

/** @typedef {Parameters<typeof icon>[0]} Icon */
/**
 * A choice: its name and icon, whether it can be chosen now and, of a switch, whether that is on.
 * @typedef {{what: string, icon: Icon, open: boolean, on?: boolean}} Choice
 */

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
    [aria-disabled] { opacity: 0.5; cursor: default; }
    [aria-pressed="true"] { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
  `,
  ];

  constructor() {
    super();
    /** In display order. @type {Choice[]} */
    this.choices = [];
    /** What there is to know about this table. */
    this.note = '';
  }

  render() {
    return html`${this.note ? html`<p>${this.note}</p>` : nothing}<div>${this.choices.map(
      ({what, icon: name, open, on}) => html`<button type="button"
      class=${what === 'leave' ? 'danger' : ''} aria-pressed=${on ?? nothing} aria-disabled=${open ? nothing : 'true'}
      @click=${() => open && this.dispatchEvent(new CustomEvent('chosen', {detail: {what}}))}>
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

/** Whether other people sit at a table. @param {Info} info @param {number} me */
const hasOthers = ({seats}, me) => seats.some(({kind}, seat) => kind === 'human' && seat !== me);

/**
 * The choices that make sense at this table. One that makes no sense at the moment keeps its place, so that nothing
 * moves under the finger when a turn comes.
 * @param {TableSession} session @returns {Choice[]}
 */
export function choicesOf(session) {
  if (!session.scene) return [];
  const {info, board} = session.scene;
  const {settings, stage} = info;
  const seated = session.seat >= 0;
  const playing = stage === 'playing' && !info.paused;
  /** Choice, icon, whether it makes sense at this table, whether it does now. @type {[string, Icon, boolean, boolean][]} */
  const known = [
    ['sheet', 'sheet', true, board !== null],
    ['last', 'last', true, Boolean(board?.last_trick.length)],
    ['log', 'log', true, true],
    ['hint', 'hint', seated && settings.hints && !isCoached(info, board, session.seat), session.isMyTurn],
    ['coach', 'coach', mayCoach(info, board, session.seat), true],
    ['takeback', 'undo', seated && settings.takeback, canTakeBack(info, session.seat)],
    ['claim', 'claim', seated && !board?.claims, session.isMyTurn && board?.phase === 'play'],
    ['accuse', 'hand', seated && Boolean(board?.claims), mayAccuse(board, session.seat)],
    ['sawa', 'claim', seated && board?.claims?.sawa !== undefined, maySaySawa(board, session.seat)],
    ['pause', 'pause', seated, playing && !info.asked],
    ['queue', 'queue', Boolean(settings.winner_stays), true],
    ['talk', 'talk', true, true],
    ['voice', 'voice', Boolean(session.voice), true],
    ['people', 'majlis', hasOthers(info, session.seat), true],
    ['report', 'flag', reportable(info, session.said, socket.me?.player ?? '').size > 0, true],
    ['rules', 'rules', true, true],
    ['share', 'share', true, true],
    ['majlis', 'majlis', Boolean(session.majlis), true],
    ['full', 'full', document.fullscreenEnabled, true],
    ['settings', 'settings', true, true],
    ['sound', 'sound', true, true],
    ['keys', 'keys', true, true],
    ['leave', 'leave', true, true],
  ];
  const choices = known.filter(([, , fits]) => fits).map(([what, name, , open]) => ({what, icon: name, open}));
  return choices.map((choice) => (choice.what === 'coach' ? {...choice, on: device.coach} : choice));
}
