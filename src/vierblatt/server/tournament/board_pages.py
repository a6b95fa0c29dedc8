"""What is public about the boards that the server deals: the proof of all open ones, and the results of one of them."""

from __future__ import annotations

import asyncio

from vierblatt.protocol.tournament import BoardTable, TournamentBoard
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.amounts import rounded
from vierblatt.tournaments.board_packs import BoardPacks, BoardsProof
from vierblatt.tournaments.entries import ResultReported
from vierblatt.tournaments.results import tables_of_result
from vierblatt.tournaments.traveller import TravellerLine, traveller


class BoardPages:
    """See the module docstring. Methods raise Unknown for what is not there, or not open yet."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments, self._store = tournaments, tournaments.store

    async def proof(self, tournament: str) -> BoardsProof:
        """What anybody can check the boards with that are open."""
        async with self._tournaments.newest(tournament) as kept:
            state = kept.tournament.state
        packs = await self._tournaments.boards.packs(state.created)
        opened = await self._store.opened_boards(tournament)

        def prove() -> BoardsProof:
            boards = [packs.opened(board, state.lot, again) for board, again in opened.items()]
            return BoardsProof.of(packs, lot=state.lot, boards=boards)

        return await asyncio.to_thread(prove)

    async def board(self, tournament: str, board: int) -> TournamentBoard:
        """The results of a board that is open."""
        async with self._tournaments.newest(tournament) as kept:
            packs = await self._tournaments.boards.packs(kept.tournament.state.created)
            if board not in await self._store.opened_boards(tournament):
                raise Unknown("board-not-open", board=board)
            return _board(kept.tournament, packs, board)


def _board(tournament: Tournament, packs: BoardPacks, board: int) -> TournamentBoard:
    records = _records(tournament, board)
    return TournamentBoard(
        board=board, dealer=packs.dealer(board),
        tables=[_table(line, records) for line in traveller(tournament.state, board)],
    )  # fmt: skip


def _table(line: TravellerLine, records: dict[tuple[int, int], str]) -> BoardTable:
    return BoardTable(
        meeting=line.meeting, room=line.room, sides=line.sides, margin=line.margin,
        worth=[rounded(each) for each in line.worth], record=records.get((line.meeting, line.room), ""),
    )  # fmt: skip


def _records(tournament: Tournament, board: int) -> dict[tuple[int, int], str]:
    """The records of a board by meeting and room. A ruling names none, but the table was played nevertheless."""
    return {
        (entry.meeting, each.room): each.record
        for entry in tournament.entries
        if isinstance(entry, ResultReported)
        for each in tables_of_result(entry)
        if each.board == board
    }
