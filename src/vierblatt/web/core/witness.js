/**
 * A seat's part in the start of a match: it commits to a nonce, stores the complete list of commitments, and only then
 * reveals the nonce, or refuses to. What it saw is stored in this browser: a whole record can be faked, but not what
 * this browser has seen.
 */
import {commitmentFor, makeNonce, roundOf, schemeOf} from './proof.js';
import {seenFaults} from './seen.js';

/** @typedef {import('./seen.js').Seen} Seen */
/** @typedef {import('./proof.js').Proof} Proof */

const KEY = 'vb-seen';
const MOST = 50;
/** Used if the browser has no storage; lasts until the page is closed. @type {Map<string, Seen>} */
const unstored = new Map();

/** @returns {Record<string, Seen>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/** Stores what was seen at a table, and drops the oldest. @param {Seen} seen */
function keep(seen) {
  const {[seen.match]: _, ...others} = all();
  const kept = [...Object.entries(others).slice(1 - MOST), [seen.match, seen]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    unstored.set(seen.match, seen);
  }
}

/** What this browser saw at a table. @param {string} table @returns {?Seen} */
export function seenAt(table) {
  return readable(all()[table] ?? unstored.get(table), table);
}

/**
 * Reads data stored before scheme 2 as one round without a list.
 * @typedef {{rounds?: undefined, anchor: string, seat: number, nonce: string}} Early
 * @param {Seen | Early | undefined} kept @param {string} table @returns {?Seen}
 */
function readable(kept, table) {
  if (!kept || kept.rounds) return kept ?? null;
  const {anchor, seat, nonce} = kept;
  const round = {number: 0, anchor, commitment: '', nonce, commitments: [], revealed: true};
  return {match: table, rules_hash: '', seat, rounds: [round]};
}

export class Witness {
  /** @param {string} table @param {string} rulesHash of the table's rules @param {number} seats */
  constructor(table, rulesHash, seats) {
    /** @type {Seen} */
    this.seen = seenAt(table) ?? {match: table, rules_hash: rulesHash, seat: 0, rounds: []};
    this.seats = seats;
    /** Codes for why this seat refused to take part. @type {string[]} */
    this.refused = [];
    this._table = table;
    this._rulesHash = rulesHash;
  }

  /** Whether this seat has committed to a nonce. */
  get takesPart() {
    return this.seen.rounds.length > 0;
  }

  /**
   * A commitment to a fresh nonce; empty if something is wrong with the server's data.
   * @param {Proof} proof @param {number} seat @returns {string}
   */
  commit(proof, seat) {
    const number = roundOf(proof);
    const last = this.seen.rounds.at(-1);
    const blamed = this.seen.rounds.some((seen) => {
      const gone = seen.number < number ? proof.void?.[seen.number] : undefined;
      return gone?.unopened.includes(seat) && (!seen.commitment || gone.commitments[seat] === seen.commitment);
    });
    if (blamed) return ''; // the server did not get this seat's nonce in time, and accepts no other
    const faults = this._mismatches(proof);
    if (last && number <= last.number && (number !== last.number || proof.anchor !== last.anchor))
      faults.push('anchor-changed');
    if (last && number === last.number && !faults.length) {
      if (seat === this.seen.seat) return last.commitment; // asked twice, as after a lost answer
      if (last.revealed)
        faults.push('list-changed'); // what was seen stays stored
      else this.seen.rounds.pop(); // the player changed seats before revealing the nonce
    }
    if (this._refuse(faults)) return '';
    const nonce = makeNonce();
    const commitment = commitmentFor(proof, seat, nonce);
    this.seen.seat = seat;
    this.seen.rounds.push({number, anchor: proof.anchor, commitment, nonce, commitments: [], revealed: false});
    keep(this.seen);
    return commitment;
  }

  /**
   * The nonce, once the list is complete; empty if this seat takes no part in it, or refuses to reveal it.
   * @param {Proof} proof @param {{kind: string}[]} kinds of the seats @param {number} seat @returns {string}
   */
  reveal(proof, kinds, seat) {
    const seen = this.seen.rounds.at(-1);
    if (!seen || seat < 0 || seat !== this.seen.seat) return '';
    const faults = this._mismatches(proof);
    if (roundOf(proof) < seen.number) faults.push('round-hidden');
    else if (roundOf(proof) > seen.number) return ''; // a round in which this seat did not commit
    if (proof.anchor !== seen.anchor) faults.push('anchor-changed');
    const list = proof.commitments;
    if (list.length !== this.seats || list[seat] !== seen.commitment) faults.push('commitment-changed');
    else if (seen.commitments.length && seen.commitments.join() !== list.join()) faults.push('list-changed');
    if (list.some((commitment, i) => commitment && kinds[i] && kinds[i].kind !== 'human')) faults.push('bot-committed');
    if (this._refuse(faults)) return '';
    seen.commitments = [...list];
    seen.revealed = true;
    keep(this.seen); // before it is revealed
    return seen.nonce;
  }

  /**
   * What is wrong with a start that is complete, for the player at `seat` (-1: a spectator).
   * @param {Proof} proof @param {number} seat @returns {string[]} codes
   */
  faults(proof, seat) {
    const codes = [...this.refused, ...this._mismatches(proof)];
    if (this.takesPart && seat >= 0) {
      codes.push(...(seat === this.seen.seat ? seenFaults(this.seen, proof) : ['never-asked']));
    }
    return [...new Set(codes)];
  }

  /** @param {Proof} proof */
  _mismatches(proof) {
    const codes = schemeOf(proof) > 1 ? [] : ['old-scheme'];
    if (proof.match !== this._table || proof.seats !== this.seats) codes.push('other-match');
    if (proof.rules_hash !== this._rulesHash) codes.push('rules');
    return codes;
  }

  /** Stores the faults, and says whether there were any. @param {string[]} faults */
  _refuse(faults) {
    this.refused = [...new Set([...this.refused, ...faults])];
    return faults.length > 0;
  }
}
