/**
 * Whether the server answers. Requests report their outcome here; while there is no answer, this keeps asking, and asks
 * at once when the device is online again. Event: `change`.
 */

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** What a proxy answers in place of a server that is away. */
const AWAY = new Set([502, 503, 504]);

/** Whether a proxy has answered in place of the server, whose own faults are JSON. @param {Response} answer */
export const isAway = ({status, headers}) => AWAY.has(status) && !headers.get('Content-Type')?.includes('json');

const askServer = () => fetch('/api/server', {cache: 'no-store'}).then((answer) => !isAway(answer));

/** Whether the service worker has answered from what it keeps, as the server is away. @param {Response} answer */
export const isKept = ({headers}) => headers.has('Vierblatt-Kept');

/** Whether the browser may have answered from what it has stored. @param {Response} answer */
export const isStored = ({headers}) => /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '');

export class Reachability extends EventTarget {
  /** @param {() => Promise<boolean>} [ask] whether the server answers now; may reject */
  constructor(ask = askServer) {
    super();
    /** Whether the last request was answered. */
    this.reached = true;
    /** Whether the page that is shown misses something that it has asked for. */
    this.missed = false;
    this._ask = ask;
    this._asking = false;
    this._tries = 0;
    this._timer = 0;
    addEventListener('offline', () => this.check());
    addEventListener('online', () => this.reached || this.check());
  }

  /** Notes an answer of the server. */
  answered() {
    clearTimeout(this._timer);
    this._tries = 0;
    this._set(true);
  }

  /** Notes that a request had no answer. */
  unanswered() {
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this.check(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this._tries));
    this._tries = Math.min(this._tries + 1, 10);
    this._set(false);
  }

  /** Asks the server whether it is there. */
  async check() {
    if (this._asking) return;
    this._asking = true;
    const there = await this._ask().catch(() => false);
    this._asking = false;
    if (there) this.answered();
    else this.unanswered();
  }

  /** @param {boolean} reached */
  _set(reached) {
    if (reached === this.reached) return;
    this.reached = reached;
    this.dispatchEvent(new Event('change'));
  }
}

export const reachable = new Reachability();
