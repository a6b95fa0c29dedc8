/** The voice of a table, which is loaded when the server first speaks of it: most tables have none. */
import {socket} from '../core/socket.js';

/** @import {VoiceSession} from '../voice/session.js' */
/** @import {PeerSignal, Voice} from '../types/wire.js' */

export class TableVoice {
  /** @param {string} table @param {(session: VoiceSession) => void} loaded */
  constructor(table, loaded) {
    this._table = table;
    this._loaded = loaded;
    /** @type {?VoiceSession} */
    this.session = null;
    /** @type {?Promise<void>} */
    this._loading = null;
  }

  /** Hands a frame on, after those that came before. @param {Voice | PeerSignal} frame */
  async take(frame) {
    this._loading ??= this._load();
    await this._loading;
    this.session?.take(frame);
  }

  async _load() {
    try {
      const {VoiceSession} = await import('../voice/session.js');
      this.session = new VoiceSession((command) => socket.send({...command, table: this._table}));
      this._loaded(this.session);
    } catch {
      this._loading = null; // the next frame tries again: cards do not need it
    }
  }
}
