/** The sentence of each kind of notice, and where it leads: pure functions. */
import {words} from '../core/locale.js';

/** @import {Notice} from '../types/wire.js' */

/** Whether a challenge can no longer be accepted. @param {Notice} notice @param {number} [now] */
export const hasLapsed = ({content}, now = Date.now()) => content.kind === 'challenged' && content.until <= now;

/** What a notice says. @param {Notice} notice */
export function noticeText(notice) {
  const {content} = notice;
  const name = words.name(notice.name);
  switch (content.kind) {
    case 'friend-asked':
    case 'friend-accepted':
      return words.text(`notice-${content.kind}`, {name});
    case 'challenged':
      return words.text('notice-challenged', {name, game: words.gameName(content.game)});
    case 'challenge-answered':
      return words.text(content.accepted ? 'notice-accepted' : 'notice-declined', {
        name,
        game: words.gameName(content.game),
      });
    case 'server-message':
      return words.text('notice-server', {text: content.text});
    default:
      return '';
  }
}

/** The page to which a notice leads, '' for none. @param {Notice} notice */
export function noticePage({content, player}) {
  if (content.kind === 'challenge-answered') return content.accepted ? `/t/${content.table}` : '';
  return content.kind === 'friend-asked' || content.kind === 'friend-accepted' ? `/player/${player}` : '';
}

/** The address of the seat of a challenge that was accepted. @param {string} table @param {number} [seat] */
export const seatAddress = (table, seat = -1) => `/t/${table}?sit${seat < 0 ? '' : `=${seat}`}`;
