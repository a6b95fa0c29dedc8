"""`--json` means the same in every command: a file, or `-` for standard output, which then has nothing else."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.cli.running import vierblatt

TESTS = Path(__file__).parents[1]
POSITIONS, CASES, RECORD = TESTS / "positions", TESTS / "cases", TESTS / "page" / "record-seeded.json"
COMMANDS = {
    "solve": ("solve", str(POSITIONS / "baloot-middle.json")),
    "forecast": ("forecast", str(POSITIONS / "kout_bo-auction.json")),
    "simulate": ("simulate", "kout_bo", "--deals", "20"),
    "duel": ("duel", "kout_bo", "--pairs", "2", "--whole"),
    "perft": ("perft", str(POSITIONS / "kout_bo-auction.json"), "--depth", "1", "--split"),
    "check": ("check", str(CASES / "kout_bo.json")),
    "verify": ("verify", str(RECORD)),
    "replay": ("replay", str(RECORD)),
    "games": ("games",),
    "one game": ("games", "baloot"),
    "arena": ("arena", "kout_bo", "rules", "random", "--deals", "4", "--workers", "1"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_with_a_hyphen_only_the_json_document_is_printed(command: str) -> None:
    ran = vierblatt(*COMMANDS[command], "--json", "-", "--lang", "en")
    assert ran.code == 0 and isinstance(json.loads(ran.out), dict)


@pytest.mark.parametrize("command", COMMANDS)
def test_with_a_file_json_is_written_and_text_is_printed(command: str, tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    ran = vierblatt(*COMMANDS[command], "--json", str(file), "--lang", "en")
    assert ran.code == 0 and isinstance(json.loads(file.read_text(encoding="utf-8")), dict)
    assert ran.out.strip() and not ran.out.startswith("{")


def test_an_option_is_not_taken_for_the_file_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = vierblatt(*COMMANDS["solve"], "--json", "--lang", "de")
    assert ran.code == 2 and not [*tmp_path.iterdir()]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_folder_is_reported_before_work_starts(command: str) -> None:
    ran = vierblatt(*COMMANDS[command], "--json", "no/such/folder/told.json", "--lang", "en")
    assert ran.code == 2 and "there is no folder" in ran.err and not ran.out


@cache
def in_english(command: str) -> str:
    """What a command prints in English."""
    return vierblatt(*COMMANDS[command], "--lang", "en").out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["de", "ar"])
def test_the_report_is_in_the_language_that_is_asked_for(command: str, lang: str) -> None:
    report = vierblatt(*COMMANDS[command], "--lang", lang)
    assert report.code == 0 and report.out != in_english(command)
    assert any("\u0600" <= letter <= "\u06ff" for letter in report.out) == (lang == "ar")


def test_the_json_document_of_a_check_has_what_disagrees(tmp_path: Path) -> None:
    content = json.loads((CASES / "kout_bo.json").read_text())
    case = next(case for case in content["legal"] if len(case["legal"]) > 1)
    removed = case["legal"].pop()
    file = tmp_path / "kout_bo.json"
    file.write_text(json.dumps(content))
    ran = vierblatt("check", str(file), "--json", "-")
    assert ran.code == 1
    (fault,) = json.loads(ran.out)["files"][0]["disagreements"]
    assert fault["case"] == case["id"] and removed in fault["ours"]


def test_the_json_document_of_a_proof_has_the_faults(tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    actions = record["deals"][0]["actions"]
    actions[-1], actions[-2] = actions[-2], actions[-1]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    ran = vierblatt("verify", str(file), "--json", "-")
    assert ran.code == 1 and json.loads(ran.out)["files"][0]["faults"]


def test_the_json_document_of_the_games_has_their_options() -> None:
    (game,) = json.loads(vierblatt("games", "Kout Bo", "--json", "-").out)["games"]
    assert game["id"] == "kout_bo" and game["players"] == 6
    assert game["presets"]["kout_bo_4"]["rules"] and game["options"]["target"]["takes"] == "101, 51"
