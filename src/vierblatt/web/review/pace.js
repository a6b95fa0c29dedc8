/** A steady pace for what changes often and of which only the latest matters, such as where the leader of a review is. */

/** Milliseconds between two messages. */
const PACE = 120;

export class Pace {
  /**
   * @param {() => ?Promise<unknown>} send sends how things are now, and does not reject; null if nothing is to be sent
   * @param {(act: () => void, ms: number) => unknown} later
   */
  constructor(send, later) {
    this._send = send;
    this._later = later;
    this._sending = false;
    this._unsent = false;
  }

  /** Sends at once, or when it is time: the latest state always is sent. */
  async send() {
    if (this._sending) {
      this._unsent = true;
      return;
    }
    const sent = this._send();
    if (!sent) return;
    this._sending = true;
    await sent;
    this._later(() => {
      this._sending = false;
      if (!this._unsent) return;
      this._unsent = false;
      this.send();
    }, PACE);
  }
}
