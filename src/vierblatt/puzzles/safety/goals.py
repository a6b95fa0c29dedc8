"""What a solver has to do to reach a goal, in the units of the game: tricks, card points, cards that cost.

A result of the deal ("+10") says little to a person. What decides it is what is still to be shared out, which the game
tells the search (`games.solver_hooks`) and the reasons (`games.stakes`). The sentences are ``puzzle-goal-NAME``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vierblatt.cards import NAMES, members
from vierblatt.games.contract import Game
from vierblatt.match import Match
from vierblatt.puzzles.format import PuzzleAim
from vierblatt.puzzles.safety.solver import SafetySolver


def aim_of(match: Match, solver: SafetySolver, result: int) -> PuzzleAim:
    """What reaches a result of the deal, for the seat to act."""
    rest = _Rest.of(match)
    still = solver.still_needed(result)
    if still is not None:
        return _of_side(rest, *still)
    return _of_seat(match, rest, result) or _of_result(match.game, rest, result)


@dataclass(frozen=True)
class _Rest:
    """What is still to be shared out in a deal, the trick on the table included.

    values: what each card brings the winner of its trick, if anything. trick, last_trick: what a trick brings, and the
    last one beyond another.
    """

    tricks: int
    values: dict[int, int]
    trick: int
    last_trick: int

    @classmethod
    def of(cls, match: Match) -> _Rest:
        """What is left for the seat to act."""
        game, seat, stakes = match.game, match.turn, match.game.policy.stakes
        state = game.layout.reader(match.concealed(seat))
        gone = _taken(state, match.table.seats)
        worth = {card: stakes.card_points(state, card) for card in match.table.pack if not gone >> card & 1}
        values = {card: points for card, points in worth.items() if points}
        last = stakes.last_trick_points(state)
        tricks = state.hands[seat].bit_count()
        return cls(tricks, values, stakes.trick_points(state) - (last if tricks == 1 else 0), last)


def _taken(state: Any, seats: int) -> int:
    cards = 0
    for seat in range(seats):
        cards |= state.taken[seat]
    return cards


def _of_side(rest: _Rest, needed: int, left: int) -> PuzzleAim:
    """For a side that needs at least so much of what is left, which counts tricks, or points before tricks."""
    points = sum(rest.values.values()) + rest.last_trick
    if not points:
        return _tricks(needed, rest.tricks)
    unit = left // points  # points that tricks break ties of: "16 x points + tricks" (`solver_hooks`)
    if needed > unit * points:
        return _tricks(rest.tricks, rest.tricks)
    return PuzzleAim("points", -(-needed // unit), rest.tricks)


def _tricks(needed: int, left: int) -> PuzzleAim:
    return PuzzleAim("all-tricks" if needed == left else "tricks", needed, left)


def _of_seat(match: Match, rest: _Rest, result: int) -> PuzzleAim | None:
    """For a seat that plays alone, if only tricks count for it, or only cards that are all worth the same."""
    game, seat = match.game, match.turn
    if game.sides == 2:
        return None
    state, stakes = match.state, game.policy.stakes
    kinds = {*rest.values.values()}
    sign = game.rules.points_sign
    own = sum(stakes.card_points(state, card) for card in members(state.taken[seat])) * sign
    own += rest.trick * state.tricks[seat] * sign
    if rest.last_trick or len(kinds) + bool(rest.trick) != 1:
        return None
    worth = (rest.trick or kinds.pop()) * sign
    count, odd = divmod(result - own, worth)
    if odd or count < 0:
        return None
    if rest.trick:
        return _tricks(count, rest.tricks) if worth > 0 else PuzzleAim("few-tricks", count, rest.tricks)
    if worth < 0 and not count and len(rest.values) == 1:
        return PuzzleAim("not-card", 0, rest.tricks, card=NAMES[next(iter(rest.values))])
    return PuzzleAim("cards" if worth > 0 else "few-cards", count, rest.tricks)


def _of_result(game: Game, rest: _Rest, result: int) -> PuzzleAim:
    """For every other goal: the result itself."""
    if game.sides == 2:
        return PuzzleAim("result", result, rest.tricks)
    if game.rules.points_sign > 0:
        return PuzzleAim("score", result, rest.tricks)
    return PuzzleAim("low-score", -result, rest.tricks)
