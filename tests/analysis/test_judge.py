"""One decision judged, against an evaluator whose truth is known."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from tests.analysis.played import known_values, nothing_known, played, worth_the_opposite
from tests.registry import COMPILED_GAMES
from tests.walks import game_of
from vierblatt.analysis import Settings
from vierblatt.analysis.document import Grades
from vierblatt.analysis.evidence import DecisionCost
from vierblatt.analysis.judge import by_search, judge, loss_thresholds_of, settled, verdict_of
from vierblatt.analysis.summary import summarise_decisions
from vierblatt.analysis.walk import DecisionPoint, walk
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.evaluation import Evaluation

FEW = Settings(worlds=256)


def known(game: Game, concealed: States, worlds: int, rng: np.random.Generator) -> Evaluation:
    return known_values(game, concealed, worlds=worlds, rng=rng)


def decision_points(name: str) -> list[DecisionPoint]:
    return [each for deal in walk(played(name)) for each in deal.decision_points]


@pytest.fixture(autouse=True)
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips the search with open cards and the conclusions."""
    monkeypatch.setattr("vierblatt.analysis.judge.knowledge_of", nothing_known)
    monkeypatch.setattr("vierblatt.analysis.judge.lost_on_these_cards", lambda point: None)
    monkeypatch.setattr("vierblatt.analysis.judge.risks_something", lambda point, rng: True)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_costs_are_differences_from_the_best_action(name: str) -> None:
    for point in decision_points(name)[::5]:
        found = judge(point, FEW, known)
        assert found is not None and len(found.options) > 1
        at = [option.action for option in found.options].index(found.action)
        assert found.cost == pytest.approx(4.0 * at, abs=4 * max(found.error, 0.2))
        assert found.best == found.options[0].action
        assert found.verdict in {loss_thresholds_of(game_of(name)).verdict(found.cost), "risk"}
        means = [option.mean for option in found.options]
        assert means == sorted(means, reverse=True)


def test_the_same_moment_is_judged_the_same_and_another_seed_draws_other_worlds() -> None:
    point = decision_points("kout_bo")[3]
    assert judge(point, FEW, known) == judge(point, FEW, known)
    assert judge(point, FEW, known) != judge(point, Settings(worlds=256, seed=2), known)


def test_more_worlds_are_asked_for_until_it_is_clear() -> None:
    asked: list[int] = []

    def unclear(game: Game, concealed: States, worlds: int, rng: np.random.Generator) -> Evaluation:
        asked.append(worlds)
        sharp = known(game, concealed, worlds, rng)
        return Evaluation(sharp.actions, 100 * rng.normal(size=sharp.values.shape), sharp.weights)

    point = decision_points("baloot")[0]
    judge(point, Settings(worlds=400), unclear)
    assert asked == [16] * 25
    asked.clear()
    judge(point, Settings(worlds=50), unclear)
    assert asked == [3] * 16 + [2]
    asked.clear()
    judge(point, Settings(worlds=400, seconds=1e-9), unclear)
    assert asked == [16]


@pytest.mark.parametrize(
    ("cost", "enough"),
    [
        (DecisionCost(0.0, 0.1, 0.0, 0.2), True),
        (DecisionCost(0.5, 0.4, 0.5, 1.3), False),
        (DecisionCost(9.0, 0.8, 1.0, 10.6), True),
        (DecisionCost(9.0, 2.0, 1.0, 13.0), False),
    ],
)
def test_a_cost_is_settled_when_it_is_zero_or_precise(cost: DecisionCost, enough: bool) -> None:
    assert settled(cost, cost, Grades(1, 3, 8)) == enough


def test_a_cost_is_not_settled_before_it_is_clear_in_the_match() -> None:
    cost, thresholds = DecisionCost(9.0, 0.8, 1.0, 10.6), Grades(1, 3, 8)
    assert settled(cost, DecisionCost(-6.0, 1.0, 0.0, 0.0), thresholds)
    assert not settled(cost, DecisionCost(-2.0, 1.0, 0.0, 0.0), thresholds)
    assert not settled(cost, DecisionCost(2.0, 1.0, 0.0, 4.0), thresholds)


@pytest.mark.parametrize(
    ("match_cost", "verdict"),
    [
        (DecisionCost(9.0, 0.8, 1.0, 10.6), "blunder"),
        (DecisionCost(0.1, 0.01, 1.0, 0.12), "blunder"),
        (DecisionCost(2.0, 1.0, 0.6, 4.0), "fine"),
        (DecisionCost(0.0, 0.0, 0.0, 0.0), "match"),
        (DecisionCost(-6.0, 1.0, 0.0, 0.0), "match"),
    ],
)
def test_an_action_that_is_not_worse_in_the_match_is_not_blamed(match_cost: DecisionCost, verdict: str) -> None:
    assert verdict_of(DecisionCost(9.0, 0.8, 1.0, 10.6), match_cost, Grades(1, 3, 8)) == verdict
    assert verdict_of(DecisionCost(0.5, 0.1, 1.0, 0.7), match_cost, Grades(1, 3, 8)) == "fine"


