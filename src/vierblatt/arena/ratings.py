"""Ratings for more than two bots, by the Plackett-Luce model of openskill.

Every board of a pair is a game between two. The bot ahead over both tables wins it, so the luck of the cards cancels
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vierblatt.arena.ledger import Ledger
from vierblatt.extras import packages_of


class BotRating(msgspec.Struct, frozen=True):
    """A strength and its uncertainty; initially 25 and 8.3. sure: a conservative estimate, mu - 3 sigma."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """A conservative estimate of the strength."""
        return self.mu - 3 * self.sigma


def model() -> Any:
    """The rating model; raises MissingPackage."""
    with packages_of("research"):
        from openskill.models import PlackettLuce
    return PlackettLuce()


def ratings(ledger: Ledger) -> Sequence[BotRating]:
    """The rating of each bot after all boards, processed by board number; raises MissingPackage."""
    rater = model()
    rated = [rater.rating() for _ in ledger.contest.bots]
    for board in sorted(ledger.boards.values(), key=lambda each: (each.number, each.pair)):
        first, second = ledger.contest.pairs[board.pair]
        places = [float(board.margin < 0), float(board.margin > 0)]
        [rated[first]], [rated[second]] = rater.rate([[rated[first]], [rated[second]]], ranks=places)
    return [BotRating(each.mu, each.sigma) for each in rated]
