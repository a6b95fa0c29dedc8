// What `noble-hashes.js` exports has the types of the package that it was made from.
export {hmac} from '@noble/hashes/hmac.js';
export {sha256} from '@noble/hashes/sha2.js';
