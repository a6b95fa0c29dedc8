/**
 * The sheets that this device keeps: each is an entry of its storage, the time of its last change in milliseconds and,
 * after a line feed, the text of its file.
 *
 * @typedef {{id: string, changed: number, text: string}} Entry
 */
import {SheetFault} from './fault.js';

const PREFIX = 'vb-sheet-';
const ID = /^[a-z0-9]{10}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export class KeptSheets {
  /** @param {Storage} [storage] */
  constructor(storage = localStorage) {
    this._storage = storage;
  }

  /** All entries, the last changed one first. @returns {Entry[]} */
  list() {
    const keys = Array.from({length: this._storage.length}, (_, place) => this._storage.key(place) ?? '');
    const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    const entries = ids.map((id) => this.read(id)).filter((entry) => entry !== null);
    return entries.sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
  }

  /** An entry; null if there is none. @param {string} id @returns {?Entry} */
  read(id) {
    const stored = ID.test(id) ? this._storage.getItem(PREFIX + id) : null;
    if (stored === null) return null;
    const end = stored.indexOf('\n');
    const changed = Number(stored.slice(0, Math.max(end, 0)));
    return {id, changed: Number.isSafeInteger(changed) ? changed : 0, text: stored.slice(end + 1)};
  }

  /** Keeps a new text; throws a SheetFault if the device does not. @param {string} text @returns {string} its id */
  add(text) {
    const id = newId();
    this._store(id, text);
    return id;
  }

  /**
   * Replaces a text; throws a SheetFault if another window has changed or deleted it, or if the device refuses.
   * @param {string} id @param {string} text @param {string} before the text that is replaced
   */
  replace(id, text, before) {
    if (this.read(id)?.text !== before) throw new SheetFault('sheet-changed-here');
    this._store(id, text);
  }

  /** @param {string} id */
  remove(id) {
    this._storage.removeItem(PREFIX + id);
  }

  /** Keeps an entry that was removed. @param {Entry} entry */
  restore({id, changed, text}) {
    this._put(id, `${changed}\n${text}`);
  }

  /** @param {string} id @param {string} text */
  _store(id, text) {
    this._put(id, `${Date.now()}\n${text}`);
  }

  /** @param {string} id @param {string} entry */
  _put(id, entry) {
    try {
      this._storage.setItem(PREFIX + id, entry);
    } catch {
      throw new SheetFault('sheet-not-kept');
    }
  }

  /** Whether an event of the storage is about a sheet. @param {StorageEvent} event */
  static concerns({key}) {
    return key === null || key.startsWith(PREFIX);
  }
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
