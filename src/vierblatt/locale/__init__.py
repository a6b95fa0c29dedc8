"""Words of the interfaces in English, German and Arabic; the games bring their own beside their rules.

`Words` is in `vierblatt.locale.words`: it knows the games, and what stands here loads without them.
"""

from __future__ import annotations

from vierblatt.locale.bidi import display, strip_isolates
from vierblatt.locale.languages import LANGUAGES, check, detect

__all__ = ["LANGUAGES", "check", "detect", "display", "strip_isolates"]
