"""The supported languages, and which of them the user's system is set to.

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

#: Code -> the native name of the language.
LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch", "ar": "العربية"}
FALLBACK = "en"


def check(language: str) -> str:
    """Returns a supported language unchanged; raises BadOption for any other."""
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=str(language)[:20], known=", ".join(LANGUAGES))
    return language


def detect() -> str:
    """The language of the environment; English if it is not supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            code = re.split(r"[_.@-]", setting)[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def right_to_left(language: str) -> bool:
    """Whether the language is written from right to left."""
    return language == "ar"
