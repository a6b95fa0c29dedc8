/**
 * The player's part in the deals of a table: sends a commitment when the player is ready and the nonce when the list is
 * complete, and checks what the server publishes about the start and every finished deal.
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
    /** Codes of what is wrong (`proof-fault-CODE`); empty if nothing is. @type {string[]} */
    this.faults = [];
    /** @type {Witness | null} */
    this._witness = null;
    /** @type {?Proof} */
    this._proof = null;
    this._seat = -1;
    this._readyIn = -1;
    this._wanted = false;
    this._said = '';
    /** Whether the match has begun, so that its start must be public. */
    this._begun = false;
    this._awaited = false;
    /** The number of finished deals, whose secrets must be public. */
    this._ended = 0;
    /** Whether a tournament's board is played: its proof is published when nobody has yet to play it. */
    this._board = false;
  }

  /** Waits for new data about the deals before sending anything: a round has ended. */
  awaitProof() {
    this._proof = null;
    this._awaited = true;
  }

  /** Declares the player ready, with a commitment, as soon as the current round is known. @param {number} seat */
  ready(seat) {
    this._wanted = true;
    this._seat = seat;
    return this._commit();
  }

  /**
   * Handles new data about the deals: reveals the nonce once the list is complete, commits again after a void round,
   * and checks a start that is complete.
   * @param {Info} info @param {Proof} proof @param {number} seat @param {number} [ended] number of finished deals
   */
  async onProof(info, proof, seat, ended = 0) {
    this._ended = Math.max(this._ended, ended);
    this._board = Boolean(info.tournament?.board);
    const witness = this._witness ?? new Witness(this._table, info.rules_hash, info.seats.length);
    this._witness = witness;
    this._proof = proof;
    this._seat = seat;
    this._awaited = false;
    this._begun = info.stage === 'playing' || info.stage === 'over';
    this._check();
    if (info.stage === 'nonces' && !this._board) {
      const nonce = witness.reveal(proof, info.seats, seat);
      this._check();
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
   * Handles what is public after a deal has ended or another has begun.
   * @param {Proof} proof @param {number} seat @param {number} [ended] number of finished deals
   */
  onReveal(proof, seat, ended = 0) {
    this._ended = Math.max(this._ended, ended);
    this._proof = proof;
    this._seat = seat;
    this._begun ||= !this._awaited;
    this._check();
  }

  async _commit() {
    const proof = this._proof;
    if (!this._wanted || !proof || !this._witness || this._seat < 0) return undefined;
    this._wanted = false;
    this._readyIn = proof.void?.length ?? 0;
    const commitment = this._board ? '' : this._witness.commit(proof, this._seat);
    this._check();
    return this._send({type: 'ready', commitment});
  }

  _check() {
    const {_proof: proof, _witness: witness} = this;
    if (!proof || !witness || this._board) return;
    if (!this._begun && !((proof.first_seat ?? -1) >= 0)) {
      this.faults = [...witness.refused];
      return;
    }
    const withheld = (proof.secrets?.length ?? 0) < this._ended ? ['secret'] : [];
    this.faults = [...new Set([...witness.faults(proof, this._seat), ...recomputed(proof), ...withheld])];
  }
}

/** @param {Proof} proof @returns {string[]} codes of the faults found by recomputing */
function recomputed(proof) {
  try {
    return examine(matchOfProof(proof)).faults.map(({code}) => code);
  } catch {
    return ['pack']; // something is not a card, or not hexadecimal
  }
}
