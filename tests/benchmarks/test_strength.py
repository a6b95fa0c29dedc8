"""The trials of strength: what they are, how they are judged, and that they can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import strength
from vierblatt.arena import Contest, ContestInterrupted, Ledger, run
from vierblatt.arena.report import report


@pytest.mark.parametrize("clock", ["ms", "cpu"])
def test_every_target_has_its_trial(clock: strength.Clock) -> None:
    found = [*strength.trials([*strength.MARGINS], ["rules", "levels", "ismcts"], 1, clock)]
    assert len({trial.name for trial in found}) == len(found) == 4 * (1 + 4 + 1)
    counts = {trial.kind: trial.contest.count for trial in found if trial.contest.game != "king_bolola"}
    assert counts == {"ismcts": 200, "levels": 400, "rules": 1000}
    king = next(trial for trial in found if trial.name == "king_bolola-rules")
    assert (king.contest.unit, 2 * king.contest.count, king.margin) == ("matches", 200, 250)
    assert all(trial.contest.until_decided == (trial.kind != "rules") for trial in found)


def test_a_back_alley_deal_of_the_arena_has_13_cards() -> None:
    contest = Contest("back_alley", ["rules", "rules"], 1)
    assert all(table.moves == 4 * 13 + 4 for board in run(contest).boards.values() for table in board.tables)


def test_a_margin_below_the_bar_is_missed() -> None:
    ledger = run(Contest("kout_bo", ["rules", "random"], 12))
    for margin, kept in ((1.0, [True, True]), (1000.0, [True, False])):
        trial = strength.Trial("rules", ledger.contest, margin)
        assert [bar.kept for bar in trial.bars(report(ledger))] == kept


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The trial of `random` as the lower level, with its boards beside its summary."""
    monkeypatch.setattr(strength, "LEVELS", ("random", "rules"))
    summary = tmp_path / "summary.json"
    return lambda: strength.main("kout_bo", only=["levels"], scale=0.03, workers=1, kept=tmp_path, summary=summary)


def test_a_complete_rehearsal_writes_a_summary_and_deletes_its_boards(
    rehearsal: Callable[[], int], tmp_path: Path
) -> None:
    assert rehearsal() == 0
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["trials"]["kout_bo-rules-random"]["pairs"][0]["decided"] == 1
    assert [bar["kept"] for bar in summary["bars"]] == [True] and summary["commit"]
    assert [file.name for file in tmp_path.iterdir()] == ["summary.json"]


def test_it_resumes_only_with_boards_of_the_same_sources(
    rehearsal: Callable[[], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(contest: Contest, *, checkpoint: Path, **_: object) -> Ledger:
        raise ContestInterrupted(run(contest, checkpoint=checkpoint))

    def played(contest: Contest, *, checkpoint: Path, **_: object) -> Ledger:
        return run(contest, checkpoint=checkpoint, done=lambda _: pytest.fail("all is played"))

    monkeypatch.setattr(strength, "run", stopped)
    assert rehearsal() == 130 and "continues" in capsys.readouterr().out
    (kept,) = tmp_path.iterdir()
    assert kept.stem.endswith("-ms")
    monkeypatch.setattr(strength, "run", played)
    with monkeypatch.context() as patched:
        patched.setattr(Contest, "rules_key", "another")
        assert rehearsal() == 2 and kept.name in "".join(capsys.readouterr().out.split())
    assert rehearsal() == 0


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    assert strength.main("chess", kept=tmp_path) == 2
