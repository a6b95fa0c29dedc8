"""The tables of a player: as they are in memory, or as they were when they left it.

The store knows where somebody sits, so neither all tables are looked at nor any that rests is loaded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import TableInfo
from vierblatt.server.store.port import OpenTable, OpenTablesPort

MOST = 100  #: tables of one player that are told, those that were opened last

_decoder = msgspec.json.Decoder(TableInfo)
encode_info = msgspec.json.Encoder().encode

#: A table that is in memory here; None for one that is not.
Here = Callable[[str], TableInfo | None]
#: Asks whoever has a table in memory, or brings it there; raises VierblattError.
Ask = Callable[[str], Awaitable[TableInfo]]


async def tables_of(store: OpenTablesPort, player: str, here: Here, ask: Ask) -> list[TableInfo]:
    """The tables at which a player has a seat and something can still happen, oldest first; raises StoreFault."""
    rows = await store.open_at(player, limit=MOST)
    found = await asyncio.gather(*(_info(row, here, ask) for row in rows))
    return [
        info
        for info in found
        if info is not None
        and info.stage not in {"over", "closed"}
        and any(seat.player == player for seat in info.seats)
    ]


async def _info(row: OpenTable, here: Here, ask: Ask) -> TableInfo | None:
    found = here(row.id)
    if found is not None:
        return found
    kept = _kept(row)
    if row.rests and kept is not None:
        return kept
    try:
        return await ask(row.id)
    except VierblattError:  # somebody else has it who cannot be asked now; what was kept is better than nothing
        return kept


def _kept(row: OpenTable) -> TableInfo | None:
    """What was saved of a table; None where nothing was, or another version did that writes it otherwise."""
    try:
        return None if row.info is None else _decoder.decode(row.info)
    except msgspec.DecodeError:
        return None
