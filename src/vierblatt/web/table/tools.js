/** The round buttons beside the person's seat. */
import {html, nothing} from '../vendor/lit.js';
import {settings} from '../core/settings.js';
import {words} from '../core/locale.js';
import {icon} from '../parts/icons.js';
import {COUNTING, mayAccuse, maySaySawa} from './claims.js';
import {isCoached, mayCoach} from './coach.js';
import {isSolo} from './model.js';
import {canTakeBack} from './undo.js';

/** @import {Scene} from '../types/table.js' */
/** @import {TableSession} from './session.js' */

/** @param {TableSession} session @param {Scene} scene @param {(what: string) => void} choose */
export function tools({seat, isMyTurn, voice}, {info, board}, choose) {
  const tool = (
    /** @type {string} */ what,
    /** @type {Parameters<typeof icon>[0]} */ sign,
    /** @type {boolean | undefined} */ on = undefined,
  ) => {
    const name = words.text(`table-menu-${what}`);
    const press = (/** @type {Event} */ event) => {
      event.stopPropagation();
      choose(what);
    };
    return html`<button class="round" type="button" title=${name} aria-label=${name} aria-pressed=${on ?? nothing}
      @click=${press}>${icon(sign, 26)}</button>`;
  };
  const said = (/** @type {string} */ what) =>
    html`<button class="said" type="button" @click=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      choose(what);
    }}>${words.text(`table-say-${what}`)}</button>`;
  return html`<div class="tools" slot="tools">
    ${maySaySawa(board, seat) ? said('sawa') : nothing}
    ${mayAccuse(board, seat) && !(isMyTurn && board?.phase === COUNTING) ? said('accuse') : nothing}
    ${voice ? tool('voice', 'voice') : nothing}
    ${voice?.state === 'in' ? tool('microphone', voice.muted ? 'microphone-off' : 'microphone', voice.muted) : nothing}
    ${board?.last_trick.length ? tool('last', 'last') : nothing}
    ${isSolo(info) && canTakeBack(info, seat) ? tool('takeback', 'undo') : nothing}
    ${mayCoach(info, board, seat) ? tool('coach', 'coach', settings.coach) : nothing}
    ${isMyTurn && info.settings.hints && !isCoached(info, board, seat) ? tool('hint', 'hint') : nothing}
  </div>`;
}
