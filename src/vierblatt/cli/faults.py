"""What was wrong, in the language that the command was asked for, or the system's."""

from __future__ import annotations

from vierblatt.cli.arguments import last_language
from vierblatt.errors import VierblattError
from vierblatt.extras import WrongVersion
from vierblatt.locale import display


def sentence(fault: VierblattError) -> str:
    """The fault in words."""
    if isinstance(fault, WrongVersion):  # what words all other faults knows the games, and they cannot be loaded
        from vierblatt.locale.store import bundle, format_message

        return display(format_message(bundle(last_language()), f"error-{fault.code}", fault.parameters)[0])
    from vierblatt.locale.words import Words

    return display(Words(last_language()).error(fault))
