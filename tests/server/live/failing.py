"""A store that fails when a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from vierblatt.server.store.port import CardCount, LogEntry, PlayerRating, RatedTournament, StoredRecord, StoreFault
from vierblatt.server.store.sql import SqlStore


class FailingStore(SqlStore):
    """A store whose disk is full while `down`. lost: how many appends it stores but reports as failed."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"sqlite:///{file}")
        self.down = False
        self.lost = 0
        self.down_for_records = 0  #: the next so many records are not taken
        self.down_for_ratings = 0  #: the next so many ratings of tournaments are not taken
        self.lost_ratings = 0  #: of those after them, how many it stores but reports as failed
        self.closed = asyncio.Event()  #: a table was closed
        self.refused = asyncio.Event()  #: something was asked of it while it was down

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        if self.down:
            self.refused.set()
            raise StoreFault("store-down")
        entries = await super().append(table, first_seq, bodies, fence)
        if self.lost:
            self.lost -= 1
            raise StoreFault("store-down")
        return entries

    async def put_record(
        self,
        record: StoredRecord,
        ratings: Sequence[PlayerRating],
        counts: Sequence[CardCount],
        *,
        of: Sequence[PlayerRating] = (),
    ) -> bool:
        if self.down_for_records:
            self.down_for_records -= 1
            raise StoreFault("store-down")
        return await super().put_record(record, ratings, counts, of=of)

    async def put_tournament_ratings(
        self, rated: RatedTournament, ratings: Sequence[PlayerRating], *, of: Sequence[PlayerRating] = ()
    ) -> bool:
        if self.down_for_ratings:
            self.down_for_ratings -= 1
            raise StoreFault("store-down")
        done = await super().put_tournament_ratings(rated, ratings, of=of)
        if self.lost_ratings:
            self.lost_ratings -= 1
            raise StoreFault("store-down")
        return done

    async def close_table(self, table: str) -> None:
        await super().close_table(table)
        self.closed.set()
