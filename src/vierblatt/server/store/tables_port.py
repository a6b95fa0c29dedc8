"""The part of the storage port that has the tables and their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import Lease, LogEntry, Snapshot, TableRow


class TablesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_table(self, row: TableRow, first: bytes, owner: str) -> tuple[LogEntry, Lease]:
        """A new table with the first entry of its log and a lease for its owner, at once."""
        ...

    async def table(self, table: str) -> TableRow | None:
        """A table's row."""
        ...

    async def open_tables(self) -> list[TableRow]:
        """Tables at which something can still happen, oldest first."""
        ...

    async def close_table(self, table: str) -> None:
        """Nothing more will happen there; who sat there is looked for at other tables only."""
        ...

    async def all_tables(self, *, after: str = "", limit: int = 100) -> list[TableRow]:
        """Every table there ever was, by id: for checks of the whole database."""
        ...

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        """Appends entries, all or none, and returns when they are durable. Raises SeqTaken, LeaseLost.

        Calls that come at the same time share one transaction (group commit); one that fails does not harm the others.
        """
        ...

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log from seq `since` on."""
        ...

    async def put_snapshot(self, table: str, snapshot: Snapshot, fence: int | None = None) -> None:
        """Keeps a snapshot in place of an older one; fence: only while the table's lease has this one."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot."""
        ...
