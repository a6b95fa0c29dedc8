"""Databases on which administrators act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from tests.cli.running import Ran, vierblatt
from tests.server.table.tables import SECRET, Driver
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.port import Access, Account, Store, TableRow
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table.entries import encode

T = TypeVar("T")


def on(database: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does something with the store of a database."""

    async def do() -> T:
        store = SqlStore(f"sqlite:///{database}")
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def is_out(database: Path, at: int) -> bool:
    """Whether the account is banned at a time."""
    return on(database, lambda store: store.ended([Access(player="p1")], at)) != []


def admin(database: Path, *words: str) -> Ran:
    """Runs `vierblatt admin` on a database."""
    return vierblatt("admin", "--database", str(database), "--lang", "en", *words)


def fill(path: Path) -> None:
    """One open table, one finished match, a guest and an account."""
    waiting, played = Driver("baloot"), Driver("whist", table="0123456789", changes={"target": 1})
    waiting.sit(people=2)
    played.sit(people=1)
    played.play()

    async def put(store: Store) -> None:
        for driver in (waiting, played):
            first, *rest = [encode(entry) for entry in driver.log]
            game, opened = driver.table.game.id, driver.log[0].at
            row = TableRow(id=driver.id, game=game, opened=opened, host="p0", secret=SECRET, private=False)
            _, lease = await store.add_table(row, [first], "gone")
            await store.append(driver.id, 1, rest, lease.fence)
            await store.release(driver.id, "gone")
        await store.close_table(played.id)
        await store.add_account(Account(id="p0", name="Guest 17", created=1, seen=5))
        await Results(store).finish(played.table, played.now)
        kept = await Passwords(1).hash("the old password")
        await store.add_account(Account(id="p1", name="Lana 50%", login="lana 50%", password=kept, created=1, seen=9))

    on(path, put)
