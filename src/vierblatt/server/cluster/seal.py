"""Protects the messages between nodes from others with access to the bus: they are encrypted and authenticated.

All nodes share a secret. At every start, each node derives a new key from it and a random salt; so it may use the
number of a message as the nonce of AES-GCM, which must never repeat. A message's recipient is authenticated with it.

>>> ours, theirs = Seal(b"secret" * 5, "a"), Seal(b"secret" * 5, "b")
>>> theirs.open(ours.close(b"hand", to="b"))
b'hand'
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections import OrderedDict

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SECRET = 32  #: bytes of the secret
MOST = 1000  #: senders that are remembered: those heard last
_PURPOSE = b"vierblatt-bus"
_SALT = 16
_HEAD = struct.Struct(f">{_SALT}sQ?")  # the salt, the number, whether it is for one node


class BadSeal(Exception):
    """Bytes that no node with this secret sent to this one, or that are a repeat."""


class Seal:
    """The seal of one node, for as long as it runs."""

    def __init__(self, secret: bytes, node: str) -> None:
        self._secret, self._node = secret, node
        self._salt = secrets.token_bytes(_SALT)
        self._own = self._key(self._salt)
        self._sent = 0
        self._heard: OrderedDict[bytes, tuple[AESGCM, int]] = OrderedDict()  # by salt; the number that came last

    def close(self, data: bytes, *, to: str = "") -> bytes:
        """Seals data for the bus. to: the receiving node; empty for all nodes."""
        self._sent += 1
        head = _HEAD.pack(self._salt, self._sent, bool(to))
        return head + self._own.encrypt(_nonce(self._sent), data, head + to.encode())

    def open(self, sealed: bytes) -> bytes:
        """Opens sealed data. Raises BadSeal, also if data from one node does not come in order."""
        head = sealed[: _HEAD.size]
        if len(head) < _HEAD.size:
            raise BadSeal("short")
        salt, number, alone = _HEAD.unpack(head)
        key, last = self._heard.get(salt) or (self._key(salt), 0)
        if number <= last:
            raise BadSeal("again")
        try:
            data = key.decrypt(_nonce(number), sealed[_HEAD.size :], head + (self._node if alone else "").encode())
        except InvalidTag:
            raise BadSeal("forged") from None
        self._heard[salt] = key, number
        self._heard.move_to_end(salt)
        if len(self._heard) > MOST:
            self._heard.popitem(last=False)
        return data

    def _key(self, salt: bytes) -> AESGCM:
        return AESGCM(hashlib.blake2b(salt, key=self._secret, person=_PURPOSE, digest_size=32).digest())


def _nonce(number: int) -> bytes:
    return number.to_bytes(12)
