"""What a database holds after faults, held against what people were promised and what they saw.

Nothing that was acknowledged may be missing, nothing may be there twice, and whatever anybody saw of a table must be
what a replay of its log gives.
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

PAGE = 100  #: tables that are asked for at once


@dataclass(frozen=True)
class Kept:
    """What a database holds of one table."""

    entries: list[AnyEntry]
    secret: bytes = b""


@dataclass(frozen=True)
class Verdict:
    """What is wrong, a sentence each; all empty is what must be."""

    faults: list[str]  #: that somebody noticed while playing
    lost: list[str]  #: promised or shown, and not in the log
    doubled: list[str]  #: in the log more often than anybody did it
    wrong: list[str]  #: shown, and not what the log gives

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.faults or self.lost or self.doubled or self.wrong)


async def judge(journal: Journal, database: str) -> Verdict:
    """What there is to say about a database (its URL) whose server has ended."""
    tables = await kept(database)
    return Verdict(journal.faults, lost(journal, tables), doubled(journal, tables), wrong_views(journal.views, tables))


async def kept(database: str) -> dict[str, Kept]:
    """Every table of a database; the chains of their logs must be whole."""
    store = SqlStore(database)
    await store.open()
    found: dict[str, Kept] = {}
    try:
        while rows := await store.all_tables(after=max(found, default=""), limit=PAGE):
            for row in rows:
                log = await store.read(row.id)
                assert verify_log(row.id, log) is None, row.id
                found[row.id] = Kept([decode(entry.body) for entry in log], row.secret)
    finally:
        await store.close()
    return found


def lost(journal: Journal, tables: dict[str, Kept]) -> list[str]:
    """What was promised or seen and is not in the logs."""
    found = []
    for promise in journal.promises:
        entry = _entry(tables, promise.table, promise.seq)
        if not isinstance(entry, Acted) or (entry.seat, entry.action) != (promise.seat, promise.action):
            found.append(f"{promise} was acknowledged; the log has {entry}")
    for (table, seq), acted in journal.seen.items():
        entry = _entry(tables, table, seq)
        if entry is None or (acted and acted != [(getattr(entry, "seat", -1), getattr(entry, "action", ""))]):
            found.append(f"{table} {seq}: {acted} was shown; the log has {entry}")
    return found


def doubled(journal: Journal, tables: dict[str, Kept]) -> list[str]:
    """Actions of people in the logs that nobody did, or did less often; one place in a log promised twice."""
    found = []
    places = [(promise.table, promise.seq) for promise in journal.promises]
    if len({*places}) < len(places):
        found += [f"{place} was promised twice" for place in {*places} if places.count(place) > 1]
    for (table, seat), sent in journal.sent.items():
        waiting = [*sent]
        for seq, entry in enumerate(tables[table].entries if table in tables else []):
            if isinstance(entry, Acted) and entry.seat == seat and entry.by == "player":
                done = _sent(waiting, entry.action, seq)
                if done is None:
                    found.append(f"{table} {seq}: seat {seat} did not do {entry.action} so often")
                else:
                    waiting.remove(done)
    return found


def wrong_views(views: Iterable[View], tables: dict[str, Kept]) -> list[str]:
    """Views that are not what the log gives at their place."""
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
    """Whether a table, as it is now, is what somebody saw."""
    raw = table.own(view.seat)
    own = msgspec.json.decode(raw, type=frames.Own) if raw is not None else frames.Own()
    board = msgspec.json.decode(msgspec.json.encode(table.board()), type=frames.Board | None)
    return view.board == board and (view.own.hand, view.own.legal) == (own.hand, own.legal)


def _entry(tables: dict[str, Kept], table: str, seq: int) -> AnyEntry | None:
    entries = tables[table].entries if table in tables else []
    return entries[seq] if seq < len(entries) else None


def _sent(waiting: list[commands.Act], action: str, seq: int) -> commands.Act | None:
    """The first action sent that may have become the entry `seq`."""
    return next((each for each in waiting if each.action == action and each.seq < seq), None)
