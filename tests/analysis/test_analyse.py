"""A whole record judged: in one process or several, at once or in parts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import vierblatt
from tests.analysis.played import known_values, nothing_known, played
from tests.registry import COMPILED_GAMES, WITH_POLICY
from vierblatt.analysis import Analysis, AnalysisInterrupted, Settings, analyse, luck, schema_text, tasks
from vierblatt.analysis.document import Grades
from vierblatt.analysis.files import load, write
from vierblatt.analysis.summary import accuracy
from vierblatt.errors import BadAnalysis

FEW = Settings(worlds=64)
SCHEMA = Path(vierblatt.__file__).parent / "analysis.schema.json"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging that takes no time, from values that are known."""
    monkeypatch.setattr("vierblatt.analysis.judge.evaluate", known_values)
    monkeypatch.setattr("vierblatt.analysis.judge.lost_on_these_cards", lambda point: None)
    monkeypatch.setattr("vierblatt.analysis.judge.knowledge_of", nothing_known)
    monkeypatch.setattr(luck, "TIMES", 4)
    monkeypatch.setattr(luck, "TIMES_ON_COURSE", 1)


@pytest.mark.parametrize("name", [name for name in WITH_POLICY if name in COMPILED_GAMES])
def test_everything_is_judged_and_adds_up(name: str) -> None:
    found = analyse(played(name, 2), FEW)
    assert found.complete and found.winners is None
    decisions = [each for deal in found.deals for each in deal.decisions]
    assert sum(player.decisions for player in found.players) == len(decisions)
    assert sum(player.cost for player in found.players) == pytest.approx(sum(each.cost for each in decisions))
    assert sum(player.forced for player in found.players) == sum(deal.forced for deal in found.deals)
    assert any(player.cost for player in found.players)
    for deal in found.deals:
        for share in deal.shares:
            assert share.result == pytest.approx(share.cards + share.play + share.rest, abs=1e-3)
        assert sum(share.play for share in deal.shares) == pytest.approx(0, abs=1e-3)
    for each in decisions:
        assert (each.seen is None) == (each.verdict == "fine")
        if each.seen is not None:
            assert each.seen.seat == each.seat and each.action in each.seen.legal


def test_an_analysis_comes_back_from_its_json_and_fits_its_schema() -> None:
    found = analyse(played("kout_bo"), FEW)
    assert Analysis.from_json(found.to_json()) == found
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()
    for spoilt in (b"", b"{}", b"[1]", found.to_json().replace(b'"format": 1', b'"format": 2')):
        with pytest.raises(BadAnalysis):
            Analysis.from_json(spoilt)
    with pytest.raises(BadAnalysis):
        Analysis.from_json(json.dumps({**json.loads(found.to_json()), "more": 1}))


def test_a_resumed_analysis_gives_the_same_result(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = played("baloot", 2)
    whole = analyse(record, FEW)
    run_tasks = tasks.run_tasks

    def stopping(*given: Any) -> Iterator[Any]:
        for at, pair in enumerate(run_tasks(*given)):
            if at == 12:
                raise KeyboardInterrupt
            yield pair

    monkeypatch.setattr("vierblatt.analysis.run.run_tasks", stopping)
    with pytest.raises(AnalysisInterrupted) as caught:
        analyse(record, FEW)
    part = caught.value.analysis
    assert not part.complete and 0 < sum(len(deal.decisions) for deal in part.deals) < 12
    write(tmp_path / "part.json", part.to_json())
    again = load(tmp_path / "part.json")
    monkeypatch.setattr("vierblatt.analysis.run.run_tasks", run_tasks)
    left: list[tuple[int, int]] = []
    assert analyse(record, FEW, resume_from=again, done=lambda done, pieces: left.append((done, pieces))) == whole
    assert left[0][0] == 12 and left[-1][0] == left[-1][1]


def test_a_file_of_another_analysis_is_refused() -> None:
    record = played("kout_bo")
    begun = analyse(record, FEW)
    for other, settings in ((played("kout_bo", seed=6), FEW), (record, Settings(worlds=65))):
        with pytest.raises(BadAnalysis) as caught:
            analyse(other, settings, resume_from=begun)
        assert caught.value.code == "analysis-of-another"
    with pytest.raises(BadAnalysis) as caught:
        analyse(record, FEW, resume_from=msgspec.structs.replace(begun, engine="0"))
    assert caught.value.code == "analysis-of-another-version"


def test_progress_is_saved_regularly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.analysis.run.INTERVAL", 0.0)
    kept: list[Analysis] = []
    whole = analyse(played("kout_bo"), FEW, keep=kept.append)
    assert len(kept) > 10 and not kept[0].complete and kept[-1] == whole


def test_two_processes_find_the_same_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the other processes know nothing of patches
    record = played("kout_bo", actions=8)
    few = Settings(worlds=4)
    assert analyse(record, few, workers=2) == analyse(record, few)


def test_a_record_without_a_deal_has_nothing_to_judge() -> None:
    found = analyse(played("baloot", actions=0), FEW)
    assert found.complete and found.deals == () and found.players[0].accuracy is None


def test_accuracy_halves_with_every_mistake() -> None:
    grades = Grades(1, 3, 8)
    assert [accuracy(cost, grades) for cost in (0, 3, 6, 9)] == [100, 50, 25, 12.5]


def test_an_unwritable_or_unreadable_path_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadAnalysis) as caught:
        write(tmp_path / "nowhere" / "file.json", b"")
    assert caught.value.code == "cannot-write"
    assert load(tmp_path / "nothing.json") is None
    with pytest.raises(BadAnalysis) as caught:
        load(tmp_path)
    assert caught.value.code == "cannot-read"
