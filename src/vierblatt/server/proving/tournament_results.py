"""Results of tournaments that come from tables of the server, compared with the logs of these tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.store.port import LogEntry, Store, TournamentRow, TournamentTable
from vierblatt.server.table import Table
from vierblatt.server.table.entries import decode
from vierblatt.server.tournament.match_outcomes import LATER, board_margin, points_of, sides_left
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.entries import ResultReported
from vierblatt.tournaments.results import tables_of_result


async def result_faults(store: Store, row: TournamentRow, tournament: Tournament) -> AsyncIterator[DatabaseFault]:
    """What is wrong with the results of a tournament whose log is sound."""
    results = [each for each in tournament.entries if isinstance(each, ResultReported) and each.records]
    tables = {each.table: each for each in await store.tournament_tables(row.id)} if results else {}
    for result in results:
        sides, gone, sure = tournament.state.meetings[result.meeting].meeting.sides, set[int](), True
        for table in tables_of_result(result):
            given = await _given(store, table.record, tables.get(table.record), row.id)
            if given is None or given.meeting != result.meeting or given.points not in {None, (*table.points,)}:
                yield fault("tournament-result", row.id, meeting=result.meeting, table=table.record)
                sure = False
            else:
                sure &= given.points is not None
                gone |= {number for side in given.left for number in sides[side ^ table.room % 2]}
        if sure and sorted(gone) != result.left:
            yield fault("tournament-left", row.id, meeting=result.meeting)


class _Given(NamedTuple):
    """What a table gave. points: None if this version cannot replay its rules. left: its sides that left a board."""

    meeting: int
    points: tuple[int, ...] | None
    left: Sequence[int] = ()


async def _given(store: Store, table: str, match: TournamentTable | None, tournament: str) -> _Given | None:
    """What a table that was opened for a match gave; None if it was not, or a fault of its log is reported there."""
    if match is None:
        return None
    stored, log = await store.table(table), await store.read(table)
    if stored is None:
        return None
    try:
        return await asyncio.to_thread(_replayed, stored.secret, log, match, tournament)
    except Exception:  # noqa: BLE001 - a forged log may cause any error
        return None


def _replayed(secret: bytes, log: Sequence[LogEntry], match: TournamentTable, tournament: str) -> _Given | None:
    table = Table.replay(secret, map(decode, (entry.body for entry in log)), LATER)
    event = table.opened.tournament
    if event is None or (event.tournament, event.meeting, event.number) != (tournament, match.meeting, match.number):
        return None
    if table.rules_unsupported:
        return _Given(match.meeting, None)
    if not table.over or table.match is None:
        return None
    if table.duplicate is not None:
        return _Given(match.meeting, (board_margin(table.match),), sides_left(table))
    return _Given(match.meeting, (*points_of(table.match),))
