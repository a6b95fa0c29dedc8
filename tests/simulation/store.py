"""A store in memory that fulfils the contract of `Store`, as far as tables need it, and the unreliable link to it.

A request goes to the database and an answer comes back; either can get lost, and the caller cannot tell which. The
database itself is never wrong. It records under which fence each entry was written, for the judgement of the run.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar, cast

import msgspec

from tests.simulation.loop import CURRENT_PROCESS, OUTSIDE
from vierblatt.errors import VierblattError
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.port import (
    Access,
    Account,
    CardCount,
    Erasure,
    Lease,
    LeaseLost,
    LogEntry,
    MatchKey,
    OpenTable,
    PlayerRating,
    SeqTaken,
    Snapshot,
    Store,
    StoredRecord,
    StoreFault,
    TableRow,
)

T = TypeVar("T")


@dataclass
class TableData:
    """The data of one table. fences: for each entry, that of its writer and that of the table's owner at the time."""

    row: TableRow
    log: list[LogEntry]
    owner: str
    fence: int = 1
    snapshot: Snapshot | None = None
    sitters: set[str] = field(default_factory=set)
    fences: list[tuple[int, int]] = field(default_factory=lambda: [(1, 1)])

    def write(self, bodies: Sequence[bytes], fence: int) -> None:
        """Adds entries to the log, and records the fence under which they came."""
        for body in bodies:
            last = self.log[-1]
            self.log.append(LogEntry(seq=last.seq + 1, body=body, link=next_link(last.link, body)))
            self.fences.append((fence, self.fence))


class Database:
    """Everything that is durable. now: its own clock, in milliseconds since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.tables: dict[str, TableData] = {}
        self.owners: dict[str, int] = {}  #: until when an owner's leases are valid
        self.records: dict[str, StoredRecord] = {}
        self.settings: dict[str, bytes] = {}
        self.taken = asyncio.Event()  #: set when a table gets another owner

    def add(self, row: TableRow, bodies: Sequence[bytes], owner: str, seated: Sequence[str]) -> tuple[LogEntry, Lease]:
        """Adds a table with its first entries."""
        if row.id in self.tables:
            raise SeqTaken("seq-taken", table=row.id, seq=0)
        entry = LogEntry(seq=0, body=bodies[0], link=next_link(genesis(row.id), bodies[0]))
        data = self.tables[row.id] = TableData(row, [entry], owner)
        data.write(bodies[1:], data.fence)
        data.sitters.update(seated)
        return entry, Lease(table=row.id, owner=owner, fence=1, new=True)

    def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        """Appends all entries or none."""
        data = self.tables.get(table)
        if data is None or data.fence != fence:
            raise LeaseLost("lease-lost", table=table)
        if len(data.log) != first_seq:
            raise SeqTaken("seq-taken", table=table, seq=first_seq)
        data.write(bodies, fence)
        return data.log[first_seq:]

    def renew(self, owner: str, span: int) -> bool:
        """Renews the leases of an owner; returns whether they were still valid."""
        in_time = self.owners.get(owner, 0) > self.now()
        self.owners[owner] = self.now() + span
        return in_time

    def acquire(self, table: str, owner: str, besides: str) -> Lease | None:
        """Takes the lease of a table, if it is available."""
        data = self.tables.get(table)
        if data is None or (data.owner not in {owner, besides} and self.holds(data.owner)):
            return None
        new = data.owner != owner
        if new:
            self.taken.set()
            data.owner, data.fence = owner, data.fence + 1
        return Lease(table=table, owner=owner, fence=data.fence, new=new)

    def release(self, table: str, owner: str) -> None:
        """Frees a lease."""
        data = self.tables.get(table)
        if data is not None and data.owner == owner:
            data.owner, data.fence = "", data.fence + 1

    def release_all(self, owner: str) -> None:
        """Frees all leases of an owner."""
        for table in self.held(owner):
            self.release(table, owner)
        self.owners.pop(owner, None)

    def held(self, owner: str) -> list[str]:
        """The tables of an owner."""
        return [table for table, data in self.tables.items() if data.owner == owner]

    def holds(self, owner: str) -> bool:
        """Whether an owner's leases are valid."""
        return self.owners.get(owner, 0) > self.now()

    def close(self, table: str) -> None:
        """Closes a table."""
        if table in self.tables:
            data = self.tables[table]
            data.row = msgspec.structs.replace(data.row, open=False)

    def status(self, table: str) -> OpenTable:
        """The status of an open table."""
        data = self.tables[table]
        saved, info = (-1, None) if data.snapshot is None else (data.snapshot.seq, data.snapshot.info)
        last = data.log[-1]
        return OpenTable(id=table, opened=data.row.opened, seq=last.seq, last=last.body, saved=saved, info=info)

    def put_snapshot(self, table: str, snapshot: Snapshot, fence: int | None) -> None:
        """Stores it if none is newer, and its maker still owns the table."""
        data = self.tables[table]
        if fence in {None, data.fence} and (data.snapshot is None or data.snapshot.seq <= snapshot.seq):
            data.snapshot = snapshot

    def put_record(self, record: StoredRecord) -> bool:
        """Stores it once; returns whether it did."""
        return self.records.setdefault(record.id, record) is record


