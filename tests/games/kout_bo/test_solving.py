"""The exact solver for Kout Bo, against brute force: every value of every card, in the deal's true score."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.kout_bo.endings import jokers_of, small_deal
from tests.scale import SCALE, scaled
from tests.search.endings import any_rules, disagreement, ending
from vierblatt.cards import XB, XR
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.rules.options import BECOMES_TRUMP
from vierblatt.games.kout_bo.rules.state import TRICKS, TRUMP
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.position import load
from vierblatt.search.solver import Solver

PRESETS = GAME.options.preset_names()
#: Pieces of the long test, for as many workers.
PIECES = 4
#: Cards a hand for small deals: six players try the most.
CARDS = 2 if SCALE == "small" else 3


def any_of(name: str, rng: random.Random) -> RuleSet:
    """A preset; or any house rules at all."""
    return any_rules(GAME, rng) if name == "any" else GAME.options.rule_set({}, name)


def position(name: str, rng: random.Random) -> States:
    """An ending of a played deal or a small deal."""
    rules = any_of(name, rng)
    return small_deal(rng, rules, CARDS) if rng.random() < 0.75 else ending(GAME, rules, rng, CARDS)


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


def test_four_cards_a_hand_are_worth_what_brute_force_finds_with_four_players() -> None:
    solver = Solver(GAME, size_bits=12)
    for number in range(scaled(40)):
        rng = random.Random(f"four {number}")
        assert disagreement(solver, small_deal(rng, any_of("kout_bo_4", rng), CARDS + 1)) == ""


def test_the_choice_of_trumps_is_worth_what_brute_force_finds() -> None:
    rng, solver, solved = random.Random(12), Solver(GAME, size_bits=12), 0
    while solved < scaled(40):
        states = small_deal(rng, any_of("any", rng), 2)
        if GAME.layout.read(states, "in_trick") == 0:
            for name, value in {"phase": TRUMP, "turn": GAME.layout.read(states, "maker"), "trump": -1}.items():
                GAME.layout.write(states, name, value)
            assert disagreement(solver, states) == ""
            solved += 1


def test_the_positions_have_jokers_and_cards_that_are_worth_different_points() -> None:
    solver, held, open_ones, freed = Solver(GAME, size_bits=10), [], 0, 0
    for states in positions("any", 100):
        held.append(jokers_of(states))
        open_ones += len({*(solver.values(states) or {}).values()}) > 1
        freed += GAME.layout.read(states, "opt_null_lead_suit") == BECOMES_TRUMP and held[-1] > 0
    assert {*held} == {0, 1, 2}
    assert min(open_ones, freed) > 5


@pytest.mark.parametrize("cards", [5, 6])
def test_a_used_table_answers_as_an_empty_one(cards: int) -> None:
    used = Solver(GAME, size_bits=14)
    for number in range(scaled(12)):
        rng = random.Random(f"longer {number}")
        states = small_deal(rng, any_rules(GAME, rng), cards if SCALE != "small" else 3)
        values = used.values(states)
        assert values == Solver(GAME, size_bits=8).values(states)
        assert values is not None and used.value(states) == max(values.values())


def test_a_deal_that_ends_early_is_worth_as_much_as_one_played_out() -> None:
    solver = Solver(GAME, size_bits=10)
    for number in range(scaled(20)):
        rng = random.Random(f"early {number}")
        states = small_deal(rng, GAME.options.rule_set({"early_deal_end": True}), 2)
        early = solver.values(states)
        GAME.layout.write(states, "opt_early_deal_end", 0)
        assert early == solver.values(states)


def test_amounts_are_the_tricks_that_decide_every_contract() -> None:
    solver = Solver(GAME, size_bits=12)
    for number in range(scaled(40)):
        rng = random.Random(f"amounts {number}")
        states = small_deal(rng, any_of("standard", rng), CARDS)
        state, values, amounts = GAME.layout.reader(states), solver.values(states), solver.amounts(states)
        assert values is not None and amounts is not None
        side, made = state.turn % 2, {}
        for action, amount in amounts.items():
            total = sum(state.tricks[side::2]) + amount
            made[action] = total >= state.bid if side == state.maker % 2 else TRICKS - total < state.bid
        assert made == {action: value > 0 for action, value in values.items()}


def test_a_joker_alone_falls_into_the_trick_of_a_partners_top_trump() -> None:
    """The king lost to the ace, the queen is drawn by the next lead, and the seat with both jokers has to play one."""
    rest = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 2H AD KD QD TD 9D 8D 7D 6D 5D 3D 2D AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
    spec = {
        "game": "kout_bo",
        "hands": ["9S 6S 3S", "KS XR XB", "AS JS 8S", "2S QS JD", "5S TS 7S", "4S 3H 4D"],
        "contract": {"bid": 6, "maker": 5, "trump": "S"},
        "leader": 3,
        "won": [2, 4],
        "played": rest,
        "trick": {"leader": 3, "cards": "2S 5S 4S 6S"},
    }
    assert Solver(GAME, size_bits=10).values(load(spec).states) == {11: -12, XB: 6, XR: 6}
