"""Many tables at rest: the time that a server needs to start with them, and its event loop for the home page.

    python -m benchmarks.resting [TABLES]    12,000 by default: a start takes at most 5 s, the requests at most 10 ms

Each table is in the middle of a deal, has been unloaded from memory properly, and has one person at it; one of these
people opens the home page. The figure for the loop is the processor time of its thread for all requests of the home
page. Figures are printed; the exit code is 1 if a target is not met.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from benchmarks.bars import Bar
from vierblatt.protocol import commands as ask
from vierblatt.server.app import Application
from vierblatt.server.live import NewTable
from vierblatt.server.live.opening import opening
from vierblatt.server.live.player_tables import encode_info
from vierblatt.server.live.services import milliseconds
from vierblatt.server.ops.config import Config
from vierblatt.server.store import schema
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.port import Account
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import AnyEntry, Person, Table
from vierblatt.server.table import entries as log

TABLES, TABLES_PER_PLAYER, ROUNDS = 12_000, 4, 30  #: tables, tables per player, how often the home page is opened
SECONDS, LOOP_MS = 5.0, 10.0
HOME = ("/api/me", "/api/me/tables", "/api/games", "/api/lobby")
SOMEBODY = "player000000"


def main() -> int:
    """Measures and prints; returns 1 if a target is not met."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as folder:
        bars = asyncio.run(_measure(Path(folder) / "resting.db", tables))
    for bar in bars:
        print(f"{bar.what}: {bar.figure:.2f} {bar.unit} (at most {bar.bar:g}){'' if bar.kept else '  NOT KEPT'}")
    return 0 if all(bar.kept for bar in bars) else 1


async def _measure(database: Path, tables: int) -> list[Bar]:
    await _fill(database, tables)
    application = Application(Config(database=str(database)), owner="bench", pages=())
    began = time.perf_counter()
    await application.open()
    opened = time.perf_counter() - began
    await application.hub.scan_open_tables()
    looked = time.perf_counter() - began
    account = await application.store.account(SOMEBODY)
    assert account is not None
    token = await application.identity.token_for(account, milliseconds())
    times = [await _home(application, token) for _ in range(ROUNDS)]
    await application.close()
    return [
        Bar(f"start with {tables} tables", opened, SECONDS, "s", at_most=True),
        Bar("... until all were looked at", looked, SECONDS, "s", at_most=True),
        Bar("the loop for the home page, median", 1000 * statistics.median(times), LOOP_MS, "ms", at_most=True),
        Bar("... at most, but for the first", 1000 * max(times[1:]), LOOP_MS, "ms", at_most=True),
    ]


async def _home(application: Application, token: str) -> float:
    """Opens the home page; returns the seconds of the loop's thread."""
    began = time.thread_time()
    for path in HOME:
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
            "headers": [(b"host", b"127.0.0.1:8137"), (b"authorization", f"Bearer {token}".encode())],
            "client": ("127.0.0.1", 40000), "server": ("127.0.0.1", 8137),
        }  # fmt: skip
        messages: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any, messages: list[dict[str, Any]] = messages) -> None:
            messages.append(message)

        await application.asgi(scope, receive, send)
        assert messages[0]["status"] == 200, (path, messages)
    return time.thread_time() - began


async def _fill(database: Path, tables: int) -> None:
    store = SqlStore(f"sqlite:///{database}")
    await store.open()
    now = milliseconds()
    await store.add_account(Account(id=SOMEBODY, name="Somebody", created=now, seen=now))

    def write(connection: Connection) -> None:
        for number in range(tables):
            player = SOMEBODY if number < TABLES_PER_PLAYER else f"player{number // TABLES_PER_PLAYER:06}"
            for table, rows in _rows(Person(player, "Somebody"), now).items():
                connection.execute(insert(schema.metadata.tables[table]), rows)

    await asyncio.to_thread(_in_one_go, store, write)
    await store.close()


def _in_one_go(store: SqlStore, write: Any) -> None:
    with store._engine.transaction() as connection:  # noqa: SLF001 - one transaction of many rows, which the port does not offer
        write(connection)


def _rows(person: Person, now: int) -> dict[str, list[dict[str, Any]]]:
    opened, secret = opening(NewTable(game="baloot", solo=True), person, now)
    table, bodies = Table.new(opened, secret), [log.encode(opened)]
    for entry in _entries(table, person, now):
        table.apply(entry)
        bodies.append(log.encode(entry))
    rows, link = [], genesis(table.id)
    for seq, body in enumerate(bodies):
        link = next_link(link, body)
        rows.append({"table_id": table.id, "seq": seq, "body": body, "link": link})
    table.present(0, online=False, now=now)
    of_table = {"table_id": table.id}
    return {
        "tables": [
            {"id": table.id, "game": "baloot", "opened": now, "host": person.id, "secret": secret, "private": False,
             "open": True}
        ],
        "log": rows,
        "leases": [of_table | {"owner": "", "fence": 1}],
        "snapshots": [of_table | {"seq": table.seq, "body": table.snapshot(), "info": encode_info(table.info(now))}],
        "sitters": [of_table | {"player": person.id}],
    }  # fmt: skip


def _entries(table: Table, person: Person, now: int) -> Iterator[AnyEntry]:
    """The entries until the first deal."""
    yield log.SatDown(at=now, seat=0, player=person.id, name=person.name)
    yield from (log.BotSat(at=now, seat=seat, bot="rules") for seat in range(1, len(table.seats)))
    yield from table.decide(ask.Ready(id="r", table=table.id), person, now)
    table.present(0, online=True, now=now)
    for at in count(now, 1000):
        if table.match is not None and table.match.deals:
            return
        yield from table.tick(at)


if __name__ == "__main__":
    sys.exit(main())
