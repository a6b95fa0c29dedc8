"""A puzzle played on: the right line never fails, a slip always does, and what is shown at the end is possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from tests.puzzles.safety.brute import Table, endings, table_of
from tests.registry import GAMES
from tests.scale import scaled
from vierblatt.cards import card_set
from vierblatt.errors import BadPuzzle, IllegalAction, WrongTime
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.puzzles.format import Puzzle
from vierblatt.puzzles.safety import SafetyRun, SafetySolver, finding, safety_puzzle_at

SHARINGS = {"back_alley": 2600, "kout_bo": 200}
#: The match before the deal, the match at the puzzle, and the puzzle.
Found = tuple[Match, Match, Puzzle]


def small_puzzles(name: str, seed: int) -> Iterator[Found]:
    """Puzzles of two cards or fewer in the hand, with the match before the deal and at the puzzle."""
    for before, match in endings(name, random.Random(seed), 2, SHARINGS.get(name, 100)):
        puzzle = safety_puzzle_at(match)
        if puzzle is not None:
            yield before, match.copy(), puzzle


@pytest.fixture(scope="module")
def found() -> Iterator[dict[str, list[Found]]]:
    """A few puzzles of each game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "TEMPTING", 0.0)
        yield {
            name: [each for each, _ in zip(small_puzzles(name, 1), range(max(1, scaled(4))), strict=False)]
            for name in GAMES
        }


def lines(puzzle: Puzzle, choices: list[str]) -> Iterator[SafetyRun]:
    """The finished runs of every way to play on after these choices."""
    run = SafetyRun(puzzle, choices)
    if run.finished:
        yield run
        return
    for action in run.view.legal:
        yield from lines(puzzle, [*choices, action])


def is_possible(table: Table, run: SafetyRun) -> bool:
    """Whether the layout shown at the end of a run is one of the deals that the solver could not exclude."""
    layout = table.game.layout
    shown = [card_set(hand) for hand in run.layout]
    return any(layout.reader(deal).hands[: len(shown)] == shown for deal in table.deals)


@pytest.mark.parametrize("name", GAMES)
def test_after_a_slip_the_goal_fails_however_the_solver_goes_on(name: str, found: dict[str, list[Found]]) -> None:
    slips = 0
    for before, match, puzzle in found[name]:
        table = table_of(before, match)
        for option in puzzle.options:
            if option.action in puzzle.accepted:
                continue
            for run in lines(puzzle, [option.action]):
                assert (run.safe, run.slip) == (False, 0)
                assert run.result < run.goal
                assert is_possible(table, run)
                slips += 1
    assert slips


@pytest.mark.parametrize("name", GAMES)
def test_safe_cards_reach_the_goal_in_every_deal_against_everybody(name: str, found: dict[str, list[Found]]) -> None:
    rng = random.Random(5)
    for before, match, puzzle in found[name]:
        assert puzzle.goal is not None
        table = table_of(before, match)
        for deal in rng.sample(table.deals, min(len(table.deals), 12)):
            for first in puzzle.accepted:
                one = Table(table.game, table.seat, [deal])
                assert played_safely(one, puzzle, first, rng) >= puzzle.goal.result


def played_safely(table: Table, puzzle: Puzzle, first: str, rng: random.Random) -> int:
    """The result if the solver draws among its safe cards, and the others, who see all cards, want it to fail."""
    game = table.game
    match = puzzle.match()
    solver = SafetySolver(game, match.concealed(puzzle.seat))
    card = game.parse(match.state.phase, first)
    while True:
        solver.do(card)
        table = table.after(card)[0]
        if table.turn < 0:
            return table.worst()
        if table.turn == table.seat:
            assert puzzle.goal is not None
            card = rng.choice([c for c in solver.possible() if solver.reaches_after(c, puzzle.goal.result)])
        elif rng.random() < 0.5:
            card = rng.choice(table.actions())
        else:
            card = min(table.actions(), key=lambda action: table.after(action)[0].sure())


@pytest.mark.parametrize("name", GAMES)
def test_a_safe_line_keeps_the_deal_as_it_was(name: str, found: dict[str, list[Found]]) -> None:
    for before, match, puzzle in found[name]:
        truth = [*match.state.hands[: match.table.seats]]
        run = SafetyRun(puzzle)
        while not run.finished:
            solver = SafetySolver(match.game, run.match.concealed(run.seat))
            safe = [card for card in solver.possible() if solver.reaches_after(card, run.goal)]
            verdict = run.choose(match.game.format(run.match.state.phase, safe[0]))
            assert verdict.kind == "safe"
            assert verdict.moments[0].seat == run.seat
        assert run.safe and run.result >= run.goal
        assert [card_set(hand) for hand in run.layout] == truth
        assert is_possible(table_of(before, match), run)


def test_a_run_is_the_same_when_it_is_built_again(found: dict[str, list[Found]]) -> None:
    for name in GAMES:
        _, match, puzzle = found[name][0]
        slip = next(option.action for option in puzzle.options if option.action not in puzzle.accepted)
        run = SafetyRun(puzzle)
        moments = run.choose(slip).moments
        again = SafetyRun(puzzle, [slip])
        assert again.view == run.view == moments[-1].view
        assert (again.choices, again.slip, again.finished) == (run.choices, 0, run.finished)
        while not run.finished:
            assert run.choose(run.view.legal[-1]).kind == "lost"
        end = SafetyRun(puzzle, run.choices)
        assert (end.layout, end.result) == (run.layout, run.result)
        out = np.zeros(match.game.layout.seats)
        engine.utility(run.match.states, 0, out)
        assert run.result == out[run.seat] < run.goal


def test_nothing_shows_a_hidden_card_before_the_end(found: dict[str, list[Found]]) -> None:
    _, _, puzzle = found["king_bolola"][0]
    run = SafetyRun(puzzle)
    with pytest.raises(WrongTime, match="puzzle-not-over"):
        _ = run.layout
    with pytest.raises(WrongTime, match="puzzle-not-over"):
        _ = run.result
    while not run.finished:
        for moment in run.choose(run.view.legal[0]).moments:
            assert moment.view.seat == run.seat
            assert all(event.audience in {None, run.seat} for event in moment.events)
    with pytest.raises(WrongTime, match="puzzle-over"):
        run.choose(puzzle.accepted[0])


def test_what_cannot_be_played_is_refused(found: dict[str, list[Found]]) -> None:
    _, match, puzzle = found["baloot"][0]
    run = SafetyRun(puzzle)
    absent = next(card for card in ("7S", "8S", "9S", "AS") if card not in match.hand(puzzle.seat))
    verdict = run.choose(absent)
    assert verdict.kind == "illegal" and verdict.refusal is not None and not verdict.moments and not run.choices
    with pytest.raises(IllegalAction):
        SafetyRun(puzzle, [absent])


def test_another_kind_of_puzzle_is_not_played_on(found: dict[str, list[Found]]) -> None:
    with pytest.raises(BadPuzzle, match="not-a-safety-puzzle"):
        SafetyRun(msgspec.structs.replace(found["baloot"][0][2], goal=None))
