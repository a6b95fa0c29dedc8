"""Names as people type them: case, hyphens, spaces and underscores do not matter, and a slip finds the nearest names.

>>> known_as("Kout-Bo", ["baloot", "kout_bo"]), known_as("chess", ["baloot", "kout_bo"])
('kout_bo', 'chess')
>>> nearest("balot", ["baloot", "kout_bo"]), nearest("king", ["kout_bo", "king_bolola"]), nearest("chess", ["baloot"])
(['baloot'], ['king_bolola'], [])
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

#: How alike a slip and a name are at least, from 0 to 1, and how many names are suggested.
ALIKE, MOST = 0.6, 3
#: From so many letters on, the beginning of a name suggests it.
BEGINNING = 3


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def known_as(text: str, names: Iterable[str]) -> str:
    """The one of the names that the text means, or the text itself if it means none of them."""
    return {_letters(name): name for name in names}.get(_letters(text), text)


def nearest(text: str, names: Iterable[str]) -> list[str]:
    """The names that the text may have meant, the most likely first."""
    given, by_letters = _letters(text), {_letters(name): name for name in names}
    begun = [letters for letters in by_letters if len(given) >= BEGINNING and letters.startswith(given)]
    alike = get_close_matches(given, by_letters, MOST, ALIKE)
    return [by_letters[letters] for letters in dict.fromkeys([*begun, *alike])][:MOST]


def bot_known_as(spec: str, names: Iterable[str]) -> str:
    """A bot's spec with the name that is meant; its settings, or the command of a program, stay as they are.

    >>> bot_known_as("Search:ms=30", ["rules", "search"])
    'search:ms=30'
    """
    name, colon, settings = spec.strip().partition(":")
    return known_as(name, names) + colon + settings
