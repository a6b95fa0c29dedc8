/**
 * Game records (docs/records.md): the hash chain through a record, and its deals and their proof.
 *
 * @typedef {object} Packs where the packs come from
 * @property {'given'|'seeded'|'provable'|'provable-2'|'board'} kind
 * @property {string} [seed]
 * @property {?number} [first_seat]
 * @property {string} match for provable deals only, like all fields below
 * @property {string} anchor
 * @property {string[]} commitments
 * @property {string[]} nonces
 * @property {import('./proof.js').VoidRound[]} [void]
 * @property {string} [tournament] for a tournament's board only, like all fields below
 * @property {number} [board]
 * @property {string} [lot]
 * @property {string[]} [path]
 *
 * @typedef {object} RecordedEnd
 * @property {number[]} scores
 * @property {number[]} totals
 * @property {?string} secret
 * @property {string} link
 *
 * @typedef {object} RecordedDeal
 * @property {number} dealer
 * @property {string} pack
 * @property {string} link
 * @property {string[]} actions
 * @property {string} actions_link
 * @property {?RecordedEnd} end
 * @property {{after: number, actions: string[]}[]} [taken_back]
 *
 * @typedef {object} GameRecord the JSON document
 * @property {number} format
 * @property {string} program
 * @property {string} created
 * @property {string} game
 * @property {{hash: string, preset?: string, changes?: Record<string, unknown>}} rules
 * @property {number} first_seat
 * @property {{name: string, kind: string}[]} seats
 * @property {Packs} packs
 * @property {string} link
 * @property {string} head
 * @property {RecordedDeal[]} deals
 * @property {?{winners: number[], totals: number[], link: string}} result
 *
 * @typedef {object} ChainSegment consecutive entries with one stored link
 * @property {'header'|'deal'|'actions'|'end'|'result'|'head'} place
 * @property {number} deal 0 outside deals
 * @property {string} stored
 * @property {string} computed
 * @property {boolean} fits
 */

import {fromHex, toHex, utf8} from './bytes.js';
import {sha256} from './sha256.js';

const GENESIS = utf8('vierblatt record 1\n');
const HEADER = /** @type {const} */ (['format', 'program', 'created', 'game', 'rules', 'first_seat', 'seats', 'packs']);
const FORMAT = 1;

/** Thrown for a text that is not a record in a known format. */
export class InvalidRecord extends Error {}

/**
 * Parses a record. Checks only the fields that are used here: `vierblatt verify` is stricter.
 * @param {string} text
 * @returns {GameRecord}
 * @throws {InvalidRecord}
 */
export function parseRecord(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch (fault) {
    throw new InvalidRecord(String(fault instanceof Error ? fault.message : fault));
  }
  if (!hasShape(record)) {
    throw new InvalidRecord('fields are missing or of another kind');
  }
  return record;
}

/** @param {any} record */
function hasShape(record) {
  return (
    isObject(record) &&
    record.format === FORMAT &&
    HEADER.every((name) => name in record) &&
    isText(record.game) &&
    isObject(record.rules) &&
    isHex(record.rules.hash) &&
    Number.isInteger(record.first_seat) &&
    Array.isArray(record.seats) &&
    record.seats.length > 0 &&
    record.seats.every((seat) => isText(seat?.name)) &&
    isOrigin(record.packs, record.seats.length) &&
    isHex(record.link) &&
    isHex(record.head) &&
    Array.isArray(record.deals) &&
    record.deals.every(isDeal) &&
    (record.result === null || (isObject(record.result) && isHex(record.result.link)))
  );
}

/** @param {any} packs @param {number} seats */
function isOrigin(packs, seats) {
  if (packs?.kind === 'seeded') {
    return isText(packs.seed) && (packs.first_seat === null || Number.isInteger(packs.first_seat));
  }
  if (packs?.kind === 'provable' || packs?.kind === 'provable-2') {
    /** @param {unknown} list */
    const isList = (list) =>
      Array.isArray(list) && list.length === seats && list.every((item) => item === '' || isHex(item));
    /** @param {any} round */
    const isRound = (round) =>
      isHex(round?.anchor) &&
      isList(round.commitments) &&
      Array.isArray(round.unopened) &&
      round.unopened.every(Number.isInteger);
    const {match, anchor, commitments, nonces, void: gone = []} = packs;
    return (
      isText(match) &&
      isHex(anchor) &&
      isList(commitments) &&
      isList(nonces) &&
      Array.isArray(gone) &&
      gone.every(isRound)
    );
  }
  if (packs?.kind === 'board') {
    const {tournament, anchor, board, lot, path} = packs;
    return (
      isText(tournament) &&
      isHex(anchor) &&
      Number.isInteger(board) &&
      isText(lot) &&
      Array.isArray(path) &&
      path.every(isHex)
    );
  }
  return packs?.kind === 'given';
}

