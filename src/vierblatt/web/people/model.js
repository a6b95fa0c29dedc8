/** What can be done about another player, as the relation with them has it: pure functions. */

/** @import {PersonRelation} from '../types/wire.js' */

/**
 * A decision: its message, and the request that carries it out. danger: of the kind that one thinks about first.
 * @typedef {{text: string, method: 'PUT' | 'DELETE', what: 'friend' | 'follow' | 'block' | 'mute', primary?: boolean, danger?: boolean}} Decision
 */

/** @param {boolean | undefined} on @param {'follow' | 'block' | 'mute'} what @returns {Decision} */
const turned = (on, what) =>
  on ? {text: `people-un${what}`, method: 'DELETE', what} : {text: `people-${what}`, method: 'PUT', what};

/** What can be decided about friendship and following. @param {PersonRelation} relation @returns {Decision[]} */
export function decisions(relation) {
  const {friend, asked, asks, followed, blocked, reachable} = relation;
  if (blocked) return [turned(true, 'block')];
  /** @type {Decision[]} */
  const found = [];
  if (asks) {
    found.push({text: 'people-accept', method: 'PUT', what: 'friend', primary: true});
    found.push({text: 'people-decline', method: 'DELETE', what: 'friend'});
  } else if (asked) found.push({text: 'people-take-back', method: 'DELETE', what: 'friend'});
  else if (friend) found.push({text: 'people-end', method: 'DELETE', what: 'friend'});
  else if (reachable) found.push({text: 'people-ask', method: 'PUT', what: 'friend'});
  if (followed || reachable) found.push(turned(followed, 'follow'));
  return found;
}

/** What can be decided about hearing and reaching each other. @param {PersonRelation} relation @returns {Decision[]} */
export function silencing({muted, blocked}) {
  const muting = turned(muted, 'mute');
  return blocked ? [muting] : [muting, {...turned(false, 'block'), danger: true}];
}

/** Whether a challenge is possible. @param {PersonRelation} relation */
export const mayChallenge = ({blocked, reachable}) => !blocked && Boolean(reachable);

/** The message that says how things are with somebody, '' if there is nothing to say. @param {PersonRelation} relation */
export function standing({friend, asked, asks, blocked, reachable}) {
  if (blocked) return 'people-you-block';
  if (asks) return 'people-asks-you';
  if (!reachable && !asked) return friend ? 'people-is-friend' : 'people-closed';
  return friend ? 'people-is-friend' : '';
}
