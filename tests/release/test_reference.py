"""What the documentation site is made of, as far as that can be tested without its generator."""

from __future__ import annotations

import ast
import doctest
import pkgutil
import re
from types import ModuleType

import pytest

import vierblatt
from tests.registry import FULLY_TESTED_GAMES
from tests.test_docs import DOCUMENTS, blocks
from tests.test_repository import ROOT
from tools.documentation import docstrings, markdown, reference, sources
from vierblatt.bots import specs
from vierblatt.bots.levels import LEVEL_SPECS, LEVELS
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words

#: The only documents that may name what is not public.
INTERNAL = {"architecture.md", "glossary.md"}
GUIDES = {language: ROOT / "docs" / "players" / f"how-to-play.{language}.md" for language in LANGUAGES}

#: What the guides for players have in bold, in their order: each is on a button or in a list of the page.
MESSAGES = (
    "table-menu-rules", "web-bot-level", "web-play", "table-menu-hint", "table-menu-takeback", "table-menu-coach",
    "table-analyse", "web-friends", "web-open-table", "table-menu-share", "table-add-bots", "table-ready", "web-quick",
    "ui-house-rules", "table-say-accuse", "table-say-sawa",
    "bot-beginner", "bot-casual", "bot-club", "bot-strong", "bot-best", "tui-played",
)  # fmt: skip


def imported(code: str) -> set[str]:
    """The full names that a program imports from the package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == "vierblatt":
            found |= {f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names if each.name.partition(".")[0] == "vierblatt"}
    return found


def exists(name: str) -> bool:
    """Whether a full name is something of the package, and not a file or a service called after it."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def public() -> set[str]:
    """What `docs/versioning.md` covers: the names of `vierblatt` itself, and what the documents import or name."""
    names = {f"vierblatt.{name}" for name in vierblatt.__all__}
    for document in DOCUMENTS:
        for code in blocks(document, "python"):
            names |= imported(code)
        if document.name not in INTERNAL and "adr" not in document.parts:
            named = re.findall(r"`(vierblatt(?:\.\w+)+)", document.read_text(encoding="utf-8"))
            names |= {name for name in named if exists(name) and name != "vierblatt.__all__"}
    return names


def test_the_public_names_are_found() -> None:
    assert {
        "vierblatt.Match",
        "vierblatt.match.Match",
        "vierblatt.record.verify",
        "vierblatt.envs.vector.VectorEnv",
    } <= public()
    assert len(public()) > 50


def test_every_module_with_a_public_name_has_a_chapter() -> None:
    modules = {f"vierblatt.{module}" for _, modules in reference.CHAPTERS.values() for module in modules}
    names = {
        f"{module}.{name}" for module in modules for name in reference.public_names(module.removeprefix("vierblatt."))
    }
    own = {f"vierblatt.{name}" for name in vierblatt.__all__}
    assert sorted(public() - modules - names - own - {"vierblatt"}) == []


def test_every_name_of_the_chapters_exists() -> None:
    for _, modules in reference.CHAPTERS.values():
        for module in modules:
            assert all(exists(f"vierblatt.{module}.{name}") for name in reference.public_names(module)), module


@pytest.mark.parametrize("module", [docstrings, markdown, reference, sources], ids=lambda module: module.__name__)
def test_the_examples_of_the_tools_run(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert outcome.attempted > 0 and outcome.failed == 0


def test_the_pages_that_are_made_of_other_files_have_them() -> None:
    assert sources.pages().keys() >= {"changelog.md", "players/baloot.ar.md"}
    assert all((ROOT / source).is_file() for source, _ in sources.pages().values())


def test_the_site_names_no_address_and_no_other_server() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "://" not in text
    assert re.search(r"^  font: false\b", text, re.MULTILINE)
    assert 'site_url: !ENV [VIERBLATT_SITE_URL, ""]' in text and "repo_url: !ENV [VIERBLATT_SOURCE_URL, null]" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_guide_for_players_has_in_bold_is_written_on_the_page(language: str) -> None:
    bold = re.findall(r"\*\*([^*]+)\*\*", GUIDES[language].read_text(encoding="utf-8"))
    words = Words(language)
    assert bold == [words.text(message) for message in MESSAGES]


def test_the_levels_of_the_guides_are_those_of_the_bots() -> None:
    """The guides say: more than half, a quarter, a twentieth of the cards at random; a second for a decision."""
    mistakes = {level: specs.parse(level)[1].get("mistakes", 0) for level in LEVELS}
    assert mistakes == {"beginner": 60, "casual": 25, "club": 5, "strong": 0, "best": 0}
    assert LEVEL_SPECS["best"] == "search:ms=1000"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_for_players_leads_to_every_game_and_to_its_other_languages(language: str) -> None:
    text = GUIDES[language].read_text(encoding="utf-8")
    for game in FULLY_TESTED_GAMES:
        assert f"/games/{game}/table/rules.{language}.md)" in text
    for other in LANGUAGES.keys() - {language}:
        assert f"[{LANGUAGES[other]}](how-to-play.{other}.md)" in text
    english = GUIDES["en"].read_text(encoding="utf-8")
    for part in (r"^#+ ", r"^\| ", r"^\d\. ", r"<img|!\["):
        assert len(re.findall(part, text, re.MULTILINE)) == len(re.findall(part, english, re.MULTILINE))
