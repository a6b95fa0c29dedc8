/**
 * The own part in the deals: a nonce that is chosen here, promised when one is ready, and said when all are. It is
 * kept for this window, so that a page loaded anew can still say it.
 */
import {commitmentFor, makeNonce} from '../core/proof.js';
import {witness} from '../core/witness.js';

export class Deals {
  /** @param {string} table @param {(command: Object) => Promise<Object | undefined>} send */
  constructor(table, send) {
    this._table = table;
    this._key = `vierblatt-nonce-${table}`;
    this._send = send;
    this._said = false;
  }

  /** @param {Object} proof @param {number} seat */
  ready(proof, seat) {
    const nonce = this._nonce() ?? makeNonce();
    sessionStorage.setItem(this._key, nonce);
    witness(this._table, {anchor: proof.anchor, seat, nonce});
    return this._send({type: 'ready', commitment: commitmentFor(proof, seat, nonce)});
  }

  /** Says the nonce when its time has come. @param {Object} info @param {Object | null} proof @param {number} seat */
  async follow(info, proof, seat) {
    const nonce = this._nonce();
    if (info.stage !== 'nonces' || seat < 0 || !nonce || this._said) return;
    this._said = true;
    await this._send({type: 'nonce', nonce});
  }

  _nonce() {
    return sessionStorage.getItem(this._key);
  }
}
