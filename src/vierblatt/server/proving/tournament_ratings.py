"""Whether a tournament with boards has changed ratings if it should have; `standings` recomputes the ratings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.standings import ProvedTournament, Ratings
from vierblatt.server.store.port import RatedTournament, Store, TournamentRow
from vierblatt.server.tournament.board_comparisons import comparisons
from vierblatt.server.tournament.rated import to_rate
from vierblatt.server.tournament.rating import who_may_be_compared
from vierblatt.server.tournament.replayed import tables_of
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.state import TournamentState

#: How long, in milliseconds, a server may take to close tables, open boards and change ratings.
RATING_TIMEOUT = 600_000


async def rating_faults(
    store: Store, row: TournamentRow, tournament: Tournament, now: int, standings: Ratings
) -> AsyncIterator[DatabaseFault]:
    """What is wrong with the rating of a tournament whose log is sound. standings: where it is added."""
    state = tournament.state
    expected, rated = to_rate(tables_of(row), state), await store.rated_tournament(row.id)
    if expected is None or rated is None:
        if expected is not rated:
            yield fault("tournament-rated" if expected is None else "tournament-unrated", row.id)
        return
    if (rated.game, rated.preset) != (expected.game, expected.preset):
        yield fault("tournament-rated", row.id)
    elif rated.at is None:
        if now - state.last_at > RATING_TIMEOUT:
            yield fault("tournament-unrated", row.id)
    else:
        standings.add_tournament(await _proved(store, state, rated))


async def _proved(store: Store, state: TournamentState, rated: RatedTournament) -> ProvedTournament:
    found = await asyncio.to_thread(comparisons, state)
    players = who_may_be_compared(state, await store.tournament_places(rated.tournament))
    everybody = len(players) == len(state.order)
    return ProvedTournament(rated, state.created, found, players if everybody else None)
