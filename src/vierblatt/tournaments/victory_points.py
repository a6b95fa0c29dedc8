"""Victory points: what a match of boards between two teams is worth, on the continuous scale of bridge.

Source: World Bridge Federation, "The New WBF IMP to VP Scales", technical report of its scoring panel, January 2013.
After n boards, a lead of d IMPs is worth 10 + 10 x (1 - r^(3d/b)) / (1 - r^3), with r = (sqrt(5) - 1) / 2 and
b = 15 x sqrt(n), rounded to two digits, and at most 20; the loser gets 20 less that. So the first IMPs of a lead are
worth the most, and a lead of b / 3 is worth exactly 15 to 5.

The tables that the Federation prints are this formula with a last correction that is left out here: they raise some
values by 0.01, so that no IMP is worth more than the one before.
"""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from fractions import Fraction

from vierblatt.argument_checks import whole_number

#: The victory points of both teams together, in hundredths.
ALL = 2000
#: The digits of the first attempt at a value. Few values are so close to the middle between two hundredths that these
#: do not decide.
DIGITS = 30
#: How many of the last digits of a result may be wrong: four operations round, and each magnifies an error little.
UNCERTAIN = 5


def victory_points(imps: int, boards: int) -> tuple[Fraction, Fraction]:
    """The victory points of side 0 and of side 1, in whole hundredths; together they have 20.

    imps: by how many IMPs side 0 is ahead, below zero if it is behind. boards: how many the result has. Raises
    BadOption.

    >>> [float(points) for points in victory_points(30, 16)]
    [16.73, 3.27]
    >>> victory_points(0, 8), victory_points(-43, 8)
    ((Fraction(10, 1), Fraction(10, 1)), (Fraction(0, 1), Fraction(20, 1)))
    """
    lead = whole_number("imps", imps)
    winner = _hundredths(abs(lead), whole_number("boards", boards, least=1))
    points = Fraction(winner, 100), Fraction(ALL - winner, 100)
    return points if lead >= 0 else points[::-1]


def _hundredths(lead: int, boards: int) -> int:
    """The winner's victory points in hundredths, rounded half up.

    It ends: no value is in the middle between two hundredths. A value is irrational unless 3d/b is a whole number, and
    then it is 10, 15 or 20, or 18.09017... and irrational as well.
    """
    if lead * lead >= 225 * boards:  # d >= b, without a root
        return ALL
    digits = DIGITS
    while True:
        value, error = _unrounded(lead, boards, digits), Decimal(10) ** (UNCERTAIN - digits)
        with localcontext(Context(prec=digits)):
            least, most = (int(value + off + Decimal("0.5")) for off in (-error, error))
        if least == most:
            return least
        digits *= 2


def _unrounded(lead: int, boards: int, digits: int) -> Decimal:
    """The winner's victory points in hundredths, to so many digits in all but the last few."""
    with localcontext(Context(prec=digits + 4)):  # four digits are before the point
        root = Decimal(5).sqrt()
        exponent = lead / (5 * Decimal(boards).sqrt())  # 3d/b
        share = (1 - (exponent * ((root - 1) / 2).ln()).exp()) / (3 - root)  # r^3 = sqrt(5) - 2
        return 1000 + 1000 * share
