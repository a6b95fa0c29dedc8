"""Who has met whom, and who has had a bye."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from vierblatt.tournaments.state import TournamentState


class PairingHistory:
    """What the rounds so far say about the next one. Meetings that were annulled, or not played, count as meetings."""

    def __init__(self, state: TournamentState) -> None:
        self._met: Counter[tuple[int, int]] = Counter()
        self._partners: Counter[tuple[int, int]] = Counter()
        self._byes: Counter[int] = Counter()
        for played in state.rounds:
            self._byes.update(played.byes)
            # A round that somebody missed, since they entered late or had withdrawn, is like a bye.
            present = played.present
            self._byes.update(number for number in state.order if number not in present)
            for each in played.meetings:
                sides = each.meeting.sides
                for one, other in combinations(sides, 2):
                    self._met.update((min(a, b), max(a, b)) for a in one for b in other)
                for side in sides:
                    self._partners.update(combinations(sorted(side), 2))
                if each.result is not None and not each.result.played and each.result.winner >= 0:
                    self._byes.update(sides[each.result.winner])

    def met(self, one: int, other: int) -> int:
        """How often two have played against each other."""
        return self._met[min(one, other), max(one, other)]

    def partnered(self, one: int, other: int) -> int:
        """How often two have been partners."""
        return self._partners[min(one, other), max(one, other)]

    def byes(self, number: int) -> int:
        """How often somebody had nobody to play, or won without playing."""
        return self._byes[number]
