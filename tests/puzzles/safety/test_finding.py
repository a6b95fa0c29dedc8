"""Puzzles found in matches: what they say about themselves, and what is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.puzzles.safety.brute import endings, sure_after, table_of
from tests.search.brute import policy_action
from tests.walks import new_match, shuffled
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.puzzles.format import Puzzle
from vierblatt.puzzles.safety import find_safety, finding, safety_puzzle_at


def played_by_policy(name: str, seed: int) -> Iterator[Match]:
    """A match at every position of a few deals between heuristic players."""
    rng = random.Random(seed)
    match = new_match(name, rng)
    for _ in range(20):
        if match.over:
            match = new_match(name, rng)
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            yield match
            match.act(policy_action(match))


@pytest.fixture(scope="module")
def found() -> tuple[Match, Puzzle]:
    """The first puzzle of three cards or fewer in a match of King Bolola, with the match there."""
    for match in played_by_policy("king_bolola", 1):
        if match.state.held[match.turn] <= 3 and (puzzle := safety_puzzle_at(match)) is not None:
            return match.copy(), puzzle
    raise AssertionError("there is a puzzle")


def test_a_puzzle_says_what_can_be_sure(found: tuple[Match, Puzzle]) -> None:
    match, puzzle = found
    assert puzzle.contradiction() == ""
    assert Puzzle.from_json(puzzle.to_json()) == puzzle
    assert (puzzle.kind, puzzle.seat, puzzle.game) == ("safety", match.turn, "king_bolola")
    assert {option.action for option in puzzle.options} == {*match.legal_actions()}
    safety = find_safety(match.game, match.concealed(match.turn))
    assert safety is not None and puzzle.goal is not None
    assert (puzzle.goal.result, puzzle.goal.deals) == (safety.goal, safety.layouts)
    assert {match.game.parse(PLAY, action) for action in puzzle.accepted} == {*safety.accepted}
    assert {option.action: option.mean for option in puzzle.options} == {
        match.game.format(PLAY, card): result for card, result in safety.guarantees.items()
    }
    slips = [option for option in puzzle.options if option.action not in puzzle.accepted]
    assert puzzle.margin == safety.goal - max(option.mean for option in slips) > 0
    assert max(option.best_in for option in slips) >= finding.TEMPTING
    assert all((option.equal_to != "") == (option.mean == safety.goal) for option in puzzle.options[1:])


def test_the_same_position_gives_the_same_puzzle(found: tuple[Match, Puzzle]) -> None:
    match, puzzle = found
    assert safety_puzzle_at(match) == puzzle
    assert safety_puzzle_at(puzzle.match()) == puzzle


def test_a_slip_that_hardly_ever_works_makes_no_puzzle(
    found: tuple[Match, Puzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "TEMPTING", 1.01)
    assert safety_puzzle_at(found[0]) is None


def test_what_takes_too_long_or_has_too_many_cards_is_left_out(
    found: tuple[Match, Puzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = found
    assert find_safety(match.game, match.concealed(match.turn), nodes=1) is None
    monkeypatch.setattr(finding, "MOST_CARDS", match.state.held[match.turn] - 1)
    assert safety_puzzle_at(match) is None


def test_calls_and_positions_without_a_choice_make_no_puzzle() -> None:
    match = Match("king_bolola")
    assert safety_puzzle_at(match) is None
    match.deal([*match.table.pack])
    assert safety_puzzle_at(match) is None
    forced = next(each for each in played_by_policy("king_bolola", 3) if each.phase == "play" and _forced(each))
    assert safety_puzzle_at(forced) is None


def _forced(match: Match) -> bool:
    return match.legal().bit_count() == 1 and match.state.held[match.turn] == 2


@pytest.mark.parametrize("name", ["baloot", "king_bolola"])
def test_the_goal_is_the_highest_result_that_brute_force_finds_sure(name: str) -> None:
    rng, compared = random.Random(11), 0
    for before, match in endings(name, rng, 2, 100):
        safety = find_safety(match.game, match.concealed(match.turn))
        if safety is None:
            continue
        assert safety.guarantees == sure_after(table_of(before, match))
        compared += 1
        if compared == 3:
            break
