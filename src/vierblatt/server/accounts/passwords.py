"""Passwords: argon2id, in separate threads, a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

import argon2

from vierblatt.server.accounts.faults import AccountFault, TooBusy
from vierblatt.server.accounts.guessable import is_guessable

SHORTEST, LONGEST = 8, 200  #: characters
WAITING = 30  #: checks that may wait for a free thread, for each running one

#: Makes the hashes, with the second recommended parameters of RFC 9106.
HASHER = argon2.PasswordHasher()

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords. at_once: how many argon2 runs may happen at the same time.

    site: names of the server, which must not be used as passwords.
    """

    def __init__(self, at_once: int, hasher: argon2.PasswordHasher | None = None, *, site: Sequence[str] = ()) -> None:
        self._hasher = hasher or HASHER
        self._free = asyncio.Semaphore(at_once)
        self._most = at_once * (WAITING + 1)
        self._site = tuple(site)
        self._running = 0
        self._nobody = ""  # a stand-in for the hash of an account that does not exist

    async def hash(self, password: str, name: str = "") -> str:
        """The hash to store; raises AccountFault for a password that is too short, too long or easily guessed.

        name: of the account.
        """
        text = unicodedata.normalize("NFC", password)
        if not SHORTEST <= len(text) <= LONGEST:
            raise AccountFault("bad-password", least=SHORTEST, most=LONGEST)
        if is_guessable(text, name, *self._site):
            raise AccountFault("guessable-password")
        return await self.rehash(text)

    async def rehash(self, password: str) -> str:
        """The hash, with the current costs, of a password that is already in use."""
        text = unicodedata.normalize("NFC", password)
        return await self._run(lambda: self._hasher.hash(text))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password matches a hash. Takes just as long without a hash to compare it with (`kept` is empty)."""
        if not self._nobody:
            self._nobody = await self._run(lambda: self._hasher.hash("nobody"))
        text = unicodedata.normalize("NFC", password)
        return await self._run(lambda: self._verify(kept or self._nobody, text)) and bool(kept)

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with costs other than the current ones."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._running >= self._most:
            raise TooBusy("too-busy", seconds=5)
        self._running += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._running -= 1
