/** Converts text, numbers and hexadecimal digits to bytes and back. */

const encoder = new TextEncoder();

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>} its UTF-8 encoding
 */
export function utf8(text) {
  return encoder.encode(text);
}

/**
 * A number as four bytes, most significant byte first.
 * @param {number} number 0 to 2**32 - 1
 * @returns {Uint8Array}
 */
export function u32(number) {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/**
 * @param {Uint8Array[]} parts
 * @returns {Uint8Array} the parts joined together
 */
export function concat(parts) {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} lower-case hexadecimal digits
 */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {string} digits lower-case hexadecimal digits, two per byte
 * @returns {Uint8Array}
 * @throws {RangeError} for anything else
 */
export function fromHex(digits) {
  if (!/^([0-9a-f]{2})*$/.test(digits)) {
    throw new RangeError('no hexadecimal digits');
  }
  return Uint8Array.from({length: digits.length / 2}, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} base64url without padding
 */
export function toBase64Url(bytes) {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * @param {string} text base64url
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {DOMException} for anything else
 */
export function fromBase64Url(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
