"""Names: which may be shown at a table, and when two of them count as the same.

>>> shown("  Ali   Baba ")
'Ali Baba'
>>> login("ALI BABA") == login("Ali Baba")
True
"""

from __future__ import annotations

import unicodedata

from vierblatt.errors import VierblattError
from vierblatt.server.accounts.lookalikes import folded, invisible, is_reserved, joins_pictures

LONGEST = 24  #: characters of a name
LONGEST_LABEL = 40  #: characters of the label that a player gives a key
#: Follows the name of an account that a program plays for; players cannot have it in their own names.
PROGRAM_SIGN = "🤖"
#: More marks than this on one letter reach into the lines above and below.
MOST_MARKS = 2
#: Alphabets with letters that look alike: a name may use only one of them.
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "GOTHIC"})
_TATWEEL = "\u0640"  # stretches an Arabic word and has no meaning


class BadName(VierblattError):
    """A name that is not allowed."""


def shown(text: str) -> str:
    """A player's chosen name in the form in which it is shown: composed, with single spaces; raises BadName."""
    name = line(text, LONGEST)
    if PROGRAM_SIGN in name:
        raise BadName("bad-name-sign", sign=PROGRAM_SIGN)
    if not any(character.isalnum() for character in name):
        raise BadName("bad-name-letters")
    alphabets = {_alphabet(character) for character in name} & ALIKE
    if len(alphabets) > 1:
        raise BadName("bad-name-mixed", alphabets=", ".join(sorted(alphabets)).lower())
    if is_reserved(name):
        raise BadName("bad-name-reserved", name=name)
    login(name)
    return name


def line(text: str, longest: int) -> str:
    """One line of text that cannot disturb the text around it; raises BadName."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 0 < len(name) <= longest:
        raise BadName("bad-name-length", characters=len(name), most=longest)
    marks = 0
    for place, character in enumerate(name):
        kind = unicodedata.category(character)
        hidden = (kind[0] == "C" or invisible(character)) and not joins_pictures(name, place)
        if hidden or kind in {"Zl", "Zp"}:
            raise BadName("bad-name-character", character=f"U+{ord(character):04X}")
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS or (marks and place == 0):
            raise BadName("bad-name-character", character=f"U+{ord(character):04X}")
    return name


def cut(text: str, longest: int) -> str:
    r"""The printable part of a text that a program sent, in one line; empty if nothing is left.

    >>> cut("Mozilla/5.0\n(X11)", 11)
    'Mozilla/5.0'
    """
    kept = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(kept.split())[:longest].strip()


def login(name: str) -> str:
    """The key of a name, equal for names written the same. Accounts are found by it, and no two have the same."""
    kept = (plain_digit(character) for character in folded(name) if not _is_ignorable(character))
    key = " ".join("".join(kept).split())
    if not 0 < len(key) <= 2 * LONGEST:
        raise BadName("bad-name-length", characters=len(key), most=LONGEST)
    return key


def plain_digit(character: str) -> str:
    """Replaces a digit of any script by 0 to 9, and returns every other character as it is.

    >>> plain_digit("۷"), plain_digit("ب")
    ('7', 'ب')
    """
    digit = unicodedata.digit(character, None)
    return character if digit is None else str(digit)


def as_program(name: str) -> str:
    """The name of an account as shown while a program plays for it."""
    return f"{name} {PROGRAM_SIGN}"


def is_program(name: str) -> bool:
    """Whether a displayed name is that of a program."""
    return name.endswith(PROGRAM_SIGN)


def _alphabet(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0] if character.isalpha() else ""


def _is_ignorable(character: str) -> bool:
    return character == _TATWEEL or unicodedata.category(character)[0] in "CM"
