"""Forecasts of calls are what the calls bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.bidding import GAMES, Deals, bins, fit, fitted, write
from tests.scale import scaled
from vierblatt import games
from vierblatt.cards import card_set
from vierblatt.games.forecasts import AVERAGE_KEY, Forecasts, shipped_weights
from vierblatt.games.king_bolola.policy.hand_value import AVERAGE, NAMES, SUIT_WORTH
from vierblatt.games.king_bolola.rules.state import CONTRACTS
from vierblatt.match import Match

SURE = 3.5  #: standard errors; the deals are the same in every run
#: How far a model of few numbers may be off beyond chance: of 1, and in points.
SLACK = {"made": 0.02, "points": 15.0}
DEALS = {"baloot": 1500, "kout_bo": 400, "back_alley": 800, "king_bolola": 1500}


def forecasts_of(game: str) -> Forecasts:
    found = games.get(game).policy.forecasts
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_forecasts_come_true_in_deals_that_they_were_not_fitted_to(game: str) -> None:
    forecasts = forecasts_of(game)
    samples = [*Deals(game, 4).samples(0, max(100, scaled(DEALS[game])))]
    judged = [group for group in bins(forecasts, samples, 3) if group.count >= 10]
    assert judged
    for group in judged:
        assert abs(group.outcome - group.forecast) < SURE * group.error + SLACK[forecasts.kind], group


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_that_is_asked_about_has_a_weight(game: str) -> None:
    forecasts = forecasts_of(game)
    asked: dict[str, set[str]] = {}
    for sample in Deals(game, 5).samples(0, 60):
        for query in sample.queries:
            asked.setdefault(query.model, set()).update(query.features)
    assert asked
    for model, names in asked.items():
        assert names <= set(forecasts.weights[model])


def test_a_better_hand_has_a_better_forecast() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    found = []
    for hand in ("2H 3H 4H 2D 3D 4D 2C 3C 4C", "XR XB AS KS QS JS TS 9S AH"):
        match.game.layout.write(match.states, "hands", [card_set(hand)] * 6)
        chance = forecasts_of("kout_bo").value(match.state, 6)
        assert chance is not None
        found.append(chance)
    assert found[0] < 0.25 and found[1] > 0.75


def test_higher_bids_are_made_less_often() -> None:
    forecasts = forecasts_of("kout_bo")
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    chances = [forecasts.value(match.state, bid) or 0.0 for bid in range(5, 10)]
    assert chances == sorted(chances, reverse=True) and chances[-1] > 0


def test_a_pass_has_no_forecast() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    assert forecasts_of("kout_bo").value(match.state, 0) is None


def test_a_fit_finds_what_the_samples_hold() -> None:
    samples = [*Deals("baloot", 6).samples(0, 200)]
    weights = fit("made", samples)
    assert set(weights) <= set(forecasts_of("baloot").weights)
    assert weights["hokom"]["trump J"] > 0


def test_the_script_fits_the_shipped_weights(tmp_path: Path) -> None:
    """King Bolola's rules compile these numbers in, so they are whole, and each contract has all of them."""
    weights = fitted("king_bolola", 400)
    write(weights, tmp_path)
    ours, theirs = shipped_weights(tmp_path)(), forecasts_of("king_bolola").weights
    assert [(model, [*each]) for model, each in ours.items()] == [(model, [*each]) for model, each in theirs.items()]
    assert all(isinstance(value, int) for each in ours.values() for value in each.values())
    for contract, each in theirs.items():
        assert abs(ours[contract][AVERAGE_KEY] - each[AVERAGE_KEY]) < 50, contract


def test_the_averages_are_the_mean_forecasts_of_all_hands() -> None:
    theirs = forecasts_of("king_bolola").weights
    found = Deals("king_bolola", 9).averages(theirs, 400)
    assert {contract for contract, mean in found.items() if abs(mean - theirs[contract][AVERAGE_KEY]) > 15} == set()


def test_the_heuristic_goes_by_the_same_numbers() -> None:
    theirs = forecasts_of("king_bolola").weights
    assert [*SUIT_WORTH] == [theirs[contract][name] for contract in CONTRACTS for name in NAMES]
    assert [*AVERAGE] == [theirs[contract][AVERAGE_KEY] for contract in CONTRACTS]
