"""Joins Arabic letters for terminals that do not shape text.

Every letter has up to four forms (isolated, final, initial, medial), which Unicode encodes as separate characters;
Python's `unicodedata` maps them to their letters. Lam with alef makes one ligature.

>>> [f"{ord(letter):04X}" for letter in shape("بلا")]
['FE91', 'FEFC']
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

#: Two blocks of "presentation forms", without the whole-word ligatures between them.
_BLOCKS = (range(0xFB50, 0xFC00), range(0xFE80, 0xFEFD))
_TATWEEL = "\u0640"  # the elongation stroke joins on both sides
_LAM_MARKED_ALEF = re.compile("\u0644([\u064b-\u065f\u0670]+)([\u0622\u0623\u0625\u0627])")


def _forms() -> dict[str, dict[str, str]]:
    """Letter, or lam with alef -> name of a form -> its character."""
    forms: dict[str, dict[str, str]] = {}
    for block in _BLOCKS:
        for code in block:
            form, *letters = unicodedata.decomposition(chr(code)).split() or [""]
            if form in {"<isolated>", "<final>", "<initial>", "<medial>"}:
                plain = "".join(chr(int(letter, 16)) for letter in letters)
                forms.setdefault(plain, {})[form[1:-1]] = chr(code)
    return forms


FORMS = _forms()


def shape(text: str) -> str:
    """The text with each Arabic letter in the form that its neighbours require, still in reading order."""
    signs = list(_signs(_LAM_MARKED_ALEF.sub("\u0644\\2\\1", text)))
    shaped = list(signs)
    letters = [i for i, sign in enumerate(signs) if not _is_mark(sign)]  # marks do not separate letters
    around = [-1, *letters, -1]
    for previous, i, following in zip(around, letters, around[2:], strict=False):
        before = previous >= 0 and _joins_next(signs[previous]) and _joins_previous(signs[i])
        after = following >= 0 and _joins_next(signs[i]) and _joins_previous(signs[following])
        shaped[i] = _form(signs[i], before=before, after=after)
    return "".join(shaped)


def _signs(text: str) -> Iterator[str]:
    """Splits a text into single characters, keeping lam and alef together."""
    i = 0
    while i < len(text):
        width = 2 if len(text) > i + 1 and text[i : i + 2] in FORMS else 1
        yield text[i : i + width]
        i += width


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign[0]) == "Mn"


def _form(sign: str, *, before: bool, after: bool) -> str:
    name = ("medial" if after else "final") if before else ("initial" if after else "isolated")
    return FORMS.get(sign, {}).get(name, sign)


def _joins_next(sign: str) -> bool:
    return sign == _TATWEEL or "initial" in FORMS.get(sign, {})


def _joins_previous(sign: str) -> bool:
    return sign == _TATWEEL or "final" in FORMS.get(sign, {})
