"""A player's own mistakes: looked for in the finished analyses of their latest matches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from vierblatt.analysis import Analysis
from vierblatt.bounds import LARGEST
from vierblatt.errors import VierblattError
from vierblatt.puzzles import Puzzle
from vierblatt.record import Record
from vierblatt.server.puzzles.own_puzzles import mistakes_of, own_puzzle, place_of
from vierblatt.server.store.port import Store, StoredRecord

#: The newest matches of a player that are looked at, and analyses whose mistakes stay in memory.
LATEST, KEPT = 20, 500


class OwnMistakes:
    """Finds them, and makes puzzles of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: OrderedDict[tuple[str, str], list[str]] = OrderedDict()  # by record and player

    async def ids(self, player: str, game: str) -> list[str]:
        """The ids of a player's mistakes in a game, those of the newest match first."""
        records = await self._store.records_of(player, before=LARGEST, limit=LATEST)
        return [each for record in records if record.game == game for each in await self._of(player, record)]

    async def puzzle(self, player: str, puzzle_id: str) -> Puzzle | None:
        """The puzzle of one of the player's own mistakes, or None."""
        place = place_of(puzzle_id)
        stored = await self._store.record(place[0]) if place is not None else None
        body = await self._store.analysis(stored.id) if stored is not None else None
        if place is None or stored is None or body is None:
            return None

        def make() -> Puzzle | None:
            return own_puzzle(stored.id, Record.from_json(stored.body), Analysis.from_json(body), *place[1:])

        try:
            puzzle = await asyncio.to_thread(make)
        except VierblattError:  # an analysis or rules of an earlier version
            return None
        return puzzle if puzzle is not None and stored.players[puzzle.seat] == player else None

    async def _of(self, player: str, stored: StoredRecord) -> list[str]:
        key = stored.id, player
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        body = await self._store.analysis(stored.id)
        if body is None:
            return []  # it may be made later
        seats = {seat for seat, each in enumerate(stored.players) if each == player}
        try:
            found = await asyncio.to_thread(lambda: mistakes_of(stored.id, Analysis.from_json(body), seats))
        except VierblattError:
            found = []
        self._found[key] = found
        if len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found
