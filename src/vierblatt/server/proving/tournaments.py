"""Tournaments: the chain of each log checked, the log replayed, its standings computed, its row compared with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.proving.standings import Ratings
from vierblatt.server.proving.tournament_boards import board_faults
from vierblatt.server.proving.tournament_ratings import rating_faults
from vierblatt.server.proving.tournament_results import result_faults
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import LogEntry, Store, TournamentPlayer, TournamentRow
from vierblatt.tournaments import Groups, Tournament, group_standings, standings
from vierblatt.tournaments.entries import decode
from vierblatt.tournaments.log import contestant_of

#: Rows read at a time.
PAGE = 100


class TournamentsProof:
    """The check of all tournaments that were created after `since`. tournaments: how many were replayed.

    standings: gets those that have changed ratings.
    """

    def __init__(self, store: Store, since: int, now: int, standings: Ratings) -> None:
        self._store, self._since, self._now, self._standings = store, since, now, standings
        self._rated = set[str]()  # those whose ratings can be recomputed
        self.tournaments = 0

    async def faults(self) -> AsyncIterator[DatabaseFault]:
        """Everything that is wrong."""
        after = ""
        while rows := await self._store.all_tournaments(after=after, limit=PAGE):
            for row in rows:
                if not type_error(row) and row.created < self._since:
                    continue
                log, players = await self._store.tournament_log(row.id), await self._store.tournament_players(row.id)
                self.tournaments += 1
                found = await asyncio.to_thread(tournament_faults, row, log, players)
                for each in found:
                    yield each
                if not found:
                    async for each in self._sound_log_faults(row, await asyncio.to_thread(_replayed, log)):
                        yield each
                    self._rated.add(row.id)
            after = rows[-1].id
        await self._note_unknown()

    async def _sound_log_faults(self, row: TournamentRow, tournament: Tournament) -> AsyncIterator[DatabaseFault]:
        """What is wrong with a tournament whose log is sound."""
        async for each in result_faults(self._store, row, tournament):
            yield each
        async for each in board_faults(self._store, row, tournament):
            yield each
        async for each in rating_faults(self._store, row, tournament, self._now, self._standings):
            yield each

    async def _note_unknown(self) -> None:
        """Notes the ratings that come from tournaments which were deleted, or have a fault."""
        after = ""
        while page := await self._store.all_rated_tournaments(after=after, limit=PAGE):
            for each in page:
                if each.tournament not in self._rated:
                    self._standings.unknown_tournament(each)
            after = page[-1].tournament


def _replayed(log: Sequence[LogEntry]) -> Tournament:
    return Tournament(decode(entry.body) for entry in log)


def tournament_faults(
    row: TournamentRow, log: Sequence[LogEntry], players: Sequence[TournamentPlayer]
) -> list[DatabaseFault]:
    """What is wrong with one tournament."""
    for each in (row, *log, *players):
        if why := type_error(each):
            return [fault("tournament-impossible", row.id, reason=why)]
    if faults := [*_chain_faults(row, log)]:
        return faults
    try:
        return [*_log_faults(row, log, players)]
    except Exception as why:  # noqa: BLE001 - a forged entry may cause any error
        return [fault("tournament-impossible", row.id, reason=str(why) or type(why).__name__)]


def _chain_faults(row: TournamentRow, log: Sequence[LogEntry]) -> Iterator[DatabaseFault]:
    broken = verify_log(row.id, log)
    if broken is not None:
        gap = log[broken].seq != broken
        yield fault("tournament-gap" if gap else "tournament-link", row.id, seq=broken)
    elif len(log) < row.seq or not log:
        yield fault("tournament-gap", row.id, seq=len(log))
    elif (len(log), log[-1].link) != (row.seq, row.link):
        yield fault("tournament-differs", row.id, what="seq" if len(log) != row.seq else "link")


def _log_faults(
    row: TournamentRow, log: Sequence[LogEntry], players: Sequence[TournamentPlayer]
) -> Iterator[DatabaseFault]:
    tournament = _replayed(log)
    state, created = tournament.state, tournament.state.created
    standings(state)
    if isinstance(created.format, Groups):
        group_standings(state)
    for each in players:
        contestant_of(state, each.contestant)
    right = {
        "id": row.id == created.tournament,
        "name": row.name == created.name,
        "game": row.game == created.game,
        "format": row.format == created.format.__struct_config__.tag,
        "created": row.created == created.at,
        "changed": row.changed == state.last_at,
        "stage": row.stage == state.stage,
        "contestants": row.contestants == len(state.contestants),
    }
    for what, as_in_log in right.items():
        if not as_in_log:
            yield fault("tournament-differs", row.id, what=what)
