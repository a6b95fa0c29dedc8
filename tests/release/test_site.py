"""`make site`: the site builds without a warning, no link in it is dead, and every public name is in its reference."""

from __future__ import annotations

import json
import os
import posixpath
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.registry import FULLY_TESTED_GAMES
from tests.release.made_once import made_once
from tests.release.test_reference import public
from tests.test_repository import ROOT
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words

PYTHON = ROOT / ".venv-site" / "bin" / "python"
NOT_INSTALLED = "the site's generator is not installed; `make site-environment` installs it"
#: Elements whose text is somebody's code.
CODE = {"code", "pre", "script", "style"}
#: What a browser fetches without being asked.
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "srcset"}


@dataclass
class Page(HTMLParser):
    """What one page of the site has."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)  #: to pages, files and pictures
    fetched: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)  #: without code
    language: str | None = ""
    direction: str | None = ""
    code: int = 0  #: how many elements with code are open

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids.update(name for key in ("id", "name") if (name := given.get(key)))
        self.links += [target for key in ("href", "src", "srcset") if (target := given.get(key)) is not None]
        if (target := given.get(FETCHED.get(tag, ""))) and given.get("rel") not in {"canonical", "prev", "next"}:
            self.fetched.append(target)
        self.code += tag in CODE
        if tag == "html":
            self.language = given.get("lang")
        if tag == "body":
            self.direction = given.get("dir")

    def handle_endtag(self, tag: str) -> None:
        self.code -= tag in CODE

    def handle_data(self, data: str) -> None:
        if not self.code:
            self.text.append(data)


def build(target: Path) -> str:
    """Builds the site as `make site` does; returns what the generator says."""
    unset = {"VIERBLATT_SITE_URL", "VIERBLATT_SOURCE_URL", "NUMBA_DISABLE_JIT"}
    ran = subprocess.run(
        [PYTHON, "-m", "mkdocs", "build", "--strict", "--site-dir", target],
        cwd=ROOT,
        env={**{name: value for name, value in os.environ.items() if name not in unset}, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of the site, and what the generator said."""
    if not PYTHON.exists():
        pytest.skip(NOT_INSTALLED)
    return made_once(tmp_path_factory, "site", build)


@pytest.fixture(scope="module")
def pages(built: tuple[Path, str]) -> dict[str, Page]:
    """The pages by their paths."""
    folder, _ = built
    found = {}
    for path in sorted(folder.rglob("*.html")):
        page = found[path.relative_to(folder).as_posix()] = Page()
        page.feed(path.read_text(encoding="utf-8"))
    return found


def dead(pages: dict[str, Page], folder: Path) -> Iterator[str]:
    """The links within the site that lead nowhere."""
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            path = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path) or Path(name).name))
            if link.startswith("/"):  # of the page for what is not found, which may be shown under any address
                path = unquote(parts.path).lstrip("/") or "index.html"
            anchor = unquote(parts.fragment)
            if path == ".":
                path = "index.html"
            if not (folder / path).is_file() or (anchor and path in pages and anchor not in pages[path].ids):
                yield f"{name}: {link}"


def test_the_site_builds_without_a_warning(built: tuple[Path, str]) -> None:
    folder, said = built
    assert not re.search(r"warning|error", said, re.IGNORECASE), said
    assert (folder / "index.html").is_file()


def test_every_document_has_a_page(pages: dict[str, Page]) -> None:
    documents = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    expected = {path.with_name("index.html") if path.stem == "README" else path for path in documents}
    assert len(expected) > 50
    assert {path.as_posix() for path in expected} - pages.keys() == set()


def test_no_link_within_the_site_is_dead(pages: dict[str, Page], built: tuple[Path, str]) -> None:
    assert sum(len(page.links) for page in pages.values()) > 5000
    assert [*dead(pages, built[0])] == []


def test_a_dead_link_is_noticed(pages: dict[str, Page], built: tuple[Path, str]) -> None:
    page = Page()
    page.feed(
        '<a href="no.html">no</a> <a href="index.html#no">no</a> <a href="#no">no</a> <a href="index.html">yes</a>'
    )
    assert [*dead({**pages, "some.html": page}, built[0])] == [
        "some.html: no.html",
        "some.html: index.html#no",
        "some.html: #no",
    ]


def test_every_public_name_is_in_the_reference(pages: dict[str, Page]) -> None:
    described = {name for path, page in pages.items() if path.startswith("reference/") for name in page.ids}
    assert sorted(public() - described) == []


def test_nothing_is_fetched_from_other_servers(pages: dict[str, Page], built: tuple[Path, str]) -> None:
    assert [link for page in pages.values() for link in page.fetched if urlsplit(link).netloc] == []
    for style in built[0].rglob("*.css"):
        assert not re.search(r"url\(['\"]?(?:https?:)?//|@import", style.read_text(encoding="utf-8")), style.name
    # The theme fetches the program that draws these.
    assert not [path for path in built[0].rglob("*.html") if 'class="mermaid"' in path.read_text(encoding="utf-8")]


def test_the_home_page_shows_the_recordings_and_their_stills(pages: dict[str, Page], built: tuple[Path, str]) -> None:
    files = sorted((ROOT / "docs" / "screens" / "recordings").iterdir())
    names = [path.relative_to(ROOT / "docs").as_posix() for path in files]
    assert sorted({*pages["index.html"].fetched} & {*names}) == names and len(names) == 4
    assert [(built[0] / name).read_bytes() for name in names] == [path.read_bytes() for path in files]


def test_no_page_shows_marks_of_markdown(pages: dict[str, Page]) -> None:
    text = {name: "".join(page.text) for name, page in pages.items()}
    assert {
        name: found[0] for name in text if (found := re.search(r".{,40}(?:```|\]\(|^::: |>>> ).{,40}", text[name]))
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_a_language_say_so_and_are_read_in_its_direction(language: str, pages: dict[str, Page]) -> None:
    names = {name for name in pages if name.endswith(f".{language}.html")}
    if language == "en":
        names |= {"index.html", "404.html", "hosting.html", "reference/match.html"}
    assert len(names) > len(FULLY_TESTED_GAMES)
    direction = "rtl" if language == "ar" else "ltr"
    assert {(pages[name].language, pages[name].direction) for name in names} == {(language, direction)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_the_rules_are_those_that_players_read_and_can_be_searched(
    game: str, language: str, pages: dict[str, Page], built: tuple[Path, str]
) -> None:
    name = f"players/{game}.{language}.html"
    text = "".join(pages[name].text)
    words = Words(language, games.get(game))
    assert all(words.option(option) in text for option in words.game.options.by_name) if words.game else False
    assert not re.search(r"\b[A-Z]+-[A-Z]+-\d+", text)
    index = json.loads((built[0] / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == [*LANGUAGES]
    assert any(entry["location"] == name and len(entry["text"]) > 50 for entry in index["docs"])
