"""A database of a few tables: matches that count and that do not, one that is being played, people who left."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.accounts.finished import NOW, add_players
from tests.server.daily.playing import DAY, Deals, make_day, play_board
from tests.server.table.tables import SECRET, Driver
from vierblatt.protocol import commands as ask
from vierblatt.server.accounts.results import Results
from vierblatt.server.proving import CODES, DatabaseProof, prove
from vierblatt.server.proving.database_proof import RECORD_TIMEOUT
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.port import Snapshot, Store, TableRow
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table.entries import encode

RATED, SECOND, FRIENDLY, GOING_ON = "rated00000", "second0000", "friendly00", "goingon000"
LATER = NOW + 1_000 * RECORD_TIMEOUT


async def fill(store: SqlStore) -> None:
    """Everything into an opened store."""
    await add_players(store)
    await store.put_setting("token-key", b"key")
    matches = [
        played(RATED, people=6, rated=True),
        played(SECOND, people=6, rated=True, absent=3),
        played(FRIENDLY, people=2),
    ]
    going_on = Driver("baloot", table=GOING_ON)
    going_on.sit(people=3, nonces=True)
    going_on.play(until=lambda: going_on.table.seq > 20)
    await play_daily(store)
    for number, driver in enumerate([*matches, going_on]):
        await keep(store, driver, snapshot_at=len(driver.log) // 2)
        if driver.table.over:
            await Results(store).finish(driver.table, driver.now + 1_000 * number)
            await store.close_table(driver.id)


async def play_daily(store: SqlStore) -> None:
    """A few boards of daily deals: two whole ones of one player, one that goes on, and the bot's."""
    deals = Deals(store)
    await make_day(store, "kout_bo")
    for place in (1, 2):
        await play_board(deals, "p0", "kout_bo", place)
    await deals.act("p1", "kout_bo", DAY, 1, 0, "")
    day = await deals.days.get("kout_bo", DAY)
    await deals.standings.get(day, deals.time)
    await deals.stop()


def played(table: str, *, people: int, absent: int = -1, nonces: bool = False, **given: Any) -> Driver:
    """A match of six, played to its end."""
    driver = Driver("kout_bo", table=table, preset="short_match", **given)
    driver.sit(people=people, nonces=nonces)
    if absent >= 0:
        driver.do(ask.Stand, absent)
    driver.play()
    return driver


async def keep(store: Store, driver: Driver, snapshot_at: int) -> None:
    """A table's row and log, with a snapshot from somewhere in the middle."""
    opened, table = driver.log[0], driver.table
    row = TableRow(
        id=driver.id, game=table.game.id, opened=opened.at, host=table.host, secret=SECRET,
        private=table.settings.private,
    )  # fmt: skip
    first, *rest = [encode(entry) for entry in driver.log]
    _, lease = await store.add_table(row, [first], "here")
    await store.append(driver.id, 1, rest, lease.fence)
    half = table.replay(SECRET, driver.log[: snapshot_at + 1], driver.now)
    await store.put_snapshot(driver.id, Snapshot(snapshot_at, half.snapshot()))


def change(database: Path, *statements: str) -> None:
    """Changes the file with SQL."""
    connection = sqlite3.connect(database)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def at(database: Path) -> SqlStore:
    """The store in a file."""
    return SqlStore(f"sqlite:///{database}")


async def proof_of(database: Path, now: int = LATER, *, since: int = 0) -> DatabaseProof:
    store = at(database)
    await store.open()
    try:
        return await prove(store, now, since=since)
    finally:
        await store.close()


async def codes(database: Path) -> dict[str, set[str]]:
    """The codes of all faults with the ids that they are about."""
    found: dict[str, set[str]] = {}
    for fault in (await proof_of(database)).faults:
        found.setdefault(fault.code, set()).add(fault.id)
    assert found.keys() <= CODES.keys()
    return found


def chained_anew(table: str, bodies: list[bytes]) -> list[str]:
    """SQL statements that replace a log with other entries and a valid chain."""
    link, rows = genesis(table), []
    for seq, body in enumerate(bodies):
        link = next_link(link, body)
        rows.append(f"('{table}', {seq}, x'{body.hex()}', x'{link.hex()}')")
    assert len(link) == hashlib.sha256().digest_size
    return [f"DELETE FROM log WHERE table_id = '{table}'", f"INSERT INTO log VALUES {', '.join(rows)}"]
