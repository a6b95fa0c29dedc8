r"""Converts the Markdown of a rules page to lines of plain text, for terminals that need reordered right-to-left lines.

Lines must be wrapped in reading order before their letters are reordered, which no Markdown renderer does.

>>> [*lines("# Title <!-- X-1 -->\n\nSome **bold** words.", 12)]
[('heading', 'Title'), ('text', ''), ('text', 'Some bold'), ('text', 'words.')]
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Literal

Kind = Literal["heading", "text"]

_COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)
_MARKS = re.compile(r"\*\*|`")
_RULE = re.compile(r"\|[\s:|-]+\|")


def without_comments(markdown: str) -> str:
    """Removes the comments that link sections to rule ids."""
    return _COMMENT.sub("", markdown)


def lines(markdown: str, width: int) -> Iterator[tuple[Kind, str]]:
    """The page's lines in reading order, none longer than `width`; a row of a table is one paragraph."""
    for line in without_comments(markdown).splitlines():
        text = _MARKS.sub("", line).strip()
        if _RULE.fullmatch(text):
            continue
        kind: Kind = "text"
        if text.startswith("#"):
            kind, text = "heading", text.lstrip("# ")
        elif text.startswith("|"):
            text = " | ".join(cell.strip() for cell in text.strip("|").split("|"))
        elif text.startswith("- "):
            text = "• " + text[2:]
        for part in textwrap.wrap(text, width) or [""]:
            yield kind, part
