"""A game's page of rules as HTML, with an anchor for every rule.

Ids are within `<span class="id">`, which the page hides unless its reader wants them. The sections that follow the
heading marked ``<!-- full -->`` are within `<details>`: what comes before is enough for a first game.

In the Markdown, comments tie blocks to rules, ``<!-- BAL-BID-1 .. BAL-BID-15 -->``, and the text names single ones,
``(BAL-BID-5)``. A rule's anchor is at the first block of its section that names it, or else at the section's heading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vierblatt import games
from vierblatt.locale.rules_for_people import for_people
from vierblatt.locale.words import Words

#: Characters without a meaning of their own, which mark ids while the Markdown is read.
_OPEN, _CLOSE = "\ue000", "\ue001"
_FULL = "full"
_COMMENT = re.compile(r"\s*<!--(.*?)-->", re.DOTALL)
_RANGE = re.compile(r"([A-Z]+-[A-Z]+-)(\d+)([a-z]?)(?:\s*\.\.\s*\1(\d+))?")


@cache
def rules_html(game: str, language: str) -> str:
    """The page in one language; raises BadOption for an unknown game or language."""
    words = Words(language, games.get(game))
    return html(for_people(words.rules_page(), words, lambda ids: f"{_OPEN}{ids}{_CLOSE}"))


def html(markdown: str) -> str:
    """The page of a Markdown text; HTML in it is shown as text."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(markdown)
    texts = [token for token in tokens if token.type == "inline"]
    full = next((place for place, token in enumerate(tokens) if _begins_full_rules(token)), None)
    for text, anchors in zip(texts, _anchors(tokens), strict=True):
        _without_comments(text)
        marks = "".join(f'<a id="{escape(rule)}"></a>' for rule in anchors)
        if marks and text.children is not None:
            text.children.insert(0, Token("html_inline", "", 0, content=marks))
    rendered: str = reader.renderer.render(_folded(tokens, full), reader.options, {})
    return rendered.replace(_OPEN, '<span class="id">').replace(_CLOSE, "</span>")


def _begins_full_rules(token: Token) -> bool:
    return token.type == "inline" and _FULL in [comment.strip() for comment in _COMMENT.findall(token.content)]


def _folded(tokens: list[Token], full: int | None) -> list[Token]:
    """The tokens with everything from the heading at `full` on in an element that can be opened."""
    if full is None:
        return tokens
    opened, summary, closed = (
        Token("html_block", "", 0, content=text)
        for text in ('<details class="full"><summary>', "</summary>", "</details>")
    )
    return [*tokens[: full - 1], opened, *tokens[full - 1 : full + 2], summary, *tokens[full + 2 :], closed]


def _anchors(tokens: list[Token]) -> list[list[str]]:
    """For each text of the page, in order, the rules that have their anchor there."""
    places: list[list[str]] = []
    section: dict[str, list[str]] = {}  # rule -> where its anchor is until a block names it
    for place, token in enumerate(tokens):
        if token.type != "inline":
            continue
        here: list[str] = []
        places.append(here)
        tied = [rule for comment in _COMMENT.findall(token.content) for rule in rules_in(comment)]
        if tokens[place - 1].type == "heading_open":
            section = {}
        section |= dict.fromkeys(tied, here)
        here += tied
        for rule in rules_in(_COMMENT.sub("", token.content)):
            before = section.pop(rule, None)
            if before is not None:
                before.remove(rule)
                here.append(rule)
    return places


def rules_in(text: str) -> Iterator[str]:
    """The rules that a text names, with ranges written out.

    >>> [*rules_in("BA-BID-2 .. BA-BID-4, BA-PLAY-1a")]
    ['BA-BID-2', 'BA-BID-3', 'BA-BID-4', 'BA-PLAY-1a']
    """
    for prefix, first, letter, last in _RANGE.findall(text):
        if not last:
            yield f"{prefix}{first}{letter}"
        for number in range(int(first), int(last or 0) + 1):
            yield f"{prefix}{number}"


def _without_comments(text: Token) -> None:
    """Removes the comments from a text that is already parsed; the parser leaves them in as text."""
    for child in text.children or []:
        if child.type == "text":
            child.content = _COMMENT.sub("", child.content)
