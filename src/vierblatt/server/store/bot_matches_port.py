"""The part of the storage port for a player's standing: matches against bots, and how rated ones went over time."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.values import BotLeader, BotMatch, GameCount, RatingAfter


class BotMatchesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def put_bot_match(self, match: BotMatch) -> None:
        """Stores a match, unless a later state of it is stored; does nothing if the player's account is gone."""
        ...

    async def bot_matches_of(self, player: str, *, limit: int) -> list[BotMatch]:
        """A player's matches against bots, newest first."""
        ...

    async def bot_leaders(self, game: str, preset: str, bot: str, *, least: int, share: int) -> list[BotLeader]:
        """The sums of all registered players with at least `least` whole deals against these bots, by player.

        share: leaves out players for whom more than one deal in this many is incomplete.
        """
        ...

    async def game_counts(self, player: str) -> list[GameCount]:
        """How many matches a player has finished and won, by game; not counting those of earlier versions."""
        ...

    async def ratings_after(self, player: str, *, limit: int) -> list[RatingAfter]:
        """A player's ratings after the matches that counted, newest first; leaves out those of earlier versions."""
        ...
