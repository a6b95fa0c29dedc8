"""The boards of a tournament, compared with its secret: what tables dealt from, and whether any was opened early."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.store.port import Store, TournamentRow, TournamentTable
from vierblatt.server.table import Opened
from vierblatt.server.table.entries import decode
from vierblatt.server.tournament.boards import packs_of
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.board_packs import BoardPacks
from vierblatt.tournaments.entries import ResultReported
from vierblatt.tournaments.finished_boards import board_and_room, finished_boards
from vierblatt.tournaments.formats import rooms_of
from vierblatt.tournaments.results import tables_of_result
from vierblatt.tournaments.state import TournamentState


async def board_faults(store: Store, row: TournamentRow, tournament: Tournament) -> AsyncIterator[DatabaseFault]:
    """What is wrong with the boards of a tournament whose log is sound."""
    state = tournament.state
    secret = await store.boards_secret(row.id)
    if not state.created.anchor:
        if secret is not None:
            yield fault("tournament-boards", row.id)
        return
    packs = None if secret is None else await packs_of(state.created, secret)
    if packs is None or packs.anchor != state.created.anchor:
        yield fault("tournament-boards", row.id)
        return
    finished, opened = finished_boards(state), await store.opened_boards(row.id)
    for board in sorted({*opened} - finished):
        yield fault("tournament-board-early", row.id, board=board)
    for published in _published(tournament, opened):
        if await store.record(published) is None:
            yield fault("record-missing", published)
    for table in await store.tournament_tables(row.id):
        async for each in _table_faults(store, packs, state, table, finished):
            yield each


def _published(tournament: Tournament, opened: Collection[int]) -> Iterator[str]:
    """The tables of results whose boards are open: their records were stored before."""
    for entry in tournament.entries:
        if isinstance(entry, ResultReported):
            yield from (each.record for each in tables_of_result(entry) if each.board in opened)


async def _table_faults(
    store: Store, packs: BoardPacks, state: TournamentState, table: TournamentTable, finished: set[int]
) -> AsyncIterator[DatabaseFault]:
    if table.meeting not in state.meetings:
        yield fault("tournament-board-pack", packs.tournament, table=table.table)
        return
    meeting = state.meetings[table.meeting].meeting
    board, _ = board_and_room(meeting, table.number, rooms_of(state.created.format))
    stored, entries = await store.table(table.table), await store.read(table.table)
    if stored is None or not entries:  # deleted long after its end
        return
    opened = decode(entries[0].body)
    event = opened.tournament if isinstance(opened, Opened) else None
    expected = packs.description(board, state.lot), packs.key(board)
    if event is None or (event.board, stored.secret) != expected:
        yield fault("tournament-board-pack", packs.tournament, table=table.table)
    if board not in finished and await store.record(table.table) is not None:
        yield fault("tournament-board-early", packs.tournament, board=board)
