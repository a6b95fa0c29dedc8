/** What lies on the felt over the cards: results, the seating, and the questions of the table and the game. */
import {html, nothing} from '../vendor/lit.js';
import {words} from '../core/locale.js';
import {COUNTING, mayAccuse} from './claims.js';
import {asksForCards, calling, isSolo, namesOf} from './model.js';
import {sitDown} from './sit-down.js';
import {placeIn} from './queue-places.js';
import {canTakeBack} from './undo.js';
import {endOfMatch} from './of-tournament.js';
import './actions.js';
import './coach-panel.js';
import './feedback.js';
import './question.js';
import './result.js';
import './seating.js';

/** @import {CommandEvent} from '../types/table.js' */
/** @import {Here} from './panels.js' */

/**
 * What covers the middle of the felt: the result of a deal or of the match.
 * @param {Here} here
 */
export function resultPanel({page, session, scene: {info, board, full}}) {
  const over = info.stage === 'over' && !full;
  if (info.stage === 'closed') {
    if (info.tournament) return html`<div class="notice" slot="middle">${endOfMatch(info)}</div>`;
    return html`<p class="notice" slot="middle">${words.text(info.outlived ? 'note-outlived' : 'note-closed')}</p>`;
  }
  if (!board || (!over && !page._result)) return nothing;
  return html`<vb-table-result slot="middle" table=${session.id} .row=${page._result ?? session.sheet.at(-1) ?? null}
    .winners=${over ? board.winners : null} .totals=${board.scores} .me=${session.seat} .next=${info.next}
    ?queued=${placeIn(session.queue, session.player) > 0} .rows=${session.sheet} .info=${info} .wait=${info.result_wait ?? null} .names=${namesOf(words, info)} .majlis=${session.majlis} .crest=${session.crest}
    .judgement=${session.judgement}
    @continue=${() => page.continue(session, info)} @rematch=${() => session.rematch()}></vb-table-result>`;
}

/**
 * What is on the lower edge of the felt: the seating, or questions from the table or the game.
 * @param {Here} here
 */
export function lowerPanel({page, session, scene: {info, board, own, full}}) {
  const me = session.seat;
  if (page.canStartAtOnce(info)) return nothing;
  if (info.stage === 'seating') {
    return html`<vb-table-seating slot="below" .info=${info} .me=${me} .host=${session.host} .called=${session.queue?.called?.[me] ?? 0}
      @sit=${() => sitDown(session)} @command=${(/** @type {CommandEvent} */ {detail}) => session.send(detail.command)} @ready=${() => session.ready()}
      @share=${() => page.choose('share')} @seats=${() => page.choose('seats')}></vb-table-seating>`;
  }
  if (info.stage !== 'playing') return nothing;
  const calls = board !== null && calling(board) && !full;
  const waits = calls && !info.paused && !session.isMyTurn && !page._result && board.turn >= 0;
  const cards = calls && session.isMyTurn && asksForCards(own);
  const judged = session.judgement;
  const waiting = waits ? words.text('ui-waiting', {seat: words.seat(board.turn)}) : '';
  return html`<div class=${calls ? 'calls open' : 'calls'} slot="below" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
    <vb-table-question .info=${info} .me=${me}
      @command=${(/** @type {CommandEvent} */ {detail}) => session.send(detail.command)}></vb-table-question>
    <vb-table-feedback .advice=${page._advice} .refusal=${page._refusal} 
      @rule=${(/** @type {CustomEvent<{rule: string}>} */ {detail}) => page.choose('rules', detail.rule)}></vb-table-feedback>
    <vb-table-coach .decision=${page._result ? null : (page._coach?.now ?? null)} .advice=${page._coach?.advice} .forced=${page._result ? null : (page._coach?.now?.forced ?? null)} .mistake=${page._result ? null : (page._coach?.mistake ?? null)}
      .undo=${isSolo(info) && canTakeBack(info, me)} @take-back=${() => page.choose('takeback')} @keep=${() => page._coach?.keep()}></vb-table-coach>
    ${judged && !page._result ? html`<vb-claims-verdict .judgement=${judged} .me=${me}></vb-claims-verdict>` : nothing}
    <vb-table-actions .phase=${board?.phase ?? ''} .legal=${calls && session.isMyTurn && !cards && !page._result ? (own?.legal ?? []) : []}
      .barred=${own?.barred ?? []} .figures=${own?.figures ?? {}} .sent=${session.sent} .advised=${page.advised} .waiting=${cards ? words.phase(board.phase) : waiting}
      @act=${(/** @type {CustomEvent<{action: string}>} */ {detail}) => page.act(detail.action)}
      @why=${(/** @type {CustomEvent<{action: string}>} */ {detail}) => page.explainRefusal(detail.action)}>${
        board?.phase === COUNTING && mayAccuse(board, me)
          ? html`<button type="button" slot="beside" @click=${() => page.choose('accuse')}>${words.text('table-menu-accuse')}</button>`
          : nothing
      }</vb-table-actions></div>`;
}
