"""Worlds that are drawn uniformly and solved as they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.registry import GAMES
from tests.walks import ending, endings
from vierblatt.cards import members
from vierblatt.match import Match
from vierblatt.search import solved_worlds
from vierblatt.search.equivalent_cards import equivalent_cards
from vierblatt.search.perfect_play_values import values_in_world
from vierblatt.search.solved_worlds import SolvedWorlds


def solved(match: Match, **limits: Any) -> SolvedWorlds:
    actions = tuple(members(match.legal()))
    return SolvedWorlds(match.game, match.concealed(match.turn), actions, rng=np.random.default_rng(5), **limits)


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The limits on positions of all worlds that were tried; each takes 400,000 positions, and has no values."""
    given: list[int] = []

    def instead(_game: object, _worlds: object, _n: int, nodes: int) -> tuple[None, int]:
        given.append(nodes)
        return None, 400_000

    monkeypatch.setattr(solved_worlds, "values_in_world", instead)
    return given


def test_each_world_is_solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def counted(game: Any, worlds: Any, n: int, nodes: int) -> tuple[Mapping[int, int] | None, int]:
        begun.append(n)
        return values_in_world(game, worlds, n, nodes)

    monkeypatch.setattr(solved_worlds, "values_in_world", counted)
    worlds = solved(ending("kout_bo", 4))
    first = [each.tolist() for each in islice(worlds, 5)]
    assert begun == [*range(5)]
    assert [each.tolist() for each in islice(worlds, 8)][:5] == first
    assert begun == [*range(8)]


@pytest.mark.parametrize(("seconds", "most"), [(0, 100_000), (0.02, 20_000), (1, 100_000)])
def test_no_world_takes_longer_than_fits_the_time(tries: list[int], seconds: float, most: int) -> None:
    assert [*solved(ending("king_bolola", 3), seconds=seconds, clock=lambda: 0.0)] == []
    assert {*tries} == {most}


def test_without_a_time_limit_the_positions_searched_are_limited(tries: list[int]) -> None:
    assert [*solved(ending("baloot", 5))] == []
    assert len(tries) == 4  # the first number of them that makes 1.5 million


def test_nothing_is_solved_when_the_time_is_up() -> None:
    times = iter([0.1, 0.2, 0.9, 1.0, 1.1])
    assert len([*solved(ending("back_alley", 4), seconds=1, clock=lambda: next(times))]) == 3
    assert [*solved(ending("back_alley", 4), seconds=1, started=2, clock=lambda: 3.0)] == []


@pytest.mark.parametrize("name", GAMES)
def test_equivalent_cards_have_equal_values_in_every_world(name: str) -> None:
    found = 0
    for match in endings(name, 5):
        actions = [*members(match.legal())]
        worlds = solved(match)
        alike = [[n for n in range(len(actions)) if n not in worlds.different(place)] for place in range(len(actions))]
        if max(map(len, alike)) == 1:
            continue
        for place, others in enumerate(alike):
            for values in islice(worlds, 12):
                assert {values[other] for other in others} == {values[place]}
        found += 1
        if found == 3:
            return
    raise AssertionError("too few hands with equivalent cards")


def test_cards_are_different_if_another_between_them_may_have_been_dealt() -> None:
    for match in islice(endings("back_alley", 4), 60):  # two cards of the pack are not dealt
        worlds = solved(match)
        for place, action in enumerate(members(match.legal())):
            alike = equivalent_cards(match.states, 1, action)  # in the actual deal
            if any(
                alike >> other & 1 for n, other in enumerate(members(match.legal())) if n in worlds.different(place)
            ):
                return
    raise AssertionError("no undealt card between two of a hand")
