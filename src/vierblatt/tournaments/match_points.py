"""What a board is worth that pairs have played at several tables: match points, or cross-IMPs.

Each result is compared with the same board at all other tables. A board with percentages that the organiser gave is
compared with nothing, so it is left out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from vierblatt.tournaments.imp_scale import imps

#: Of a result that can be compared with no other.
AVERAGE = Fraction(50)


def match_points(margins: Sequence[int | Fraction]) -> list[Fraction]:
    """The percentage of side 0 at each table; side 1 has 100 less that.

    It is the share of the other results that the result beats, equal ones counting half. margins: by how many points
    side 0 was ahead of side 1 at each table.

    >>> [float(percent) for percent in match_points([12, 12, -4, 30, 5])]
    [62.5, 62.5, 0.0, 100.0, 25.0]
    """
    others = len(margins) - 1
    if others < 1:
        return [AVERAGE for _ in margins]
    percents, below = {}, 0
    for margin, equal in sorted(Counter(margins).items()):
        percents[margin] = Fraction(50 * (2 * below + equal - 1), others)
        below += equal
    return [percents[margin] for margin in margins]


def cross_imps(margins: Sequence[int | Fraction], scale: Sequence[int]) -> list[Fraction]:
    """The cross-IMPs of side 0 at each table; side 1 has the same with the other sign.

    They are the mean of the IMPs of the result's differences to the other results, 0 if there are none. margins: as
    for `match_points`. scale: the least differences that are worth 1, 2, 3 ... IMPs.

    >>> [float(mean) for mean in cross_imps([12, -4, 30], [2, 5, 9, 13, 17, 22, 27, 32])]
    [-0.5, -6.0, 6.5]
    """
    counted, others = Counter(margins), max(len(margins) - 1, 1)
    means = {
        margin: Fraction(sum(count * imps(margin - other, scale) for other, count in counted.items()), others)
        for margin in counted
    }
    return [means[margin] for margin in margins]
