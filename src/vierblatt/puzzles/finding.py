"""Finds the puzzles of one deal: cheap judgements first, which throw most moments away, then ever better ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.position import load
from vierblatt.puzzles.deals import PlayedDeal, moments
from vierblatt.puzzles.format import Puzzle, PuzzleKind, PuzzleSource
from vierblatt.puzzles.judged import judged_puzzle, rating_of
from vierblatt.puzzles.judging import judge, standard_of
from vierblatt.puzzles.safety import safety_puzzle_at

#: The worlds of the early judgements, with the standard errors in favour of a moment, and how far its first rating may
#: be below the lowest that is wanted; few moments reach the last judgement.
STAGES: tuple[tuple[int, float, int], ...] = ((24, 1.0, 200), (96, 1.5, 100), (384, 1.5, 50))
#: The worlds of the last judgement.
WORLDS = 2048
#: The exact solver takes part from this number of worlds on; in games of more than two sides, where it takes ten times
#: as long, only in the last judgement: the same puzzles pass, in 0.55 of the time (King Bolola).
SOLVES_FROM = 384
#: At most this many moments of a deal and a kind are judged to the end; the first that passes becomes a puzzle.
TRIED = 3


@dataclass(frozen=True)
class Search:
    """What is looked for. seed: of the worlds. worlds: of the last judgement. easiest: the lowest first rating.

    Puzzles of the kind `safety` are proven, not judged in worlds.
    """

    kinds: Sequence[PuzzleKind] = ("card", "call")
    seed: int = 1
    worlds: int = WORLDS
    easiest: int = 0


@dataclass(frozen=True)
class _Candidate:
    """A moment that may become a puzzle."""

    kind: PuzzleKind
    position: Mapping[str, Any]
    action: int
    rating: int  #: its first rating, as far as the early stages can tell


def puzzles_of(deal: PlayedDeal, search: Search) -> list[Puzzle]:
    """The puzzles of a deal, at most one of each kind: two of the same deal would tell each other's answers.

    They depend only on the deal and on what is looked for.
    """
    found = []
    candidates = sorted(_candidates(deal, search), key=lambda each: (-each.rating, each.action))
    for kind in search.kinds:
        if kind == "safety":
            found += _safety_puzzles(deal, search.easiest)
            continue
        ordered = [each for each in candidates if each.kind == kind]
        passed = (_puzzle(candidate, deal.source, search) for candidate in ordered[:TRIED])
        found += [puzzle for puzzle in passed if puzzle is not None][:1]
    return found


def _safety_puzzles(deal: PlayedDeal, easiest: int) -> list[Puzzle]:
    """The hardest puzzle of the kind `safety`, the first of several; none if there is none."""
    found = []
    for moment in moments(deal):
        puzzle = safety_puzzle_at(moment.match) if moment.kind == "card" else None
        if puzzle is not None and puzzle.rating >= easiest:
            source = msgspec.structs.replace(deal.source, action=moment.number)
            found.append(msgspec.structs.replace(puzzle, source=source))
    return sorted(found, key=lambda puzzle: (-puzzle.rating, puzzle.source.action))[:1]


def _candidates(deal: PlayedDeal, search: Search) -> list[_Candidate]:
    """The moments that pass the early stages."""
    kept = []
    for moment in moments(deal):
        if moment.kind not in search.kinds:
            continue
        match = moment.match
        rating = _sift(match.game, match.concealed(match.turn), moment.kind, search)
        if rating is not None:
            position = {**deal.position, "actions": [*deal.actions[: moment.number - 1]]}
            kept.append(_Candidate(moment.kind, position, moment.number, rating))
    return kept


def _sift(game: Game, concealed: States, kind: PuzzleKind, search: Search) -> int | None:
    """The first rating of a moment, or None if an early stage throws it away."""
    standard = standard_of(game, kind)
    rating = 0
    for worlds, reserve, lower in STAGES:
        if worlds >= search.worlds:
            break
        solve = worlds >= SOLVES_FROM and game.sides == 2
        judgement = judge(game, concealed, standard, worlds=worlds, seed=search.seed, solve=solve)
        if judgement is None or not judgement.may_meet(standard, reserve):
            return None
        rating = rating_of(judgement, concealed, kind)
        if rating < search.easiest - lower:
            return None
    return rating


def _puzzle(candidate: _Candidate, source: PuzzleSource, search: Search) -> Puzzle | None:
    """The puzzle, if the last judgement confirms it and it is not too easy."""
    match = load(candidate.position)
    game, concealed = match.game, match.concealed(match.turn)
    standard = standard_of(game, candidate.kind)
    judgement = judge(game, concealed, standard, worlds=search.worlds, seed=search.seed)
    if judgement is None or not judgement.meets_surely(standard):
        return None
    if rating_of(judgement, concealed, candidate.kind) < search.easiest:
        return None
    here = msgspec.structs.replace(source, action=candidate.action)
    return judged_puzzle(
        match, candidate.kind, candidate.position, judgement, here, worlds=search.worlds, seed=search.seed
    )
