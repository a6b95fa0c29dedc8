"""The README is plain CommonMark, and what it says about installing the package is so."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.release.test_dist import README, tool
from tests.test_repository import ROOT

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def tokens(text: str) -> Iterator[Token]:
    """All tokens of a text, as CommonMark alone defines them."""
    for token in MarkdownIt("commonmark").parse(text):
        yield token
        yield from token.children or ()


@pytest.mark.parametrize("page", [README, tool().package_page(README)], ids=["repository", "package"])
def test_it_needs_nothing_beyond_commonmark(page: str) -> None:
    plain = [token.content for token in tokens(page) if token.type == "text"]
    assert [text for text in plain if re.search(r"\]\(|^\s*\||~~|\[[ x]\] |https?://", text)] == []
    headings = [token.tag for token in tokens(page) if token.type == "heading_open"]
    assert headings[0] == "h1" and headings.count("h1") == 1 and len(headings) > 3


def test_its_only_html_is_two_rows_of_pictures_and_the_package_has_none() -> None:
    recordings, pictures = (token.content for token in tokens(README) if token.type.startswith("html"))
    assert {*re.findall(r"<(/?\w+)", pictures)} == {"p", "/p", "img"}
    assert {*re.findall(r"<(/?\w+)", recordings)} == {"p", "/p", "picture", "/picture", "source", "img"}
    assert all(row.count("alt=") == row.count("<img") for row in (recordings, pictures))
    package = [*tokens(tool().package_page(README))]
    assert [token.content for token in package if token.type.startswith(("html", "image"))] == []
    links = [str(token.attrs["href"]) for token in package if token.type == "link_open"]
    assert [link for link in links if not link.startswith("https://")] == []


def test_the_commands_without_a_checkout_name_extras_and_say_that_they_need_a_release() -> None:
    commands = re.findall(r"^(?:uvx --from|pipx install) 'vierblatt\[([\w,]+)\]'", README, re.MULTILINE)
    assert len(commands) == 3
    assert {extra for each in commands for extra in each.split(",")} <= EXTRAS.keys()
    start = README.index("uvx --from")
    assert "once a release is published" in README[:start] and start < README.index("\n## ")
    named = README[start : README.index("\n## ")]
    assert [extra for extra in EXTRAS if f"`{extra}`" not in named] == []
