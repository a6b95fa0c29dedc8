"""What is said about an answer to a puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.puzzles.format import Puzzle, PuzzleOption


@dataclass(frozen=True)
class PuzzleAnswer:
    """The judgement of an answer. loss: the points that it costs on average; 0 for the best action."""

    right: bool
    chosen: PuzzleOption
    loss: float


def judge_answer(puzzle: Puzzle, action: str) -> PuzzleAnswer:
    """Judges an action, spelt in any way in which the game reads it.

    Raises IllegalAction with the rule that forbids it, and BadAction for a text that is no action here.
    """
    option = puzzle.option(action)
    if option is None:
        match = puzzle.match()
        refusal = match.explain(action)
        if refusal is not None:
            raise refusal
        option = puzzle.option(match.game.format(match.state.phase, match.game.parse(match.state.phase, action)))
    assert option is not None, "the options of a puzzle are its legal actions"
    return PuzzleAnswer(option.action in puzzle.accepted, option, max(puzzle.best.mean - option.mean, 0.0))
