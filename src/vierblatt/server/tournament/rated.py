"""Rated tournaments with boards: when there is something to rate, and what may not be done meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from vierblatt.protocol.tournament import TournamentTables
from vierblatt.server.accounts.faults import Conflict
from vierblatt.server.store.port import RatedTournament
from vierblatt.tournaments.entries import ResultReported, ResultRuled, TournamentEntry
from vierblatt.tournaments.state import TournamentState


def rates_boards(chosen: TournamentTables | None, state: TournamentState) -> bool:
    """Whether a tournament changes duplicate ratings when it is over."""
    return chosen is not None and chosen.settings.rated and bool(state.created.anchor)


def to_rate(chosen: TournamentTables | None, state: TournamentState) -> RatedTournament | None:
    """A tournament that is closed and has yet to change ratings; None for any other."""
    if state.stage != "closed" or not rates_boards(chosen, state):
        return None
    created = state.created
    return RatedTournament(tournament=created.tournament, game=created.game, preset=created.preset)


def check_lets_play(
    chosen: TournamentTables | None, state: TournamentState, entries: Iterable[TournamentEntry]
) -> None:
    """Raises Conflict if people would end a meeting whose boards are being played: nobody drops a bad board that way.

    entries: what an organiser, or who withdraws, would add.
    """
    if not rates_boards(chosen, state):
        return
    for each in entries:
        if isinstance(each, ResultReported | ResultRuled) and state.meetings[each.meeting].result is None:
            raise Conflict("rated-meeting-open", meeting=each.meeting)