def test_points_given_up_for_the_match_are_reported_but_not_blamed() -> None:
    def upside_down(game: Game, concealed: States, worlds: int, rng: np.random.Generator) -> Evaluation:
        return worth_the_opposite(game, concealed, worlds=worlds, rng=rng)

    point = next(each for each in decision_points("baloot") if each.action != known(*asked_by(each)).actions[0])
    blamed, found = judge(point, FEW, known), judge(point, FEW, upside_down)
    assert blamed is not None and found is not None
    assert (blamed.verdict, blamed.best_in_match, blamed.blamed) != ("match", blamed.best, 0.0)
    assert (found.verdict, found.cost, found.best) == ("match", blamed.cost, blamed.best)
    assert found.best_in_match == found.options[-1].action and found.blamed == 0.0
    summary = summarise_decisions([found], 0, loss_thresholds_of(game_of("baloot")))
    assert (summary.cost, summary.accuracy, summary.mistakes, summary.blunders) == (0.0, 100.0, 0, 0)


@pytest.mark.parametrize("worlds", [16, 32, 64])
def test_few_worlds_can_show_a_clear_cost(worlds: int) -> None:
    point = next(each for each in decision_points("baloot") if each.action != known(*asked_by(each)).actions[0])
    found = judge(point, Settings(worlds=worlds), known)
    assert found is not None and found.worlds == worlds and found.cost > 2


def asked_by(point: DecisionPoint) -> tuple[Game, States, int, np.random.Generator]:
    return game_of(point.game), point.concealed(), 1, np.random.default_rng(1)


def test_nothing_is_judged_without_possible_worlds() -> None:
    def nowhere(*_: Any) -> Evaluation:
        raise NoWorlds("no-world")

    assert judge(decision_points("kout_bo")[0], FEW, nowhere) is None


@pytest.mark.parametrize("lost", [0, 3, None])
def test_a_mistake_that_cost_nothing_on_these_cards_is_a_risk(
    lost: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.analysis.judge.lost_on_these_cards", lambda point: lost)
    found = [judge(point, FEW, known) for point in decision_points("kout_bo")]
    verdicts = {each.verdict for each in found if each is not None}
    assert ("risk" in verdicts) == (lost == 0)
    assert bool(verdicts & {"blunder", "mistake"}) == (lost != 0)


def test_a_card_that_loses_in_no_deal_was_no_risk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.analysis.judge.lost_on_these_cards", lambda point: 0)
    point = next(
        each for each in decision_points("kout_bo") if (found := judge(each, FEW, known)) and found.verdict == "risk"
    )
    risk = judge(point, FEW, known)
    monkeypatch.setattr("vierblatt.analysis.judge.risks_something", lambda point, rng: False)
    fine = judge(point, FEW, known)
    assert risk is not None and fine is not None
    assert (risk.verdict, risk.on_these_cards) == ("risk", 0) and risk.cost > 0
    assert (fine.verdict, fine.on_these_cards, fine.cost, fine.known) == ("fine", None, 0.0, None)
    assert (fine.estimate, fine.options) == (risk.estimate, risk.options)


def test_grades_rise() -> None:
    for name in COMPILED_GAMES:
        thresholds = loss_thresholds_of(game_of(name))
        assert 0 < thresholds.inaccuracy < thresholds.mistake < thresholds.blunder
    kinds = [Grades(1, 3, 8).verdict(cost) for cost in (0, 0.9, 1, 2.9, 3, 7.9, 8)]
    assert kinds == ["fine", "fine", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]


def test_the_judgement_uses_only_what_the_seat_knew() -> None:
    point = decision_points("kout_bo")[5]
    seen: list[list[int]] = []

    def looking(game: Game, concealed: States, worlds: int, rng: np.random.Generator) -> Evaluation:
        seen.append(game.layout.words(concealed).tolist())
        return known(game, concealed, worlds, rng)

    judge(point, FEW, looking)
    game = game_of("kout_bo")
    mask = game.layout.mask(point.seat)
    assert all([*np.array(words) & mask] == words for words in seen)
    assert json.dumps(seen[0]) == json.dumps(game.layout.words(point.concealed()).tolist())


def test_the_search_judges_a_real_decision() -> None:
    found = judge(decision_points("kout_bo")[-1], Settings(worlds=8), by_search)
    assert found is not None and found.worlds == 8
