"""The boards that a server deals in its tournaments: their packs, and opening them when nobody has yet to play them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping

from vierblatt import games
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.port import BoardOpening, Store
from vierblatt.server.table import Table
from vierblatt.server.table.entries import decode
from vierblatt.server.tournament.match_outcomes import LATER, MatchOutcome
from vierblatt.tournaments.board_packs import BoardPacks
from vierblatt.tournaments.entries import TournamentCreated
from vierblatt.tournaments.finished_boards import board_and_room
from vierblatt.tournaments.formats import rooms_of
from vierblatt.tournaments.state import TournamentState

KEPT = 8  #: tournaments whose packs stay in memory: the hash tree of each takes 3 MB


class TournamentBoards:
    """See the module docstring. now: milliseconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._results = Results(store)
        self._kept: OrderedDict[str, BoardPacks] = OrderedDict()

    async def packs(self, created: TournamentCreated) -> BoardPacks:
        """The packs of a tournament, for the server alone. Raises Unknown if it has none."""
        packs = self._kept.get(created.tournament)
        if packs is None:
            secret = await self._store.boards_secret(created.tournament)
            if secret is None:
                raise Unknown("no-boards")
            packs = self._kept[created.tournament] = await packs_of(created, secret)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(created.tournament)
        return packs

    async def open(
        self,
        state: TournamentState,
        board: int,
        outcomes: Mapping[str, MatchOutcome],
    ) -> list[str]:
        """Opens a board: stores the records of its tables, then notes that it is open; returns these tables.

        However often, and on however many nodes. state: by which nobody has yet to play the board. outcomes: of the
        tables that are not done. If another node has just opened one that is not among them, nothing is done yet.
        """
        rooms, tournament = rooms_of(state.created.format), state.created.tournament
        played = [
            each
            for each in await self._store.tournament_tables(tournament)
            if each.meeting in state.meetings  # others have begun since, and do not play it
            and board_and_room(state.meetings[each.meeting].meeting, each.number, rooms)[0] == board
        ]
        if any(each.open or not (each.done or each.table in outcomes) for each in played):
            return []
        names = [each.table for each in played]
        ended = [outcomes[table] for table in names if table in outcomes]
        for table in names:
            if table in outcomes and outcomes[table].end == "played":
                await self._publish(table)
        opening = BoardOpening(board=board, packs=max((each.packs for each in ended), default=0) or 1, tables=names)
        await self._store.open_board(tournament, opening)
        return names

    async def _publish(self, table: str) -> None:
        """Stores the record of a table that was played to its end."""
        row, log = await self._store.table(table), await self._store.read(table)
        if row is None or not log:  # deleted by hand
            return
        entries = [decode(entry.body) for entry in log]
        played = await asyncio.to_thread(Table.replay, row.secret, entries, LATER)
        await self._results.publish(played, self._now())


async def packs_of(created: TournamentCreated, secret: bytes) -> BoardPacks:
    """The packs that a secret gives; with its hash tree, which takes a moment."""

    def make() -> BoardPacks:
        game = games.get(created.game)
        packs = BoardPacks(created.tournament, game, secret, game.options.rule_set(created.changes, created.preset))
        packs.anchor  # noqa: B018 - it computes the tree, here and not in the loop of events
        return packs

    return await asyncio.to_thread(make)
