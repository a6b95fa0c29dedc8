/** The dialogs of the table page. Parts that are rarely needed are loaded on demand. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {socket} from '../core/socket.js';
import {maySaySawa} from './claims.js';
import {choicesOf, countedNote} from './menu.js';
import {isSolo, reportable} from './model.js';
import {joinQueue} from './sit-down.js';

/** @import {TablePage} from '../pages/table.js' */
/** @import {Scene, CommandEvent} from '../types/table.js' */
/** @import {TableSession} from './session.js' */
/** @typedef {{page: TablePage, session: TableSession, scene: Scene}} Here */
/** @typedef {CustomEvent<{what: string, player: string, on: boolean}>} Decided what was decided about a person */

/** Panel -> function that loads its parts. @type {Record<string, () => Promise<unknown>>} */
const LOAD = {
  last: () => import('./last-trick.js'),
  talk: () => import('./talk.js'),
  people: () => import('./people.js'),
  report: () => import('./report.js'),
  queue: () => import('./queue.js'),
  share: () => import('./invite.js'),
  seats: () => import('./seats.js'),
  rules: () => import('../parts/rules-text.js'),
  settings: () => import('./preferences.js'),
  voice: () => import('../voice/panel.js'),
};

/**
 * The open panel, in a dialog.
 * @param {Here} here
 */
export function panel(here) {
  const {page} = here;
  const name = page._panel;
  if (name) LOAD[name]?.();
  const content = name ? contents[name]?.(here) : nothing;
  return html`<vb-dialog ?open=${name !== ''} heading=${name ? words.text(`table-menu-${name}`) : ''}
    @closed=${() => page.close(name)}>${content}
    ${name && page.panelFault ? html`<p class="panel-fault" role="alert">${words.error(page.panelFault)}</p>` : nothing}</vb-dialog>`;
}

/** Sends a command from the open panel, which then shows why it was refused. @param {Here} here @param {CommandEvent} event */
function send({page, session}, {detail}) {
  page.panelFault = null;
  session.send(detail.command);
}

/** Says something out of turn; the panel stays open if it is refused. @param {Here} here @param {string} text */
async function sayOutOfTurn({page, session, scene}, text) {
  const name = page._panel;
  page.panelFault = null;
  if (await session.send({type: 'say-out-of-turn', seq: scene.seq, text})) page.close(name);
}

/** @type {Record<string, (here: Here) => unknown>} */
const contents = {
  menu: ({
    page,
    session,
  }) => html`<vb-table-menu .choices=${choicesOf(session)} .note=${session.scene ? countedNote(session.scene.info) : ''}
    @chosen=${(/** @type {CustomEvent<{what: string}>} */ {detail}) => page.choose(detail.what)}></vb-table-menu>`,
  sheet: ({session, scene}) => html`<vb-table-sheet .rows=${session.sheet} .totals=${scene.board?.scores ?? []}
    .me=${session.seat}></vb-table-sheet>`,
  facts: ({session, scene}) => html`<vb-table-facts .board=${scene.board} .me=${session.seat}></vb-table-facts>`,
  log: ({session}) =>
    html`<vb-table-log .lines=${session.log} .me=${session.seat} ?checks=${session.seat >= 0}></vb-table-log>`,
  last: ({session, scene}) => html`<vb-table-last .trick=${scene.board?.last_trick ?? []}
    .taker=${scene.board?.last_winner ?? -1} .seats=${scene.info.seats.length} .me=${session.seat}
    .clockwise=${scene.board?.clockwise ?? true}></vb-table-last>`,
  accuse: (here) => html`<vb-claims-panel .board=${here.scene.board} .info=${here.scene.info} .me=${here.session.seat}
    @said=${(/** @type {CustomEvent<{text: string}>} */ {detail}) => sayOutOfTurn(here, detail.text)}></vb-claims-panel>`,
  sawa: (
    here,
  ) => html`<vb-claims-sawa .hand=${here.scene.own?.hand ?? []} ?open=${maySaySawa(here.scene.board, here.session.seat)}
    @said=${(/** @type {CustomEvent<{text: string}>} */ {detail}) => sayOutOfTurn(here, detail.text)}></vb-claims-sawa>`,
  talk: ({page, session, scene}) => html`<vb-table-talk .info=${scene.info} .said=${session.said} .me=${session.seat}
    @command=${(/** @type {CommandEvent} */ event) => send({page, session, scene}, event)} @done=${() => page.close('talk')}></vb-table-talk>`,
  people: ({session, scene}) => html`<vb-table-people .info=${scene.info} .me=${session.seat}
    @decided=${(/** @type {Decided} */ {detail}) => detail.what === 'block' && session.voice?.block(detail.player, detail.on)}></vb-table-people>`,
  report: ({
    page,
    session,
    scene,
  }) => html`<vb-table-report table=${session.id} .people=${reportable(scene.info, session.said, socket.me?.player ?? '')}
    @done=${() => page.close('report')}></vb-table-report>`,
  queue: ({session, scene}) => html`<vb-table-queue .info=${scene.info} .queue=${session.queue} .me=${session.seat}
    .player=${session.player} ?pairs=${scene.board !== null && scene.board.sides < scene.info.seats.length}
    @join=${(/** @type {CustomEvent<{partner: string}>} */ {detail}) => joinQueue(session, detail.partner)}
    @leave=${() => session.send({type: 'leave-queue'})}></vb-table-queue>`,
  share: ({session, scene}) => html`<vb-table-invite table=${session.id} .info=${scene.info}></vb-table-invite>`,
  seats: ({page, session, scene}) => html`<vb-table-seats .info=${scene.info} .me=${session.seat}
    @command=${(/** @type {CommandEvent} */ event) => send({page, session, scene}, event)} @done=${() => page.close('seats')}></vb-table-seats>`,
  settings: ({
    page,
    session,
    scene,
  }) => html`<vb-table-preferences .pace=${scene.info.settings.pace} ?paces=${session.paces}
    ?played=${session.seat >= 0} @command=${(/** @type {CommandEvent} */ event) => send({page, session, scene}, event)}></vb-table-preferences>`,
  voice: ({session, scene}) => html`<vb-voice-panel .session=${session.voice} .info=${scene.info}></vb-voice-panel>`,
  rules: ({page}) => html`<vb-rules game=${words.game} rule=${page.rule}></vb-rules>`,
  leave: ({page, session, scene}) => html`<p>${words.text(
    session.seat < 0
      ? 'table-leave-watching'
      : isSolo(scene.info)
        ? 'table-leave-solo'
        : scene.info.stage === 'playing'
          ? 'table-leave-playing'
          : 'table-leave-seat',
  )}</p>
    ${counts(session, scene) ? html`<p>${words.text('table-leave-rated')}</p>` : nothing}
    <div class="row"><button class="danger" type="button" @click=${() => page.leave()}>${words.text('table-menu-leave')}</button>
      <button type="button" @click=${() => page.close('leave')}>${words.text('table-stay')}</button></div>`,
};

/** Whether leaving now may cost rating points. @param {TableSession} session @param {Scene} scene */
function counts({seat}, {info}) {
  return seat >= 0 && info.stage === 'playing' && info.settings.rated;
}
