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
    return [circle_round(contestants, at) for at in range(rounds_of_cycle(len(contestants)))]


def circle_round(contestants: Sequence[int], at: int) -> list[tuple[int, int]]:
    """One round of a cycle, without the others. at: from 0."""
    places: list[int] = [*contestants, *[0] * (len(contestants) % 2)]
    count = len(places)
    first, moving = places[0], places[1:]
    turned = [first, *moving[len(moving) - at :], *moving[: len(moving) - at]]
    pairs = []
    for place in range(count // 2):
        one, other = turned[place], turned[count - 1 - place]
        if one and other:
            pairs.append((other, one) if (at + place) % 2 else (one, other))
    return pairs


def league_round(contestants: Sequence[int], number: int) -> list[tuple[int, int]]:
    """The round with a number from 1 on; in every second cycle, the sides are exchanged."""
    cycle, at = divmod(number - 1, rounds_of_cycle(len(contestants)))
    pairs = circle_round(contestants, at)
    return [(other, one) for one, other in pairs] if cycle % 2 else pairs


def rounds_of_cycle(contestants: int) -> int:
    """How many rounds a cycle has."""
    return max(contestants - 1 + contestants % 2, 0)
