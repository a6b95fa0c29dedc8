"""The languages there are, and which of them the user's system asks for.

>>> check("de")
'de'
>>> check("tlh")
Traceback (most recent call last):
...
vierblatt.errors.BadOption: unknown-language: language=tlh, known=en, de, ar
"""

from __future__ import annotations

import os
import re

from vierblatt.errors import BadOption

#: Code -> the language's name in the language itself.
LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch", "ar": "العربية"}
FALLBACK = "en"


def check(language: str) -> str:
    """The language itself if there is such a one; raises BadOption."""
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=str(language)[:20], known=", ".join(LANGUAGES))
    return language


def detect() -> str:
    """The language of the environment; English where it names none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            code = re.split(r"[_.@-]", setting)[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def right_to_left(language: str) -> bool:
    """Whether the language is written from right to left."""
    return language == "ar"
