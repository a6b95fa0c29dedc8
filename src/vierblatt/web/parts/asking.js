/**
 * For elements that show what the server says: `ask` gets it and keeps the fault if there is one; whoever asks again
 * meanwhile gets the later answer only.
 */
import {html, nothing} from '../vendor/lit.js';
import {ApiFault} from '../core/api.js';
import {words} from '../core/words.js';

/** @template {typeof import('../vendor/lit.js').LitElement} T @param {T} Base @returns {T} */
export const Asking = (Base) =>
  class extends Base {
    static properties = {fault: {state: true}, busy: {state: true}};

    constructor() {
      super();
      /** @type {?ApiFault} */
      this.fault = null;
      this.busy = false;
      this._asked = 0;
    }

    /**
     * @template A @param {() => Promise<A>} question @param {(answer: A) => void} [take]
     * @returns {Promise<A | undefined>} nothing if it was refused, or is no longer wanted
     */
    async ask(question, take = () => {}) {
      const mine = (this._asked += 1);
      this.busy = true;
      this.fault = null;
      try {
        const answer = await question();
        if (mine !== this._asked) return undefined;
        take(answer);
        return answer;
      } catch (fault) {
        if (!(fault instanceof ApiFault)) throw fault;
        if (mine === this._asked) this.fault = fault;
        return undefined;
      } finally {
        if (mine === this._asked) this.busy = false;
      }
    }

    /** The fault as a sentence. */
    refusal() {
      if (!this.fault) return nothing;
      return html`<p class="fault" role="alert">${words.error(this.fault)}</p>`;
    }
  };
