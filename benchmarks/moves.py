"""What one move costs when Python asks for it: through the compiled doors, through `Match`, and in python-chess.

What is timed: ours deals, lists the open actions as texts, chooses one and does it, which brings typed events and the
score of a finished deal. python-chess lists the legal moves, chooses one and pushes it, without texts (our promise is
against this) and with the text of the move.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from benchmarks import chess_moves
from benchmarks.bars import Bar
from benchmarks.clock import Playing, Spread, Told, contest
from vierblatt import games
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import NEEDS_DEAL
from vierblatt.match import Match
from vierblatt.simulate import simulation_rules

#: What we promise: so many times the moves of python-chess.
CHESS_BAR = 4
SLICE = 0.25


@dataclass(frozen=True)
class MoveTimes:
    """Moves a second, dealing and a random choice included; the peer's are missing where it is."""

    game: str
    engine: Spread  #: `engine.legal` and `engine.act`
    match: Spread  #: `Match.legal_actions` and `Match.do`: texts and events
    chess: Spread | None = None
    chess_texts: Spread | None = None
    against_chess: Spread | None = None  #: `match` against it
    against_chess_texts: Spread | None = None


def by_engine(game: str, deals: int) -> int:
    """Random deals move by move through the compiled doors."""
    room = games.get(game)
    states = room.new(simulation_rules(room))
    state = room.layout.reader(states)
    engine.start(states, 0, 0)
    seed_at(states, 0, 1, 0)
    moves = 0
    for _ in range(deals):
        if state.phase != NEEDS_DEAL:
            engine.start(states, 0, 0)
        shuffle_at(states, 0, state.packed)
        engine.deal(states, 0)
        while open_actions := engine.legal(states, 0):
            engine.act(states, 0, random.choice([*members(open_actions)]))
            moves += 1
    return moves


def by_match(game: str, deals: int) -> int:
    """The same through `Match`, in texts."""
    room = games.get(game)
    rules = simulation_rules(room)
    match = Match(room, rules)
    pack = [*match.table.pack]
    moves = 0
    for _ in range(deals):
        if match.over:
            match = Match(room, rules)
        random.shuffle(pack)
        match.deal(pack)
        while match.turn >= 0:
            match.do(random.choice(match.legal_actions()))
            moves += 1
    return moves


def move_times(game: str, runs: int, told: Told) -> MoveTimes:
    """Measures one game in `runs` rounds."""
    contestants: list[Playing] = [partial(by_engine, game), partial(by_match, game)]
    if chess_moves.available():
        contestants += [chess_moves.Chess(texts=False), chess_moves.Chess(texts=True)]
    found = contest(contestants, runs, SLICE, lambda text: told(f"{game}, single moves: {text}"))
    theirs = range(2, len(contestants))
    return MoveTimes(
        game,
        found.moves(0),
        found.moves(1),
        *[found.moves(who) for who in theirs],
        *[found.ratio(1, who) for who in theirs],
    )


def move_bars(times: MoveTimes) -> list[Bar]:
    """The promise about single moves; none where there was no peer."""
    if times.against_chess is None:
        return []
    return [Bar(f"{times.game}: Match against python-chess", times.against_chess.median, CHESS_BAR)]
