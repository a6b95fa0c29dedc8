"""The part of the storage port for tables and their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.tournament_values import MatchKey
from vierblatt.server.store.values import Lease, LogEntry, Snapshot, TableRow


class TablesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_table(
        self,
        row: TableRow,
        bodies: Sequence[bytes],
        owner: str,
        *,
        seated: Sequence[str] = (),
        after: str | None = None,
        match: MatchKey | None = None,
    ) -> tuple[LogEntry, Lease]:
        """Adds a table with the first entries of its log and a lease for its owner, in one transaction.

        Returns the first entry and the lease. seated: the players to whom these entries give a seat. after: the latest
        table of its majlis, as the caller knows it; raises Outdated if there is a newer one. match: of a tournament;
        raises Outdated if it has a table already, or the tournament has changed.
        """
        ...

    async def table(self, table: str) -> TableRow | None:
        """A table's row, or None."""
        ...

    async def open_tables(self) -> list[TableRow]:
        """All open tables, oldest first."""
        ...

    async def close_table(self, table: str) -> None:
        """Marks a table as closed; it no longer counts among the tables of its players."""
        ...

    async def all_tables(self, *, after: str = "", limit: int = 100) -> list[TableRow]:
        """A page of all tables that ever existed, by id, for checks of the whole database."""
        ...

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        """Appends entries, all or none, and returns when they are durable. Raises SeqTaken, LeaseLost.

        Concurrent calls share one transaction (group commit); one that fails does not affect the others.
        """
        ...

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log from seq `since` on."""
        ...

    async def put_snapshot(self, table: str, snapshot: Snapshot, fence: int | None = None) -> None:
        """Stores a snapshot in place of an older one; fence: only if the table's lease has this fence."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot, or None."""
        ...