class UnreliableLink:
    """The link from one process to the database. All times are seconds.

    lost: the probability that a request gets lost; lost_after: that an answer does; late: that a write is given up but
    still arrives later. shut: whether nothing gets through.
    """

    def __init__(self, chance: random.Random, latency: float = 0.001) -> None:
        self.chance = chance
        self.latency = latency
        self.lost = self.lost_after = self.late = 0.0
        self.shut = False
        self._outside = contextvars.copy_context()
        self._outside.run(CURRENT_PROCESS.set, OUTSIDE)
        self._writes_arrive = 0.0
        self._writes: deque[Callable[[], None]] = deque()

    async def ask(self, work: Callable[[], T], *, writes: bool) -> T:
        """Sends a request to the database; raises whatever that raises, and ``store-down``."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        there = loop.time() + self.chance.expovariate(1 / self.latency)
        back = self.chance.expovariate(1 / self.latency)
        if writes:
            self._writes_arrive = there = max(there, self._writes_arrive)
        dice = self.chance.random()
        if self.shut or dice < self.lost:
            loop.call_at(there + back, _settle, answer, _down(), context=self._outside)
        elif dice < self.lost + self.late and writes:
            loop.call_at(there + back, _settle, answer, _down(), context=self._outside)
            loop.call_at(there + self.chance.uniform(0.0, 10.0), self._arrive, work, None, context=self._outside)
        else:
            loses = dice < self.lost + self.late + self.lost_after

            def reply(result: T | VierblattError) -> None:
                loop.call_later(back, _settle, answer, _down() if loses else result, context=self._outside)

            arrive: Callable[[], None] = partial(self._arrive, work, reply)
            if writes:  # the timer that fires first delivers what was requested first
                self._writes.append(arrive)
                arrive = self._write_next
            loop.call_at(there, arrive, context=self._outside)
        return await answer

    def _write_next(self) -> None:
        self._writes.popleft()()

    @staticmethod
    def _arrive(work: Callable[[], T], reply: Callable[[T | VierblattError], None] | None) -> None:
        try:
            result: T | VierblattError = work()
        except VierblattError as fault:
            result = fault
        if reply is not None:
            reply(result)


def _down() -> StoreFault:
    return StoreFault("store-down")


def _settle(answer: asyncio.Future[T], result: T | VierblattError) -> None:
    if answer.done():
        return
    if isinstance(result, VierblattError):
        answer.set_exception(result)
        answer.exception()  # counts as retrieved, as the caller may have been killed
    else:
        answer.set_result(result)


class MemoryStore:
    """The store as one process uses it: only what tables need of `Store`; calling anything else would fail."""

    def __init__(self, database: Database, link: UnreliableLink) -> None:
        self.database, self.link = database, link

    @property
    def as_store(self) -> Store:
        """Itself, typed as a complete `Store`."""
        return cast("Store", self)

    async def _write(self, work: Callable[[], T]) -> T:
        return await self.link.ask(work, writes=True)

    async def _read(self, work: Callable[[], T]) -> T:
        return await self.link.ask(work, writes=False)

    # --- tables and their logs ---

    async def add_table(
        self,
        row: TableRow,
        bodies: Sequence[bytes],
        owner: str,
        *,
        seated: Sequence[str] = (),
        after: str | None = None,  # noqa: ARG002 - no majlis here
        match: MatchKey | None = None,  # noqa: ARG002 - and no tournament
    ) -> tuple[LogEntry, Lease]:
        return await self._write(lambda: self.database.add(row, bodies, owner, seated))

    # In these worlds, nobody blocks or mutes anybody: answered without a way to the database, whose draws would change.

    async def apart(self, player: str, others: Collection[str]) -> set[str]:  # noqa: ARG002
        return set()

    async def deaf_to(self, speaker: str) -> set[str]:  # noqa: ARG002
        return set()

    async def unheard_by(self, readers: Collection[str]) -> dict[str, set[str]]:
        return {reader: set() for reader in readers}

    async def table(self, table: str) -> TableRow | None:
        tables = self.database.tables
        return await self._read(lambda: tables[table].row if table in tables else None)

    async def open_tables(self) -> list[TableRow]:
        def found() -> list[TableRow]:
            rows = [data.row for data in self.database.tables.values() if data.row.open]
            return sorted(rows, key=lambda row: (row.opened, row.id))

        return await self._read(found)

    async def page_of_open_tables(self, *, after: str = "", limit: int = 100) -> list[OpenTable]:
        def found() -> list[OpenTable]:
            names = sorted(name for name, data in self.database.tables.items() if data.row.open and name > after)
            return [self.database.status(name) for name in names[:limit]]

        return await self._read(found)

    async def open_at(self, player: str, *, limit: int) -> list[OpenTable]:
        def found() -> list[OpenTable]:
            tables = self.database.tables.items()
            rows = [self.database.status(name) for name, data in tables if data.row.open and player in data.sitters]
            return sorted(rows, key=lambda table: (table.opened, table.id))[-limit:]

        return await self._read(found)

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        return await self._read(lambda: {name for name in tables if self.database.tables[name].row.open})

    async def hosted(self, player: str) -> list[str]:
        rows = self.database.tables.values()
        return await self._read(lambda: [data.row.id for data in rows if data.row.open and data.row.host == player])

    async def add_seated_player(self, player: str, table: str) -> None:
        await self._write(lambda: self.database.tables[table].sitters.add(player))

    async def remove_seated_player(self, player: str, table: str) -> None:
        await self._write(lambda: self.database.tables[table].sitters.discard(player))

    async def all_tables(self, *, after: str = "", limit: int = 100) -> list[TableRow]:
        tables = self.database.tables
        return await self._read(lambda: [tables[name].row for name in sorted(tables) if name > after][:limit])

    async def close_table(self, table: str) -> None:
        await self._write(lambda: self.database.close(table))

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        return await self._write(lambda: self.database.append(table, first_seq, bodies, fence))

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        tables = self.database.tables
        return await self._read(lambda: tables[table].log[since:] if table in tables else [])

    async def put_snapshot(self, table: str, snapshot: Snapshot, fence: int | None = None) -> None:
        await self._write(lambda: self.database.put_snapshot(table, snapshot, fence))

    async def snapshot(self, table: str) -> Snapshot | None:
        tables = self.database.tables
        return await self._read(lambda: tables[table].snapshot if table in tables else None)

    # --- leases ---

    async def renew(self, owner: str, span: int) -> bool:
        return await self._write(lambda: self.database.renew(owner, span))

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        return await self._write(lambda: self.database.acquire(table, owner, besides))

    async def release(self, table: str, owner: str) -> None:
        await self._write(lambda: self.database.release(table, owner))

    async def release_all(self, owner: str) -> None:
        await self._write(lambda: self.database.release_all(owner))

    async def held(self, owner: str) -> list[str]:
        return await self._read(lambda: self.database.held(owner))

    async def holder(self, table: str) -> str:
        return (await self.holders(open_only=False)).get(table, "")

    async def holders(self, *, open_only: bool = True) -> dict[str, str]:
        def found() -> dict[str, str]:
            tables = self.database.tables.values()
            held = [data for data in tables if self.database.holds(data.owner) and (data.row.open or not open_only)]
            return {data.row.id: data.owner for data in held}

        return await self._read(found)

    async def put_setting(self, name: str, value: bytes) -> bytes:
        return await self._write(lambda: self.database.settings.setdefault(name, value))

    # --- players and matches: every player exists, none is banned, none has a rating ---

    async def account(self, player: str) -> Account | None:
        return await self._read(lambda: Account(id=player, name=player.title(), login=player, created=0, seen=0))

    async def erasures(self) -> list[Erasure]:
        return await self._read(list)

    async def ended(self, _accesses: Sequence[Access], _now: int) -> list[Access]:
        return await self._read(list)

    async def rated_together(self, _players: Sequence[str], _game: str, _preset: str, _since: int) -> list[list[str]]:
        return await self._read(list)

    async def ratings(self, _players: Sequence[str], _game: str, _preset: str) -> list[PlayerRating]:
        return await self._read(list)

    async def put_record(
        self, record: StoredRecord, *_: Sequence[PlayerRating | CardCount], of: Sequence[PlayerRating]
    ) -> bool:
        assert not of
        return await self._write(lambda: self.database.put_record(record))
