"""A key ring in software: makes passkeys and signs with them as a browser's would (WebAuthn, ES256, no attestation)."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One key for one site."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site = origin, site
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives for these options."""
        said = self._client_data("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(with_key=True)})
        return self._credential({"clientDataJSON": text(said), "attestationObject": text(attestation)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives for these options."""
        self.count += 1
        said, data = self._client_data("webauthn.get", options["challenge"]), self._data(with_key=False)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        signed = {"clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signature)}
        return self._credential(signed)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, *, with_key: bool) -> bytes:
        flags = PRESENT | VERIFIED | (WITH_KEY if with_key else 0)
        head = hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        if not with_key:
            return head
        public = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        return head + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def text(data: bytes) -> str:
    """Bytes as WebAuthn writes them in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
