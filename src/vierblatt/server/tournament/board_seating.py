"""The table at which a meeting plays a board: its pack, and who sits where."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from vierblatt.protocol.tournament import TournamentTables
from vierblatt.server.live.creating import NewRows
from vierblatt.server.store.port import TournamentRow
from vierblatt.server.table import AnyEntry
from vierblatt.server.table import entries as log
from vierblatt.server.tournament.match_seating import TournamentSeating, match_table
from vierblatt.tournaments.board_packs import BoardPacks
from vierblatt.tournaments.entries import Meeting
from vierblatt.tournaments.finished_boards import board_and_room
from vierblatt.tournaments.formats import rooms_of
from vierblatt.tournaments.state import TournamentState

#: Minutes that players have for each board but the first of a meeting.
NEXT_BOARD = 1


def board_table(
    row: TournamentRow,
    state: TournamentState,
    chosen: TournamentTables,
    seating: TournamentSeating,
    packs: BoardPacks,
    meeting: Meeting,
    number: int,
    away: Collection[int],
    now: int,
) -> NewRows:
    """The table for a board. number: of the table in its meeting. away: the seats that bots played at the last one.

    Who does not come to the first board is absent by the tournament's rule; later, a bot plays until they come.
    """
    rooms = rooms_of(state.created.format)
    board, room = board_and_room(meeting, number, rooms)
    if number > rooms:
        chosen = msgspec.structs.replace(chosen, absent="bots", minutes=min(NEXT_BOARD, chosen.minutes))
    new = match_table(
        row, state.created, chosen, seating, meeting, number, now,
        board=packs.description(board, state.lot), key=packs.key(board), room=room, rooms=rooms,
    )  # fmt: skip
    sitting = {each.seat for each in new.rest if isinstance(each, log.SatDown)}
    still_away = [seat for seat in sorted(away) if seat in sitting]
    gone: list[AnyEntry] = [log.BecameReady(at=now, seat=seat) for seat in still_away]
    gone += [log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why="absent") for seat in still_away]
    return new._replace(rest=[*new.rest, *gone])
