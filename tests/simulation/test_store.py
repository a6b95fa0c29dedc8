"""The store of the simulation fulfils the same contract as those in databases, as far as tables need it."""

from __future__ import annotations

import random

import pytest

from tests.server.store.contract import test_leases, test_logs
from tests.server.store.stores import NOW
from tests.simulation.store import Database, MemoryStore, UnreliableLink

#: Tests of what worlds do not need: copies of a database, a database whose clock is set, days.
OF_DATABASES = {
    "test_a_copy_has_no_leases",
    "test_leases_are_free_after_the_clock_was_set_back",
    "test_long_gone_owners_are_forgotten",
    "test_a_copy_does_not_belong_to_the_original_cluster",
}
lease = test_leases.lease
globals().update(
    {
        name: test
        for module in (test_leases, test_logs)
        for name, test in vars(module).items()
        if name.startswith("test_") and name not in OF_DATABASES
    }
)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    """A new database, whose clock the tests of the contract move."""
    clock = Clock()

    async def later(_: MemoryStore, span: int) -> None:
        clock.now += span

    monkeypatch.setattr(test_leases, "later", later)
    return Database(clock)


@pytest.fixture
def store(database: Database) -> MemoryStore:
    """The store of one process."""
    return MemoryStore(database, UnreliableLink(random.Random(1)))


@pytest.fixture
def elsewhere(database: Database) -> MemoryStore:
    """The store of another process."""
    return MemoryStore(database, UnreliableLink(random.Random(2)))
