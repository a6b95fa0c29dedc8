"""Documentation in the source that the site's generator does not read by itself: examples, and comments on names."""

from __future__ import annotations

import re

_EXAMPLE = re.compile(r"^(?P<indent> *)>>> .*(?:\n(?! *$).*)*", re.MULTILINE)
_BEFORE = re.compile(r"\s*#: ?(.*)")
_BEHIND = re.compile(r".*\S\s*#: ?(.*)")


def fenced(text: str) -> str:
    r"""The docstring with each example in a fenced block.

    >>> fenced("Adds.\n\n>>> 1 + 1\n2\n\nThat is all.")
    'Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nThat is all.'
    """
    return _EXAMPLE.sub(lambda example: f"{example['indent']}```pycon\n{example[0]}\n{example['indent']}```", text)


def comment_on(lines: list[str], first: int, last: int) -> str:
    """The comment that documents a name, before its line or behind it; `first` and `last` are counted from 1.

    >>> comment_on(["#: How many", "#: there are.", "MOST = 3"], 3, 3)
    'How many there are.'
    >>> comment_on(["WIDTH = 8  #: in bytes"], 1, 1)
    'in bytes'
    """
    behind = _BEHIND.match(lines[last - 1])
    if behind:
        return behind[1]
    found: list[str] = []
    while first >= 2 and (before := _BEFORE.fullmatch(lines[first - 2])):
        found.insert(0, before[1])
        first -= 1
    return " ".join(found)
