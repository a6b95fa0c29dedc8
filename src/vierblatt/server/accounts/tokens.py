"""Tokens: what a client shows to prove who it is.

A session token contains its player, its session and its time of issue in plain text, signed with the server's key; it
expires. A personal token, for programs, is purely random: the server stores its digest and can delete it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

import msgspec

from vierblatt.server.accounts.faults import NotSignedIn

DAY = 86_400_000  #: milliseconds
LIFETIME = 30 * DAY  #: how long a session token is valid
UNUSED = 365 * DAY  #: how long a personal token may be unused before it is void
SEEN_STEP = DAY // 24  #: precision of "last seen": a write for every request would be too expensive
#: A token may come from a clock that was ahead: another process signed it, or the system's clock has been set back.
#: That must not sign players out; a guest could not even come back to their seat.
AHEAD = DAY
KEY_SETTING = "token-key"  #: the name of the signing key in the store
PERSONAL = "vbt_"  #: the prefix of personal tokens, so that a leaked one can be recognised
_SESSION = re.compile(r"v2\.([a-z0-9]{1,40})\.([a-z0-9]{1,40})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})", re.ASCII)


class Claims(msgspec.Struct, frozen=True):
    """The content of a session token. issued: milliseconds since 1970."""

    player: str
    session: str
    issued: int


class Signer:
    """Makes and reads session tokens. key: 32 random bytes."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, player: str, session: str, now: int) -> str:
        """A token that is valid from now on."""
        payload = f"v2.{player}.{session}.{now}"
        return f"{payload}.{self._text(payload)}"

    def read(self, token: str, now: int) -> Claims:
        """The content of a token; raises NotSignedIn if it has been altered or has expired."""
        parts = _SESSION.fullmatch(token)
        payload, _, signature = token.rpartition(".")
        if parts is None or not hmac.compare_digest(self._text(payload), signature):
            raise NotSignedIn("bad-token")
        claims = Claims(parts[1], parts[2], int(parts[3]))
        if not now - LIFETIME <= claims.issued <= now + AHEAD:
            raise NotSignedIn("token-old")
        return claims

    def signature(self, said: bytes) -> bytes:
        """Signs bytes that are not a token; they must not begin like one."""
        return hmac.digest(self._key, said, "sha256")

    def _text(self, said: str) -> str:
        return urlsafe_b64encode(self.signature(said.encode())).rstrip(b"=").decode()


def fresh_key() -> bytes:
    """A new signing key."""
    return secrets.token_bytes(32)


def fresh_personal() -> str:
    """A new personal token."""
    return PERSONAL + secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """What is stored of a personal token."""
    return hashlib.sha256(token.encode()).digest()
