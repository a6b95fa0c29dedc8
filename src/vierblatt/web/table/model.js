/** Scenes as `<card-table>` needs them: pure functions from the server's data to what is drawn. */

import {botFace, botName} from '../core/bot-names.js';
import {isCard} from '../core/sentences.js';
import {laidOpen} from './claims.js';

/** @import {Words} from '../core/words.js' */
/** @import {TableModel} from '../parts/card-table.js' */
/** @import {Board, Info, Own, SceneOf, ShownInfo} from '../types/table.js' */
/** @import {Said} from '../types/wire.js' */

/** More answers than this need the whole width of a felt, unless that would cover what the others have called. */
const MANY = 9;

/**
 * The name of a seat, empty for a free one. A player whose account was deleted is named by the seat's number.
 * @param {Words} words @param {ShownInfo} info @param {number} seat
 */
export function nameOf(words, info, seat) {
  const {kind, name, bot} = info.seats[seat];
  if (kind === 'empty') return '';
  if (kind === 'bot' && !name) {
    const people = info.seats.map((other) => other.name);
    return botName(words, bot, seat, people);
  }
  return name || words.text('seat-name', {number: seat + 1});
}

/** The names of all seats, for sentences. @param {Words} words @param {ShownInfo} info */
export function namesOf(words, info) {
  return info.seats.map((_, seat) => nameOf(words, info, seat) || words.text('seat-name', {number: seat + 1}));
}

/** Whether one person plays against bots only: then the match waits while they are away. @param {{stage: string, seats: {kind?: string}[]}} info */
export function isSolo({stage, seats}) {
  return (
    stage === 'playing' &&
    seats.every(({kind}) => kind === 'human' || kind === 'bot') &&
    seats.filter(({kind}) => kind === 'human').length === 1
  );
}

/** The trump suit's letter, or empty. @param {?Board} board */
export function trumpOf(board) {
  return board?.headline?.trump ?? '';
}

/** A number that changes with every trick and deal. @param {?Board} board */
export function trickNumber(board) {
  return board ? board.deal * 100 + board.tricks.reduce((sum, count) => sum + count, 0) : 0;
}

/**
 * @param {SceneOf<ShownInfo>} scene @param {Words} words
 * @param {{me: number, speech: Map<number, string>, now: number}} beside
 * @returns {TableModel}
 */
export function tableModel(scene, words, {me, speech, now}) {
  const {info, board} = scene;
  const bottom = Math.max(0, me);
  const sides = board?.sides ?? 0;
  const side = (/** @type {number} */ seat) => (sides ? seat % sides : seat);
  const alone = sides === info.seats.length;
  const opening =
    board !== null &&
    !['needs-deal', 'over'].includes(board.phase) &&
    board.tricks.every((count) => !count) &&
    (board.phase !== 'play' || !board.trick.length);
  const seats = info.seats.map((seat, number) => ({
    name: nameOf(words, info, number),
    kind: seat.kind,
    number,
    face: seat.kind === 'bot' ? botFace(seat.bot, number) : null,
    level: info.stage === 'seating' && seat.kind === 'bot' ? words.text(`bot-${seat.bot}`) : '',
    replaced: seat.kind === 'human' && seat.bot !== '',
    away: seat.kind === 'human' && !seat.online,
    takeover: takeoverOf(info, number),
    ready: info.stage === 'seating' && seat.kind === 'human' && seat.ready,
    onViewersSide: side(number) === side(bottom),
    partner: sides > 0 && !alone && me >= 0 && number !== me && side(number) === side(me),
    dealer: board?.dealer === number && info.stage === 'playing',
    turn: board?.turn === number && info.stage === 'playing',
    cardsHeld: board && number !== me ? board.hands_held[number] : null,
    tricks: board && !(calling(board) && opening) ? board.tricks[number] : null,
    score: board && alone ? board.scores[number] : null,
    call: opening && board.calls?.[number] ? words.usualCall(board.calls[number]) : '',
    speech: speech.get(number) ?? '',
    clock: clockOf(info, board, number, now),
  }));
  const calls =
    board !== null && calling(board) ? (scene.own?.legal.length ?? 0) + (scene.own?.barred?.length ?? 0) : 0;
  return {
    seats,
    bottom,
    clockwise: board?.clockwise ?? true,
    trick: board?.trick ?? [],
    winning: board?.winning ?? -1,
    taker: scene.taker,
    ...(opening && board.phase !== 'play' && !board.trick.length
      ? {shown: openCards(board, words, me)}
      : laidCards(board, words)),
    pick: info.stage === 'seating' ? info.seats.flatMap(({kind}, seat) => (kind === 'empty' ? [seat] : [])) : [],
    panelKind: board === null ? info.stage : calling(board) ? 'calls' : '',
    wide: calls > MANY && !seats.some(({call}) => call),
  };
}

/**
 * When a bot takes over from the person at a seat, as a `performance.now()`; null if they are there.
 * @param {Pick<ShownInfo, 'received' | 'grace'>} info @param {number} seat @returns {?number}
 */
export function takeoverOf({grace, received}, seat) {
  const left = grace?.[seat];
  return left == null ? null : received + left;
}

/** Whether calls are being made. @param {Board} board */
export function calling(board) {
  return !['play', 'over', 'needs-deal'].includes(board.phase);
}

/**
 * Whether a player has to answer with a card of their hand, whatever the phase is called.
 * @param {?Own} own @returns {own is Own}
 */
export function asksForCards(own) {
  return own !== null && own.legal.length > 0 && own.legal.every(isCard);
}

/**
 * The sides in the reader's order: their own first.
 * @param {number} sides @param {number} me The reader's seat, or -1 @returns {number[]}
 */
export function sidesFrom(sides, me) {
  const mine = me < 0 || !sides ? 0 : me % sides;
  return Array.from({length: sides}, (_, i) => (mine + i) % sides);
}

/**
 * Cards that lie open for all players while calls are made.
 * @param {Board} board @param {Words} words @param {number} me
 */
function openCards(board, words, me) {
  const facts = board.facts.filter(({kind, seat}) => kind === 'card' && seat == null);
  return facts.map((fact) => ({card: String(fact.value), label: words.fact(fact, me)}));
}

/**
 * The cards of a sawa, which lie open until the deal is counted.
 * @param {?Board} board @param {Words} words
 */
function laidCards(board, words) {
  const laid = board && !board.trick.length ? laidOpen(board) : [];
  return {
    shown: laid.map(({seat, card}) => ({card, label: `${words.seat(seat)}: ${words.cardName(card)}`})),
    shownBy: laid.length ? words.seat(laid[0].seat) : '',
  };
}

/** @param {ShownInfo} info @param {?Board} board @param {number} seat @param {number} now */
function clockOf(info, board, seat, now) {
  if (board?.turn !== seat || info.deadline == null) return null;
  const of = info.settings.move_seconds * 1000 + Math.max(0, info.seats[seat].bank);
  return {left: Math.max(0, info.deadline - (now - info.received)), of};
}

/**
 * Whom somebody at a table can report: those who sit there, also where a bot plays for them, and those who have said
 * something; by id.
 * @param {Info} info @param {Said[]} said @param {string} me @returns {Map<string, string>}
 */
export function reportable({seats}, said = [], me = '') {
  const people = [
    ...seats.filter(({kind}) => kind === 'human').map(({player, name}) => [player, name]),
    ...said.map(({player, name}) => [player, name]),
  ];
  return new Map(
    /** @type {[string, string][]} */ (people.filter(([player, name]) => player && name && player !== me)),
  );
}
