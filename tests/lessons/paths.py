"""The games that have lessons, and the terms that a text of theirs contains."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from tests.registry import GAMES
from vierblatt import games
from vierblatt.lessons import LessonPath, path_of
from vierblatt.locale.terms import terms_of
from vierblatt.locale.words import Words

#: What Arabic writes together with a word, as in `web/core/terms.js`.
ATTACHED = "[وف]?(?:[بك]?ال|لل|[بل])?"
PATHS: dict[str, LessonPath] = {name: path for name in GAMES if (path := path_of(games.get(name)))}


def terms_in(language: str, game: str, text: str) -> set[str]:
    """The names of the terms that the table can explain in this text."""
    plain = _plain(text)
    return {name for name, pattern in _patterns(language, game).items() if re.search(pattern, plain)}


@cache
def _patterns(language: str, game: str) -> dict[str, str]:
    attached = ATTACHED if language == "ar" else ""
    found = {}
    for term in terms_of(Words(language, games.get(game))):
        forms = [re.escape(_plain(form).removeprefix("ال")) for form in (term.word, *term.forms)]
        found[term.name] = rf"(?<!\w){attached}(?:{'|'.join(forms)})(?!\w)"
    return found


def _plain(text: str) -> str:
    """A text in small letters and without vowel signs."""
    return "".join(each for each in text.casefold() if not unicodedata.combining(each))
