"""What a call means and costs, in a line below its name.

The message of a call is ``meaning-PHASE-CALL``, or ``meaning-CALL`` if it means the same in every phase; a family of
calls (``bid`` for ``bid 7``) may share one, with the rest of the call as `$value`. `GameTable.call_figures` gives the
other values, each worded according to its name, as in an event.
"""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.locale import sentences
from vierblatt.locale.vocabulary import Vocabulary, slug


def meaning(words: Vocabulary, call: str, phase: str, figures: Mapping[str, int | str]) -> str:
    """The line for a call; empty if there is no message."""
    message = message_of(words, call, phase)
    return words.text(message, value=words.rest(call), **sentences.worded(words, figures)) if message else ""


def message_of(words: Vocabulary, call: str, phase: str) -> str:
    """The id of the message for a call, or an empty text."""
    family = call.partition(" ")[0]
    names = (f"{phase}-{slug(call)}", slug(call), f"{phase}-{slug(family)}", slug(family))
    return next((f"meaning-{name}" for name in names if words.has(f"meaning-{name}")), "")
