"""Dominated cards: what counts as one."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from tests.walks import ending
from vierblatt.cards import members
from vierblatt.match import Match
from vierblatt.search.dominance import FIRST_WORLDS, LOOKS, ahead, dominating, is_judged
from vierblatt.search.solver import Solver
from vierblatt.search.worlds import Worlds


@pytest.mark.parametrize("name", ["baloot", "kout_bo", "back_alley"])
def test_nothing_dominates_the_best_card_on_average(name: str) -> None:
    match = ending(name, 3)
    solver, concealed = Solver(name), match.concealed(match.turn)
    worlds = Worlds(name, concealed, match.turn).sample(np.random.default_rng(1), 64)
    actions = tuple(members(match.legal()))
    tables = [solver.values(worlds, n) or {} for n in range(len(worlds))]
    values = np.array([[float(table[action]) for action in actions] for table in tables])
    best = int(np.argmax(values.mean(axis=0)))
    assert dominating(values, best, rivals=[n for n in range(len(actions)) if n != best]) is None
    worst = int(np.argmin(values.mean(axis=0)))
    lead = values[:, [best]] - values[:, [worst]]
    if (lead >= 0).all() and lead.any():
        assert dominating(values, worst, rivals=[best]) == best


def test_a_card_that_is_often_worse_does_not_dominate_and_ends_the_search() -> None:
    seen = []

    def values() -> Iterator[npt.NDArray[np.float64]]:
        for n in range(100):
            seen.append(n)
            yield np.array([0.0, 50.0 if n % 2 else -1.0])

    assert dominating(values(), 0, rivals=[1]) is None
    assert len(seen) < 8


def leads(*counted: tuple[int, float]) -> list[npt.NDArray[np.float64]]:
    """Values of two actions: the second one leads so many times by so much."""
    return [np.array([0.0, lead]) for number, lead in counted for _ in range(number)]


def test_a_card_that_is_rarely_worse_dominates_if_it_is_clearly_better() -> None:
    assert dominating(leads((96, 1.0), (4, -1.0)), 0, rivals=[1]) == 1
    assert dominating(leads((2, 4.0), (96, 0.0), (2, -3.0)), 0, rivals=[1]) is None


def test_a_card_that_is_hardly_ever_worse_dominates_if_it_is_a_little_better() -> None:
    assert dominating(leads((6, 1.0), (504, 0.0), (2, -1.0)), 0, rivals=[1]) == 1
    assert dominating(leads((3, 1.0), (506, 0.0), (3, -1.0)), 0, rivals=[1]) is None


def test_a_card_that_helps_in_few_deals_is_found_after_many_in_which_it_is_equal() -> None:
    late = [np.array([0.0, 1.0 if n in (230, 250) else 0.0]) for n in range(512)]
    assert dominating(late, 0, rivals=[1]) == 1


def test_only_rivals_dominate() -> None:
    assert dominating([np.array([0.0, 1.0, 2.0])] * 9, 0, rivals=[1]) == 1
    assert dominating([np.array([0.0, 1.0, 2.0])] * 9, 0, rivals=[]) is None


def test_equal_cards_are_not_tried_in_all_worlds() -> None:
    seen = []

    def values() -> Iterator[npt.NDArray[np.float64]]:
        for n in range(1000):
            seen.append(n)
            yield np.array([3.0, 3.0])

    assert dominating(values(), 0, rivals=[1]) is None
    assert len(seen) == FIRST_WORLDS


def test_among_equals_the_one_that_is_clearly_ahead_on_average_is_taken() -> None:
    mixed = [np.array([0.0, 1.0, lead, 9.0 if n == 1 else -2.0]) for n, lead in enumerate([5.0, -1.0] * 40)]
    assert ahead(mixed, 0, rivals=[1, 2, 3]) == 2
    assert ahead(mixed, 0, rivals=[1, 3]) == 1
    assert ahead(mixed, 0, rivals=[3]) is None
    assert ahead(mixed, 0, rivals=[]) is None
    assert ahead(mixed[: LOOKS[0] - 1], 0, rivals=[1]) is None
    assert ahead(mixed[: LOOKS[0] + 1], 0, rivals=[1]) == 1  # no time for more


def test_equals_are_not_compared_for_long_if_none_is_ahead() -> None:
    for lead in (0.0, -1.0):
        worlds = iter([np.array([0.0, lead])] * 99)
        assert ahead(worlds, 0, rivals=[1]) is None
        assert len([*worlds]) == 99 - LOOKS[0]
    worlds = iter([np.array([0.0, 1.0])] * 99)
    assert ahead(worlds, 0, rivals=[1]) == 1
    assert len([*worlds]) == 99 - LOOKS[-1]


def test_calls_and_early_cards_are_not_judged() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    assert not is_judged(match.game, match.concealed(match.turn), 0)
    early, late = ending("king_bolola", 6), ending("king_bolola", 5)
    assert not is_judged(early.game, early.concealed(early.turn), 0)
    assert is_judged(late.game, late.concealed(late.turn), 0)
