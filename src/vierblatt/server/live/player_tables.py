"""The tables of a player or a majlis: as they are in memory, or as they were when they left it.

The store knows where a player sits and which tables a majlis has, so there is no need to scan all tables or to load
resting ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import TableInfo
from vierblatt.server.store.port import OpenTable, OpenTablesPort

MOST, MOST_OF_MAJLIS = 100, 20  #: tables listed for one player, for one majlis: those opened last

_decoder = msgspec.json.Decoder(TableInfo)
encode_info = msgspec.json.Encoder().encode

#: The public information about a table in memory here; None if it is not.
InfoInMemory = Callable[[str], TableInfo | None]
#: Asks the process that has a table in memory, or loads it; raises VierblattError.
Ask = Callable[[str], Awaitable[TableInfo]]


async def tables_of(store: OpenTablesPort, player: str, info_in_memory: InfoInMemory, ask: Ask) -> list[TableInfo]:
    """The unfinished tables at which a player has a seat, oldest first; raises StoreFault."""
    infos = await _unfinished(await store.open_at(player, limit=MOST), info_in_memory, ask)
    return [info for info in infos if any(seat.player == player for seat in info.seats)]


async def tables_in(store: OpenTablesPort, majlis: str, info_in_memory: InfoInMemory, ask: Ask) -> list[TableInfo]:
    """The unfinished tables of a majlis, oldest first; raises StoreFault."""
    return await _unfinished(await store.open_in_majlis(majlis, limit=MOST_OF_MAJLIS), info_in_memory, ask)


async def _unfinished(rows: Sequence[OpenTable], info_in_memory: InfoInMemory, ask: Ask) -> list[TableInfo]:
    infos = await asyncio.gather(*(_info(row, info_in_memory, ask) for row in rows))
    return [info for info in infos if info is not None and info.stage not in {"over", "closed"}]


async def _info(row: OpenTable, info_in_memory: InfoInMemory, ask: Ask) -> TableInfo | None:
    in_memory = info_in_memory(row.id)
    if in_memory is not None:
        return in_memory
    kept = _kept(row)
    if row.rests and kept is not None:
        return kept
    try:
        return await ask(row.id)
    except VierblattError:  # its owner cannot be asked now: what was saved is better than nothing
        return kept


def _kept(row: OpenTable) -> TableInfo | None:
    """The saved information about a table; None if there is none, or another version wrote it differently."""
    try:
        return None if row.info is None else _decoder.decode(row.info)
    except msgspec.DecodeError:
        return None
