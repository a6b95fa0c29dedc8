"""The exact solver of Baloot against brute force: every value of every action, in the true score of the deal."""

from __future__ import annotations

import random

import pytest

from tests.games.baloot.endings import ending, open_deal, rule_sets, small_deal, some_actions
from tests.scale import scaled
from tests.search.minimax import minimax
from vierblatt.cards import PACK_32, members
from vierblatt.errors import NotSolvable
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.ranks import card_points_of
from vierblatt.games.baloot.solver.bits import gathered_by_steps
from vierblatt.games.baloot.solver.hooks import BalootSearch
from vierblatt.games.baloot.solver.ranks import POINTS, TRUMPS
from vierblatt.games.baloot.solver.transposition_table import surplus
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import States
from vierblatt.search.solver import Solver

RULES = rule_sets()


@entry
def surplus_of(cards: int, others: int, trump: int) -> int:
    return surplus(cards, others, trump)


def disagreements(solver: Solver, positions: list[States]) -> list[tuple[dict[int, int], dict[int, int] | None]]:
    found = []
    for states in positions:
        if GAME.layout.read(states, "turn") >= 0:
            expected, ours = minimax(GAME, states), solver.values(states)
            if expected != ours:
                found.append((expected, ours))
    return found


@pytest.mark.parametrize("name", RULES)
def test_endings_of_played_deals_are_worth_what_brute_force_finds(name: str) -> None:
    rng = random.Random(f"ending {name}")
    positions = [some_actions(rng, ending(rng, RULES[name], 3), 3) for _ in range(scaled(200))]
    assert disagreements(Solver("baloot"), positions) == []


@pytest.mark.parametrize("name", RULES)
def test_small_deals_are_worth_what_brute_force_finds_with_all_questions_open(name: str) -> None:
    rng = random.Random(f"deal {name}")
    positions = [some_actions(rng, small_deal(rng, RULES[name], 3), 3) for _ in range(scaled(200))]
    assert disagreements(Solver("baloot"), positions) == []


@entry
def card_points(cards: int, trump: int) -> int:
    return card_points_of(cards, trump)


def points_by_brute_force(states: States, side: int) -> int:
    """The card points of a side at the end of the deal if both sides maximise their own."""
    if GAME.layout.read(states, "turn") < 0:
        return int(GAME.layout.reader(states).sum_cards[side])
    after, found = GAME.layout.new(1), []
    for action in members(engine.legal(states, 0)):
        GAME.layout.load(after, GAME.layout.words(states))
        engine.act(after, 0, action)
        found.append(points_by_brute_force(after, side))
    return max(found) if GAME.layout.read(states, "turn") % 2 == side else min(found)


@pytest.mark.parametrize("name", RULES)
def test_amounts_are_the_card_points_that_brute_force_finds(name: str) -> None:
    rng, solver = random.Random(f"points {name}"), Solver("baloot")
    after = GAME.layout.new(1)
    for make in (ending, small_deal):
        for _ in range(scaled(8)):
            states = some_actions(rng, make(rng, RULES[name], 2), 5)
            state = GAME.layout.reader(states)
            if state.turn < 0:
                continue
            side, amounts = state.turn % 2, solver.amounts(states)
            had = card_points(state.taken[side] | state.taken[side + 2], state.trump)
            if state.trick_no == state.hand_size and state.last_winner % 2 == side:
                had += 10  # a question about the Baloot after the last trick
            assert amounts is not None
            assert set(amounts) == {*members(engine.legal(states, 0))}
            for action, amount in amounts.items():
                GAME.layout.load(after, GAME.layout.words(states))
                engine.act(after, 0, action)
                assert had + amount == points_by_brute_force(after, side)
            assert solver.values(states) == minimax(GAME, states)  # the same table serves both questions


