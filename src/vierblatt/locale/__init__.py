"""Words of the interfaces in English, German and Arabic; the games bring their own beside their rules."""

from __future__ import annotations

from vierblatt.locale.bidi import display, strip_isolates
from vierblatt.locale.languages import LANGUAGES, check, detect
from vierblatt.locale.words import Words

__all__ = ["LANGUAGES", "Words", "check", "detect", "display", "strip_isolates"]
