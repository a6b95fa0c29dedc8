"""Challenges for passkeys: signed, so that any server on the same database can check them, and valid for one answer.

A challenge consists of random bytes, the time until which it may be answered, and a signature that also covers the
player it is for. Only answered challenges are stored, until they expire: requesting them cannot fill the store.
"""

from __future__ import annotations

import hmac
import secrets

from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.tokens import AHEAD
from vierblatt.server.store.port import AccountsPort

CHALLENGE_LIFETIME = 300_000  #: milliseconds in which a challenge must be answered
_RANDOM, _TIME = 16, 8  #: bytes


class Challenges:
    """Makes challenges and checks their answers."""

    def __init__(self, store: AccountsPort, identity: Identity) -> None:
        self._store, self._identity = store, identity

    async def fresh(self, player: str, now: int) -> bytes:
        """A challenge for a player who registers a passkey; `player` is empty for signing in with one."""
        signed = secrets.token_bytes(_RANDOM) + (now + CHALLENGE_LIFETIME).to_bytes(_TIME)
        return signed + await self._signature(signed, player)

    async def check(self, challenge: bytes, player: str, now: int) -> None:
        """Raises NotAllowed unless the challenge was made for this player and is still valid."""
        signed, signature = challenge[: _RANDOM + _TIME], challenge[_RANDOM + _TIME :]
        if not hmac.compare_digest(await self._signature(signed, player), signature) or _until(challenge) < now:
            raise NotAllowed("passkey-late")

    async def use(self, challenge: bytes, now: int) -> None:
        """Marks a checked challenge as answered; raises NotAllowed if it was answered before."""
        # Another server's clock may be behind: a challenge that has expired here may still be valid there.
        if not await self._store.use_challenge(challenge, _until(challenge) + AHEAD, now):
            raise NotAllowed("passkey-late")

    async def _signature(self, signed: bytes, player: str) -> bytes:
        return (await self._identity.signer()).signature(f"passkey.{player}.".encode() + signed)


def _until(challenge: bytes) -> int:
    return int.from_bytes(challenge[_RANDOM : _RANDOM + _TIME])
