"""What browsers send when a passkey is created or used."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tests.fuzz.target import Check, Target, read
from tests.server.accounts.authenticator import Authenticator, text
from vierblatt.errors import VierblattError
from vierblatt.server.accounts.challenges import Challenges
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.passkeys import Passkeys
from vierblatt.server.accounts.relying_party import RelyingParty
from vierblatt.server.store.port import Account, Passkey

NOW = 1_790_000_000_000
SITE = RelyingParty("http://localhost:8137")
AMAL = Account(id="amal00000000", name="Amal", created=NOW, seen=NOW)
CHALLENGE = bytes(range(32))
KEY = Authenticator(SITE.origin, SITE.name)


class _Store:
    """A store with one player and their keys."""

    def __init__(self) -> None:
        self.keys: dict[bytes, Passkey] = {}

    async def passkey(self, key: bytes) -> Passkey | None:
        return self.keys.get(key)

    async def add_passkey(self, key: Passkey, *, epoch: int | None = None) -> bool:  # noqa: ARG002 - there is one
        self.keys[key.id] = key
        return True

    async def account(self, _: str) -> Account:
        return AMAL

    async def use_passkey(self, key: bytes, sign_count: int) -> bool:  # noqa: ARG002 - nobody looks
        return key in self.keys

    async def use_challenge(self, _: bytes, __: int, ___: int) -> bool:
        return True


class _Challenges(Challenges):
    """Challenges that are all accepted."""

    async def check(self, challenge: bytes, player: str, now: int) -> None:
        """Accepts any challenge."""


def _credentials() -> list[bytes]:
    options = {"challenge": text(CHALLENGE)}
    return [json.dumps(KEY.create(options)).encode(), json.dumps(KEY.get(options)).encode()]


@contextmanager
def _opened() -> Iterator[Check]:
    """Checks an input with a server that knows the key and with one that does not."""
    store: Any = _Store()

    async def look(credential: dict[str, Any]) -> None:
        keys = Passkeys(store, _Challenges(store, Identity(store)))
        response = credential.get("response")
        if isinstance(response, dict) and "signature" in response:
            await keys.login(credential, SITE, NOW)
        else:
            await keys.register(AMAL, credential, "key", SITE, NOW)

    with asyncio.Runner() as runner:
        runner.run(look(json.loads(_credentials()[0])))
        yield lambda data: runner.run(look(read(data, dict[str, Any])))


TARGETS = (Target("passkeys", _credentials, _opened, 60, (VierblattError, msgspec.DecodeError)),)
