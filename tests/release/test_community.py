"""Files for people who report, cite, translate or rely on something: what they name exists, and what they say is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import vierblatt
from tests.registry import FULLY_TESTED_GAMES
from tests.test_repository import ROOT
from vierblatt import games, protocol, record
from vierblatt.analysis import document
from vierblatt.arena.external import lines
from vierblatt.envs import registration
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words

FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
DOCUMENTS = ("accessibility", "translating", "versioning")
PACKAGE = Path(vierblatt.__path__[0])
PAGES = {
    name: (ROOT / name).read_text(encoding="utf-8")
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", *(f"docs/{page}.md" for page in DOCUMENTS))
}
#: The kinds of fields that a form may have, with the attributes that each needs.
FIELDS = {
    "markdown": {"value"},
    "input": {"label"},
    "textarea": {"label"},
    "dropdown": {"label", "options"},
    "checkboxes": {"label", "options"},
}


def form(name: str) -> dict[str, Any]:
    content = yaml.safe_load((FORMS / f"{name}.yml").read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


@pytest.mark.parametrize("name", PAGES)
def test_the_links_of_a_page_lead_somewhere(name: str) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)", PAGES[name])
    for target, anchor in targets:
        page = (ROOT / name).parent / target if target else ROOT / name
        assert page.exists(), target
        headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings]


@pytest.mark.parametrize("name", PAGES)
def test_the_files_and_tests_that_a_page_names_exist(name: str) -> None:
    for path, test in re.findall(r"`([\w./-]+\.(?:py|js|yml|toml|ftl))(?:::(\w+))?`", PAGES[name]):
        file = ROOT / path
        assert file.is_file() or ".LANG." in path, path
        if test:
            assert re.search(rf"^(?:async )?def {test}\(", file.read_text(encoding="utf-8"), re.MULTILINE), test


def test_every_row_of_the_accessibility_page_is_held_by_a_test() -> None:
    rows = [row for row in PAGES["docs/accessibility.md"].splitlines() if row.startswith("| ")]
    claims = [row for row in rows if not row.startswith("| what holds")]
    assert len(claims) > 10
    assert [row for row in claims if not re.search(r"`tests/[\w./]+(::\w+)?` ?[,|]", row)] == []
    assert "Conformance with a standard (WCAG) has not been assessed" in PAGES["docs/accessibility.md"]


def test_a_vulnerability_is_reported_privately_and_no_address_is_invented() -> None:
    page = PAGES["SECURITY.md"]
    assert "private vulnerability\nreporting" in page
    assert re.findall(r"https?://|@\w+\.", page + PAGES["CODE_OF_CONDUCT.md"]) == []
    assert "(../SECURITY.md)" in (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_the_numbers_of_the_versioning_page_are_those_of_the_program() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+) \|", PAGES["docs/versioning.md"], re.MULTILINE))
    revisions = PACKAGE / "server" / "store" / "migrations" / "versions"
    wanted = {
        "game records (`format`)": record.FORMAT,
        "protocol between server and clients": protocol.PROTOCOL,
        "player protocol of the arena": lines.PROTOCOL,
        "analyses (`format`)": document.FORMAT,
        "observations and rewards of an environment (`-v0`)": registration.VERSION,
        "database": max(int(path.name[1:5]) for path in revisions.glob("r[0-9]*.py")),
    }
    for game in FULLY_TESTED_GAMES:
        wanted[f"behaviour of {Words('en', games.get(game)).text('game-name')}"] = games.get(
            game
        ).rules.options.behaviour
    assert {name: int(number) for name, number in rows.items()} == wanted


def test_a_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["cff-version"] == "1.2.0" and citation["type"] == "software"
    assert str(citation["version"]) == vierblatt.__version__
    assert citation["license"] == "MIT"
    assert citation["authors"] and citation["title"].startswith("Vierblatt") and citation["message"]
    assert not {"url", "repository-code", "doi", "date-released"} & citation.keys()  # nothing is published yet


@pytest.mark.parametrize("name", ["bug", "rule_question", "new_game"])
def test_a_form_is_one_that_a_forge_accepts(name: str) -> None:
    content = form(name)
    assert content.keys() == {"name", "description", "labels", "body"}
    assert len(content["name"]) > 3 and len(content["description"]) < 200
    ids = [field.get("id") for field in content["body"] if field["type"] != "markdown"]
    assert None not in ids and len({*ids}) == len(ids)
    labels = [field["attributes"]["label"] for field in content["body"] if field["type"] != "markdown"]
    assert len({*labels}) == len(labels)
    for field in content["body"]:
        assert FIELDS[field["type"]] <= field["attributes"].keys()
        assert field.keys() <= {"type", "id", "attributes", "validations"}
        options = field["attributes"].get("options", [])
        assert all(isinstance(option, str) for option in options) and len({*options}) == len(options)
    assert any(field.get("validations", {}).get("required") for field in content["body"])


def test_the_form_for_rules_has_all_games() -> None:
    (choice,) = [field for field in form("rule_question")["body"] if field.get("id") == "game"]
    names = {Words("en", games.get(game)).text("game-name") for game in FULLY_TESTED_GAMES}
    assert {*choice["attributes"]["options"]} == names


def test_forms_send_vulnerabilities_elsewhere() -> None:
    assert "SECURITY.md" in json.dumps(form("bug"))
    assert form("config") == {"blank_issues_enabled": True}


def test_the_guide_for_translators_names_every_place_that_knows_the_languages() -> None:
    """Files with the code of a language, but those whose only use is an example, or a page for that language alone."""
    page = PAGES["docs/translating.md"]
    known = {"server/pages/site.py", "simulate/number_format.py", "locale/words.py", "locale/decimals.py"}
    known |= {"web/pages/settings.js"}
    found = set()
    for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.js")]:
        name = path.relative_to(PACKAGE).as_posix()
        code = path.read_text(encoding="utf-8")
        if not name.startswith(("web/vendor/", "web/bundles/")) and re.search(r"[\"'](de|ar)[\"']", code):
            found.add(name)
    assert {name for name in found - known if f"`src/vierblatt/{name}`" not in page} == set()
    assert known <= found
    families = {path.name.partition(".")[0] for path in (PACKAGE / "locale").glob("*.ftl")}
    listed = {*re.findall(r"`(\w+)\*?`", page)}
    assert [family for family in families if family not in listed and family.partition("_")[0] not in listed] == []
    for name in ("number-example", "names-of-club"):
        assert f"`{name.replace('club', 'LEVEL')}`" in page
        assert len({Words(language).text(name) for language in LANGUAGES}) > 1