def test_amounts_stop_at_a_limit_of_positions() -> None:
    states, solver = ending(random.Random(12), RULES["standard"], 8), Solver("baloot")
    assert solver.amounts(states, nodes=20) is None
    assert 0 < solver.nodes < 200
    values = solver.values(states)
    assert values == Solver("baloot").values(states)


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_twenty_thousand_positions_of_each_rule_set_are_worth_what_brute_force_finds(name: str) -> None:
    rng = random.Random(f"many {name}")
    solver = Solver("baloot")
    found: set[int] = set()
    for _ in range(scaled(1010)):
        positions = [some_actions(rng, ending(rng, RULES[name], 3), 3) for _ in range(8)]
        positions += [some_actions(rng, small_deal(rng, RULES[name], 3), 3) for _ in range(8)]
        positions += [some_actions(rng, ending(rng, RULES[name], 4), 6) for _ in range(2)]
        positions += [some_actions(rng, small_deal(rng, RULES[name], 4), 6) for _ in range(2)]
        assert disagreements(solver, positions) == []
        found.update(hash(GAME.layout.words(p).tobytes()) for p in positions if GAME.layout.read(p, "turn") >= 0)
    assert len(found) >= scaled(20_000)


def test_a_side_that_can_take_a_trick_may_be_better_off_without() -> None:
    """With few cards the rounding of points has gaps: side 1 can cash at once, and the sum then suits side 0."""
    cards = [[7, 8, 11], [12, 48, 51], [6, 21, 34], [5, 24, 44]]
    hands = [sum(1 << card for card in hand) for hand in cards]
    states = open_deal(RULES["asking"], hands, dealer=0, trump=2, buyer=0, level=1)
    engine.act(states, 0, 0)
    assert disagreements(Solver("baloot"), [states]) == []
    assert Solver("baloot").value(states) == -10


def test_a_deal_is_worth_its_best_card_from_either_side() -> None:
    rng = random.Random(8)
    solver = Solver("baloot")
    for _ in range(scaled(40)):
        states = ending(rng, RULES["standard"], 6)
        values = solver.values(states)
        assert values is not None
        assert solver.value(states) == max(values.values())


def test_a_used_table_answers_as_an_empty_one() -> None:
    rng = random.Random(9)
    used = BalootSearch(8)
    for _ in range(scaled(60)):
        states = ending(rng, RULES[rng.choice([*RULES])], 5)
        assert used.value(states, 0, 1 << 40) == BalootSearch(14).value(states, 0, 1 << 40)


def test_a_question_can_be_answered_by_trying_all_that_may_be_played_to_it() -> None:
    rng = random.Random(10)
    search = BalootSearch(12)
    for _ in range(scaled(60)):
        states = small_deal(rng, RULES["asking"], 4)
        assert search.value_by_actions(states, 0, 1 << 40) == search.value(states, 0, 1 << 40)


def test_a_limit_of_nodes_ends_the_search_without_a_value() -> None:
    rng = random.Random(11)
    states = ending(rng, RULES["standard"], 8)
    before = GAME.layout.words(states).copy()
    search = BalootSearch(12)
    assert search.value(states, 0, 20) is None
    assert search.value_by_actions(states, 0, 20) is None
    assert (GAME.layout.words(states) == before).all()


def test_the_auction_is_not_solved() -> None:
    states = GAME.new(RULES["standard"])
    engine.start(states, 0, 0)
    GAME.layout.write(states, "pack", PACK_32)
    engine.deal(states, 0)
    with pytest.raises(NotSolvable, match="calls-not-solved"):
        Solver("baloot").values(states)


def test_a_surplus_counts_only_what_is_more_at_the_same_place() -> None:
    jack, queen, king, ten, ace = (1 << place for place in (3, 4, 5, 6, 7))
    assert surplus_of(ace | queen, ace | jack, 4) == 1
    assert surplus_of(ace | jack, ace | queen, 4) == 0
    assert surplus_of(ace | ten, king | jack, 4) == (10 - 2) + (11 - 4)
    # Of trumps the jack is the highest and the nine the second.
    assert (POINTS[TRUMPS + (1 << 7)], POINTS[TRUMPS + (1 << 6)]) == (20, 14)
    assert surplus_of(1 << 7, 1 << 6, 0) == 6


def test_bits_are_gathered_at_the_places_of_others() -> None:
    assert gathered_by_steps(0b101100, 0b111000) == 0b101
    assert gathered_by_steps(-1, 0b1010001) == 0b111
