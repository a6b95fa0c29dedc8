"""What was wrong, in the language that the command was asked for, or the system's."""

from __future__ import annotations

import sys

from vierblatt.cli.arguments import last_language
from vierblatt.cli.names import nearest
from vierblatt.errors import VierblattError
from vierblatt.extras import WrongVersion
from vierblatt.locale import display


def sentence(fault: VierblattError) -> str:
    """The fault in words."""
    if isinstance(fault, WrongVersion):  # what words all other faults knows the games, and they cannot be loaded
        from vierblatt.locale.store import bundle, format_message

        return _shown(format_message(bundle(last_language()), f"error-{fault.code}", fault.parameters)[0])
    try:
        from vierblatt.locale.words import Words
    except WrongVersion as wrong:
        return sentence(wrong)
    words = Words(last_language())
    said = words.error(fault)
    meant = _meant(fault)
    return _shown(words.text("fault-and-nearest", fault=said, nearest=words.join(meant)) if meant else said)


def _shown(text: str) -> str:
    """A text in the order of the terminal; in a file or a pipe it stays as it is read."""
    return display(text, "auto" if sys.stderr.isatty() else "off")


def _meant(fault: VierblattError) -> list[str]:
    """What may have been meant: the names that are near to the given one, which is the first of the parameters.

    Where a fault lists the known names, it does so in `known`; where it lists the values of an option, in `takes`.
    """
    facts = dict(fault.parameters)
    given = facts.get("value") if "takes" in facts else next(iter(facts.values()), "")
    if not any(map(str.isalpha, str(given))):
        return []  # a number near to another one is no slip
    return nearest(str(given), str(facts.get("known", facts.get("takes", ""))).split(", "))
