/** Passkeys: between the server's JSON, where bytes are base64url, and what the browser takes and gives. */

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Whether this browser could, here: passkeys need a secure connection. */
export const possible = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Makes a passkey, for the server. @param {PublicKeyCredentialCreationOptionsJSON} options as the server gives them */
export async function create(options) {
  const asked = /** @type {CredentialCreationOptions} */ ({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: {...options.user, id: bytes(options.user.id)},
      excludeCredentials: (options.excludeCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create(asked));
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  const {clientDataJSON, attestationObject} = response;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: response.getTransports?.() ?? [],
    },
    clientExtensionResults: made.getClientExtensionResults(),
  };
}

/** Signs in with a passkey, for the server. @param {PublicKeyCredentialRequestOptionsJSON} options as the server gives them */
export async function sign(options) {
  const asked = /** @type {CredentialRequestOptions} */ ({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.get(asked));
  const response = /** @type {AuthenticatorAssertionResponse} */ (made.response);
  const {clientDataJSON, authenticatorData, signature, userHandle} = response;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : null,
    },
    clientExtensionResults: made.getClientExtensionResults(),
  };
}
