/**
 * Checks the deals of a match step by step and returns the findings that the page shows. Everything is recomputed;
 * nothing here contacts the server.
 *
 * @typedef {import('../core/proof.js').Proof} Proof
 * @typedef {import('../core/proof.js').Dealt} Dealt
 * @typedef {import('../core/record.js').GameRecord} GameRecord
 *
 * @typedef {object} CheckedMatch the match to check
 * @property {'provable'|'seeded'|'given'|'board'} kind
 * @property {Proof} [proof]
 * @property {import('../core/boards.js').Boards & {board: number, path: string[]}} [board] a tournament's
 * @property {string} [seed]
 * @property {?number} [fixedSeat] the first seat, where it was given with the seed
 * @property {number} seats
 * @property {number} firstSeat -1 before the first deal
 * @property {Dealt[]} deals
 * @property {boolean} begun whether the match has begun, so that no more nonces can arrive
 * @property {boolean[]} [bots] which seats are played by a program
 *
 * @typedef {'kept'|'broken'|'unopened'|'unsaid'|'silent'|'waiting'} PromiseState what became of a seat's commitment
 * @typedef {{commitment: string, nonce: string, state: PromiseState}} SeatFinding
 * @typedef {{code: string, seat?: number, deal?: number}} ProofFault
 * @typedef {{number: number, state: 'fits'|'broken'|'running', secret: string, links: string[], chainFits: boolean,
 *   pack: string[], expected: string[], packFits: boolean}} DealFinding
 * @typedef {{kind: CheckedMatch['kind'], seats: SeatFinding[], pack: string[],
 *   packWhole: boolean, first: ?{actual: number, expected: number, fits: boolean}, deals: DealFinding[],
 *   faults: ProofFault[], checked: number, old: boolean}} Findings
 *   faults: what is wrong, as in `proof-fault-CODE`; old: whether it is scheme 1, under which a server could cheat
 */

import {toHex} from '../core/bytes.js';
import {DEPTH, anchorByPath, boardPack, dealerOf} from '../core/boards.js';
import {ascending, isPack} from '../core/chance.js';
import {LINKS, binding, firstSeatOf, hashed, opensCommitment, packOf, schemeOf} from '../core/proof.js';
import {dealsOf, proofOf} from '../core/record.js';
import {seededPack, seededSeat} from '../core/seeded.js';

/**
 * The match, from what the server has published about it.
 * @param {Proof & {first_seat?: number, secrets?: string[], packs?: string[]}} proof
 * @returns {CheckedMatch}
 */
export function matchOfProof(proof) {
  const {secrets = [], packs = [], first_seat: firstSeat = -1} = proof;
  const deals = secrets.map((secret, i) => ({secret, pack: (packs[i] ?? '').split(' ')}));
  return {kind: 'provable', proof, seats: proof.seats, firstSeat, deals, begun: firstSeat >= 0 || deals.length > 0};
}

/** The match in a record. @param {GameRecord} record @returns {CheckedMatch} */
export function matchOfRecord(record) {
  const {packs, first_seat: firstSeat, seats} = record;
  const common = {seats: seats.length, firstSeat, deals: dealsOf(record), begun: true};
  if (packs.kind.startsWith('provable')) {
    const bots = seats.map(({kind}) => kind !== 'human');
    return {...common, kind: 'provable', proof: proofOf(record), bots};
  }
  if (packs.kind === 'board') {
    const {tournament = '', anchor, board = 0, lot = '', path = []} = packs;
    const ofTournament = {tournament, rules_hash: record.rules.hash, anchor, lot, board, path};
    return {...common, kind: 'board', board: ofTournament};
  }
  return packs.kind === 'seeded'
    ? {...common, kind: 'seeded', seed: packs.seed, fixedSeat: packs.first_seat}
    : {...common, kind: 'given'};
}

/** @param {CheckedMatch} match @returns {Findings} */
export function examine(match) {
  const pack = ascending(match.deals[0]?.pack ?? []);
  const packWhole = match.deals.every(({pack: order}) => isPack(order) && ascending(order).join() === pack.join());
  const seats = match.proof ? seatFindings(match.proof, match) : [];
  const first = firstSeat(match);
  const deals = match.deals.map((deal, i) => dealFinding(match, pack, deal, i + 1));
  /** @type {ProofFault[]} */
  const faults = [
    ...startFaults(match, seats),
    ...((first?.fits ?? true) ? [] : [{code: 'first-seat'}]),
    ...(packWhole ? [] : [{code: 'pack'}]),
    ...deals
      .filter(({state}) => state === 'broken')
      .map(({number, chainFits}) => ({code: chainFits ? 'pack' : 'secret', deal: number})),
    ...(match.deals.length <= LINKS ? [] : [{code: 'too-many-deals'}]),
  ];
  const checked = match.kind === 'given' ? 0 : deals.filter(({state}) => state === 'fits').length;
  const old = match.proof !== undefined && schemeOf(match.proof) < 2;
  return {kind: match.kind, seats, pack, packWhole, first, deals, faults, checked, old};
}

/**
 * What is wrong with the nonces and the void rounds.
 * @param {CheckedMatch} match @param {SeatFinding[]} seats @returns {ProofFault[]}
 */
