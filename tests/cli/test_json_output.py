"""`--json` means the same in every command: a file, or `-` for standard output, which then has nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt

POSITIONS = Path(__file__).parents[1] / "positions"
COMMANDS = {
    "solve": ("solve", str(POSITIONS / "baloot-middle.json")),
    "forecast": ("forecast", str(POSITIONS / "kout_bo-auction.json")),
    "simulate": ("simulate", "kout_bo", "--deals", "20"),
    "arena": ("arena", "kout_bo", "rules", "random", "--deals", "4"),
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
