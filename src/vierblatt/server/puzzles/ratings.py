"""Ratings of solvers and puzzles: an attempt that counts is a game between the two.

A solver's rating becomes less certain with time; a puzzle's does not, since a position stays as it is.
"""

from __future__ import annotations

from vierblatt.server.puzzles.glicko2 import Glicko, after
from vierblatt.server.store.port import GlickoRating, RatePuzzle

DAY = 86_400_000
#: Milliseconds of a rating period.
PERIOD = 5 * DAY
#: The most and the least uncertainty: a solver without any result, and ratings that must stay able to move.
MOST, LEAST = 350.0, 45.0
#: A puzzle's first rating is an estimate by the engine.
PUZZLE_DEVIATION = 200.0
VOLATILITY = 0.06
START = 1500.0
LOWEST, HIGHEST = 400.0, 4000.0


def new_solver(now: int) -> GlickoRating:
    """The rating of somebody of whom nothing is known."""
    return GlickoRating(rating=START, deviation=MOST, volatility=VOLATILITY, updated=now)


def new_puzzle(rating: float, now: int) -> GlickoRating:
    """The rating of a puzzle that nobody has tried where it counted. rating: the engine's estimate."""
    return GlickoRating(rating=rating, deviation=PUZZLE_DEVIATION, volatility=VOLATILITY, updated=now)


def rate_attempt(*, right: bool, now: int) -> RatePuzzle:
    """How an attempt changes the two ratings."""

    def rate(solver: GlickoRating | None, puzzle: GlickoRating) -> tuple[GlickoRating, GlickoRating]:
        known = solver or new_solver(now)
        idle = max(0, now - known.updated) / PERIOD
        before, other = _bounded(_glicko(known).idle(idle)), _glicko(puzzle)
        score = 1.0 if right else 0.0
        return _stored(after(before, [(other, score)]), now), _stored(after(other, [(before, 1.0 - score)]), now)

    return rate


def _glicko(rating: GlickoRating) -> Glicko:
    return Glicko(rating.rating, rating.deviation, rating.volatility)


def _bounded(rating: Glicko) -> Glicko:
    bounded = min(max(rating.rating, LOWEST), HIGHEST)
    return Glicko(bounded, min(max(rating.deviation, LEAST), MOST), rating.volatility)


def _stored(rating: Glicko, now: int) -> GlickoRating:
    kept = _bounded(rating)
    return GlickoRating(rating=kept.rating, deviation=kept.deviation, volatility=kept.volatility, updated=now)
