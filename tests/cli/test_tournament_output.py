"""`vierblatt tournament export`, `sheets` and `verify`."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.cli.tournament_evening import NAMES, TypedEvening
from vierblatt.tournaments import TournamentFile


@pytest.fixture
def evening(tmp_path: Path) -> TypedEvening:
    """A Swiss in its second round, with names that are not harmless."""
    made = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "2")
    made.do("enter", "=1+1", "<b>Badr</b>; @Ana; Öz", *NAMES[4:7])
    made.do("start", "--lot", "2")
    made.do("pair")
    made.do("report", "1", "152:98")
    made.do("rule", "2", "forfeit", "--reason", "a quarrel")
    made.do("pair")
    return made


def rows_of(text: str) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(text))]


def test_csv_has_everybody_and_nothing_that_a_spreadsheet_calculates(evening: TypedEvening) -> None:
    standings, results = evening.do("export", "--standings", "-"), evening.do("export", "--results", "-")
    rows = rows_of(standings)
    assert sorted(row["contestant"] for row in rows) == list("12345")
    assert [*rows[0]] == [
        "group",
        "place",
        "contestant",
        "name",
        "players",
        "points",
        "buchholz",
        "wins",
        "points-margin",
    ]
    cells = [cell for text in (standings, results) for row in csv.reader(io.StringIO(text)) for cell in row]
    assert "'=1+1" in cells and not [cell for cell in cells if cell[:1] in "=+@" and cell]
    assert {row["ruling"] for row in rows_of(results)} == {"", "forfeit"}


def test_json_has_what_follows_from_the_log(evening: TypedEvening, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    assert str(path) in evening.do("export", "--json", str(path))
    document = json.loads(path.read_bytes())
    assert [each["round"] for each in document["rounds"]] == [1, 2] and len(document["standings"]) == 5
    assert document["rounds"][0]["meetings"][0]["result"] == "152:98"


def test_contestants_go_to_another_file(evening: TypedEvening, tmp_path: Path) -> None:
    names, other = tmp_path / "names.txt", str(tmp_path / "other.jsonl")
    evening.do("export", "--names", str(names))
    assert vierblatt("tournament", "new", other, "--game", "baloot", "--format", "knockout").code == 0
    assert vierblatt("tournament", "enter", other, "--from", str(names)).code == 0
    here, there = (TournamentFile(file).tournament.state.contestants for file in (evening.file, other))
    assert [(each.name, each.players) for each in here.values()] == [(e.name, e.players) for e in there.values()]


@pytest.mark.parametrize(("lang", "direction"), [("en", "ltr"), ("ar", "rtl")])
def test_sheets_can_be_printed(lang: str, direction: str, evening: TypedEvening, tmp_path: Path) -> None:
    evening.lang = lang
    out = evening.do("sheets", str(tmp_path / "out"), "--round", "1")
    pages = {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / "out").glob("*.html")}
    assert {*pages} == {"pairings", "seats", "slips", "standings"} and all(f"{name}.html" in out for name in pages)
    for page in pages.values():
        assert f'dir="{direction}"' in page and "size: A4" in page and "<b>Badr" not in page
        assert not re.search(r"https?:|src=|@import|url\(|<script", page)
        assert not re.search(r"(tournament|tie-break|column)-[a-z]", page)
    assert pages["slips"].count('class="slip"') == 2
    names = re.findall(r'<td class="number">[^<]*</td><td>(.*?)</td>', pages["seats"])
    assert len(names) == 5 + 2 and names.index("Jasim and Khalid") < names.index("Nasser and Omar")
    assert next(name for name in names if name.startswith("Öz")) == names[-2 if "لطيفة" in names[-1] else -1]


def test_slips_for_boards_have_a_line_for_each(tmp_path: Path) -> None:
    words = ("--movement", "howell", "--rounds", "3", "--boards", "8")
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "pairs", *words, entered=4)
    evening.do("start")
    evening.do("pair")
    evening.do("sheets", str(tmp_path / "out"))
    assert (tmp_path / "out" / "slips.html").read_text(encoding="utf-8").count("<tr>") == 2 * (8 + 1)


def test_verify_finds_a_round_that_repeats_meetings_and_allows_another_that_is_as_good(evening: TypedEvening) -> None:
    holds = evening.ran("verify")
    assert holds.code == 0 and re.search("SHA-256: [0-9a-f]{64}", holds.out)
    text = evening.file.read_text(encoding="utf-8")
    paired = [line for line in text.splitlines() if '"paired"' in line]
    first, second = (json.loads(line) for line in paired)
    sides = [meeting["sides"] for meeting in first["meetings"]]
    for meeting, repeated in zip(second["meetings"], sides, strict=True):
        meeting["sides"] = repeated
    second["byes"] = first.get("byes", [])
    evening.file.write_text(text.replace(paired[1], json.dumps(second)), encoding="utf-8")
    ran = evening.ran("verify")
    assert ran.code == 1 and "round 2 is not paired" in ran.out
    sides[0][0], sides[1][0] = sides[1][0], sides[0][0]
    first["meetings"][0]["sides"], first["meetings"][1]["sides"] = sides
    other = text.replace(paired[0], json.dumps(first))
    evening.file.write_text(
        "\n".join(other.splitlines()[: text.splitlines().index(paired[0]) + 1]) + "\n", encoding="utf-8"
    )
    assert evening.ran("verify").code == 0


def test_nothing_is_printed_before_the_first_round(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2)
    assert "No round has been paired" in evening.ran("sheets", str(tmp_path / "out")).err
    assert not (tmp_path / "out").exists()


def test_an_html_sheet_of_groups_has_all_standings(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "groups", "--group-size", "2", entered=4)
    evening.do("start")
    evening.do("pair")
    evening.do("sheets", str(tmp_path / "out"))
    page = (tmp_path / "out" / "standings.html").read_text(encoding="utf-8")
    assert page.count("<table>") == 3 and "Group 2" in page
