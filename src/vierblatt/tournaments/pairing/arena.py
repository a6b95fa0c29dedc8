"""Who of those waiting in an arena meets whom: equal points and ranks, and not the same opponent again."""

from __future__ import annotations

from vierblatt.tournaments.pairing.history import PairingHistory
from vierblatt.tournaments.pairing.matching import cheapest_matching
from vierblatt.tournaments.pairing.ranking import Ranking
from vierblatt.tournaments.state import TournamentState

AGAIN = 1_000_000_000  #: the cost of meeting the last opponent again


def waiting(state: TournamentState) -> list[int]:
    """Who is in no open meeting, those who have waited longest first: those with the earlier last result."""
    busy = {number for each in state.open_meetings for side in each.meeting.sides for number in side}
    last = dict.fromkeys(state.order, 0)
    for each in state.meetings.values():
        for side in each.meeting.sides:
            last |= {number: max(last[number], each.reported) for number in side}
    free = [number for number in state.active if number not in busy]
    return sorted(free, key=lambda number: last[number])


def last_opponents(state: TournamentState) -> dict[int, set[int]]:
    """The opponents of each contestant in their last meeting."""
    found: dict[int, set[int]] = {}
    for each in state.meetings.values():
        for side in each.meeting.sides:
            others = {number for other in each.meeting.sides if other is not side for number in other}
            found |= dict.fromkeys(side, others)
    return found


def arena_pairs(state: TournamentState, ranked: Ranking, history: PairingHistory) -> list[tuple[int, int]]:
    """Who meets whom now. With an odd number, somebody who has waited least goes on waiting.

    Two who have just played each other wait for others, unless nobody else takes part. If nobody could be paired then,
    another one goes on waiting.
    """
    free = waiting(state)
    for left_out in reversed(free) if len(free) % 2 else [0]:
        found = _paired(state, {*free} - {left_out}, ranked, history)
        if found:
            return found
    return []


def _paired(
    state: TournamentState, playing: set[int], ranked: Ranking, history: PairingHistory
) -> list[tuple[int, int]]:
    """Who of an even number meets whom."""
    numbers = [number for number in ranked.numbers if number in playing]
    last = last_opponents(state)

    def cost(one: int, other: int) -> int:
        first, second = numbers[one], numbers[other]
        gap = int(100 * (ranked.points[first] - ranked.points[second]))
        again = second in last.get(first, ()) or first in last.get(second, ())
        return AGAIN * again + gap**2 + (other - one) ** 2 + 100 * history.met(first, second)

    found = cheapest_matching(len(numbers), cost) or []
    alone = len(state.active) == 2
    return [(numbers[one], numbers[other]) for one, other in found if alone or cost(one, other) < AGAIN]
