"""Solved endings of King Bolola agree with exhaustive search."""

from __future__ import annotations

import pytest

from tests.scale import scaled
from tests.search.maxn.brute import CALLS, GAME, ending, scores_of_cards
from vierblatt import position
from vierblatt.cards import parse_card
from vierblatt.errors import NotSolvable
from vierblatt.games.king_bolola.table.setup import call_of
from vierblatt.match import Match
from vierblatt.search.maxn import MaxN

PRESETS = GAME.options.preset_names()
#: Pieces of the long test, for as many workers.
PIECES = 4


def compare(preset: str, call: int, seeds: range, tricks: int, solver: MaxN, most: int = 1_000_000) -> int:
    """Solves endings in both ways, so many at most; returns how many there were."""
    number = 0
    for seed in seeds:
        states = ending(preset, call, seed, tricks) if number < most else None
        if states is not None:
            number += 1
            assert solver.scores(states) == scores_of_cards(states), (preset, call, seed, tricks)
    return number


@pytest.mark.parametrize("preset", PRESETS)
def test_small_endings_of_every_contract_are_solved_as_by_trying_everything(preset: str) -> None:
    solver = MaxN(GAME, size_bits=8)
    found = sum(compare(preset, call, range(scaled(4)), 3, solver) for call in range(CALLS))
    assert found >= scaled(2 * CALLS)


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("preset", PRESETS)
def test_twenty_thousand_endings_are_solved_as_by_trying_everything(preset: str, piece: int) -> None:
    """Equally many of each contract, though few deals without the king of hearts last so long."""
    solver = MaxN(GAME, size_bits=10)
    found = 0
    for call in range(CALLS):
        found += compare(preset, call, range(1000 + piece, 40_000, PIECES), 3, solver, most=425)
        found += compare(preset, call, range(piece, 20, PIECES), 4, solver)
    assert found * PIECES >= 20_000


def test_a_small_transposition_table_changes_no_score() -> None:
    small, large = MaxN(GAME, size_bits=1), MaxN(GAME, size_bits=14)
    for call in range(CALLS):
        states = ending("standard", call, 5, 4)
        if states is not None:
            assert small.scores(states) == large.scores(states)


def test_scores_add_up_to_the_value_of_the_contract() -> None:
    states = ending("standard", call_of("NO_TRICKS"), 3, 4)
    found = MaxN(GAME).scores(states)
    assert found
    assert all(sum(scores) == -650 and max(scores) <= 0 for scores in found.values())


def test_the_lead_decides_who_gets_the_king() -> None:
    hands = ["2C 3D", "AC 4D", "KH 5D", "6C 7C"]
    match = position.load(
        {"game": "king_bolola", "hands": [h.split() for h in hands], "contract": {"contract": "KING"}, "leader": 0}
    )
    assert MaxN(GAME).scores(match.states) == {
        parse_card("2C"): (0, -320, 0, 0),  # the third player has no clubs and must throw the king on the ace
        parse_card("3D"): (0, 0, -320, 0),  # and here wins the trick and has to lead it
    }


def test_with_too_few_nodes_there_is_no_answer() -> None:
    solver = MaxN(GAME)
    states = ending("standard", call_of("NO_TRICKS"), 3, 4)
    assert solver.scores(states, nodes=1) is None
    assert solver.scores(states) is not None


def test_without_a_deal_and_before_its_contract_there_is_nothing_to_solve() -> None:
    match = Match("king_bolola")
    with pytest.raises(NotSolvable, match="nothing-to-solve"):
        MaxN(GAME).scores(match.states)
    match.deal([*match.table.pack])
    with pytest.raises(NotSolvable, match="calls-not-solved"):
        MaxN(GAME).scores(match.states)


def test_a_players_view_of_a_deal_cannot_be_solved() -> None:
    match = Match("king_bolola")
    match.deal([*match.table.pack])
    match.do("no king")
    with pytest.raises(NotSolvable, match="hand-unknown"):
        MaxN(GAME).scores(match.concealed(match.turn))
