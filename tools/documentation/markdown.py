"""Converts Markdown as a forge reads it to Markdown as the site's generator reads it: links, and lists in lists."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

#: A fenced block; the lists and links in it belong to an example.
_FENCED = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?P<mark>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
_ITEM = re.compile(r"(?:[-*+]|\d+\.) +(?=\S)")
_ELSEWHERE = re.compile(r"[a-z]+:|#|/")


def targets(markdown: str, source: str) -> Iterator[str]:
    """The files and folders of the project to which a page links, as paths from the project's folder.

    >>> [*targets("[a](../README.md#start), [b](#here), [c](https://example.org)", "docs/page.md")]
    ['README.md']
    """
    for part in _FENCED.split(markdown)[::2]:
        for link in _LINK.finditer(part):
            if not _ELSEWHERE.match(link["target"]):
                yield _resolved(link["target"].partition("#")[0], source)


def relinked(markdown: str, source: str, page: str, place: Callable[[str], str | None]) -> str:
    """The text with its links as they are from `page` of the site; `source` is the file that has the text.

    place: the page or file of the site that a file of the project becomes, or None for one that is not on the site:
    only the words of such a link stay.

    >>> relinked("See [log](../LOG.md#a) and [code](../src).", "docs/x/y.md", "x/y.md", {"docs/LOG.md": "log.md"}.get)
    'See [log](../log.md#a) and code.'
    """

    def changed(link: re.Match[str]) -> str:
        if _ELSEWHERE.match(link["target"]):
            return link[0]
        name, mark, anchor = link["target"].partition("#")
        found = place(_resolved(name, source))
        if found is None:
            return link["text"]
        return (
            f"{link['mark']}[{link['text']}]({posixpath.relpath(found, posixpath.dirname(page) or '.')}{mark}{anchor})"
        )

    parts = _FENCED.split(markdown)
    parts[::2] = [_LINK.sub(changed, part) for part in parts[::2]]
    return "".join(parts)


def deepened(markdown: str) -> str:
    r"""The text with everything that belongs to an item of a list indented by four spaces for each list around it.

    >>> deepened("- a\n  - b\n\n  more\n\nend")
    '- a\n    - b\n\n    more\n\nend'
    """
    items: list[int] = []  # where the text of each open item begins
    fenced = False
    lines = []
    for line in markdown.split("\n"):
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        if text and not fenced:
            while items and indent < items[-1]:
                items.pop()
        begun = items[-1] if items else 0
        lines.append(f"{'    ' * len(items)}{' ' * max(indent - begun, 0)}{text}" if text else "")
        if text.startswith("```"):
            fenced = not fenced
        elif not fenced and (item := _ITEM.match(text)):
            items.append(indent + len(item[0]))
    return "\n".join(lines)


def _resolved(name: str, source: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), name))
