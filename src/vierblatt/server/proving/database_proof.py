"""The check of the whole database."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from vierblatt import games
from vierblatt.server.proving.daily import DailyProof
from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.moderation import TrailProof
from vierblatt.server.proving.records import record_faults
from vierblatt.server.proving.rows import type_error
from vierblatt.server.proving.standings import Cards, Ratings
from vierblatt.server.proving.tables import StoredTable, TableProof, prove_table
from vierblatt.server.proving.tournaments import TournamentsProof
from vierblatt.server.store.port import PlayerRating, Store, StoredRecord, TableRow
from vierblatt.server.workers.workers import Workers

#: Rows read at a time.
PAGE = 100
#: How long, in milliseconds, a server may take to write the record of a finished match.
RECORD_TIMEOUT = 60_000


class DatabaseProof(msgspec.Struct, frozen=True, kw_only=True):
    """What was checked and what is wrong with it. unproven: ratings for which too much was deleted to be sure.

    daily: boards of daily deals. tournaments: whose logs were replayed. acts: of moderation.
    """

    tables: int
    entries: int
    records: int
    ratings: int
    unproven: int
    daily: int
    tournaments: int
    acts: int = 0
    faults: list[DatabaseFault]


async def prove(
    store: Store,
    now: int,
    *,
    since: int = 0,
    workers: Workers | None = None,
    step: Callable[[], None] = lambda: None,
) -> DatabaseProof:
    """Proves a database as it is at this moment; servers may continue to write to it.

    since: tables that were opened earlier are left out, and so are ratings and counts, which depend on all tables.
    workers: the processes that do the work, if not this one. step: called after every table. Raises StoreFault,
    WorkerDied.
    """
    async with store.consistent_read() as snapshot:
        return await _DatabaseWalk(snapshot, now, since, workers).walk(step)


class _DatabaseWalk:
    def __init__(self, store: Store, now: int, since: int, workers: Workers | None) -> None:
        self._store, self._now, self._since = store, now, since
        self._run: Callable[..., Awaitable[TableProof]] = asyncio.to_thread if workers is None else workers.run
        self._at_once = 1 if workers is None else 2 * workers.processes
        self._faults: list[DatabaseFault] = []
        self._asked, self._accounts = set[str](), set[str]()  # players, and those of them who have an account
        self._entries = 0

    async def walk(self, step: Callable[[], None]) -> DatabaseProof:
        """Checks all tables with their records, then the sums over them."""
        tables, seen = 0, set[str]()
        standings, cards = Ratings(self._accounts), Cards()
        begun: deque[asyncio.Task[StoredRecord | None]] = deque()

        async def collect_results(left: int) -> None:
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
                await collect_results(self._at_once - 1)
            await collect_results(0)
        finally:
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
        tournaments = TournamentsProof(self._store, self._since, self._now, standings)
        self._faults += [each async for each in tournaments.faults()]
        await self._look_for(standings.compared_players)
        kept: list[PlayerRating] = []
        if not self._since:
            await self._check_tableless_records(seen, cards)
            kept = await self._store.all_ratings()
            self._faults += standings.faults(kept)
            for game in sorted({*games.game_ids(), *cards.games}):
                self._faults += cards.faults(game, await self._store.card_counts(game))
        daily = DailyProof(self._store, self._since)
        self._faults += [each async for each in daily.faults()]
        trail = TrailProof(self._store)
        self._faults += [each async for each in trail.faults()]
        return DatabaseProof(
            tables=tables, entries=self._entries, records=len(seen), ratings=len(kept), unproven=standings.unproven,
            daily=daily.boards, tournaments=tournaments.tournaments, acts=trail.acts,
            faults=self._faults,
        )  # fmt: skip

    async def _table(self, row: TableRow, standings: Ratings) -> StoredRecord | None:
        """Proves a table and its record; returns the record if there is one."""
        log, snapshot = await self._store.read(row.id), await self._store.snapshot(row.id)
        stored = await self._store.record(row.id)
        self._entries += len(log)
        kept = StoredTable(row, log, snapshot, stored)
        players = kept.players
        await self._look_for(players)
        proof = await self._run(prove_table, kept, players & self._accounts)
        self._faults += proof.faults
        if stored is None:
            # Only the log can say so: a table that was closed during play has no record.
            if proof.ended and self._now - proof.ended > RECORD_TIMEOUT:
                self._faults.append(fault("record-missing", row.id))
        elif proof.result is not None and not type_error(stored):
            standings.add(stored, proof.result)
        elif stored.rated:
            standings.unknown(stored)
        return stored

    async def _look_for(self, players: set[str]) -> None:
        for player in players - self._asked:
            if await self._store.account(player) is not None:
                self._accounts.add(player)
            self._asked.add(player)

    async def _check_tableless_records(self, seen: set[str], cards: Cards) -> None:
        """Checks the records that belong to no table."""
        async for stored in self._records():
            if stored.id not in seen:
                self._faults += record_faults(stored, None, self._accounts)
                cards.add(stored)

    async def _tables(self) -> AsyncIterator[TableRow]:
        after = ""
        while page := await self._store.all_tables(after=after, limit=PAGE):
            for row in page:
                if type_error(row) or row.opened >= self._since:
                    yield row
            after = page[-1].id

    async def _records(self) -> AsyncIterator[StoredRecord]:
        after = ""
        while page := await self._store.all_records(after=after, limit=PAGE):
            for stored in page:
                yield stored
            after = page[-1].id
