"""`FluentMessages`: what Fluent files say in one language. An entry is parsed when it is first needed.

Fluent's parser is written in Python: all entries of a game in three languages would take it half a second, and most
programs show a few of them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from vierblatt.locale.languages import right_to_left

#: The beginning of an entry; everything else is indented, a closing brace, a comment or empty.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
#: Whatever an entry may refer to; names of functions and of their arguments are among it, too.
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class FluentMessages:
    """The entries of Fluent files. Threads may share it."""

    def __init__(self, language: str) -> None:
        # Only Arabic sentences mix Latin and Arabic letters, so only they need isolates around values.
        self._bundle = FluentBundle([language], use_isolating=right_to_left(language))
        #: The sources of each entry that has not been parsed, the one that counts first; the others if it is invalid.
        self._unparsed: dict[str, list[str]] = {}

    def add(self, path: Path, *, override: bool = False) -> None:
        """Adds a file, before the first message is asked for. override: whether its entries replace earlier ones."""
        for name, sources in entries(path).items():
            earlier = self._unparsed.get(name, [])
            self._unparsed[name] = [*reversed(sources), *earlier] if override else [*earlier, *sources]

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message, and it is valid."""
        self._parse(message_id)
        return bool(self._bundle.has_message(message_id))

    def pattern(self, text_id: str) -> Any:
        """Fluent's pattern of a message (`ID`) or of its attribute (`ID.NAME`); None if there is none."""
        message_id, _, name = text_id.partition(".")
        if not self.has_message(message_id):
            return None
        message = self.get_message(message_id)
        return message.attributes.get(name) if name else message.value

    def get_message(self, message_id: str) -> Any:
        """Fluent's message; raises LookupError if there is none."""
        self._parse(message_id)
        return self._bundle.get_message(message_id)

    def format_pattern(self, pattern: Any, values: dict[str, object] | None = None) -> tuple[str, list[Exception]]:
        """The text of a pattern of a message that `get_message` has returned, and Fluent's errors."""
        text, faults = self._bundle.format_pattern(pattern, values)
        return str(text), list(faults)

    def _parse(self, entry_id: str) -> None:
        """Parses an entry, and all that it refers to, unless that has been done."""
        if entry_id not in self._unparsed:
            return
        done: set[str] = set()
        waiting = [entry_id]
        while waiting:
            name = waiting.pop()
            for source in () if name in done else self._unparsed.get(name, ()):
                done.add(name)
                resource = FluentResource(source)
                if any(isinstance(item, (Message, Term)) for item in resource.body):
                    self._bundle.add_resource(resource)
                    waiting += _REFERENCE.findall(source)
                    break
        for name in done:  # only now: another thread may be asking for the same
            self._unparsed.pop(name, None)


@cache
def entries(path: Path) -> dict[str, list[str]]:
    """The sources of the entries of a file, in their order, by id; terms have a hyphen before it."""
    text = path.read_text(encoding="utf-8")
    beginnings = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in beginnings), len(text)][1:]
    found: dict[str, list[str]] = {}
    for beginning, end in zip(beginnings, ends, strict=True):
        found.setdefault(beginning[1], []).append(text[beginning.start() : end])
    return found
