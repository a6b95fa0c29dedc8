"""The part of the storage port that erases players, or merges two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import Erasure, LogEntry


class ErasuresPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def delete_account(self, player: str, alias: str = "") -> bool:
        """Deletes the account with its tokens, passkeys, ratings, and its id in stored records.

        alias: also notes that the id must be erased from the logs, and replaced by this. Returns False, with nothing
        deleted, if a record still names the player.
        """
        ...

    async def merge_account(self, player: str, into: str) -> None:
        """Gives a player's matches and ratings to another, deletes the account, and notes that its id must be erased.

        The longer of the two bans applies. Raises Conflicting if both have a rating in the same game and preset, or
        have played in one match, or one of them no longer exists.
        """
        ...

    async def erasures(self) -> list[Erasure]:
        """All erasures in progress, oldest first."""
        ...

    async def end_erasure(self, player: str, span: int) -> None:
        """Ends the erasure of a player if it began at least `span` milliseconds ago."""
        ...

    async def tables_naming(self, player: str) -> list[str]:
        """The tables whose row, log or snapshot contains an id; this reads every log."""
        ...

    async def rewrite_log(self, table: str, of: Sequence[LogEntry], bodies: Sequence[bytes], host: str) -> bool:
        """Replaces the bodies in a log, computes its chain again, deletes its snapshot, takes the table from its owner.

        Returns False, with nothing done, if the log is not `of` now.
        """
        ...
