"""A server that ends, in good order or not, in the middle of everything: what it acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from collections.abc import Sequence

import pytest

from tests.scale import SCALE
from tests.services.crowd import GAMES, crowd, invite, keep_sitting, more, until
from tests.services.load import Journal, Promise, Sitter
from tests.services.running import RunningServer
from vierblatt.protocol import frames
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import LogEntry
from vierblatt.server.table.entries import Acted, AnyEntry, decode

KILLS = 1000 if SCALE == "large" else 20
BETWEEN = 60  #: actions that have to be acknowledged between two kills


async def test_no_acknowledged_action_is_lost_when_the_server_is_killed(own_server: RunningServer) -> None:
    journal, chance = Journal(), random.Random(os.urandom(8))
    async with crowd(own_server, journal) as up:
        for _ in range(KILLS):
            await more(journal, BETWEEN)
            await asyncio.sleep(chance.random() / 20)  # so that the kill meets the server anywhere in its work
            up.clear()
            own_server.kill()
            await asyncio.to_thread(own_server.start)
            up.set()
        before = journal.returns
        await until(lambda: journal.returns > before, journal)
    assert own_server.stop() == 0
    assert not journal.faults
    assert len(journal.promises) >= KILLS * BETWEEN and journal.returns >= KILLS
    assert not missing(journal, logs(own_server))


def logs(server: RunningServer) -> dict[str, list[AnyEntry]]:
    """The log of every table in a server's database; their chains must be whole."""
    found: dict[str, list[LogEntry]] = {}
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        rows = database.execute("SELECT table_id, seq, body, link FROM log ORDER BY table_id, seq")
        for table, seq, body, link in rows:
            found.setdefault(table, []).append(LogEntry(seq, body, link))
    for table, entries in found.items():
        assert verify_log(table, entries) is None, table
    return {table: [decode(entry.body) for entry in entries] for table, entries in found.items()}


def missing(journal: Journal, kept: dict[str, list[AnyEntry]]) -> list[str]:
    """What was promised or seen and is not in the logs."""
    lost = []
    for promise in journal.promises:
        entry = kept[promise.table][promise.seq] if promise.seq < len(kept.get(promise.table, [])) else None
        if not isinstance(entry, Acted) or (entry.seat, entry.action) != (promise.seat, promise.action):
            lost.append(f"{promise} was acknowledged; the log has {entry}")
    for (table, seq), acted in journal.seen.items():
        entry = kept[table][seq] if seq < len(kept.get(table, [])) else None
        if entry is None or (acted and acted != [(getattr(entry, "seat", -1), getattr(entry, "action", ""))]):
            lost.append(f"{table} {seq}: {acted} was shown; the log has {entry}")
    return lost


def test_the_comparison_notices_what_is_lost() -> None:
    kept: dict[str, list[AnyEntry]] = {"a": [Acted(at=0, seat=1, action="AS"), Acted(at=0, seat=2, action="KS")]}
    for seq, seat, action in [(0, 1, "AS"), (1, 2, "KS")]:
        whole = Journal([Promise("a", seq, seat, action)], {("a", seq): [(seat, action)]})
        assert not missing(whole, kept)
    for table, seq, seat, action in [("a", 2, 1, "AS"), ("a", 0, 1, "KS"), ("a", 0, 2, "AS"), ("b", 0, 1, "AS")]:
        assert len(missing(Journal([Promise(table, seq, seat, action)]), kept)) == 1
        assert len(missing(Journal(seen={(table, seq): [(seat, action)]}), kept)) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_after_a_restart_everybody_continues_where_they_were(game: str, own_server: RunningServer) -> None:
    journal = Journal()
    sitters = await asyncio.to_thread(invite, own_server, game, journal, 4)
    up = asyncio.Event()
    up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(keep_sitting(sitter, up)) for sitter in sitters]
        await more(journal, 30)
        for sitter in sitters:
            sitter.holds = True
        await until(lambda: _still(sitters), journal)
        before = [_position(sitter) for sitter in sitters]
        up.clear()
        assert await asyncio.to_thread(own_server.stop) == 0
        await asyncio.to_thread(own_server.start)
        up.set()
        await until(lambda: journal.returns == len(sitters), journal)
        assert [_position(sitter) for sitter in sitters] == before
        for sitter in sitters:
            await sitter.go_on()
        await more(journal, 30)
        for task in tasks:
            task.cancel()
    assert own_server.stop() == 0
    assert not journal.faults
    assert not missing(journal, logs(own_server))


def _still(sitters: Sequence[Sitter]) -> bool:
    """Whether everybody has been told the same, and it is a person's turn who waits."""
    news = [sitter.news for sitter in sitters]
    if len({each.seq for each in news if each is not None}) != 1 or any(sitter.waits() for sitter in sitters):
        return False
    first = news[0]
    return first is not None and first.board is not None and 0 <= first.board.turn < len(sitters)


def _position(sitter: Sitter) -> tuple[frames.Board | None, list[str], list[str]]:
    """What somebody sees of the game."""
    assert sitter.news is not None
    return sitter.news.board, sitter.own().hand, sitter.own().legal
