"""Points as text: exact numbers, with as many digits as people read.

>>> from fractions import Fraction
>>> rounded(Fraction(1100, 18)), rounded(Fraction(5, 2)), rounded(Fraction(12)), rounded(Fraction(-1, 3), 6)
('61.11', '2.5', '12', '-0.333333')
"""

from __future__ import annotations

from fractions import Fraction

SHOWN = 2  #: digits behind the point in what people read


def rounded(number: Fraction, digits: int = SHOWN) -> str:
    """A number with at most so many digits behind the point, rounded half up, without zeros at its end."""
    scaled = abs(number) * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    before, behind = divmod(whole, 10**digits)
    text = f"{before}.{behind:0{digits}}".rstrip("0").rstrip(".")
    return f"-{text}" if number < 0 and whole else text
