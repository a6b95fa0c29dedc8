"""What the tests of this folder assume about the program's games."""

from __future__ import annotations

import pytest

from tests.registry import FULLY_TESTED_GAMES, GAMES, HERE


def test_the_four_games_are_there_and_proven() -> None:
    assert FULLY_TESTED_GAMES[:4] == GAMES[:4] == ("baloot", "king_bolola", "kout_bo", "back_alley")


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_a_proven_game_has_everything_that_a_game_must_have_to_join(game: str) -> None:
    for folder, names in {
        "cases": f"{game}.json", "positions": f"{game}-*.json", "goldens": f"**/{game}-standard.txt",
        "envs/openspiel": f"**/{game}.txt", "perft": f"**/{game}*.json", "games": f"{game}/test_*.py",
    }.items():  # fmt: skip
        assert [*(HERE / folder).glob(names)], f"{folder}/{names}"
