"""`analyse`: text in three languages, files, parts, bad input."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.played import played, quicken, worth_the_opposite
from tests.cli.running import vierblatt
from tests.registry import GAMES, WITH_POLICY
from vierblatt.analysis import Analysis, tasks
from vierblatt.record import save

FEW = ("--worlds", "64", "--workers", "1")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    save(played("kout_bo"), file)
    return file


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_an_analysis_is_printed_in_every_language(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    save(played(game), file)
    ran = vierblatt("analyse", str(file), *FEW, "--lang", lang)
    assert ran.code == 0 and len(ran.out.splitlines()) > (20 if game in WITH_POLICY else 10)
    for untold in ("analysis-", "verdict-", "call-", "why-", "{ $"):
        assert untold not in ran.out


def test_each_costly_move_is_listed_with_all_open_actions(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.analysis.judge.evaluate", worth_the_opposite)
    ran = vierblatt("analyse", str(record), *FEW, "--lang", "en")
    heads = ran.out.count("For the match\n")
    assert ran.code == 0 and heads > 0
    assert ran.out.count("All options, with their distance from the best:") == heads
    assert ran.out.count("still possible") == heads


def test_files_hold_everything(record: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    ran = vierblatt("analyse", str(record), *FEW, "--html", str(page), "--json", str(data), "--lang", "en")
    assert ran.code == 0 and str(page) in ran.out.replace("\n", "")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    found = Analysis.from_json(data.read_bytes())
    assert found.complete and found.record == played("kout_bo").head
    again = vierblatt("analyse", str(record), *FEW, "--json", str(data), "--lang", "en")
    assert again.code == 0 and again.out in ran.out
    assert Analysis.from_json(data.read_bytes()) == found


def test_ctrl_c_reports_progress_and_the_same_command_resumes(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data.json"
    command = ("analyse", str(record), *FEW, "--json", str(data), "--lang", "en")
    run_tasks = tasks.run_tasks

    def stopping(*given: Any) -> Iterator[Any]:
        for at, pair in enumerate(run_tasks(*given)):
            if at == 5:
                raise KeyboardInterrupt
            yield pair

    monkeypatch.setattr("vierblatt.analysis.run.run_tasks", stopping)
    stopped = vierblatt(*command)
    assert stopped.code == 130 and "Incomplete" in stopped.out and "continues from there" in stopped.out
    assert not Analysis.from_json(data.read_bytes()).complete
    monkeypatch.setattr("vierblatt.analysis.run.run_tasks", run_tasks)
    assert vierblatt(*command).code == 0
    assert Analysis.from_json(data.read_bytes()).complete


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda tree: tree.update(game="canasta"), "game does not fit"),
        (lambda tree: tree.update(format=2), "format 2"),
        (lambda tree: tree["rules"].update(behaviour=9), "does not prove"),
        (lambda tree: tree["deals"][0]["actions"].reverse(), "does not prove"),
        (lambda tree: tree.pop("deals"), "not a record"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(
    spoil: Any, said: str, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    tree = json.loads(record.read_text())
    spoil(tree)
    record.write_text(json.dumps(tree))
    ran = vierblatt("analyse", str(record), *FEW)
    assert ran.code == 2 and said in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("--worlds", "1"),
        ("--seconds", "-1"),
        ("--seed", "-1"),
        ("--workers", "-1"),
        ("--html", "nowhere/page.html"),
        ("--lang", "xx"),
    ],
)
def test_bad_values_are_refused(words: tuple[str, str], record: Path) -> None:
    assert vierblatt("analyse", str(record), *words).code == 2


def test_a_file_that_is_not_an_analysis_is_left_unchanged(record: Path) -> None:
    before = record.read_bytes()
    assert vierblatt("analyse", str(record), *FEW, "--json", str(record)).code == 2
    assert record.read_bytes() == before
    assert vierblatt("analyse", "nothing.json").code == 2
