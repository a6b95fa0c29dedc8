"""The goal in the units of the game is the same as the result that the search promises: played out at random."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

from tests.registry import FULLY_TESTED_GAMES
from tests.scale import scaled
from tests.server.puzzles.made import SAFETY
from vierblatt.cards import NAMES, members
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.puzzles import Puzzle, PuzzleFile, shipped

#: Puzzles of each game, and how often each is played out.
PUZZLES, TIMES = 20, 6


def shares(match: Match, seat: int) -> Mapping[str, int]:
    """What the side of a seat has taken in the deal: tricks, card points, cards that count, and the result."""
    state, stakes = match.state, match.game.policy.stakes
    seats = range(seat % match.table.sides, match.table.seats, match.table.sides)
    cards = [card for each in seats for card in members(state.taken[each])]
    points = [stakes.card_points(state, card) for card in cards]
    over = match.turn < 0
    last = stakes.last_trick_points(state) if over and state.last_winner in seats else 0
    out = np.zeros(match.game.layout.seats)
    if over:
        engine.utility(match.states, 0, out)
    return {
        "tricks": sum(state.tricks[each] for each in seats),
        "points": sum(points) + last,
        "cards": sum(point != 0 for point in points),
        "result": round(float(out[seat])),
    } | {NAMES[card]: 1 for card in cards}


def reached(puzzle: Puzzle, before: Mapping[str, int], after: Mapping[str, int]) -> bool:
    """Whether what was taken in between is what the goal asks for."""
    assert puzzle.goal is not None
    aim = puzzle.goal.aim
    if aim.name == "not-card":
        return aim.card not in after
    if aim.name in {"result", "score"}:
        return after["result"] >= aim.count
    what = aim.name.removeprefix("few-").removeprefix("all-")
    gained = after[what] - before[what]
    return gained <= aim.count if aim.name.startswith("few-") else gained >= aim.count


def played_out(puzzle: Puzzle, rng: random.Random) -> bool:
    """Plays the true deal to its end at random; whether the goal was reached, which both ways of saying it agree on."""
    match, seat = puzzle.match(), puzzle.seat
    assert puzzle.goal is not None
    before = shares(match, seat)
    while match.turn >= 0:
        match.do(rng.choice(match.legal_actions()))
    after = shares(match, seat)
    assert reached(puzzle, before, after) == (after["result"] >= puzzle.goal.result), puzzle.goal
    return reached(puzzle, before, after)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_what_is_asked_decides_the_result(game: str) -> None:
    rng, outcomes = random.Random(3), set()
    small = [puzzle for puzzle in PuzzleFile.read(SAFETY) if puzzle.game == game]
    came = [puzzle for puzzle in shipped(game) if puzzle.goal is not None]
    for puzzle in [*small, *came[: scaled(PUZZLES)]]:
        outcomes |= {played_out(puzzle, rng) for _ in range(TIMES)}
    assert outcomes == {True, False}
