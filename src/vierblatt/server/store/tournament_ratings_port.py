"""The part of the storage port for tournaments that change ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.tournament_values import RatedTournament
from vierblatt.server.store.values import PlayerRating


class TournamentRatingsPort(Protocol):
    """See `vierblatt.server.store.port.Store`. `TournamentsPort.append_tournament` notes that one is to be rated."""

    async def rated_tournament(self, tournament: str) -> RatedTournament | None:
        """A tournament that changes ratings, or has; None for any other, and before it is closed."""
        ...

    async def all_rated_tournaments(self, *, after: str = "", limit: int) -> list[RatedTournament]:
        """Those that have changed ratings, by id, from the first after one."""
        ...

    async def put_tournament_ratings(
        self, rated: RatedTournament, ratings: Sequence[PlayerRating], *, of: Sequence[PlayerRating] = ()
    ) -> bool:
        """Stores the ratings that follow from a tournament and who was compared, once; returns False for a repeat.

        of: the ratings of all who were compared, from which the new ones were computed. Raises Outdated if they have
        changed, or if an account is gone.
        """
        ...

    async def counted_together(self, players: Sequence[str], game: str, preset: str, since: int) -> list[list[str]]:
        """For each tournament that changed ratings after a time, those of the players for whom it counted."""
        ...

    async def tournaments_rated_for(self, player: str) -> list[RatedTournament]:
        """The tournaments in which a player was compared, oldest first, each with their own places only."""
        ...
