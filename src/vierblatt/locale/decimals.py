"""Numbers with grouped digits and decimal places, formatted for a language.

>>> from vierblatt.locale.words import Words
>>> Decimals(Words("de")).shown("1,234.5")
'1.234,5'
"""

from __future__ import annotations

from vierblatt.locale.bidi import isolate
from vierblatt.locale.words import Words


class Decimals:
    """Formats numbers in the language of `words`."""

    def __init__(self, words: Words) -> None:
        example = words.text("number-example")  # 1,234.5 in the format of this language
        self._marks = str.maketrans({",": example[1], ".": example[5]})
        self._isolated = words.right_to_left

    def shown(self, digits: str) -> str:
        """Converts a number formatted by Python; its sign stays on the left within Arabic text."""
        shown = digits.translate(self._marks)
        return isolate(shown) if self._isolated and not shown[:1].isdecimal() else shown