/** @param {any} deal */
function isDeal(deal) {
  const end = deal?.end;
  return (
    isObject(deal) &&
    isText(deal.pack) &&
    isHex(deal.link) &&
    isHex(deal.actions_link) &&
    Array.isArray(deal.actions) &&
    deal.actions.every(isText) &&
    (deal.taken_back === undefined || (Array.isArray(deal.taken_back) && deal.taken_back.every(isTakenBack))) &&
    (end === null || (isObject(end) && isHex(end.link) && (end.secret === null || isHex(end.secret))))
  );
}

/** @param {any} line */
const isTakenBack = (line) =>
  Number.isInteger(line?.after) && Array.isArray(line.actions) && line.actions.every(isText);
/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string';
/** @param {unknown} value @returns {value is string} */
const isHex = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);

/**
 * Canonical JSON (RFC 8785) for the values in records: sorted keys, no spaces, whole numbers.
 * @param {unknown} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  if (isObject(value)) {
    const pairs = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * Checks the chain from end to end. Each segment starts from the stored link before it, so that one altered entry
 * does not count as a fault of all that follow.
 * @param {GameRecord} record
 * @returns {ChainSegment[]} the last one is for the head
 */
export function chainOf(record) {
  let before = sha256(GENESIS);
  const chain = chainSegments(record).map(({place, deal, entries, stored}) => {
    const computed = toHex(
      entries.reduce((/** @type {Uint8Array} */ link, entry) => sha256(link, utf8(canonical(entry))), before),
    );
    before = fromHex(stored);
    return {place, deal, stored, computed, fits: computed === stored};
  });
  const last = toHex(before);
  return [...chain, {place: 'head', deal: 0, stored: record.head, computed: last, fits: record.head === last}];
}

/**
 * @param {GameRecord} record
 * @returns {{place: ChainSegment['place'], deal: number, entries: object[], stored: string}[]}
 */
function chainSegments(record) {
  const header = {entry: 'header', ...Object.fromEntries(HEADER.map((name) => [name, record[name]]))};
  /** @type {ReturnType<typeof chainSegments>} */
  const list = [{place: 'header', deal: 0, entries: [header], stored: record.link}];
  record.deals.forEach(({dealer, pack, link, actions, actions_link: after, end, taken_back: back = []}, i) => {
    const deal = i + 1;
    list.push({place: 'deal', deal, entries: [{entry: 'deal', number: deal, dealer, pack}], stored: link});
    const played = actions.map((action, k) => ({entry: 'action', deal, number: k + 1, action}));
    const taken = back.map((line, k) => ({
      entry: 'taken-back',
      deal,
      number: k + 1,
      after: line.after,
      actions: line.actions,
    }));
    list.push({place: 'actions', deal, entries: [...played, ...taken], stored: after});
    if (end !== null) {
      const {scores, totals, secret} = end;
      list.push({place: 'end', deal, entries: [{entry: 'end', deal, scores, totals, secret}], stored: end.link});
    }
  });
  if (record.result !== null) {
    const {winners, totals, link} = record.result;
    list.push({place: 'result', deal: 0, entries: [{entry: 'result', winners, totals}], stored: link});
  }
  return list;
}

/**
 * The proof in a record of provable deals, in the form that the server publishes for a running match.
 * @param {GameRecord} record
 * @returns {import('./proof.js').Proof}
 */
export function proofOf(record) {
  const {kind, match, anchor, commitments, nonces, void: gone = []} = record.packs;
  const scheme = kind === 'provable-2' ? 2 : 1;
  return {
    match,
    rules_hash: record.rules.hash,
    seats: record.seats.length,
    anchor,
    commitments,
    nonces,
    scheme,
    void: gone,
  };
}

/**
 * @param {GameRecord} record
 * @returns {import('./proof.js').Dealt[]}
 */
export function dealsOf(record) {
  return record.deals.map(({pack, end}) => ({pack: pack.split(' '), secret: end?.secret ?? null, ended: end !== null}));
}
