r"""The Markdown of a rules page as lines of plain text, for terminals that must be given finished right-to-left lines.

A line has to be broken in reading order before its letters are arranged; no Markdown renderer knows that.

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
    """The page without the comments that tie its sections to rule ids."""
    return _COMMENT.sub("", markdown)


def lines(markdown: str, width: int) -> Iterator[tuple[Kind, str]]:
    """The page's lines in reading order, none longer than `width`; a table's row is one paragraph."""
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
