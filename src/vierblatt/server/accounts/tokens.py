"""Tokens: what a client shows to prove who it is.

A session token says in plain text whose it is, of which session and since when, and is signed with the server's key; it
grows old. A personal token, for programs, is nothing but random: the server keeps its digest and can forget it.
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
LIFETIME = 30 * DAY  #: of a session token
UNUSED = 365 * DAY  #: without use, after which a personal token is void
SEEN_STEP = DAY // 24  #: how exactly "last seen" is kept: a write for every request would be too dear
#: A token may come from a clock that was ahead: another process signed it, or the system's clock has been set back.
#: Nobody is to be thrown out for that; a player without an account could not even come back to their seat.
AHEAD = DAY
KEY_SETTING = "token-key"  #: under which the store keeps the signing key
PERSONAL = "vbt_"  #: how personal tokens begin, so that a lost one can be recognised
_SESSION = re.compile(r"v2\.([a-z0-9]{1,40})\.([a-z0-9]{1,40})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})", re.ASCII)


class Claims(msgspec.Struct, frozen=True):
    """What a session token says. issued: milliseconds since 1970."""

    player: str
    session: str
    issued: int


class Signer:
    """Makes and reads session tokens. key: 32 random bytes."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, player: str, session: str, now: int) -> str:
        """A token that is good from now on."""
        said = f"v2.{player}.{session}.{now}"
        return f"{said}.{self._text(said)}"

    def read(self, token: str, now: int) -> Claims:
        """What a token says; raises NotSignedIn for one that is altered or old."""
        found = _SESSION.fullmatch(token)
        said, _, signature = token.rpartition(".")
        if found is None or not hmac.compare_digest(self._text(said), signature):
            raise NotSignedIn("bad-token")
        claims = Claims(found[1], found[2], int(found[3]))
        if not now - LIFETIME <= claims.issued <= now + AHEAD:
            raise NotSignedIn("token-old")
        return claims

    def signature(self, said: bytes) -> bytes:
        """For what is no token: it must not begin as one does."""
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
    """What is kept of a personal token."""
    return hashlib.sha256(token.encode()).digest()
