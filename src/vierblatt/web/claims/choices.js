/** What a player can choose when they claim a fault: pure functions of the public board. */
import {isOpponent, laidOpen} from '../table/claims.js';

/** @import {Board, TableCard} from '../types/table.js' */

/** A card that can be claimed. `lead`: whether it was led to its trick. @typedef {TableCard & {lead: boolean}} Claimable */
/** Cards of one trick, counted from 1. @typedef {{number: number, cards: Claimable[]}} Trick */
/** What is claimed. @typedef {{kind: string, card: string, proof: string, demand: boolean}} Claim */

/** The kind of fault of a wrong card that was led. */
const LEAD = 'barred-lead';
/** The kinds of fault that there are only with trumps. */
const OF_TRUMPS = new Set(['no-trump', 'no-overtrump']);
export const FALSE_SAWA = 'false-sawa';

/** The cards of opponents that can be claimed, by tricks, the latest first. @param {Board} board @param {number} me @returns {Trick[]} */
export function claimableTricks(board, me) {
  const {cards = [], proofs = []} = board.claims ?? {};
  const seats = board.hands_held.length;
  const open = new Set(cards.filter(({seat}) => isOpponent(board, seat, me)).map(({card}) => card));
  /** @type {Map<number, Claimable[]>} */
  const tricks = new Map();
  proofs.forEach(({seat, card}, place) => {
    if (!open.has(card)) return;
    const number = Math.floor(place / seats) + 1;
    tricks.set(number, [...(tricks.get(number) ?? []), {seat, card, lead: place % seats === 0}]);
  });
  return [...tricks].map(([number, found]) => ({number, cards: found})).reverse();
}

/**
 * The kinds of fault that a card can be in this game: a lead can only have been barred, and duties to trump need trumps.
 * @param {Board} board @param {Claimable} claimed
 */
export function kindsOf({claims, headline}, {lead}) {
  const kinds = (claims?.kinds ?? []).filter((kind) => (kind === LEAD) === lead);
  return headline.trump ? kinds : kinds.filter((kind) => !OF_TRUMPS.has(kind));
}

/** What can prove a fault: what its player played later, and what they have laid open. @param {Board} board @param {TableCard} claimed @returns {TableCard[]} */
export function proofsOf(board, {seat, card}) {
  const proofs = board.claims?.proofs ?? [];
  const later = proofs.slice(proofs.findIndex((each) => each.card === card) + 1);
  return later.filter((each) => each.seat === seat);
}

/** Whether a player may claim that the sawa on the table is false. @param {Board} board @param {number} me */
export const mayDoubtSawa = ({claims}, me) => claims?.false_sawa?.includes(me) ?? false;

/** Whether a player may demand all tricks with a claim. @param {Board} board @param {number} me */
export const mayDemand = ({claims}, me) => claims?.demand?.includes(me) ?? false;

/** Whether a proof lies open in a sawa. @param {Board} board @param {string} proof */
export const isLaid = (board, proof) => laidOpen(board).some(({card}) => card === proof);

/** Whether a claim says all that it has to. @param {Board} board @param {Claim} claim */
export const isComplete = ({claims}, {kind, card, proof}) =>
  kind === FALSE_SAWA || Boolean(kind && card && (proof || !claims?.proof));

/** The text of a claim, as records write it. @param {Claim} claim */
export function textOf({kind, card, proof, demand}) {
  const by = proof ? ['by', proof] : [];
  return ['accuse', kind, ...(card ? [card] : []), ...by, ...(demand ? ['kaboot'] : [])].join(' ');
}
