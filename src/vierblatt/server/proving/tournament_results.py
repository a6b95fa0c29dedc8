"""Results of tournaments that come from tables of the server, compared with the logs of these tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.store.port import LogEntry, Store, TournamentRow, TournamentTable
from vierblatt.server.table import Table
from vierblatt.server.table.entries import decode
from vierblatt.server.tournament.match_outcomes import LATER, board_margin, points_of
from vierblatt.tournaments.entries import ResultReported
from vierblatt.tournaments.entries import decode as decode_entry


async def result_faults(store: Store, row: TournamentRow, log: Iterable[LogEntry]) -> AsyncIterator[DatabaseFault]:
    """What is wrong with the results of a tournament whose log is sound."""
    results = [each for each in map(decode_entry, (entry.body for entry in log)) if isinstance(each, ResultReported)]
    if not any(each.records for each in results):
        return
    tables = {each.table: each for each in await store.tournament_tables(row.id)}
    for result in results:
        for table, points in zip(result.records, points_at_tables(result), strict=True):
            if not _is_of_meeting(tables, table, result.meeting) or not await _is_right(
                store, table, tables[table], row.id, points
            ):
                yield fault("tournament-result", row.id, meeting=result.meeting, table=table)


def points_at_tables(result: ResultReported) -> list[list[int]]:
    """What each table of a result gave: the points of each side, or the margin of its own side 0 on a board."""
    margins = [
        [-margin if room % 2 else margin] for board in result.boards for room, margin in enumerate(board.margins)
    ]
    return [*result.matches, *margins]


def _is_of_meeting(tables: Mapping[str, TournamentTable], table: str, meeting: int) -> bool:
    return table in tables and tables[table].meeting == meeting


async def _is_right(store: Store, table: str, match: TournamentTable, tournament: str, points: Sequence[int]) -> bool:
    """Whether a table was opened for this match and gave these points; a fault of the log itself is reported there."""
    stored, log = await store.table(table), await store.read(table)
    if stored is None:
        return False
    try:
        return await asyncio.to_thread(_gives, stored.secret, log, match, tournament, points)
    except Exception:  # noqa: BLE001 - a forged log may cause any error
        return False


def _gives(
    secret: bytes, log: Sequence[LogEntry], match: TournamentTable, tournament: str, points: Sequence[int]
) -> bool:
    table = Table.replay(secret, map(decode, (entry.body for entry in log)), LATER)
    event = table.opened.tournament
    if event is None or (event.tournament, event.meeting, event.number) != (tournament, match.meeting, match.number):
        return False
    if table.rules_unsupported:  # this version cannot replay its rules
        return True
    if not table.over or table.match is None:
        return False
    return ([board_margin(table.match)] if table.duplicate is not None else points_of(table.match)) == [*points]
