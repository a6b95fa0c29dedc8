"""Judges whether a point of a deal is a puzzle, as `vierblatt puzzles make` does, and says why if it is none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from vierblatt.errors import WrongTime
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.puzzles import PuzzleKind, PuzzleSource
from vierblatt.puzzles.finding import SOLVES_FROM, STAGES, WORLDS
from vierblatt.puzzles.judged import judged_puzzle
from vierblatt.puzzles.judging import Judgement, Standard, judge, standard_of

SEED = 1  #: draws the worlds, as for the puzzles of a file
#: Why a point is no puzzle. forced, secret: there is nothing to ask. worlds: no deal fits. margin: the best action is
#: not far enough ahead. share: in too many deals something else is better. accepted: an action that should do the same
#: as the best is worse. agreement: playouts, match equity and solver do not all name the same. unsure: it may be one,
#: but other deals could say otherwise.
WhyNoPuzzle = Literal["", "forced", "secret", "worlds", "margin", "share", "accepted", "agreement", "unsure"]


class PointPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """puzzle: a line of a file of puzzles, or empty. why: why there is none."""

    puzzle: str = ""
    why: WhyNoPuzzle = ""


def is_ruled_out(position: Mapping[str, Any]) -> WhyNoPuzzle:
    """Why few deals are enough to say that the point is no puzzle; empty if it may be one.

    Raises WrongTime once the deal is over.
    """
    match = load(position)
    if match.turn < 0:
        raise WrongTime("deal-ended")
    legal = match.legal()
    if match.game.phases[match.state.phase].secret or not any(match.state.held):
        return "secret"
    if not legal & (legal - 1):
        return "forced"
    standard = standard_of(match.game, _kind(match))
    for worlds, reserve, _ in STAGES:
        judgement = _judged(match, standard, worlds)
        if judgement is None:
            return "worlds"
        if not judgement.may_meet(standard, reserve):
            return _why(judgement, standard)
    return ""


def final_judgement(asked: tuple[Mapping[str, Any], PuzzleSource]) -> PointPuzzle:
    """The puzzle, or why it is none. asked: a position that was not ruled out, and where it comes from."""
    position, source = asked
    match = load(position)
    standard = standard_of(match.game, _kind(match))
    judgement = _judged(match, standard, WORLDS)
    if judgement is None:
        return PointPuzzle(why="worlds")
    if not judgement.meets_surely(standard):
        return PointPuzzle(why=_why(judgement, standard))
    puzzle = judged_puzzle(match, _kind(match), position, judgement, source, worlds=WORLDS, seed=SEED)
    return PointPuzzle(puzzle=puzzle.to_json().decode())


def _judged(match: Match, standard: Standard, worlds: int) -> Judgement | None:
    solve = worlds >= SOLVES_FROM
    return judge(match.game, match.concealed(match.turn), standard, worlds=worlds, seed=SEED, solve=solve)


def _why(judgement: Judgement, standard: Standard) -> WhyNoPuzzle:
    found = judgement.fault(standard)
    whys: dict[str, WhyNoPuzzle] = {
        "answer": "margin", "margin": "margin", "share": "share", "accepted": "accepted", "agreement": "agreement",
    }  # fmt: skip
    return whys.get(found, "unsure")


def _kind(match: Match) -> PuzzleKind:
    return "card" if match.state.phase == PLAY else "call"
