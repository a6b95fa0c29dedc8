"""Numbers with groups of digits and decimal places, as a language writes them.

>>> from vierblatt.locale.words import Words
>>> Decimals(Words("de")).shown("1,234.5")
'1.234,5'
"""

from __future__ import annotations

from vierblatt.locale.bidi import isolate
from vierblatt.locale.words import Words


class Decimals:
    """Writes numbers in the language of some words."""

    def __init__(self, words: Words) -> None:
        example = words.text("number-example")  # 1,234.5 as this language writes it
        self._marks = str.maketrans({",": example[1], ".": example[5]})
        self._isolated = words.right_to_left

    def shown(self, digits: str) -> str:
        """What Python has formatted; a sign stays on its left within Arabic text."""
        shown = digits.translate(self._marks)
        return isolate(shown) if self._isolated and not shown[:1].isdecimal() else shown
