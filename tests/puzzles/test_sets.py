"""The puzzles that come with the program: each loads, and nothing in it contradicts the rules or itself."""

from __future__ import annotations

import pytest

from tests.registry import FULLY_TESTED_GAMES, GAMES
from vierblatt.games import get
from vierblatt.puzzles import shipped
from vierblatt.puzzles.files import SETS, SUFFIX
from vierblatt.puzzles.job import EASY, EASY_SHARE
from vierblatt.puzzles.judging import standard_of
from vierblatt.puzzles.themes import THEMES

#: Each puzzle takes a millisecond or two; of the larger sets every so many are taken.
MOST = 300


def test_sets_belong_to_games() -> None:
    assert {path.name for path in SETS.glob("*.jsonl*")} <= {f"{game}{SUFFIX}" for game in GAMES}


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_a_set_is_large_and_not_too_easy(game: str) -> None:
    puzzles = [*shipped(game)]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert sum(puzzle.goal is None for puzzle in puzzles) > 2000, "cards and calls, as docs/puzzles.md says"
    assert sum(puzzle.rating < EASY for puzzle in puzzles) <= EASY_SHARE * len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_is_sound(game: str) -> None:
    puzzles = [*shipped(game)]  # reading has compared options and accepted actions
    for puzzle in puzzles:
        assert puzzle.game == game and {*puzzle.themes} <= {*THEMES}
        if puzzle.goal is not None:
            assert puzzle.options[0].mean == puzzle.goal.result and puzzle.margin > 0
            continue
        assert puzzle.worlds >= 2048 and puzzle.margin_low >= standard_of(get(game), puzzle.kind).margin
        means = [option.mean for option in puzzle.options]
        assert means == sorted(means, reverse=True)
        others = [option.mean for option in puzzle.options if option.action not in puzzle.accepted]
        assert puzzle.margin == pytest.approx(means[0] - max(others), abs=2e-4)
    for puzzle in puzzles[:: max(len(puzzles) // MOST, 1)]:
        assert puzzle.view().legal  # which compares id, kind and options with the position
