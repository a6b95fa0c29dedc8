"""The part of the storage port for what has been played: records, ratings, card counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import CardCount, MajlisResult, PlayerRating, RatedPlayer, RatingKind, StoredRecord


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
        """Stores a finished match with the ratings and card counts that follow from it; returns False for a repeat.

        of: the ratings of all who played, from which the new ones were computed. Raises Outdated if they have changed,
        or if the record names a player whose account is gone.
        """
        ...

    async def record(self, record: str) -> StoredRecord | None:
        """The record with this id, or None."""
        ...

    async def replace_record(self, record: str, of: bytes, names: Sequence[str], body: bytes) -> bool:
        """Replaces a record when an account is deleted. Returns False if the record's body is not `of` now."""
        ...

    async def records_of(self, player: str, *, before: int, limit: int) -> list[StoredRecord]:
        """A player's matches that ended before a time, newest first."""
        ...

    async def majlis_records(self, majlis: str, *, before: int, limit: int) -> list[StoredRecord]:
        """The matches of a majlis that ended before a time, newest first."""
        ...

    async def count_majlis_matches(self, majlis: str) -> int:
        """How many matches of a majlis were played to their end."""
        ...

    async def majlis_results(self, majlis: str, *, limit: int) -> list[MajlisResult]:
        """How the last matches of a majlis ended, newest first; reads no record's body."""
        ...

    async def all_records(self, *, after: str = "", limit: int = 100) -> list[StoredRecord]:
        """A page of all matches, by id, for exports."""
        ...

    async def rated_together(self, players: Sequence[str], game: str, preset: str, since: int) -> list[list[str]]:
        """For each match that ended after a time, those of the players whose rating it changed."""
        ...

    async def ratings(
        self, players: Sequence[str], game: str, preset: str, *, kind: RatingKind = "match"
    ) -> list[PlayerRating]:
        """The ratings of those players that have one."""
        ...

    async def ratings_of(self, player: str) -> list[PlayerRating]:
        """All ratings of a player."""
        ...

    async def all_ratings(self) -> list[PlayerRating]:
        """All ratings, by player, game, preset and kind."""
        ...

    async def leaderboard(
        self, game: str, preset: str, *, least: int, limit: int, most_sigma: float, kind: RatingKind = "match"
    ) -> list[RatedPlayer]:
        """The best players by mu - 3 sigma, of those with at least `least` matches who want to be listed.

        most_sigma: leaves out whoever is rated with less certainty.
        """
        ...

    async def card_counts(self, game: str) -> list[CardCount]:
        """The counts of all cards dealt."""
        ...
