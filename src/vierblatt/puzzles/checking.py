"""Judges puzzles anew: with more worlds and another seed, or by a new proof (`safety`): whether their answers stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.pools import in_processes
from vierblatt.puzzles.format import Puzzle
from vierblatt.puzzles.identity import puzzle_id
from vierblatt.puzzles.judging import judge, rounded, standard_of
from vierblatt.puzzles.safety import fault_of_proof

#: The share of the puzzles judged in worlds that must stand. What is proven must stand without exception.
ENOUGH = 0.98


class PuzzleCheck(msgspec.Struct, frozen=True):
    """One puzzle, judged anew. fault: why it does not stand; empty if it does.

    ``options``: its actions are not those that are legal. ``position``: it cannot be set up. ``no-worlds``: no deal
    agrees with it. ``answer``: another action is better. ``margin``, ``share``: the answer leads by too little, or in
    too few worlds. ``accepted``: an accepted action is not good enough. ``agreement``: match equity, playouts alone or
    the solver prefer another action. Of the kind `safety`: ``proof``: the goal, what each card makes sure of, or the
    number of layouts is another. ``stopped``: it takes too long to prove.
    """

    id: str
    fault: str
    proven: bool = False
    margin: float = 0.0
    margin_low: float = 0.0
    share: float = 0.0

    @property
    def stands(self) -> bool:
        """Whether its answer stands."""
        return not self.fault


@dataclass(frozen=True)
class PuzzleReport:
    """The result for a file."""

    checks: Sequence[PuzzleCheck]

    @property
    def standing(self) -> int:
        """How many puzzles stand."""
        return sum(check.stands for check in self.checks)

    @property
    def enough(self) -> bool:
        """Whether enough of them stand."""
        judged = [check.stands for check in self.checks if not check.proven]
        proven = [check.stands for check in self.checks if check.proven]
        return all(proven) and sum(judged) >= ENOUGH * len(judged)


def check(
    puzzles: Sequence[Puzzle],
    *,
    worlds: int,
    seed: int,
    processes: int = 1,
    done: Callable[[int], None] | None = None,
) -> PuzzleReport:
    """Judges puzzles anew; the result does not depend on the number of processes. done: called with how many are done.

    Interrupted by Ctrl+C, it raises KeyboardInterrupt.
    """
    checks: dict[str, PuzzleCheck] = {}
    with closing(in_processes(partial(check_puzzle, worlds=worlds, seed=seed), iter(puzzles), processes)) as answers:
        for puzzle, answer in answers:
            checks[puzzle.id] = answer
            if done:
                done(len(checks))
    return PuzzleReport([checks[puzzle.id] for puzzle in puzzles])


def check_puzzle(puzzle: Puzzle, *, worlds: int, seed: int) -> PuzzleCheck:
    """Judges one puzzle anew."""
    proven = puzzle.kind == "safety"
    try:
        match = puzzle.match()
        if puzzle.id != puzzle_id(match, puzzle.kind):
            return PuzzleCheck(puzzle.id, "position", proven)
    except VierblattError:
        return PuzzleCheck(puzzle.id, "position", proven)
    game, phase = match.game, match.state.phase
    if {option.action for option in puzzle.options} != {*match.legal_actions()}:
        return PuzzleCheck(puzzle.id, "options", proven)
    if proven:
        return PuzzleCheck(puzzle.id, fault_of_proof(puzzle, match), proven)
    standard = standard_of(game, puzzle.kind)
    given = [game.parse(phase, action) for action in puzzle.accepted]
    judgement = judge(game, match.concealed(match.turn), standard, worlds=worlds, seed=seed, given=given)
    if judgement is None:
        return PuzzleCheck(puzzle.id, "no-worlds")
    fault = judgement.fault(standard)
    if not judgement.others:
        return PuzzleCheck(puzzle.id, fault)
    figures = (judgement.margin, judgement.margin_low, judgement.share)
    return PuzzleCheck(puzzle.id, fault, proven, *map(rounded, figures))
