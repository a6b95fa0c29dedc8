"""The rounds of a Swiss tournament whose meetings have two sides of one contestant each.

Nobody meets anybody twice and nobody has a second bye, unless there is no other way; then as few as possible do, and
rather those who had fewer of them. Beyond that, the sum of the squared differences of points is as small as possible,
then that of the differences of ranks. The first round has the upper half against the lower half of the draw.
"""

from __future__ import annotations

from vierblatt.tournaments.pairing.history import PairingHistory
from vierblatt.tournaments.pairing.matching import Cost, cheapest_matching
from vierblatt.tournaments.pairing.ranking import Ranking

#: Above all numbers of meetings of two contestants, and of byes of one.
MOST_TIMES = 1000


def swiss_pairs(ranking: Ranking, history: PairingHistory, *, first: bool) -> tuple[list[tuple[int, int]], int | None]:
    """Who meets whom, the stronger first and the first tables first, and who has the bye. first: the first round."""
    numbers = ranking.numbers
    if first:
        half = len(numbers) // 2
        bye = numbers[-1] if len(numbers) % 2 else None
        return list(zip(numbers[:half], numbers[half : 2 * half], strict=True)), bye
    ranks = len(numbers) + len(numbers) % 2  # the last rank is the bye's
    for repeats in (False, True):
        found = cheapest_matching(ranks, _cost(ranking, history, repeats=repeats), near=not repeats)
        if found is not None:
            break
    else:
        raise AssertionError("with repeats, everybody may meet everybody")
    pairs = [(numbers[one], numbers[other]) for one, other in found if other < len(numbers)]
    byes = [numbers[one] for one, other in found if other == len(numbers)]
    return pairs, byes[0] if byes else None


def _cost(ranking: Ranking, history: PairingHistory, *, repeats: bool) -> Cost:
    """The cost of a meeting. repeats: whether meetings and byes may be repeated, for a cost above all others."""
    numbers, points = ranking.numbers, ranking.points
    count = len(numbers)
    hundredths = [int(100 * points[number]) for number in numbers]
    by_rank = (count + 1) ** 3  # more than all differences of ranks together
    spread = max(hundredths, default=0) - min(hundredths, default=0) + 1
    by_times = by_rank * spread**2 * (count + 1)
    repeated = by_times * MOST_TIMES * (count + 1)
    lowest = min(hundredths, default=0)

    def cost(one: int, other: int) -> int | None:
        if other == count:
            before = history.byes(numbers[one])
            gap, apart = hundredths[one] - lowest, count - one
        else:
            before = history.met(numbers[one], numbers[other])
            gap, apart = hundredths[one] - hundredths[other], other - one
        if before and not repeats:
            return None
        return (before > 0) * repeated + before * by_times + gap**2 * by_rank + apart**2

    return cost
