/** The dialogs of the table page. What is rarely needed is loaded when it is asked for. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/words.js';
import {choicesOf} from './menu.js';

/** Panel -> what loads its parts. */
const LOAD = {
  last: () => import('./last-trick.js'),
  talk: () => import('./talk.js'),
  share: () => import('./invite.js'),
  seats: () => import('./seats.js'),
  rules: () => import('../parts/rules-text.js'),
};

/**
 * The panel that is open, in a dialog.
 * @param {import('../pages/table.js').TablePage} page
 */
export function panel(page) {
  const name = page._panel;
  if (name) LOAD[name]?.();
  const content = name ? contents[name]?.(page) : nothing;
  return html`<vb-dialog ?open=${name !== ''} heading=${name ? words.text(`table-menu-${name}`) : ''}
    @closed=${() => page.close(name)}>${content}</vb-dialog>`;
}

const contents = {
  menu: (page) => html`<vb-table-menu .choices=${choicesOf(page.session)}
    @chosen=${({detail}) => page.wish(detail.what)}></vb-table-menu>`,
  sheet: ({session}) => html`<vb-table-sheet .rows=${session.sheet} .totals=${session.scene.board?.scores ?? []}
    .me=${session.seat}></vb-table-sheet>${everyFact(session)}`,
  log: ({session}) => html`<vb-table-log .lines=${session.log} .me=${session.seat}></vb-table-log>`,
  last: ({session}) => html`<vb-table-last .trick=${session.scene.board?.last_trick ?? []}
    .taker=${session.scene.board?.last_winner ?? -1}></vb-table-last>`,
  talk: (
    page,
  ) => html`<vb-table-talk .info=${page.session.scene.info} .said=${page.session.said} .me=${page.session.seat}
    @want=${({detail}) => page.session.send(detail.command)} @done=${() => page.close('talk')}></vb-table-talk>`,
  share: ({session}) => html`<vb-table-invite table=${session.id}></vb-table-invite>`,
  seats: (page) => html`<vb-table-seats .info=${page.session.scene.info} .me=${page.session.seat}
    @want=${({detail}) => page.session.send(detail.command)} @done=${() => page.close('seats')}></vb-table-seats>`,
  rules: (page) => html`<vb-rules game=${words.game} rule=${page.rule}></vb-rules>`,
  leave: (page) => html`<p>${words.text(
    page.session.seat < 0
      ? 'table-leave-watching'
      : page.session.scene.info.stage === 'playing'
        ? 'table-leave-playing'
        : 'table-leave-seat',
  )}</p>
    ${counts(page.session) ? html`<p>${words.text('table-leave-rated')}</p>` : nothing}
    <div class="row"><button class="danger" type="button" @click=${() => page.leave()}>${words.text('table-menu-leave')}</button>
      <button type="button" @click=${() => page.close('leave')}>${words.text('table-stay')}</button></div>`,
};

/** Whether somebody who leaves now may lose points. @param {import('./session.js').TableSession} session */
function counts({seat, scene: {info}}) {
  return seat >= 0 && info.stage === 'playing' && info.settings.rated;
}

/** On a wide screen the sheet and the log stand beside the table. @param {import('./session.js').TableSession} session */
export function beside(session) {
  return html`<aside>
    <h2>${words.text('table-menu-sheet')}</h2>
    <vb-table-sheet .rows=${session.sheet} .totals=${session.scene.board?.scores ?? []} .me=${session.seat}></vb-table-sheet>
    <h2>${words.text('table-menu-log')}</h2>
    <vb-table-log .lines=${session.log} .me=${session.seat}></vb-table-log></aside>`;
}

/** Everything public about the deal, what the strip leaves out included. */
function everyFact(session) {
  const facts = session.scene.board?.facts ?? [];
  if (!facts.length) return nothing;
  return html`<h3>${words.text('table-facts')}</h3><ul class="facts">${facts.map(
    (fact) => html`
    <li>${words.fact(fact, session.seat)}</li>`,
  )}</ul>`;
}
