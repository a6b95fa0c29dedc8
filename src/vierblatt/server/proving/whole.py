"""The walk through the whole database."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from vierblatt import games
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.records import record_faults
from vierblatt.server.proving.rows import misfit
from vierblatt.server.proving.standings import Cards, Ratings
from vierblatt.server.proving.tables import Found, StoredTable, proved
from vierblatt.server.store.port import PlayerRating, Store, StoredRecord, TableRow
from vierblatt.server.workers.workers import Workers

#: Rows that are read at once.
PAGE = 100
#: How long a server may take to write the record of a match that is over, in milliseconds.
IN_THE_MAKING = 60_000


class DatabaseProof(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked at and what is wrong with it. unproven: ratings of which too much was deleted to be sure."""

    tables: int
    entries: int
    records: int
    ratings: int
    unproven: int
    faults: list[DatabaseFault]


async def prove(
    store: Store,
    now: int,
    *,
    since: int = 0,
    workers: Workers | None = None,
    step: Callable[[], None] = lambda: None,
) -> DatabaseProof:
    """Proves a database as it is at this moment; servers may go on writing to it.

    since: tables that were opened before are left out, and then ratings and counts, which hang on all. workers: where
    it is done, if not in this process. step: called after every table. Raises StoreFault, WorkerDied.
    """
    async with store.at_one_moment() as still:
        return await _DatabaseWalk(still, now, since, workers).walk(step)


class _DatabaseWalk:
    def __init__(self, store: Store, now: int, since: int, workers: Workers | None) -> None:
        self._store, self._now, self._since = store, now, since
        self._run: Callable[..., Awaitable[Found]] = asyncio.to_thread if workers is None else workers.run
        self._at_once = 1 if workers is None else 2 * workers.processes
        self._faults: list[DatabaseFault] = []
        self._asked, self._accounts = set[str](), set[str]()  # players, and those of them who have an account
        self._entries = 0

    async def walk(self, step: Callable[[], None]) -> DatabaseProof:
        """All tables with their records, then what adds up over them."""
        tables, seen = 0, set[str]()
        standings, cards = Ratings(self._accounts), Cards()
        begun: deque[asyncio.Task[StoredRecord | None]] = deque()

        async def come(left: int) -> None:
            nonlocal tables
            while len(begun) > left:
                stored = await begun.popleft()
                if stored is not None:
                    seen.add(stored.id)
                    cards.add(stored)
                tables += 1
                step()

        try:
            async for row in self._tables():
                begun.append(asyncio.create_task(self._table(row, standings)))
                await come(self._at_once - 1)
            await come(0)
        finally:
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
        kept: list[PlayerRating] = []
        if not self._since:
            await self._strays(seen, cards)
            kept = await self._store.all_ratings()
            self._faults += standings.faults(kept)
            for game in sorted({*games.game_ids(), *cards.games}):
                self._faults += cards.faults(game, await self._store.card_counts(game))
        return DatabaseProof(
            tables=tables, entries=self._entries, records=len(seen), ratings=len(kept), unproven=standings.unproven,
            faults=self._faults,
        )  # fmt: skip

    async def _table(self, row: TableRow, standings: Ratings) -> StoredRecord | None:
        """Proves a table and its record, which is returned if there is one."""
        log, snapshot = await self._store.read(row.id), await self._store.snapshot(row.id)
        stored = await self._store.record(row.id)
        self._entries += len(log)
        kept = StoredTable(row, log, snapshot, stored)
        players = kept.players
        await self._look_for(players)
        found = await self._run(proved, kept, players & self._accounts)
        self._faults += found.faults
        if stored is None:
            # Only the log tells: a table that was closed while it was played has no record.
            if found.ended and self._now - found.ended > IN_THE_MAKING:
                self._faults.append(fault("record-missing", row.id))
        elif found.result is not None and not misfit(stored):
            standings.add(stored, found.result)
        elif stored.rated:
            standings.unknown(stored)
        return stored

    async def _look_for(self, players: set[str]) -> None:
        for player in players - self._asked:
            if await self._store.account(player) is not None:
                self._accounts.add(player)
            self._asked.add(player)

    async def _strays(self, seen: set[str], cards: Cards) -> None:
        """Records whose id is that of no table."""
        async for stored in self._records():
            if stored.id not in seen:
                self._faults += record_faults(stored, None, self._accounts)
                cards.add(stored)

    async def _tables(self) -> AsyncIterator[TableRow]:
        after = ""
        while page := await self._store.all_tables(after=after, limit=PAGE):
            for row in page:
                if misfit(row) or row.opened >= self._since:
                    yield row
            after = page[-1].id

    async def _records(self) -> AsyncIterator[StoredRecord]:
        after = ""
        while page := await self._store.all_records(after=after, limit=PAGE):
            for stored in page:
                yield stored
            after = page[-1].id
