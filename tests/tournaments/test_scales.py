"""The scale of each game for IMPs: where it is, that it can be used, and that it is the one that the tool fits."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.registry import GAMES
from tools import fit_imp_scale as tool
from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.tournaments.imp_scale import BRIDGE, checked_scale, imps, scale_of, scaled


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_scale_that_ends_with_what_can_occur(name: str) -> None:
    scale = scale_of(games.get(name))
    assert checked_scale(scale) == scale
    largest = tool.largest_swing(tool.contest_of(name, 1, 1))
    assert scale[-1] <= largest and imps(largest, scale) == len(scale)
    # the next entry is out of reach, unless there are all
    assert len(scale) == len(BRIDGE) or scale in {scaled(factor, largest) for factor in tool.FACTORS}


def test_a_game_without_a_scale_says_so() -> None:
    with pytest.raises(BadOption) as refused:
        scale_of(games.get("skeleton"))
    assert refused.value.code == "no-imp-scale" and refused.value.parameters == {"game": "skeleton"}


def test_the_fit_finds_the_multiple_of_bridge_s_scale() -> None:
    """Swings of bridge with another size of points: the multiple is that size."""
    draw = np.random.default_rng(1)
    points = 10 * np.round(draw.exponential(30, 4000)).astype(np.int64)
    once, tenth = tool.fitted(points, 15_200), tool.fitted(points // 10, 1_520)
    assert abs(once.deviation**2 - tool.VARIANCE) < 0.5
    assert once.factor / tenth.factor == pytest.approx(10, rel=0.02)


def test_larger_swings_make_a_coarser_scale() -> None:
    draw = np.random.default_rng(2)
    points = np.round(draw.exponential(20, 2000)).astype(np.int64)
    factors = [tool.fitted(times * points, 10**6).factor for times in (1, 2, 5)]
    assert factors == sorted(factors) and factors[0] < factors[2]


@pytest.mark.parametrize("name", GAMES)
def test_a_refit_on_fewer_boards_is_near_the_scale(name: str) -> None:
    """Other boards, by another seed, and so few that a third more or less is chance."""
    contest = tool.contest_of(name, 24, 2)
    found = tool.swings(contest)
    again, scale = tool.fitted(found, tool.largest_swing(contest)), scale_of(games.get(name))
    assert again.scale[8] == pytest.approx(scale[8], rel=0.4)
    deviation = float(np.sqrt(np.mean(np.searchsorted(scale, found, side="right") ** 2)))
    assert deviation == pytest.approx(tool.VARIANCE**0.5, rel=0.25)


def test_the_tool_prints_the_same_scale_again(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        tool.main(["king_bolola", "--boards", "3", "--seed", "7"])
    first, second = capsys.readouterr().out.strip().split("king_bolola: ")[1:]
    assert first.strip() == second.strip()
    assert first.startswith("3 boards at 4 tables, seed 7") and "imp_scale=(" in first


def test_teams_call_differently_with_the_same_cards() -> None:
    """Otherwise, swings would come from slips alone."""
    contest = tool.contest_of("king_bolola", 6, 1)
    found = {board: {tool.margin(contest, board, random.Random(n)) for n in range(4)} for board in range(6)}
    assert sum(len(margins) > 1 for margins in found.values()) >= 4
