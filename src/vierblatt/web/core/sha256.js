/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 *
 * Browsers offer `crypto.subtle` in secure contexts only, but servers on home networks use plain HTTP, and their
 * players must be able to check the deals, too.
 */

import {hmac, sha256 as hash} from '../vendor/noble-hashes.js';
import {concat} from './bytes.js';

/**
 * @param {...Uint8Array} parts hashed in order
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(...parts) {
  return hash(parts.length === 1 ? parts[0] : concat(parts));
}

/**
 * @param {Uint8Array} key
 * @param {...Uint8Array} parts of the message, in order
 * @returns {Uint8Array} 32 bytes
 */
export function hmacSha256(key, ...parts) {
  return hmac(hash, key, concat(parts));
}
