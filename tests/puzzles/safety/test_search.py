"""What the search says a seat can be sure of, compared with brute force over complete deals."""

from __future__ import annotations

import random

import pytest

from tests.puzzles.safety.brute import endings, sure_after, table_of
from tests.registry import ALL_GAMES
from tests.scale import scaled
from tests.walks import game_of, new_match, shuffled
from vierblatt.errors import NotSolvable, NoWorlds
from vierblatt.kernel.bits import lowest
from vierblatt.match import Match
from vierblatt.puzzles.safety import SafetySolver

#: The endings that are compared: game, preset, the most cards in the solver's hand, the most ways to share out the
#: hidden cards, and how many endings; per change a third, if one of them has cards that differ. Misère leaves so many
#: cards undealt that they cannot all be tried.
ENDINGS = [
    ("baloot", "standard", 2, 100, 50),
    ("baloot", "seed", 2, 100, 15),
    ("king_bolola", "standard", 2, 100, 50),
    ("kout_bo", "standard", 2, 200, 40),
    ("kout_bo", "kout_bo_4", 2, 2000, 40),
    ("back_alley", "standard", 2, 2600, 25),
    ("whist", "standard", 2, 100, 40),
    ("hearts", "standard", 2, 100, 40),
]


def solver_at(match: Match) -> SafetySolver | None:
    """The solver for the seat to act; None where it says that it cannot be certain."""
    try:
        return SafetySolver(match.game, match.concealed(match.turn))
    except NotSolvable:
        return None


@pytest.mark.parametrize("part", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "preset", "cards", "sharings", "number"), ENDINGS)
def test_the_search_agrees_with_brute_force_about_every_card(
    name: str, preset: str, cards: int, sharings: int, number: int, part: int
) -> None:
    compared, differing = 0, 0
    for before, match in endings(name, random.Random(5 if preset == "kout_bo_4" else 1), cards, sharings, preset):
        solver = solver_at(match)
        if solver is None:
            continue
        table = table_of(before, match)
        expected = sure_after(table)
        assert {card: solver.guarantee_after(card) for card in solver.possible()} == expected, match.deals[-1]
        assert solver.layouts.number == len(table.deals)
        goal = max(expected.values())
        assert {card: solver.reaches_after(card, goal) for card in expected} == {
            card: value >= goal for card, value in expected.items()
        }
        differing += len({*expected.values()}) > 1
        compared += 1
        most = max(3, scaled(number))
        if compared >= most or (differing and compared >= max(3, most // part)):
            break
    assert differing or compared < 40


@pytest.mark.parametrize("name", [name for name in ALL_GAMES if name not in {"misere", "skeleton"}])
def test_what_is_possible_after_some_cards_agrees_with_brute_force(name: str) -> None:
    rng, compared = random.Random(2), 0
    for before, match in endings(name, rng, 2, 200 if name != "back_alley" else 2600):
        solver = solver_at(match)
        if solver is None:
            continue
        table = table_of(before, match)
        while table.turn >= 0:
            assert solver.turn == table.turn
            assert solver.possible() == table.actions()
            layout = solver.layout({})
            hands = [{*match.game.layout.reader(deal).hands} for deal in table.deals]
            assert any({*layout.values()} >= each - {0} - {hand_of(table)} for each in hands)
            card = rng.choice(table.actions())
            solver.do(card)
            table = rng.choice(table.after(card))
        compared += 1
        if compared == max(2, scaled(10)):
            break


def hand_of(table: object) -> int:
    """The cards of the solver, the same in all deals."""
    hands: list[int] = table.game.layout.reader(table.deals[0]).hands  # type: ignore[attr-defined]
    return hands[table.seat]  # type: ignore[attr-defined]


def test_a_question_that_takes_too_long_has_no_answer() -> None:
    match = new_match("kout_bo", random.Random(1))
    match.deal(shuffled(match, random.Random(1)))
    while match.phase != "play" or match.legal().bit_count() == 1:
        match.do(match.legal_actions()[-1])
    solver = SafetySolver(match.game, match.concealed(match.turn), nodes=50)
    assert solver.guarantee() is None
    assert any(solver.guarantee_after(card) is None for card in solver.possible())
    assert solver.level == 0


def test_only_the_play_of_the_cards_has_safe_cards() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    with pytest.raises(NotSolvable) as refused:
        SafetySolver("kout_bo", match.concealed(match.turn))
    assert refused.value.code == "calls-not-solved"


def test_layouts_that_are_too_many_to_list_are_refused() -> None:
    match = new_match("whist", random.Random(3))  # the last card dealt is a trump, whatever the dealer got
    match.deal(shuffled(match, random.Random(3)))
    with pytest.raises(NotSolvable) as refused:
        SafetySolver(match.game, match.concealed(match.turn))
    assert refused.value.code == "layouts-not-listed"


def test_a_card_that_no_layout_allows_is_refused() -> None:
    for _, match in endings("king_bolola", random.Random(4), 2, 100):
        solver = SafetySolver(match.game, match.concealed(match.turn))
        played = lowest(match.state.seen)
        solver.do(solver.possible()[0])
        if solver.turn not in {-1, solver.seat}:
            with pytest.raises(NoWorlds):
                solver.do(played)
            return


def test_every_game_is_compared() -> None:
    assert {name for name, *_ in ENDINGS} >= {name for name in ALL_GAMES if name not in {"skeleton", "misere"}}
    assert all(preset in game_of(name).options.preset_names() for name, preset, *_ in ENDINGS)
