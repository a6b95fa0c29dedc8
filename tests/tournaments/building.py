"""Small tournaments for tests, built by what people do in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import TournamentEntry
from vierblatt.tournaments.formats import AnyFormat
from vierblatt.tournaments.log import Tournament
from vierblatt.tournaments.standings import standings
from vierblatt.tournaments.state import MeetingState, TournamentState

#: Decides a meeting: gets the two contestants, returns the points of each.
Outcome = Callable[[int, int], tuple[int, int]]


class Evening:
    """A tournament of contestants 1, 2, 3 ..., drawn in this order, whose clock moves by a second at each step."""

    def __init__(self, chosen: AnyFormat, contestants: int, game: str = "baloot", **fields: Any) -> None:
        self.now = 0
        self.tournament = Tournament([deciding.create(0, "t", "Evening", game, chosen, **fields)])
        for number in range(1, contestants + 1):
            self.do(deciding.enter, f"Contestant {number}")

    @property
    def state(self) -> TournamentState:
        """As it stands."""
        return self.tournament.state

    def do(self, decide: Callable[..., list[TournamentEntry]], *given: Any, **named: Any) -> None:
        """Does something a second later."""
        self.now += 1000
        for entry in decide(self.state, self.now, *given, **named):
            self.tournament.add(entry)

    def start(self, lot: Sequence[int] = ()) -> None:
        """The draw, by default in the order of entering."""
        self.do(deciding.start, lot or [*self.state.contestants])

    def pair(self) -> list[list[list[int]]]:
        """The next round; returns the sides of its meetings."""
        self.do(deciding.pair)
        return [each.meeting.sides for each in self.state.rounds[-1].meetings]

    def report(self, outcome: Outcome) -> None:
        """The results of all open meetings, as one match each."""
        for each in self.state.open_meetings:
            one, other = self.contestants(each)
            self.do(deciding.report, each.meeting.meeting, [[*outcome(one, other)]])

    def round(self, outcome: Outcome) -> list[list[list[int]]]:
        """A whole round."""
        sides = self.pair()
        self.report(outcome)
        return sides

    @staticmethod
    def contestants(meeting: MeetingState) -> tuple[int, int]:
        """The two contestants of a meeting."""
        (one,), (other,) = meeting.meeting.sides
        return one, other

    @property
    def places(self) -> dict[int, int]:
        """The place of each contestant."""
        return {each.contestant: each.place for each in standings(self.state)}


def stronger_wins(one: int, other: int) -> tuple[int, int]:
    """The contestant with the smaller number is the stronger one."""
    return (152, 100) if one < other else (100, 152)
