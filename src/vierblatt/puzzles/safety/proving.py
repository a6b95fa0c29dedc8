"""Proves a puzzle of the kind `safety` anew: the search is exact, so every figure must be the same."""

from __future__ import annotations

from vierblatt.errors import VierblattError
from vierblatt.match import Match
from vierblatt.puzzles.format import Puzzle, PuzzleGoal
from vierblatt.puzzles.safety.goals import aim_of
from vierblatt.puzzles.safety.solver import MOST_NODES, SafetySolver


def fault_of_proof(puzzle: Puzzle, match: Match, nodes: int = MOST_NODES) -> str:
    """What is wrong with the answer of a puzzle: ``proof`` or ``stopped``; empty if nothing is.

    match: at its position. Every card is searched on its own, without what was learned from another, and from another
    guess than when the puzzle was found. nodes: positions searched for one card.
    """
    values: dict[str, float] = {}
    try:
        for action in match.legal_actions():
            solver = SafetySolver(match.game, match.concealed(match.turn), nodes=nodes)
            result = solver.guarantee_after(match.game.parse(match.state.phase, action), guess=-1)
            if result is None:
                return "stopped"
            values[action] = result
        goal = round(max(values.values()))
        found = PuzzleGoal(goal, solver.layouts.number, aim_of(match, solver, goal))
    except VierblattError:
        return "proof"
    safe = {action for action, result in values.items() if result == goal}
    same = values == {option.action: option.mean for option in puzzle.options} and safe == {*puzzle.accepted}
    return "" if same and found == puzzle.goal else "proof"
