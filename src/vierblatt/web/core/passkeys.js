/** Passkeys: converts between the server's JSON, with bytes as base64url, and the browser's objects. */
import {fromBase64Url as bytes, toBase64Url} from './bytes.js';

/** @param {ArrayBuffer} buffer */
const text = (buffer) => toBase64Url(new Uint8Array(buffer));

/** Whether passkeys can be used here: they need browser support and a secure connection. */
export const possible = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Makes a passkey, as JSON for the server. @param {PublicKeyCredentialCreationOptionsJSON} options from the server */
export async function create(options) {
  const request = /** @type {CredentialCreationOptions} */ ({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: {...options.user, id: bytes(options.user.id)},
      excludeCredentials: (options.excludeCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create(request));
  const response = /** @type {AuthenticatorAttestationResponse} */ (credential.response);
  const {clientDataJSON, attestationObject} = response;
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: response.getTransports?.() ?? [],
    },
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** Signs in with a passkey, as JSON for the server. @param {PublicKeyCredentialRequestOptionsJSON} options from the server */
export async function sign(options) {
  const request = /** @type {CredentialRequestOptions} */ ({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.get(request));
  const response = /** @type {AuthenticatorAssertionResponse} */ (credential.response);
  const {clientDataJSON, authenticatorData, signature, userHandle} = response;
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : null,
    },
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}
