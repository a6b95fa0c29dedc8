/**
 * The own part in the deals of a table: a commitment when one is ready, the nonce when the complete list is told, and
 * an eye on what the server tells of the start and of every deal that has ended.
 */
import {examine, matchOfProof} from '../check/examine.js';
import {Witness} from '../core/witness.js';

/** @import {Info, TableCommand} from '../types/table.js' */
/** @import {Proof} from '../types/wire.js' */

export class Deals {
  /** @param {string} table @param {(command: TableCommand) => Promise<unknown>} send */
  constructor(table, send) {
    this._table = table;
    this._send = send;
    /** Codes of what is wrong (`proof-fault-CODE`); empty where nothing is. @type {string[]} */
    this.faults = [];
    /** @type {Witness | null} */
    this._witness = null;
    /** @type {?Proof} */
    this._proof = null;
    this._seat = -1;
    this._readyIn = -1;
    this._wanted = false;
    this._said = '';
    /** Whether the match has begun, so that the start must have been told. */
    this._begun = false;
    this._awaited = false;
    /** Deals that have ended, whose secrets must be told. */
    this._ended = 0;
  }

  /** Nothing is said to the server before it has told of the deals again: a round has ended. */
  wait() {
    this._proof = null;
    this._awaited = true;
  }

  /** Ready, with a commitment of one's own; as soon as the present round is known. @param {number} seat */
  ready(seat) {
    this._wanted = true;
    this._seat = seat;
    return this._commit();
  }

  /**
   * Takes part in what the server tells now, all of it: says the nonce once the list is complete, commits anew after a
   * round that was void, and looks at a start that has happened.
   * @param {Info} info @param {Proof} proof @param {number} seat @param {number} [ended] deals that have ended
   */
  async told(info, proof, seat, ended = 0) {
    this._ended = Math.max(this._ended, ended);
    const witness = this._witness ?? new Witness(this._table, info.rules_hash, info.seats.length);
    this._witness = witness;
    this._proof = proof;
    this._seat = seat;
    this._awaited = false;
    this._begun = info.stage === 'playing' || info.stage === 'over';
    this._look();
    if (info.stage === 'nonces') {
      const nonce = witness.reveal(proof, info.seats, seat);
      this._look();
      if (nonce && nonce !== this._said) {
        this._said = nonce;
        await this._send({type: 'nonce', nonce});
      }
    } else if (info.stage === 'seating' && seat >= 0) {
      this._wanted ||= this._readyIn >= 0 && this._readyIn < (proof.void?.length ?? 0);
      await this._commit();
    }
  }

  /**
   * A deal has ended, or another has begun: what is public now.
   * @param {Proof} proof @param {number} seat @param {number} [ended] deals that have ended
   */
  revealed(proof, seat, ended = 0) {
    this._ended = Math.max(this._ended, ended);
    this._proof = proof;
    this._seat = seat;
    this._begun ||= !this._awaited;
    this._look();
  }

  async _commit() {
    const proof = this._proof;
    if (!this._wanted || !proof || !this._witness || this._seat < 0) return undefined;
    this._wanted = false;
    this._readyIn = proof.void?.length ?? 0;
    const commitment = this._witness.commit(proof, this._seat);
    this._look();
    return this._send({type: 'ready', commitment});
  }

  _look() {
    const {_proof: proof, _witness: witness} = this;
    if (!proof || !witness) return;
    if (!this._begun && !((proof.first_seat ?? -1) >= 0)) {
      this.faults = [...witness.refused];
      return;
    }
    const withheld = (proof.secrets?.length ?? 0) < this._ended ? ['secret'] : [];
    this.faults = [...new Set([...witness.faults(proof, this._seat), ...recomputed(proof), ...withheld])];
  }
}

/** @param {Proof} proof @returns {string[]} codes of what does not fit when it is computed again */
function recomputed(proof) {
  try {
    return examine(matchOfProof(proof)).faults.map(({code}) => code);
  } catch {
    return ['pack']; // what is no card, or no hexadecimal number
  }
}
