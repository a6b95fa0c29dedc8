"""Passwords are hashed slowly, few at a time, and checked as slowly where there is none."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import argon2
import pytest

from tests.quick_server import CHEAP
from vierblatt.server.accounts import passwords as module
from vierblatt.server.accounts.faults import AccountFault, TooBusy
from vierblatt.server.accounts.passwords import WAITING, Passwords

#: Read before the tests of a server put a cheap one in its place.
PRODUCTION = module.HASHER


async def test_only_the_password_fits_its_hash() -> None:
    passwords = Passwords(1, CHEAP)
    kept = await passwords.hash("correct horse")
    assert kept.startswith("$argon2id$")
    assert await passwords.fits(kept, "correct horse")
    assert not await passwords.fits(kept, "correct horse ")


async def test_both_unicode_forms_of_a_letter_are_the_same_password() -> None:
    passwords = Passwords(1, CHEAP)
    assert await passwords.fits(await passwords.hash("sch\u00f6ne Karten"), "scho\u0308ne Karten")


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_a_password_too_short_or_too_long_is_refused(password: str) -> None:
    with pytest.raises(AccountFault, match="bad-password"):
        await Passwords(1, CHEAP).hash(password)


async def test_a_missing_password_costs_the_same_time_and_never_fits() -> None:
    watched = _Watched()
    passwords = Passwords(1, watched)
    kept = await passwords.hash("correct horse")
    await passwords.fits(kept, "wrong horse")
    there, watched.verified = watched.verified, 0
    assert not await passwords.fits("", "nobody")
    assert watched.verified == there == 1


async def test_a_damaged_hash_fits_nothing() -> None:
    assert not await Passwords(1, CHEAP).fits("no hash at all", "whatever it is")


async def test_hashes_run_up_to_a_limit_and_too_many_are_refused() -> None:
    watched = _Watched()
    watched.gate = threading.Event()
    passwords = Passwords(2, watched)
    asked = [asyncio.create_task(passwords.hash("correct horse")) for _ in range(2 * (WAITING + 1))]
    await asyncio.to_thread(watched.full.wait, 10)
    with pytest.raises(TooBusy, match="too-busy"):
        await passwords.hash("correct horse")
    watched.gate.set()
    await asyncio.gather(*asked)
    assert watched.most == 2
    assert await passwords.hash("correct horse")


def test_a_hash_of_other_costs_is_outdated() -> None:
    assert Passwords(1, PRODUCTION).outdated(CHEAP.hash("correct horse"))


class _Watched(argon2.PasswordHasher):
    """Counts its calls; waits at its gate if it has one."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified = self.running = self.most = 0
        self.full = threading.Event()  # two run
        self.gate: threading.Event | None = None
        self._lock = threading.Lock()

    def hash(self, password: Any, *, salt: bytes | None = None) -> str:
        with self._lock:
            self.running += 1
            self.most = max(self.most, self.running)
            if self.running == 2:
                self.full.set()
        if self.gate is not None:
            self.gate.wait(10)
        with self._lock:
            self.running -= 1
        return super().hash(password, salt=salt)

    def verify(self, hash: Any, password: Any) -> Any:  # noqa: A002 - the library's name
        self.verified += 1
        return super().verify(hash, password)


def test_a_hash_has_the_recommended_costs() -> None:
    """RFC 9106, the second recommended choice: argon2id, 64 MiB, three passes."""
    hasher = PRODUCTION
    assert (hasher.type, hasher.memory_cost, hasher.time_cost) == (argon2.Type.ID, 65536, 3)
    assert hasher.parallelism == 4 and hasher.salt_len == 16 and hasher.hash_len == 32
    assert Passwords(1)._hasher is module.HASHER, "whoever names no other gets it"
