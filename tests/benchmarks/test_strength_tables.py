"""The tables in `docs/bots.md` are those of the files, and a changed file changes them."""

from __future__ import annotations

import doctest
import json
import shutil
from pathlib import Path

import pytest

from benchmarks import strength_tables
from benchmarks.strength_tables import DOCUMENT, RESULTS, filled, kept_trials, league_results, tables
from vierblatt.league import check

HERE_IS_A_TABLE = "<!-- table one -->\nold\n<!-- end of table -->"


def test_the_document_has_what_the_files_say() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert filled(document, tables(RESULTS)) == document, "run `python -m benchmarks.strength_tables`"


def test_every_file_of_strength_is_in_the_tables() -> None:
    trials = kept_trials(RESULTS)
    named = {(trial.name, trial.seed) for trial in trials}
    for file in RESULTS.glob("strength-*.json"):
        summary = json.loads(file.read_bytes())
        assert {(name, trial["seed"]) for name, trial in summary["trials"].items()} <= named, file.name
    assert sum(table.count("\n| ") for table in tables(RESULTS).values()) >= 4 + 5 + 4 + 4


def test_the_kept_results_of_leagues_hold() -> None:
    results = league_results(RESULTS)
    assert results
    for result in results:
        assert check(result).faults == []


def test_a_changed_figure_or_a_later_file_changes_the_table(tmp_path: Path) -> None:
    for file in RESULTS.glob("strength-kout_bo-*.json"):
        shutil.copy(file, tmp_path)
    before = tables(tmp_path)
    (rules,) = tmp_path.glob("strength-kout_bo-rules-*.json")
    summary = json.loads(rules.read_bytes())
    summary["trials"]["kout_bo-rules"]["pairs"][0]["margin"] = {"value": -7.0, "low": -9.0, "high": -5.0}
    later = {**summary, "date": "2099-01-01"}
    (tmp_path / "strength-a.json").write_text(json.dumps(later))
    after = tables(tmp_path)
    assert "| −7.0 ± 2.0 | 1,000 |" in after["rules"] and "−7.0" not in before["rules"]
    assert {name: after[name] == before[name] for name in after} == {
        "rules": False, "ismcts": True, "levels": True, "leagues": True,
    }  # fmt: skip
    (tmp_path / "strength-a.json").write_text(json.dumps({**later, "date": "1999-01-01"}))
    assert tables(tmp_path) == before


def test_only_what_stands_between_the_marks_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"before\n{HERE_IS_A_TABLE}\nafter\n"
    assert filled(text, {"one": "new\n"}) == text.replace("old", "new")
    for made in ({}, {"one": "", "two": ""}, {"two": ""}):
        with pytest.raises(ValueError, match="places"):
            filled(text, made)
    document = tmp_path / "bots.md"
    document.write_text(text)
    monkeypatch.setattr(strength_tables, "DOCUMENT", document)
    monkeypatch.setattr(strength_tables, "tables", lambda _: {"one": "new\n"})
    assert strength_tables.main() == 0 and document.read_text() == text.replace("old", "new")


def test_the_examples_of_the_module_give_the_output_shown() -> None:
    tried = doctest.testmod(strength_tables)
    assert tried.attempted >= 2 and tried.failed == 0
