"""The rounds of a tournament whose meetings have more than two contestants: four at a table, or sides drawn anew.

The best are put together in the order of their ranks. Then contestants change places as long as this makes meetings
and partnerships fewer that were there before, or brings ranks nearer together. This finds a good round, not always the
best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from vierblatt.tournaments.formats import MeetingShape
from vierblatt.tournaments.pairing.history import PairingHistory
from vierblatt.tournaments.pairing.ranking import Ranking

LAPS = 10  #: at the most, how often everybody may change places


def larger_meetings(
    ranking: Ranking, history: PairingHistory, shape: MeetingShape
) -> tuple[list[list[list[int]]], list[int]]:
    """The sides of each meeting, and who has a bye: the lowest of those with the fewest."""
    numbers, size = ranking.numbers, shape.contestants
    over = len(numbers) % size
    lowest = sorted(range(len(numbers)), key=lambda rank: (history.byes(numbers[rank]), -rank))[:over]
    byes = [numbers[rank] for rank in sorted(lowest)]
    playing = [number for number in numbers if number not in byes]
    tables = [playing[start : start + size] for start in range(0, len(playing), size)]
    rank_of = {number: rank for rank, number in enumerate(playing)}
    _improve(tables, rank_of, history)
    return [best_sides(sorted(table, key=rank_of.__getitem__), rank_of, history, shape) for table in tables], byes


def best_sides(
    table: Sequence[int], rank_of: dict[int, int], history: PairingHistory, shape: MeetingShape
) -> list[list[int]]:
    """The division of a table into sides with the fewest old partnerships, then with sides of equal strength."""
    if shape.members == 1:
        return [[number] for number in table]

    def cost(sides: list[list[int]]) -> tuple[int, int]:
        partners = sum(history.partnered(one, other) for side in sides for one, other in combinations(side, 2))
        strengths = [sum(rank_of[number] for number in side) for side in sides]
        return partners, max(strengths) - min(strengths)

    return min(_divisions([*table], shape.members), key=cost)


def _divisions(table: list[int], members: int) -> Iterator[list[list[int]]]:
    if not table:
        yield []
        return
    for others in combinations(table[1:], members - 1):
        side = [table[0], *others]
        for rest in _divisions([number for number in table if number not in side], members):
            yield [side, *rest]


def _improve(tables: list[list[int]], rank_of: dict[int, int], history: PairingHistory) -> None:
    """Lets contestants of neighbouring tables change places while that is better."""
    repeated = (len(rank_of) + 1) ** 2 * 4

    def cost(table: Sequence[int]) -> int:
        ranks = [rank_of[number] for number in table]
        met = sum(history.met(one, other) + history.partnered(one, other) for one, other in combinations(table, 2))
        return met * repeated + (max(ranks) - min(ranks)) ** 2

    for _ in range(LAPS):
        changed = False
        for first, second in _neighbours(len(tables)):
            changed |= _swap_best(tables[first], tables[second], cost)
        if not changed:
            return


def _neighbours(tables: int) -> Iterator[tuple[int, int]]:
    reach = 3
    return ((first, second) for first in range(tables) for second in range(first + 1, min(tables, first + 1 + reach)))


def _swap_best(one: list[int], other: list[int], cost: object) -> bool:
    """Makes the best exchange between two tables, if it is better than none."""
    assert callable(cost)
    best, chosen = cost(one) + cost(other), None
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            price = cost(one) + cost(other)
            one[i], other[j] = other[j], one[i]
            if price < best:
                best, chosen = price, (i, j)
    if chosen is None:
        return False
    i, j = chosen
    one[i], other[j] = other[j], one[i]
    return True
