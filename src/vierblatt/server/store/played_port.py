"""The part of the storage port that keeps what has been played: records, ratings, counted cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import CardCount, PlayerRating, RatedPlayer, StoredRecord


class PlayedPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

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
