"""The rounds in which everybody meets everybody: the circle method.

One contestant stays on their place, all others move on by one place after each round, and those opposite each other
meet. With an odd number, one place is empty, and who is opposite has a bye.

>>> [pair for played in circle([1, 2, 3]) for pair in played]
[(3, 2), (3, 1), (1, 2)]
"""

from __future__ import annotations

from collections.abc import Sequence


def circle(contestants: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Who meets whom in each round of a cycle. Who comes first in a pair changes from round to round."""
    places: list[int] = [*contestants, *[0] * (len(contestants) % 2)]
    count, rounds = len(places), []
    for number in range(count - 1):
        pairs = []
        for at in range(count // 2):
            one, other = places[at], places[count - 1 - at]
            if one and other:
                pairs.append((other, one) if (number + at) % 2 else (one, other))
        rounds.append(sorted(pairs) if count <= 2 else pairs)
        places = [places[0], places[-1], *places[1:-1]]
    return rounds


def league_round(contestants: Sequence[int], number: int) -> list[tuple[int, int]]:
    """The round with a number from 1 on; in every second cycle, the sides are exchanged."""
    rounds = circle(contestants)
    cycle, at = divmod(number - 1, len(rounds))
    return [(other, one) for one, other in rounds[at]] if cycle % 2 else rounds[at]


def rounds_of_cycle(contestants: int) -> int:
    """How many rounds a cycle has."""
    return max(contestants - 1 + contestants % 2, 0)
