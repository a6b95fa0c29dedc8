"""Dominated cards: what counts as one, and that the search bot leaves them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.walks import ending, endings
from vierblatt.bots.search import SearchBot
from vierblatt.cards import members
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search.dominance import FIRST_WORLDS, LOOKS, ahead, dominating, is_judged
from vierblatt.search.evaluation import Evaluation
from vierblatt.search.solved_worlds import SolvedWorlds
from vierblatt.search.solver import Solver
from vierblatt.search.worlds import Worlds

#: Positions in which the bot once chose a dominated card: it cost 0.6 to 95 points on average.
KNOWN: list[Mapping[str, str]] = json.loads(Path(__file__).with_name("dominated.json").read_text(encoding="utf-8"))


def position(known: Mapping[str, str]) -> Match:
    match = Match(known["game"], first_seat=int(known["first_seat"]))
    match.deal(known["pack"])
    for action in known["actions"].split(", "):
        match.do(action)
    return match


def solved(match: Match, **limits: Any) -> tuple[SolvedWorlds, tuple[int, ...]]:
    """The solved worlds of a position, and its legal actions."""
    actions = tuple(members(match.legal()))
    rng = np.random.default_rng(5)
    return SolvedWorlds(match.game, match.concealed(match.turn), actions, rng=rng, **limits), actions


def place_of(match: Match, card: str) -> int:
    return [*members(match.legal())].index(match.game.parse(PLAY, card))


def dominated_in(match: Match, place: int, **limits: Any) -> int | None:
    worlds, _ = solved(match, **limits)
    return dominating(worlds, place, rivals=worlds.different(place))


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['game']}-{known['dominated']}")
def test_the_bot_leaves_a_card_that_it_once_chose(known: Mapping[str, str]) -> None:
    match = position(known)
    place = place_of(match, known["dominated"])
    assert dominated_in(match, place) not in (None, place)
    concealed = match.concealed(match.turn)
    for seed in (7, 8):
        assert SearchBot(worlds=16, seed=seed).choose(match.game, concealed).action != known["dominated"]
    assert SearchBot(worlds=10, seed=7).choose(match.game, concealed).action != known["dominated"]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['game']}-{known['dominated']}")
def test_a_review_leaves_a_dominated_card_that_looks_best_in_its_worlds(known: Mapping[str, str]) -> None:
    match = position(known)
    actions = tuple(members(match.legal()))
    values = np.zeros((32, len(actions)))
    values[:, place_of(match, known["dominated"])] = 500.0
    evaluation = Evaluation(actions, values, np.full(32, 1 / 32))
    choice = SearchBot().choice_by(match.game, match.concealed(match.turn), evaluation)
    assert choice.action != known["dominated"] and choice.reason == "search-dominates"


def test_what_the_bot_chose_instead_is_its_reason() -> None:
    for known in KNOWN:
        match = position(known)
        choice = SearchBot(worlds=16, seed=7).choose(match.game, match.concealed(match.turn))
        if choice.reason == "search-dominates":
            assert choice.figures["next"] == known["dominated"]
            return
    raise AssertionError("the bot no longer chooses a dominated card first in any of them")


def even_evaluation(match: Match) -> Evaluation:
    """An evaluation in which all actions are about as good."""
    actions = tuple(members(match.legal()))
    values = np.random.default_rng(4).normal(size=(16, len(actions)))
    return Evaluation(actions, values - values.mean(axis=0), np.full(16, 1 / 16))


@pytest.mark.parametrize("name", ["baloot", "back_alley"])
def test_solved_worlds_decide_between_cards_that_are_about_as_good(name: str) -> None:
    reasons = Counter[str]()
    for match in islice(endings(name, 4), 40):
        evaluation = even_evaluation(match)
        choice = SearchBot().choice_by(match.game, match.concealed(match.turn), evaluation)
        reasons[choice.reason] += 1
        if choice.reason == "search-perfect":
            values = np.array([*islice(solved(match)[0], 200)])
            means = values.mean(axis=0)
            assert means[place_of(match, choice.action)] > means[place_of(match, str(choice.figures["next"]))]
    assert reasons["search-perfect"]


def test_where_all_play_for_themselves_only_dominated_cards_are_left() -> None:
    for match in islice(endings("king_bolola", 3), 20):
        choice = SearchBot().choice_by(match.game, match.concealed(match.turn), even_evaluation(match))
        assert choice.reason != "search-perfect"


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
