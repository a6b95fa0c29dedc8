/** Passkeys: between the server's JSON, where bytes are base64url, and what the browser takes and gives. */

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Whether this browser could, here: passkeys need a secure connection. */
export const possible = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Makes a passkey. @param {Object} options as the server gives them @returns {Promise<Object>} for the server */
export async function create(options) {
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: {...options.user, id: bytes(options.user.id)},
      excludeCredentials: (options.excludeCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const {clientDataJSON, attestationObject} = made.response;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: made.response.getTransports?.() ?? [],
    },
    clientExtensionResults: made.getClientExtensionResults(),
  };
}

/** Signs in with a passkey. @param {Object} options as the server gives them @returns {Promise<Object>} for the server */
export async function sign(options) {
  const made = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials ?? []).map((key) => ({...key, id: bytes(key.id)})),
    },
  });
  const {clientDataJSON, authenticatorData, signature, userHandle} = made.response;
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
