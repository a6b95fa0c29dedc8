/**
 * A seat's own part in a start: it commits to a nonce, keeps the complete list of commitments, and only then says the
 * nonce, or refuses to. What it saw is kept in this browser: a record can be made up from beginning to end, what one
 * has seen oneself cannot.
 */
import {commitmentFor, makeNonce, roundOf, schemeOf} from './proof.js';
import {seenFaults} from './seen.js';

/** @typedef {import('./seen.js').Seen} Seen */
/** @typedef {import('./proof.js').Proof} Proof */

const KEY = 'vb-seen';
const MOST = 50;
/** What is kept where the browser has no storage: until the page is closed. @type {Map<string, Seen>} */
const unstored = new Map();

/** @returns {Record<string, Seen>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

/** Keeps what was seen at a table, and forgets the oldest. @param {Seen} seen */
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
 * What was kept before scheme 2 is read as one round whose list was not told.
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
    /** Codes: why this seat took no part where it would have. @type {string[]} */
    this.refused = [];
    this._table = table;
    this._rulesHash = rulesHash;
  }

  /** Whether this seat has committed to a nonce of its own. */
  get takesPart() {
    return this.seen.rounds.length > 0;
  }

  /**
   * A commitment to a fresh nonce; empty where the server's numbers deserve none.
   * @param {Proof} proof @param {number} seat @returns {string}
   */
  commit(proof, seat) {
    const number = roundOf(proof);
    const last = this.seen.rounds.at(-1);
    const blamed = this.seen.rounds.some((seen) => {
      const gone = seen.number < number ? proof.void?.[seen.number] : undefined;
      return gone?.unopened.includes(seat) && (!seen.commitment || gone.commitments[seat] === seen.commitment);
    });
    if (blamed) return ''; // the server has not heard this seat's nonce in time, and takes no other
    const faults = this._unsound(proof);
    if (last && number <= last.number && (number !== last.number || proof.anchor !== last.anchor))
      faults.push('anchor-changed');
    if (last && number === last.number && !faults.length) {
      if (seat === this.seen.seat) return last.commitment; // asked twice, as after a lost answer
      if (last.revealed)
        faults.push('list-changed'); // and what was seen is kept
      else this.seen.rounds.pop(); // another seat now, before anything was said
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
   * The nonce, now that the list is complete; empty where this seat has no part in it, or refuses to say it.
   * @param {Proof} proof @param {{kind: string}[]} kinds the seats @param {number} seat @returns {string}
   */
  reveal(proof, kinds, seat) {
    const seen = this.seen.rounds.at(-1);
    if (!seen || seat < 0 || seat !== this.seen.seat) return '';
    const faults = this._unsound(proof);
    if (roundOf(proof) < seen.number) faults.push('round-hidden');
    else if (roundOf(proof) > seen.number) return ''; // a round in which this seat has not committed
    if (proof.anchor !== seen.anchor) faults.push('anchor-changed');
    const list = proof.commitments;
    if (list.length !== this.seats || list[seat] !== seen.commitment) faults.push('commitment-changed');
    else if (seen.commitments.length && seen.commitments.join() !== list.join()) faults.push('list-changed');
    if (list.some((commitment, i) => commitment && kinds[i] && kinds[i].kind !== 'human')) faults.push('bot-committed');
    if (this._refuse(faults)) return '';
    seen.commitments = [...list];
    seen.revealed = true;
    keep(this.seen); // before it is said
    return seen.nonce;
  }

  /**
   * What is wrong with a start that has happened, for whoever plays on `seat` (-1: who only watches).
   * @param {Proof} proof @param {number} seat @returns {string[]} codes
   */
  faults(proof, seat) {
    const found = [...this.refused, ...this._unsound(proof)];
    if (this.takesPart && seat >= 0) {
      found.push(...(seat === this.seen.seat ? seenFaults(this.seen, proof) : ['never-asked']));
    }
    return [...new Set(found)];
  }

  /** @param {Proof} proof */
  _unsound(proof) {
    const found = schemeOf(proof) > 1 ? [] : ['old-scheme'];
    if (proof.match !== this._table || proof.seats !== this.seats) found.push('other-match');
    if (proof.rules_hash !== this._rulesHash) found.push('rules');
    return found;
  }

  /** Whether there was a fault. @param {string[]} faults */
  _refuse(faults) {
    this.refused = [...new Set([...this.refused, ...faults])];
    return faults.length > 0;
  }
}
