"""The exact solver for Back Alley, against brute force: every value of every card, in the deal's true score."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.back_alley.endings import bleeders_of, small_deal
from tests.scale import SCALE, scaled
from tests.search.endings import any_rules, disagreement, ending
from vierblatt.games.back_alley import GAME
from vierblatt.games.back_alley.rules.state import BOARD, NO_TRUMP
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.solver import Solver

PRESETS = GAME.options.preset_names()
#: Pieces of the long test, for as many workers.
PIECES = 4


def any_of(name: str, rng: random.Random) -> RuleSet:
    """A preset; or any house rules at all."""
    return any_rules(GAME, rng) if name == "any" else GAME.options.rule_set({}, name)


def position(name: str, rng: random.Random) -> States:
    """An ending of a played deal or a small deal."""
    rules = any_of(name, rng)
    cards = 2 if SCALE == "small" else rng.choice([2, 3, 3, 4, 4])
    return small_deal(rng, rules, cards) if rng.random() < 0.75 else ending(GAME, rules, rng, min(cards, 3))


def positions(name: str, count: int, seed: int = 0) -> Iterator[States]:
    """Positions with a choice between cards."""
    for number in range(count):
        rng = random.Random(f"{name} {seed} {number}")
        states = position(name, rng)
        while engine.legal(states, 0).bit_count() == 1:
            states = position(name, rng)
        yield states


@pytest.mark.parametrize("name", [*PRESETS, "any"])
def test_few_cards_are_worth_what_brute_force_finds(name: str) -> None:
    solver = Solver(GAME, size_bits=12)
    for states in positions(name, scaled(1000 if name == "any" else 300)):
        assert disagreement(solver, states) == ""


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", [*PRESETS, "any"])
def test_twenty_thousand_positions_are_worth_what_brute_force_finds(name: str, piece: int) -> None:
    solver, found = Solver(GAME, size_bits=14), set()
    for states in positions(name, scaled(510), seed=1 + piece):
        assert disagreement(solver, states) == ""
        found.add(GAME.layout.words(states).tobytes())
    assert len(found) * PIECES >= scaled(2000)


def test_five_cards_a_hand_are_worth_what_brute_force_finds() -> None:
    solver = Solver(GAME, size_bits=12)
    for number in range(scaled(20)):
        rng = random.Random(f"five {number}")
        assert disagreement(solver, small_deal(rng, any_rules(GAME, rng), 2 if SCALE == "small" else 5)) == ""


def test_the_positions_have_bleeders_boards_no_trumps_and_cards_that_are_worth_different_points() -> None:
    solver, held, open_ones, boards, plain = Solver(GAME, size_bits=10), [], 0, 0, 0
    for states in positions("any", 120):
        state = GAME.layout.reader(states)
        held.append(bleeders_of(states))
        open_ones += len({*(solver.values(states) or {}).values()}) > 1
        boards += BOARD in state.calls
        plain += state.trump == NO_TRUMP
    assert {*held} == {0, 1, 2}
    assert min(open_ones, boards, plain) > 4


def test_a_used_table_answers_as_an_empty_one() -> None:
    used = Solver(GAME, size_bits=14)
    for number in range(scaled(20)):
        rng = random.Random(f"longer {number}")
        states = small_deal(rng, any_rules(GAME, rng), 3 if SCALE == "small" else 7)
        values = used.values(states)
        assert values == Solver(GAME, size_bits=8).values(states)
        assert values is not None and used.value(states) == max(values.values())
