"""Where others find a player: at a public table that they may enter or watch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from vierblatt.protocol.people import OpenPlace
from vierblatt.protocol.values import TableInfo
from vierblatt.server.people.ports import PeopleTables

MOST_LOOKED_FOR = 50  #: players whose tables are looked for in one request


async def places_of(tables: PeopleTables, players: Sequence[str]) -> dict[str, OpenPlace]:
    """The public table of each of some players who has one; looks for the first `MOST_LOOKED_FOR` only."""
    some = players[:MOST_LOOKED_FOR]
    found = await asyncio.gather(*(tables.tables_of(player) for player in some))
    places = {player: _place(infos) for player, infos in zip(some, found, strict=True)}
    return {player: place for player, place in places.items() if place is not None}


def _place(infos: Sequence[TableInfo]) -> OpenPlace | None:
    """The table opened last at which others can sit down, or else that they can watch."""
    places = [place for place in map(_open_place, reversed(infos)) if place is not None]
    return next((place for place in places if place.free), places[0] if places else None)


def _open_place(info: TableInfo) -> OpenPlace | None:
    free = info.stage == "seating" and any(seat.kind == "empty" for seat in info.seats)
    watched = info.stage == "playing" and info.settings.spectators
    if info.settings.private or not (free or watched):
        return None
    return OpenPlace(table=info.id, game=info.game, free=free)
