"""Changes the duplicate ratings after a tournament with boards: once, whoever asks for it and however often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from vierblatt.server.accounts.names import is_program
from vierblatt.server.accounts.ratings import DAY
from vierblatt.server.accounts.results import TRIES
from vierblatt.server.store.port import Outdated, RatedTournament, Store, TournamentPlace
from vierblatt.server.tournament.board_comparisons import comparisons
from vierblatt.server.tournament.board_ratings import players_of, rated_boards, rated_places
from vierblatt.server.tournament.match_seating import TournamentSeating
from vierblatt.tournaments.state import TournamentState


class TournamentRatings:
    """See the module docstring. now: milliseconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def unrated(self, state: TournamentState) -> RatedTournament | None:
        """A tournament that is closed and has yet to change ratings; None for any other."""
        if state.stage != "closed":
            return None
        found = await self._store.rated_tournament(state.created.tournament)
        return found if found is not None and found.at is None else None

    async def rate(self, state: TournamentState) -> None:
        """Changes the ratings after a closed tournament, if it has yet to do so. Raises StoreFault."""
        found = await asyncio.to_thread(comparisons, state)
        for attempt in range(TRIES):
            due = await self.unrated(state)
            if due is None:
                return
            players = who_may_be_compared(state, await self._store.tournament_places(due.tournament))
            everybody = [player for people in players.values() for player in people]
            known = await self._store.ratings(everybody, due.game, due.preset, kind="boards")
            # The times of a player's rated tournaments say in which order that player's ratings were made.
            at = max([self._now(), *(rating.updated + 1 for rating in known)])
            met = await self._store.counted_together(everybody, due.game, due.preset, at - DAY)
            places = await asyncio.to_thread(rated_places, found, players, met)
            compared = players_of(places)
            there = {player for people in compared.values() for player in people}
            before = {rating.player: rating for rating in known if rating.player in there}
            new = await asyncio.to_thread(rated_boards, state.created, found, compared, before, at)
            rated = msgspec.structs.replace(due, at=at, places=places)
            try:
                await self._store.put_tournament_ratings(rated, new, of=[*before.values()])
            except Outdated:  # another tournament changed them at the same time, or an account was deleted
                if attempt + 1 == TRIES:
                    raise
            else:
                return


def who_may_be_compared(state: TournamentState, places: Sequence[TournamentPlace]) -> dict[int, list[str]]:
    """The players of each contestant with all its players, none of them a guest or a program."""
    seating = TournamentSeating.of(state.created.players, places)
    found: dict[int, list[str]] = {}
    for number in state.order:
        people = [seating.by_contestant.get(number, {}).get(place) for place in range(state.created.players)]
        present = [each for each in people if each is not None and not each.guest and not is_program(each.name)]
        if len(present) == state.created.players:
            found[number] = [each.player for each in present]
    return found
