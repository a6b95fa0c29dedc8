"""The texts of the interfaces in English, German and Arabic; each game has its own texts beside its rules.

`Words` is in `vierblatt.locale.words`, because it depends on the games; this package loads without them.
"""

from __future__ import annotations

from vierblatt.locale.bidi import display, strip_isolates
from vierblatt.locale.languages import LANGUAGES, check, detect

__all__ = ["LANGUAGES", "check", "detect", "display", "strip_isolates"]
