"""The storage port: all that the server asks of a database.

Whatever keeps this contract (tests/server/store) can be put in its place. All times are milliseconds since
1970, all ids short texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from vierblatt.server.store.values import (
    Account,
    AnalysisJob,
    CardCount,
    Lease,
    LeaseLost,
    LogEntry,
    NameTaken,
    NotQueued,
    Outdated,
    Passkey,
    PersonalToken,
    RatedPlayer,
    Rating,
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
    "Account",
    "AnalysisJob",
    "CardCount",
    "Lease",
    "LeaseLost",
    "LogEntry",
    "NameTaken",
    "NotQueued",
    "Outdated",
    "Passkey",
    "PersonalToken",
    "RatedPlayer",
    "Rating",
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


class Store(Protocol):
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
        """Nothing more will happen there."""
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

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keeps a snapshot in place of an older one."""
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

    # --- accounts ---

    async def add_account(self, account: Account) -> None:
        """Raises NameTaken."""
        ...

    async def account(self, player: str) -> Account | None:
        """By id."""
        ...

    async def account_named(self, login: str) -> Account | None:
        """By login name."""
        ...

    async def find_accounts(self, text: str, *, limit: int = 50) -> list[Account]:
        """Accounts whose name or id holds the text, in upper or lower case, those last seen first."""
        ...

    async def ban(self, player: str, until: int) -> bool:
        """Bans a player until a time, 0 to end a ban, and touches nothing else; whether there is such a player."""
        ...

    async def banned(self, now: int) -> list[str]:
        """The ids of all players who are banned at this time."""
        ...

    async def change_account(
        self,
        player: str,
        *,
        name: str | None = None,
        login: str | None = None,
        language: str | None = None,
        password: str | None = None,
        ends_sessions: bool = False,
        if_login: str | None = None,
        if_password: str | None = None,
    ) -> Account | None:
        """Writes these fields alone; the account as it is then. Other processes may change other fields meanwhile.

        ends_sessions: the next epoch begins. if_login, if_password: what the account must still have. None, and
        nothing is changed, if it has something else, or there is no such account. Raises NameTaken.
        """
        ...

    async def touch_account(self, player: str, now: int) -> None:
        """Notes that the player was here, and nothing else."""
        ...

    async def delete_account(self, player: str) -> bool:
        """Deletes the account with its tokens, passkeys, ratings, and its id in stored records.

        False, and nothing is deleted, where a name still stands on the player's seat in a record.
        """
        ...

    async def add_session(self, row: SessionRow) -> None:
        """A new session."""
        ...

    async def session(self, session: str) -> SessionRow | None:
        """By id."""
        ...

    async def sessions(self, player: str) -> list[SessionRow]:
        """All of a player, those used last first."""
        ...

    async def renew_session(self, session: str, issued: int, fresh: int, span: int) -> SessionRow | None:
        """Gives a session a fresh token; the session as it is then, None where it is gone.

        Not if its token is another than `issued` now, nor if it has a fresh one less than `span` older or younger: it
        keeps that.
        """
        ...

    async def show_session(self, session: str, fresh: int, now: int) -> None:
        """Has the fresh token take the place of the old one, which is noted as the one before; once."""
        ...

    async def touch_session(self, session: str, now: int) -> None:
        """Notes that it was used, and nothing else."""
        ...

    async def delete_session(self, player: str, session: str) -> bool:
        """Whether there was one."""
        ...

    async def add_token(self, token: PersonalToken) -> None:
        """A new personal token."""
        ...

    async def token(self, digest: bytes) -> PersonalToken | None:
        """By the digest of its text."""
        ...

    async def tokens(self, player: str) -> list[PersonalToken]:
        """All of a player."""
        ...

    async def touch_token(self, token: str, now: int) -> None:
        """Notes that it was used."""
        ...

    async def delete_token(self, player: str, token: str) -> bool:
        """Whether there was one."""
        ...

    async def add_passkey(self, key: Passkey) -> None:
        """A new passkey."""
        ...

    async def passkey(self, key: bytes) -> Passkey | None:
        """By its credential id."""
        ...

    async def passkeys(self, player: str) -> list[Passkey]:
        """All of a player."""
        ...

    async def use_passkey(self, key: bytes, sign_count: int) -> None:
        """Notes its counter."""
        ...

    async def delete_passkey(self, player: str, key: bytes) -> bool:
        """Whether there was one."""
        ...

    async def use_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Notes, until a time, that a challenge was answered; whether this is the first answer.

        Those that were noted until before now are forgotten.
        """
        ...

    # --- what has been played ---

    async def put_record(
        self,
        record: StoredRecord,
        ratings: Sequence[Rating],
        counts: Sequence[CardCount],
        *,
        of: Sequence[Rating] = (),
    ) -> bool:
        """Keeps a finished match with the ratings and card counts that follow from it, once: False for a repeat.

        of: the ratings of those players from which the new ones were made. Raises Outdated if they are others now, or
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
        """Gives the first that nobody else makes to an owner, until a time; None where there is none.

        Who asks makes nothing: what is his own is what he began before he was started again.
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

    async def ratings(self, players: Sequence[str], game: str, preset: str) -> list[Rating]:
        """Those of the players that have one."""
        ...

    async def ratings_of(self, player: str) -> list[Rating]:
        """All of a player."""
        ...

    async def all_ratings(self) -> list[Rating]:
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
