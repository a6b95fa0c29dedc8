"""A short match to review."""

from __future__ import annotations

from functools import cache

from tests.analysis.played import played
from vierblatt.analysis.review import Line, lines_of
from vierblatt.protocol.review import AnyChange, ReviewPoint
from vierblatt.server.review.deciding import ReviewDecision, decide
from vierblatt.server.review.review_state import ReviewState

NOW = 1_790_000_000_000
#: Who played the match, and who only has the link.
AMAL, BADR, GUEST = "amal", "badr", "guest"


@cache
def lines(game: str = "baloot", deals: int = 2) -> tuple[Line, ...]:
    """The deals of the match."""
    return tuple(lines_of(played(game, deals)))


def empty(game: str = "baloot") -> ReviewState:
    """A review in which nothing has happened."""
    return ReviewState.of(lines(game), [AMAL, BADR], 0, [])


class Reviewing:
    """A review, changed step by step."""

    def __init__(self, game: str = "baloot") -> None:
        self.state = empty(game)

    def do(self, change: AnyChange, player: str = AMAL, now: int = NOW) -> ReviewDecision:
        """Carries out a change; raises VierblattError."""
        decision = decide(self.state, change, player, now)
        if decision.changes:
            self.state = self.state.with_changes(decision.changes)
        return decision

    def led_to(self, change: AnyChange, player: str = AMAL) -> ReviewPoint:
        """The point to which a change leads."""
        point = self.do(change, player).point
        assert point is not None
        return point
