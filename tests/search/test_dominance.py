"""Dominated cards: what counts as one, and that the search bot leaves them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tests.walks import ending
from vierblatt.bots.search import SearchBot
from vierblatt.cards import members
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search import dominance
from vierblatt.search.dominance import FIRST_WORLDS, dominating, dominating_action, is_judged
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


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['game']}-{known['dominated']}")
def test_the_bot_leaves_a_card_that_it_once_chose(known: Mapping[str, str]) -> None:
    match = position(known)
    concealed = match.concealed(match.turn)
    actions = tuple(members(match.legal()))
    place = actions.index(match.game.parse(PLAY, known["dominated"]))
    better = dominating_action(match.game, concealed, actions, place, rng=np.random.default_rng(5))
    assert better is not None and match.game.format(PLAY, actions[better]) != known["dominated"]
    assert SearchBot(worlds=16, seed=7).choose(match.game, concealed).action != known["dominated"]


def test_what_the_bot_chose_instead_is_its_reason() -> None:
    for known in KNOWN:
        match = position(known)
        choice = SearchBot(worlds=16, seed=7).choose(match.game, match.concealed(match.turn))
        if choice.reason == "search-dominates":
            assert choice.figures["next"] == known["dominated"]
            return
    raise AssertionError("the bot no longer chooses a dominated card first in any of them")


@pytest.mark.parametrize("name", ["baloot", "kout_bo", "back_alley"])
def test_nothing_dominates_the_best_card_on_average(name: str) -> None:
    match = ending(name, 3)
    solver, concealed = Solver(name), match.concealed(match.turn)
    worlds = Worlds(name, concealed, match.turn).sample(np.random.default_rng(1), 64)
    actions = tuple(members(match.legal()))
    tables = [solver.values(worlds, n) or {} for n in range(len(worlds))]
    values = np.array([[float(table[action]) for action in actions] for table in tables])
    best = int(np.argmax(values.mean(axis=0)))
    assert dominating(iter(values), best) is None
    worst = int(np.argmin(values.mean(axis=0)))
    lead = values[:, [best]] - values[:, [worst]]
    if (lead >= 0).all() and lead.any():
        assert dominating(iter(values), worst) is not None


def test_a_card_that_is_often_worse_does_not_dominate_and_ends_the_search() -> None:
    seen = []

    def values() -> Iterator[npt.NDArray[np.float64]]:
        for n in range(100):
            seen.append(n)
            yield np.array([0.0, 50.0 if n % 2 else -1.0])

    assert dominating(values(), 0) is None
    assert len(seen) < 8


def test_a_card_that_is_rarely_worse_dominates_if_it_is_clearly_better() -> None:
    rare = [np.array([0.0, -1.0 if n == 30 else 1.0]) for n in range(100)]
    assert dominating(rare, 0) == 1
    unclear = [np.array([0.0, {30: -3.0, 60: 4.0}.get(n, 0.0)]) for n in range(100)]
    assert dominating(unclear, 0) is None


def test_equal_cards_are_not_tried_in_all_worlds() -> None:
    seen = []

    def values() -> Iterator[npt.NDArray[np.float64]]:
        for n in range(1000):
            seen.append(n)
            yield np.array([3.0, 3.0])

    assert dominating(values(), 0) is None
    assert len(seen) == FIRST_WORLDS


def test_when_the_time_is_up_nothing_dominates(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(KNOWN[0])
    actions = tuple(members(match.legal()))
    place = actions.index(match.game.parse(PLAY, KNOWN[0]["dominated"]))
    concealed = match.concealed(match.turn)
    late = time.perf_counter() - 2
    better = dominating_action(
        match.game, concealed, actions, place, rng=np.random.default_rng(5), seconds=1, started=late
    )
    assert better is None
    monkeypatch.setattr(dominance, "MOST_NODES", 1)
    assert dominating_action(match.game, concealed, actions, place, rng=np.random.default_rng(5)) is None


@pytest.mark.parametrize(("seconds", "most"), [(0, 100_000), (0.02, 20_000), (1, 100_000)])
def test_no_world_takes_longer_than_fits_the_time(seconds: float, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match, given = ending("king_bolola", 3), []
    monkeypatch.setattr(dominance, "values_in_world", lambda _game, _worlds, _n, nodes: given.append(nodes))
    actions, rng = tuple(members(match.legal())), np.random.default_rng(5)
    concealed = match.concealed(match.turn)
    dominating_action(match.game, concealed, actions, 0, rng=rng, seconds=seconds, clock=lambda: 0.0)
    assert {*given} == {most}


def test_calls_and_early_cards_are_not_judged() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    assert not is_judged(match.game, match.concealed(match.turn), 0)
    early, late = ending("king_bolola", 6), ending("king_bolola", 5)
    assert not is_judged(early.game, early.concealed(early.turn), 0)
    assert is_judged(late.game, late.concealed(late.turn), 0)
