"""The part of the storage port that forgets players, or makes one of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import Erasure, LogEntry


class ErasuresPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def delete_account(self, player: str, alias: str = "") -> bool:
        """Deletes the account with its tokens, passkeys, ratings, and its id in stored records.

        alias: notes in the same moment that the id is to leave the logs, and what is to stand in its place. False, and
        nothing is deleted, where a name still stands on the player's seat in a record.
        """
        ...

    async def merge_account(self, player: str, into: str) -> None:
        """Makes a player's matches and ratings those of another, deletes the account, and notes that its id goes.

        The longer ban of both counts. Raises Conflicting where both have a rating in the same game and preset, or have
        played in one match, or one of them is no more.
        """
        ...

    async def erasures(self) -> list[Erasure]:
        """All that are going on, oldest first."""
        ...

    async def end_erasure(self, player: str, span: int) -> None:
        """Forgets that there was one, if that is so many milliseconds ago."""
        ...

    async def tables_naming(self, player: str) -> list[str]:
        """The tables in whose row, log or snapshot an id stands; this reads every log."""
        ...

    async def rewrite_log(self, table: str, of: Sequence[LogEntry], bodies: Sequence[bytes], host: str) -> bool:
        """Puts other bodies in a log, chained anew, drops its snapshot, and takes the table from whoever has it.

        False, and nothing is done, if the log is not `of` now.
        """
        ...
