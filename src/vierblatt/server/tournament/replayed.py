"""Tournaments that were read lately, each as its log has made it, so that not every request replays a log.

What is kept is compared with the row of the store before it is used; only what was added since is read. The number of
entries and the last link of their chain say whether a log is the one that was read: names may have been taken out.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from vierblatt.errors import BadTournament
from vierblatt.protocol.tournament import TournamentPage
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.store.chain import next_link
from vierblatt.server.store.port import LogEntry, Store, StoredTournament, TournamentRow
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.entries import decode

KEPT_BYTES = 16 << 20  #: of logs; in memory, they take several times as much


class ReplayedTournament:
    """A tournament in memory. lock: for whoever reads or changes it. page: as a stranger sees it, if it was asked for.

    stored: the row as it was read last. size: bytes of the log.
    """

    def __init__(self, stored: StoredTournament) -> None:
        self.lock = asyncio.Lock()
        self.stored = stored
        self.page: TournamentPage | None = None
        self._tournament: Tournament | None = None
        self._read: TournamentRow | None = None  # the row whose log `_tournament` is
        self.size = 0

    @property
    def tournament(self) -> Tournament:
        """The tournament; after `follow`."""
        assert self._tournament is not None
        return self._tournament

    async def follow(self, store: Store, stored: StoredTournament) -> None:
        """Reads what the log has more than before. Raises StoreFault, BadTournament."""
        known, row = self._read, stored.row
        if stored != self.stored:
            self.page = None
        self.stored = stored
        if known is None or (known.seq, known.link) != (row.seq, row.link):
            after = 0 if known is None or row.seq <= known.seq else known.seq
            entries = await store.tournament_log(row.id, after)
            if after and not _continues(entries, known):
                entries = await store.tournament_log(row.id)
                after = 0
            self.page = None
            await asyncio.to_thread(self._replay, entries, again=not after)
            # The log may have grown between the two reads; then the next read of the row finds nothing new in it.
            last = entries[-1]
            self._read = msgspec.structs.replace(row, seq=last.seq + 1, link=last.link)
            self.stored = msgspec.structs.replace(stored, row=self._row_now())

    def added(self, row: TournamentRow, size: int) -> None:
        """Notes that entries which `tournament` has already were stored, too."""
        self.stored = msgspec.structs.replace(self.stored, row=row)
        self._read, self.page = row, None
        self.size += size

    def forget(self) -> None:
        """Forgets everything: the log is read again next time."""
        self._tournament = self._read = self.page = None
        self.size = 0

    def _replay(self, entries: list[LogEntry], *, again: bool) -> None:
        if again:
            self.forget()
        try:
            for entry in entries:
                if self._tournament is None:
                    self._tournament = Tournament([decode(entry.body)])
                else:
                    self._tournament.add(decode(entry.body))
                self.size += len(entry.body) + 1
        except (msgspec.DecodeError, BadTournament):
            self.forget()
            raise

    def _row_now(self) -> TournamentRow:
        assert self._read is not None
        state = self.tournament.state
        return msgspec.structs.replace(self._read, stage=state.stage, contestants=len(state.contestants))


class ReplayedTournaments:
    """Those that were used last, as many as `KEPT_BYTES` allow."""

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
        while len(self._kept) > 1 and sum(each.size for each in self._kept.values()) > KEPT_BYTES:
            self._kept.popitem(last=False)


def _continues(entries: list[LogEntry], known: TournamentRow | None) -> bool:
    """Whether entries belong behind those that are known."""
    return bool(entries) and known is not None and entries[0].link == next_link(known.link, entries[0].body)
