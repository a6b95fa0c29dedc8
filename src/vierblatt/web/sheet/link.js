/**
 * A sheet within a link. It is in the fragment, after `#`, which browsers do not send to the server: compressed JSON as
 * base64url.
 */
import {concat, fromBase64Url, toBase64Url, utf8} from '../core/bytes.js';
import {MOST_BYTES, documentOf} from './document.js';
import {SheetFault} from './fault.js';

/** @import {ScoreSheet} from './score-sheet.js' */

const MARK = '#s=';
/** Longer ones are cut by some programs. */
const LONGEST_LINK = 8_000;

/** Whether an address contains a sheet. @param {string} hash */
export const hasSheet = (hash) => hash.startsWith(MARK);

/** The path of a sheet's link; empty if the sheet is too long for a link. @param {ScoreSheet} sheet */
export async function linkOf(sheet) {
  const packed = await through(new CompressionStream('deflate-raw'), utf8(JSON.stringify(documentOf(sheet))));
  const path = `/sheet${MARK}${toBase64Url(packed)}`;
  return path.length > LONGEST_LINK ? '' : path;
}

/** The text of the sheet in a link; rejects with a SheetFault. @param {string} hash */
export async function textOfLink(hash) {
  try {
    const packed = fromBase64Url(hash.slice(MARK.length));
    const bytes = await through(new DecompressionStream('deflate-raw'), packed);
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch (fault) {
    throw fault instanceof SheetFault ? fault : new SheetFault('sheet-link');
  }
}

/** Bytes after a transformation, of which no more is read than a sheet may have. @param {GenericTransformStream} change @param {Uint8Array<ArrayBuffer>} bytes */
async function through(change, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return concat(parts);
    parts.push(value);
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new SheetFault('sheet-too-large', {most: MOST_BYTES >> 20});
    }
  }
}
