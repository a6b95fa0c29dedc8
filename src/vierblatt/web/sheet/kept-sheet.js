/** A sheet that this device keeps: every change is stored at once. */
import {sheetOfText, textOf} from './document.js';
import {SheetFault} from './fault.js';

/** @import {GameInfo} from '../types/wire.js' */
/** @import {KeptSheets} from './kept-sheets.js' */
/** @import {ScoreSheet} from './score-sheet.js' */

export class KeptSheet {
  /** Throws a SheetFault if its text is damaged. @param {KeptSheets} kept @param {string} id @param {string} text @param {GameInfo[]} games */
  constructor(kept, id, text, games) {
    this.id = id;
    this.sheet = sheetOfText(text, games);
    /** Whether the device keeps the last change. */
    this.isStored = true;
    this._kept = kept;
    this._games = games;
    this._text = text;
  }

  /**
   * Changes the sheet and stores it. Throws a SheetFault, and then all is as it is stored; only a change that the
   * device has no room for stays on the sheet, which is then not stored.
   * @template T @param {(sheet: ScoreSheet) => T} work
   */
  edit(work) {
    const answer = work(this.sheet); // changes nothing if it is refused
    try {
      const text = textOf(this.sheet);
      this._kept.replace(this.id, text, this._text);
      this._text = text;
      this.isStored = true;
    } catch (fault) {
      if (!(fault instanceof SheetFault) || fault.code !== 'sheet-not-kept') {
        this.refresh();
        throw fault;
      }
      this.isStored = false;
    }
    return answer;
  }

  /** Reads what is stored now, which another window may have changed; false if it is gone or damaged. */
  refresh() {
    const text = this._kept.read(this.id)?.text ?? '';
    if (text === this._text && this.isStored) return true;
    try {
      this.sheet = sheetOfText(text, this._games);
    } catch {
      return false;
    }
    this._text = text;
    this.isStored = true;
    return true;
  }
}