function startFaults({proof, bots = []}, seats) {
  /** @type {ProofFault[]} */
  const faults = seats.flatMap(({state, commitment}, seat) => {
    if (state === 'broken') return [{code: 'nonce', seat}];
    const unopened = state === 'unopened' ? [{code: 'unopened', seat}] : [];
    return bots[seat] && commitment && proof && schemeOf(proof) > 1
      ? [...unopened, {code: 'bot-committed', seat}]
      : unopened;
  });
  /** @type {Set<number>} */
  const before = new Set(); // a seat may be the reason for one void round only
  for (const {commitments, unopened} of proof?.void ?? []) {
    const named = unopened.length > 0 && unopened.every((seat) => commitments[seat] && !before.has(seat));
    if (!named) faults.push({code: 'void-round'});
    for (const seat of unopened) before.add(seat);
  }
  return faults;
}

/**
 * The overall verdict: proved so far (`fits`), a proved board of a tournament (`board`), nothing to prove yet (`open`),
 * scheme 1 (`old`), not provable because whoever chose the seed or the packs knew the cards (`seeded`, `given`), or wrong
 * (`broken`).
 * @param {Findings} findings @param {boolean} sound whether all other checks passed
 * @returns {'fits'|'board'|'open'|'old'|'seeded'|'given'|'broken'}
 */
export function verdict({kind, faults, checked, old}, sound) {
  if (faults.length || !sound) {
    return 'broken';
  }
  if (kind === 'board' && !checked) {
    return 'open';
  }
  if (kind !== 'provable') {
    return kind;
  }
  if (!checked) {
    return 'open';
  }
  return old ? 'old' : 'fits';
}

/** The hash that ties the deals to this match, its rules and its seats. @param {CheckedMatch} match with provable deals */
export function bindingOf({proof}) {
  return proof ? toHex(binding(proof)) : '';
}

/** @param {Proof} proof @param {CheckedMatch} match @returns {SeatFinding[]} */
function seatFindings(proof, {seats, begun}) {
  return Array.from({length: seats}, (_, seat) => {
    const [commitment, nonce] = [proof.commitments[seat] ?? '', proof.nonces[seat] ?? ''];
    const unsaid = schemeOf(proof) > 1 ? 'unopened' : 'unsaid'; // scheme 1 allowed a seat to withhold its nonce
    const silence = !begun ? 'waiting' : commitment ? unsaid : 'silent';
    const state = !nonce ? silence : opensCommitment(proof, seat) ? 'kept' : 'broken';
    return {commitment, nonce, state};
  });
}

/** @param {CheckedMatch} match @returns {Findings['first']} */
function firstSeat({kind, proof, board, seed, fixedSeat, seats, firstSeat: actual, deals}) {
  let expected;
  if (board) {
    expected = dealerOf(board.board, seats);
  } else if (proof && deals[0]?.secret) {
    expected = firstSeatOf(proof, deals[0].secret);
  } else if (kind === 'seeded') {
    expected = fixedSeat ?? seededSeat(seed ?? '', seats);
  } else {
    return null;
  }
  return {actual, expected, fits: actual === expected};
}

/**
 * @param {CheckedMatch} match @param {string[]} cards @param {Dealt} deal @param {number} number
 * @returns {DealFinding}
 */
function dealFinding(match, cards, {pack, secret, ended = false}, number) {
  const bare = {number, secret: secret ?? '', links: [], chainFits: true, pack, expected: pack, packFits: true};
  const proved = match.kind === 'provable' || match.kind === 'board';
  if (proved && secret === null && ended) {
    return {...bare, chainFits: false, state: 'broken'};
  }
  if (match.kind === 'given' || (proved && secret === null)) {
    return {...bare, state: match.kind === 'given' ? 'fits' : 'running'};
  }
  if (!isPack(cards)) {
    return {...bare, packFits: false, state: 'broken'};
  }
  if (match.kind === 'seeded') {
    return judged({...bare, expected: seededPack(match.seed ?? '', number, cards)});
  }
  const {proof, board} = match;
  if (board && secret !== null) {
    const chainFits =
      board.path.length === DEPTH && anchorByPath(board, match.seats, board.board, secret, board.path) === board.anchor;
    return judged({...bare, chainFits, expected: boardPack(board, board.board, secret, number - 1, cards)});
  }
  if (!proof || secret === null) return {...bare, chainFits: false, state: 'broken'};
  const links = chain(secret, number);
  const chainFits = links.at(-1) === proof.anchor;
  return judged({...bare, links, chainFits, expected: packOf(proof, secret, number, cards)});
}

/** @param {Omit<DealFinding, 'state'>} finding @returns {DealFinding} */
function judged(finding) {
  const packFits = finding.pack.join() === finding.expected.join();
  return {...finding, packFits, state: finding.chainFits && packFits ? 'fits' : 'broken'};
}

/** A secret and its successive hashes, which should end in the anchor. @param {string} secret @param {number} number */
function chain(secret, number) {
  const links = [secret];
  for (let i = 0; i < number; i += 1) {
    links.push(hashed(links[i], 1));
  }
  return links;
}
