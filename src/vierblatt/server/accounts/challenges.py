"""Challenges for passkeys: signed, so that any server of the database knows its own, and good for one answer.

A challenge is random bytes, the time until which it may be answered, and a signature that also covers for whom it
is. Only those that were answered are kept, until they are old: nobody fills the store by asking.
"""

from __future__ import annotations

import hmac
import secrets

from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.tokens import AHEAD
from vierblatt.server.store.port import AccountsPort

PATIENCE = 300_000  #: milliseconds that a challenge waits for its answer
_RANDOM, _TIME = 16, 8  #: bytes


class Challenges:
    """Makes challenges and takes their answers."""

    def __init__(self, store: AccountsPort, identity: Identity) -> None:
        self._store, self._identity = store, identity

    async def fresh(self, player: str, now: int) -> bytes:
        """A challenge for a player who makes a passkey; for somebody who signs in with one, player is empty."""
        said = secrets.token_bytes(_RANDOM) + (now + PATIENCE).to_bytes(_TIME)
        return said + await self._signature(said, player)

    async def check(self, challenge: bytes, player: str, now: int) -> None:
        """Raises NotAllowed unless it was made for this, and not long ago."""
        said, signature = challenge[: _RANDOM + _TIME], challenge[_RANDOM + _TIME :]
        if not hmac.compare_digest(await self._signature(said, player), signature) or _until(challenge) < now:
            raise NotAllowed("passkey-late")

    async def use(self, challenge: bytes, now: int) -> None:
        """Takes the answer to a challenge that was checked; raises NotAllowed where there was one before."""
        # Another server's clock may be behind: what is over here may be good there.
        if not await self._store.use_challenge(challenge, _until(challenge) + AHEAD, now):
            raise NotAllowed("passkey-late")

    async def _signature(self, said: bytes, player: str) -> bytes:
        return (await self._identity.signer()).signature(f"passkey.{player}.".encode() + said)


def _until(challenge: bytes) -> int:
    return int.from_bytes(challenge[_RANDOM : _RANDOM + _TIME])
