"""What majlises need from the live tables; the hub, or all nodes of a cluster, provide it."""

from __future__ import annotations

from typing import Protocol

from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.values import TableInfo
from vierblatt.server.live.opening import ForMajlis, NewTable
from vierblatt.server.table import Person


class MajlisTables(Protocol):
    """Tables of majlises. All methods raise VierblattError if they cannot do what is asked."""

    async def open_table(self, person: Person, new: NewTable, majlis: ForMajlis | None = None) -> TableInfo:
        """Opens a table, for a majlis if one is given. Raises Outdated if that has a newer table."""
        ...

    async def tables_in(self, majlis: str) -> list[TableInfo]:
        """The open tables of a majlis, oldest first."""
        ...

    def majlis_changed(self, majlis: str, what: MajlisPart) -> None:
        """Tells those who watch a majlis, given by its row's id, that a part of it has changed."""
        ...
