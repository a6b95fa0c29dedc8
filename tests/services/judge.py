"""Compares what is in a database after faults with what players were promised and what they saw.

Nothing that was acknowledged may be missing, nothing may be there twice, and whatever a player saw of a table must
agree with a replay of its log.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from tests.services.load import Journal, View
from vierblatt.protocol import commands, frames
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import AnyEntry, Table
from vierblatt.server.table.entries import Acted, decode

PAGE = 100  #: tables to read at once


@dataclass(frozen=True)
class StoredTable:
    """The data of one table in a database."""

    entries: list[AnyEntry]
    secret: bytes = b""


@dataclass(frozen=True)
class Verdict:
    """What is wrong, one sentence for each fault; all lists must be empty."""

    faults: list[str]  #: that players noticed while playing
    lost: list[str]  #: promised or shown, but not in the log
    doubled: list[str]  #: in the log more often than done by a player
    wrong: list[str]  #: shown, but different from the log

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.faults or self.lost or self.doubled or self.wrong)


async def judge(journal: Journal, database: str) -> Verdict:
    """The verdict on a database (its URL) whose server has ended."""
    tables = await stored_tables(database)
    return Verdict(journal.faults, lost(journal, tables), doubled(journal, tables), wrong_views(journal.views, tables))


async def stored_tables(database: str) -> dict[str, StoredTable]:
    """All tables of a database; the hash chains of their logs must be valid."""
    store = SqlStore(database)
    await store.open()
    tables: dict[str, StoredTable] = {}
    try:
        while rows := await store.all_tables(after=max(tables, default=""), limit=PAGE):
            for row in rows:
                log = await store.read(row.id)
                assert verify_log(row.id, log) is None, row.id
                tables[row.id] = StoredTable([decode(entry.body) for entry in log], row.secret)
    finally:
        await store.close()
    return tables


def lost(journal: Journal, tables: dict[str, StoredTable]) -> list[str]:
    """What was promised or seen but is not in the logs."""
    faults = []
    for promise in journal.promises:
        entry = _entry(tables, promise.table, promise.seq)
        if not isinstance(entry, Acted) or (entry.seat, entry.action) != (promise.seat, promise.action):
            faults.append(f"{promise} was acknowledged; the log has {entry}")
    for (table, seq), acted in journal.seen.items():
        entry = _entry(tables, table, seq)
        if entry is None or (acted and acted != [(getattr(entry, "seat", -1), getattr(entry, "action", ""))]):
            faults.append(f"{table} {seq}: {acted} was shown; the log has {entry}")
    return faults


def doubled(journal: Journal, tables: dict[str, StoredTable]) -> list[str]:
    """Actions in the logs that no player took, or took less often; and entries that were promised twice."""
    faults = []
    places = [(promise.table, promise.seq) for promise in journal.promises]
    if len({*places}) < len(places):
        faults += [f"{place} was promised twice" for place in {*places} if places.count(place) > 1]
    for (table, seat), sent in journal.sent.items():
        waiting = [*sent]
        for seq, entry in enumerate(tables[table].entries if table in tables else []):
            if isinstance(entry, Acted) and entry.seat == seat and entry.by == "player":
                act = _sent(waiting, entry.action, seq)
                if act is None:
                    faults.append(f"{table} {seq}: seat {seat} did not do {entry.action} so often")
                else:
                    waiting.remove(act)
    return faults


def wrong_views(views: Iterable[View], tables: dict[str, StoredTable]) -> list[str]:
    """Views that differ from the log at their place."""
    found, by_table = [], dict[str, list[View]]()
    for view in views:
        by_table.setdefault(view.table, []).append(view)
    for name, mine in by_table.items():
        log, table = tables[name].entries if name in tables else [], None
        for view in sorted(mine, key=lambda view: view.seq):
            if view.seq >= len(log):
                found.append(f"{name} {view.seq}: was shown to seat {view.seat}; the log ends at {len(log) - 1}")
                continue
            table = table or Table.replay(tables[name].secret, log[:1], 0)
            for entry in log[table.seq + 1 : view.seq + 1]:
                table.apply(entry)
            if not same_view(view, table):
                found.append(f"{name} {view.seq}: seat {view.seat} saw another table")
    return found


def same_view(view: View, table: Table) -> bool:
    """Whether a table, as it is now, is what a player saw."""
    raw = table.own_part(view.seat)
    own = msgspec.json.decode(raw, type=frames.Own) if raw is not None else frames.Own()
    board = msgspec.json.decode(msgspec.json.encode(table.board()), type=frames.Board | None)
    return view.board == board and (view.own.hand, view.own.legal) == (own.hand, own.legal)


def _entry(tables: dict[str, StoredTable], table: str, seq: int) -> AnyEntry | None:
    entries = tables[table].entries if table in tables else []
    return entries[seq] if seq < len(entries) else None


def _sent(waiting: list[commands.Act], action: str, seq: int) -> commands.Act | None:
    """The first action sent that may have become the entry `seq`."""
    return next((each for each in waiting if each.action == action and each.seq < seq), None)
