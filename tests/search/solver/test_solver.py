"""The exact solver against brute force over the rules, with hooks and without."""

from __future__ import annotations

import random

import pytest

from tests.scale import scaled
from tests.search.minimax import minimax
from tests.search.solver.endings import NO_TRUMP, ending, whist_deal
from tests.whist import GAME
from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.search.solver import Solver

HIGH_CARDS = [card for card in range(52) if card % 13 > 8]


def test_endings_of_whist_have_the_values_of_brute_force() -> None:
    rng, solver = random.Random(1), Solver(GAME, size_bits=12)
    for _ in range(scaled(1500)):
        match = ending(GAME, rng, 3)
        assert solver.values(match.states) == minimax(GAME, match.states), match.state.hands


@pytest.mark.parametrize("trump", [0, 2, NO_TRUMP])
@pytest.mark.parametrize("pack", [HIGH_CARDS, [*range(52)]], ids=["neighbours", "gaps"])
def test_small_deals_of_whist_have_the_values_of_brute_force(pack: list[int], trump: int) -> None:
    rng, solver = random.Random(trump), Solver(GAME, size_bits=12)
    for _ in range(scaled(100)):
        states = whist_deal(rng, rng.randint(2, 4) if scaled(100) == 100 else 2, [*pack], trump)
        values = minimax(GAME, states)
        assert solver.values(states) == values
        assert solver.value(states) == max(values.values())


@pytest.mark.parametrize("game", ["baloot", "kout_bo", "back_alley"])
def test_endings_of_the_real_games_have_the_values_of_brute_force(game: str) -> None:
    found = games.get(game)
    rng, solver = random.Random(2), Solver(found, size_bits=12)
    for _ in range(scaled(50)):
        match = ending(found, rng, 2)
        assert solver.values(match.states) == minimax(found, match.states), match.deals


def test_a_table_much_too_small_changes_no_value() -> None:
    rng, small, large = random.Random(3), Solver(GAME, size_bits=4), Solver(GAME, size_bits=14)
    for _ in range(scaled(50)):
        states = whist_deal(rng, 5 if scaled(50) == 50 else 3, [*range(52)], NO_TRUMP)
        assert small.value(states) == large.value(states)


def test_later_positions_of_a_deal_use_what_was_found_before() -> None:
    states, other = (whist_deal(random.Random(seed), 7, [*range(52)], NO_TRUMP) for seed in (9, 10))
    solver, fresh = Solver(GAME, size_bits=14), Solver(GAME, size_bits=14)
    solver.values(states)
    engine.act(states, 0, max(members(engine.legal(states, 0))))
    expected = fresh.value(states)
    assert solver.value(states) == expected
    assert solver.nodes < fresh.nodes
    solver.value(other)
    assert solver.value(states) == expected


@pytest.mark.slow
def test_a_higher_card_already_played_matters_too() -> None:
    """A whole deal on which the solver was once wrong, with the values of DDS; no smaller deal showed it."""
    states = whist_deal(random.Random(0), 13, [*range(52)], 0)
    hands = [2266093751193698, 1164132235608065, 1002831981619224, 70541658949508]
    GAME.layout.write(states, "hands", hands)
    found = Solver(GAME, size_bits=20).values(states)
    assert found == {card: -2 if card in {14, 16, 20} else -3 for card in members(hands[0])}


def test_few_positions_are_searched() -> None:
    """What the table, the bounds and the order of trying are for: 2,089 in all when this was written."""
    rng, solver, nodes = random.Random(8), Solver(GAME, size_bits=14), 0
    for number in range(8):
        solver.value(whist_deal(rng, 6, [card for card in range(52) if card % 13 > 5], (0, NO_TRUMP)[number % 2]))
        nodes += solver.nodes
    assert 0 < nodes < 2700


def test_a_node_limit_gives_none_and_leaves_the_solver_usable() -> None:
    states = whist_deal(random.Random(4), 6, [*range(52)], 0)
    solver = Solver(GAME, size_bits=12)
    assert solver.values(states, nodes=20) is None
    assert solver.value(states, nodes=20) is None
    assert 0 < solver.nodes < 200
    easy = whist_deal(random.Random(5), 3, [*range(52)], 0)
    assert solver.values(easy) == minimax(GAME, easy)


def test_the_position_is_left_as_it_was() -> None:
    match = ending(GAME, random.Random(6), 3)
    before = GAME.layout.words(match.states).tolist()
    Solver(GAME, size_bits=12).values(match.states)
    assert GAME.layout.words(match.states).tolist() == before


def test_an_unsolvable_position_is_refused() -> None:
    match = Match(GAME, first_seat=0)
    solver = Solver(GAME, size_bits=4)
    with pytest.raises(NotSolvable, match="nothing-to-solve"):
        solver.values(match.states)
    match.deal([*range(52)])
    with pytest.raises(NotSolvable, match="hand-unknown"):
        solver.values(match.concealed(0))
    with pytest.raises(NotSolvable, match="not-two-sides"):
        Solver("king_bolola")
