"""Tournaments that were read lately, each as its log has made it, so that not every request replays a log.

What is kept is compared with the row of the store before it is used; only what was added since is read. The number of
entries and the last link of their chain say whether a log is the one that was read: names may have been taken out.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from vierblatt.protocol.tournament import TournamentPage, TournamentTables
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.store.chain import next_link
from vierblatt.server.store.port import LogEntry, Store, StoredTournament, TournamentRow
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.entries import decode

KEPT = 256  #: tournaments
KEPT_BYTES = 16 << 20  #: of logs; in memory, they take several times as much

_decode_tables = lru_cache(KEPT)(msgspec.json.Decoder(TournamentTables).decode)


class ReplayedTournament:
    """A tournament in memory. lock: for whoever reads or changes it. page: as a stranger sees it, if it was asked for.

    opened: the boards that were open then. stored: the row as it was read last. size: bytes of the log.
    """

    def __init__(self, stored: StoredTournament) -> None:
        self.lock = asyncio.Lock()
        self.stored = stored
        self.page: TournamentPage | None = None
        self.opened: Mapping[int, int] = {}
        self._tournament: Tournament | None = None
        self._read: TournamentRow | None = None  # the row whose log `_tournament` is
        self.size = 0

    @property
    def chosen_tables(self) -> TournamentTables | None:
        """How it is played at tables of this server; None if it is played with real cards."""
        return tables_of(self.stored.row)

    @property
    def tournament(self) -> Tournament:
        """The tournament; after `follow`."""
        assert self._tournament is not None
        return self._tournament

    async def follow(self, store: Store, stored: StoredTournament) -> None:
        """Reads what the log has more than before. Raises Unknown, StoreFault."""
        if stored != self.stored:
            self.page = None
        self.stored = stored
        known, row = self._read, stored.row
        if known is not None and (known.seq, known.link) == (row.seq, row.link):
            return
        more: list[LogEntry] = []
        if known is not None and known.seq < row.seq:
            more = await store.tournament_log(row.id, known.seq)
        if known is not None and _continues(more, known):
            for entry in more:
                self.tournament.add(decode(entry.body))
        else:
            more = await store.tournament_log(row.id)
            if not more:  # deleted in the meantime
                raise Unknown("no-such-tournament")
            self._tournament = await asyncio.to_thread(_replayed, more)
            self.size = 0
        self.page = None
        self.size += sum(len(entry.body) + 1 for entry in more)
        # The log may have grown since the row was read.
        state = self.tournament.state
        self._read = msgspec.structs.replace(
            row, seq=more[-1].seq + 1, link=more[-1].link, stage=state.stage, contestants=len(state.contestants),
            changed=state.last_at,
        )  # fmt: skip
        self.stored = msgspec.structs.replace(stored, row=self._read)

    def added(self, row: TournamentRow, size: int) -> None:
        """Notes that entries which `tournament` has already were stored, too."""
        self.stored = msgspec.structs.replace(self.stored, row=row)
        self._read, self.page = row, None
        self.size += size

    def forget(self) -> None:
        """Forgets everything: the log is read again next time."""
        self._tournament = self._read = self.page = None
        self.size = 0


class ReplayedTournaments:
    """Those that were used last, as many as `KEPT` and `KEPT_BYTES` allow."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, ReplayedTournament] = OrderedDict()

    async def of(self, tournament: str) -> ReplayedTournament:
        """A tournament, to be locked and then read with `follow`. Raises Unknown, StoreFault."""
        kept = self._kept.get(tournament)
        if kept is None:
            stored = await self.stored(tournament)
            kept = self._kept.setdefault(tournament, ReplayedTournament(stored))
        self._kept.move_to_end(tournament)
        return kept

    async def stored(self, tournament: str) -> StoredTournament:
        """The row as it is now. Raises Unknown, StoreFault."""
        stored = await self._store.tournament(tournament)
        if stored is None:
            self._kept.pop(tournament, None)
            raise Unknown("no-such-tournament")
        return stored

    def shrink(self) -> None:
        """Drops those that were not used for the longest time."""
        size = sum(each.size for each in self._kept.values())
        while len(self._kept) > 1 and (size > KEPT_BYTES or len(self._kept) > KEPT):
            size -= self._kept.popitem(last=False)[1].size


def tables_of(row: TournamentRow) -> TournamentTables | None:
    """How a tournament is played at tables of this server; None if it is played with real cards."""
    return None if row.tables is None else _decode_tables(row.tables)


def _replayed(log: list[LogEntry]) -> Tournament:
    return Tournament(decode(entry.body) for entry in log)


def _continues(entries: list[LogEntry], known: TournamentRow) -> bool:
    """Whether entries belong behind those that are known."""
    return bool(entries) and entries[0].link == next_link(known.link, entries[0].body)
