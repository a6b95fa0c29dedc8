/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 *
 * Browsers offer `crypto.subtle` in secure contexts only, and a table in one's own network is served over plain HTTP:
 * there too everybody must be able to check the deals.
 */

import {concat} from './bytes.js';

const BLOCK = 64;

/** The first 32 bits of the fraction of each number's root: of the first eight primes square, of 64 primes cube. */
const [START, ROUNDS] = constants();

function constants() {
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) {
    if (primes.every((prime) => n % prime)) {
      primes.push(n);
    }
  }
  // A double holds 52 bits of a root below 8 (or 20), so the 32 wanted ones are exact.
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(exactCubeRoot(prime))),
  ];
}

/** `Math.cbrt` may be off in the last places, as each engine likes; one step of Newton's sets that right. */
function exactCubeRoot(number) {
  const near = Math.cbrt(number);
  return near - (near * near * near - number) / (3 * near * near);
}

/**
 * @param {...Uint8Array} parts hashed one after the other
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(...parts) {
  const message = parts.length === 1 ? parts[0] : concat(parts);
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) {
      words[i] = view.getUint32(at + 4 * i);
    }
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    digest.setUint32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros, and the message's length in bits as 64 bits: a whole number of blocks. */
function pad(message) {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  return padded;
}

function compress(state, words) {
  for (let i = 16; i < 64; i += 1) {
    const [before, near] = [words[i - 15], words[i - 2]];
    const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

function turned(word, places) {
  return (word >>> places) | (word << (32 - places));
}

/**
 * @param {Uint8Array} key
 * @param {...Uint8Array} parts of the message, one after the other
 * @returns {Uint8Array} 32 bytes
 */
export function hmacSha256(key, ...parts) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    block.map((byte) => byte ^ 0x36),
    ...parts,
  );
  return sha256(
    block.map((byte) => byte ^ 0x5c),
    inner,
  );
}
