"""A backup made while people play is restored elsewhere: every log and every record, byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.databases.postgresql import missing
from tests.server.store.stores import contents, postgresql_url, sqlite_url
from tests.services.crowd import crowd, wait_for_actions
from tests.services.judge import lost, stored_tables
from tests.services.load import Journal, Promise
from tests.services.running import RunningServer
from vierblatt.server.store.sql import SqlStore

Rows = dict[str, list[dict[str, object]]]

#: What a backup does not contain, because it concerns only the server that serves the tables.
OF_THE_SERVER = {"leases", "owners", "settings"}


async def rows(database: str) -> Rows:
    """Every row of a database (its URL) that a backup has to contain."""
    store = SqlStore(database)
    await store.open()
    try:
        return {name: each for name, each in (await contents(store)).items() if name not in OF_THE_SERVER}
    finally:
        await store.close()


async def admin(database: str, command: str, file: Path) -> None:
    """Runs the command in the background of the event loop."""
    ran = await asyncio.to_thread(vierblatt, "admin", "--database", database, "--lang", "en", command, str(file))
    assert ran.code == 0, ran.err


async def a_match_is_over(database: str, journal: Journal) -> None:
    """Waits until there is a record to back up, for as long as anybody still plays."""
    while not (await rows(database))["records"]:
        await wait_for_actions(journal, 1)
        await asyncio.sleep(1.0)


async def back_up_during_play(database: str, folder: Path, journal: Journal) -> tuple[Path, list[Promise]]:
    """Makes a backup while somebody acts; returns it, and what had been promised before.

    On a busy machine it may take several, since few actions are acknowledged in the time of one.
    """
    for number in range(20):
        before, copy = [*journal.promises], folder / f"copy-{number}.db"
        await admin(database, "backup", copy)
        if len(journal.promises) > len(before):
            return copy, before
        await wait_for_actions(journal, 1)
    raise AssertionError("nobody could play during any of twenty backups")


def by_table(log: list[dict[str, object]]) -> dict[str, list[tuple[object, object, object]]]:
    """The log of each table."""
    logs: dict[str, list[tuple[object, object, object]]] = {}
    for entry in log:
        logs.setdefault(str(entry["table_id"]), []).append((entry["seq"], entry["body"], entry["link"]))
    return logs


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_backup_under_load_has_the_same_bytes_elsewhere(
    kind: str, start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    if kind == "postgresql" and (why := missing()):
        pytest.skip(why)
    url_of: Callable[[Path], str] = sqlite_url if kind == "sqlite" else postgresql_url
    (tmp_path / "elsewhere").mkdir()
    here, elsewhere = url_of(tmp_path), url_of(tmp_path / "elsewhere")
    server, journal = start_server(database=here), Journal()
    async with crowd(server, journal):
        await a_match_is_over(here, journal)
        copy, before = await back_up_during_play(here, tmp_path, journal)
        await wait_for_actions(journal, 50)
    assert server.stop() == 0
    assert not journal.faults

    await admin(elsewhere, "restore", copy)
    source, restored = await rows(here), await rows(elsewhere)
    assert restored == await rows(f"sqlite:///{copy}")
    assert lost(Journal(promises=before), await stored_tables(elsewhere)) == []
    assert restored["records"]
    assert all(record in source["records"] for record in restored["records"])
    logs, whole = by_table(restored["log"]), by_table(source["log"])
    assert all(log == whole[table][: len(log)] for table, log in logs.items())
    assert sum(map(len, logs.values())) < sum(map(len, whole.values())), "the load went on after the backup"
