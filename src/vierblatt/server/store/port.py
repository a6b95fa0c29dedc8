"""The storage port: all that the server asks of a database.

Whatever keeps this contract (tests/server/store) can be put in its place. All times are milliseconds since
1970, all ids short texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from vierblatt.server.store.accounts_port import AccountsPort
from vierblatt.server.store.erasures_port import ErasuresPort
from vierblatt.server.store.open_tables_port import OpenTablesPort
from vierblatt.server.store.pruning_port import PruningPort
from vierblatt.server.store.values import (
    Access,
    Account,
    AnalysisJob,
    CardCount,
    Conflicting,
    Erasure,
    Lease,
    LeaseLost,
    LogEntry,
    NameTaken,
    NotQueued,
    OpenTable,
    Outdated,
    Passkey,
    PersonalToken,
    PlayerRating,
    RatedPlayer,
    SeqTaken,
    SessionRow,
    Snapshot,
    StoredRecord,
    StoreFault,
    TableRow,
)

__all__ = [
    "BUS_KEY",
    "CLUSTER",
    "Access",
    "Account",
    "AnalysisJob",
    "CardCount",
    "Conflicting",
    "Erasure",
    "Lease",
    "LeaseLost",
    "LogEntry",
    "NameTaken",
    "NotQueued",
    "OpenTable",
    "Outdated",
    "Passkey",
    "PersonalToken",
    "PlayerRating",
    "RatedPlayer",
    "SeqTaken",
    "SessionRow",
    "Snapshot",
    "Store",
    "StoreFault",
    "StoredRecord",
    "TableRow",
]

#: Settings by which the nodes of one database find and trust each other. No copy has them: its nodes are no part of it.
CLUSTER, BUS_KEY = "cluster", "bus-key"


class Store(AccountsPort, ErasuresPort, OpenTablesPort, PruningPort, Protocol):
    """See the module. All methods may raise StoreFault (``store-down``) when the database does not answer."""

    async def open(self) -> None:
        """Connects and brings the schema up to date."""
        ...

    async def close(self) -> None:
        """Writes what is waiting and disconnects."""
        ...

    async def healthy(self) -> bool:
        """Whether a write would get through now."""
        ...

    def at_one_moment(self) -> AbstractAsyncContextManager[Store]:
        """The store as it is now, for reading alone, whatever is written meanwhile: for checks of everything."""
        ...

    # --- tables and their logs ---

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

    # Who owns what. The store's clock alone judges who is too late: the clocks of several servers need not agree.

    async def renew(self, owner: str, span: int) -> bool:
        """An owner says that it is there and will be for `span` milliseconds more: all its leases hold.

        False if that comes for the first time or too late: then others may have taken leases of its.
        """
        ...

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        """The lease if it is free, over or already the owner's (then with the same fence); None if another's.

        None, too, where somebody is doing something with it just now. besides: an owner from whom it is taken although
        it is there.
        """
        ...

    async def release(self, table: str, owner: str) -> None:
        """Gives a lease back."""
        ...

    async def release_all(self, owner: str) -> None:
        """Gives all leases of an owner back, who is not there any more."""
        ...

    async def held(self, owner: str) -> list[str]:
        """The tables whose lease an owner has, whether it was too late or not."""
        ...

    async def holder(self, table: str) -> str:
        """Whose lease nobody else can take now; empty if anybody can."""
        ...

    async def holders(self) -> dict[str, str]:
        """The same of all open tables for which it is not empty."""
        ...

    # --- what has been played ---

    async def put_record(
        self,
        record: StoredRecord,
        ratings: Sequence[PlayerRating],
        counts: Sequence[CardCount],
        *,
        of: Sequence[PlayerRating] = (),
    ) -> bool:
        """Keeps a finished match with the ratings and card counts that follow from it, once: False for a repeat.

        of: the ratings of all who played, from which the new ones were made. Raises Outdated if they are others now, or
        if a name stands on the seat of somebody who has no account any more.
        """
        ...

    async def record(self, record: str) -> StoredRecord | None:
        """By id."""
        ...

    async def replace_record(self, record: str, of: bytes, names: Sequence[str], body: bytes) -> bool:
        """A record written anew, when an account is deleted. False if the record's body is not `of` now."""
        ...

    async def put_analysis(self, record: str, of: bytes, body: bytes) -> bool:
        """Keeps the analysis of a record; a later one takes its place. False if the record's body is not `of` now."""
        ...

    async def analysis(self, record: str) -> bytes | None:
        """The analysis of a record, if there is one."""
        ...

    async def add_analysis_job(self, job: AnalysisJob, *, most: int) -> None:
        """Has an analysis wait for its turn, unless it does so already; one that has failed may be tried again.

        Raises NotQueued ``analyses-full`` where `most` are waiting, ``analysis-pending`` where the player waits for
        another one.
        """
        ...

    async def analysis_jobs(self) -> list[AnalysisJob]:
        """All that were asked for and are not made yet, and those that have failed, in the order of asking."""
        ...

    async def take_analysis_job(self, owner: str, until: int, now: int) -> AnalysisJob | None:
        """Gives an owner the first that nobody else is making, until a time; None where there is none.

        An owner that asks is making nothing: a job of its own is one that it began before it was restarted.
        """
        ...

    async def keep_analysis_job(self, job: AnalysisJob) -> bool:
        """Notes how far it is and prolongs it to its `until`; False if it is not its owner's any more."""
        ...

    async def end_analysis_job(self, job: AnalysisJob) -> None:
        """Takes out what its owner has made; one that is `failed` stays, and nobody waits for it any more."""
        ...

    async def records_of(self, player: str, *, before: int, limit: int) -> list[StoredRecord]:
        """A player's matches that ended before a time, newest first."""
        ...

    async def all_records(self, *, after: str = "", limit: int = 100) -> list[StoredRecord]:
        """All matches by id, for exports."""
        ...

    async def met(self, players: Sequence[str], game: str, preset: str, since: int) -> list[list[str]]:
        """Of each match that ended after a time, those of the players for whom it counted."""
        ...

    async def ratings(self, players: Sequence[str], game: str, preset: str) -> list[PlayerRating]:
        """Those of the players that have one."""
        ...

    async def ratings_of(self, player: str) -> list[PlayerRating]:
        """All of a player."""
        ...

    async def all_ratings(self) -> list[PlayerRating]:
        """Those of everybody, by player, game and preset."""
        ...

    async def leaderboard(self, game: str, preset: str, *, least: int, limit: int) -> list[RatedPlayer]:
        """By mu - 3 sigma, of players with at least so many matches."""
        ...

    async def card_counts(self, game: str) -> list[CardCount]:
        """The statistics of all cards dealt."""
        ...

    # --- the server's own ---

    async def setting(self, name: str) -> bytes | None:
        """A value that the server keeps for itself, such as its signing key."""
        ...

    async def put_setting(self, name: str, value: bytes) -> bytes:
        """Keeps a value if there is none yet; returns the one that is kept."""
        ...
