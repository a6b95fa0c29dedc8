"""A point of a review as a puzzle: the rules are those of the puzzles that the program finds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.played import played
from vierblatt.analysis.review import lines_of
from vierblatt.errors import WrongTime
from vierblatt.puzzles import Puzzle, PuzzleSource, shipped
from vierblatt.server.pages.replays import line_position
from vierblatt.server.workers import puzzle_judging
from vierblatt.server.workers.puzzle_judging import final_judgement, is_ruled_out

GAME = "kout_bo"
SOURCE = PuzzleSource(record="head", deal=1, action=3)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges in fewer deals than puzzles need."""
    monkeypatch.setattr(puzzle_judging, "STAGES", ((24, 1.5, 0),))
    monkeypatch.setattr(puzzle_judging, "WORLDS", 256)


def positions() -> list[dict[str, Any]]:
    """All points of a deal, the last one at its end."""
    record = played(GAME, 1)
    line = lines_of(record)[0]
    return [line_position(record, 1, line.pack, line.actions[:step]) for step in range(len(line.actions) + 1)]


def test_a_clear_puzzle_of_the_program_is_found_again() -> None:
    known = max((each for each in shipped(GAME) if each.kind == "card"), key=lambda each: each.margin_low)
    position = {"game": GAME, **known.position}
    assert is_ruled_out(position) == ""
    found = final_judgement((position, SOURCE))
    assert not found.why
    puzzle = Puzzle.from_json(found.puzzle)
    assert (puzzle.kind, puzzle.seat, puzzle.accepted) == ("card", known.seat, known.accepted)
    assert puzzle.source == SOURCE and puzzle.view().legal


def test_what_is_no_puzzle_has_a_reason() -> None:
    points = positions()
    with pytest.raises(WrongTime, match="deal-ended"):
        is_ruled_out(points[-1])
    whys = {is_ruled_out(point) for point in points[-14:-1]}
    assert "forced" in whys, "the last card of a hand is no question"
    assert whys <= {"", "forced", "margin", "share", "accepted", "agreement", "unsure"}


def test_what_few_deals_leave_open_is_decided_by_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_judging, "STAGES", ())
    monkeypatch.setattr(puzzle_judging, "WORLDS", 24)
    point = next(each for each in positions() if is_ruled_out(each) == "")
    found = final_judgement((point, SOURCE))
    assert bool(found.why) != bool(found.puzzle)
