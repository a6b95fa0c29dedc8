"""The cost of a single move from Python: through the compiled functions, through `Match`, and in python-chess.

Ours deals, lists the open actions as texts, chooses one and plays it, which includes typed events and the score of a
finished deal. python-chess lists the legal moves, chooses one and pushes it, without texts (the basis of our target)
and with the text of the move.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from benchmarks import chess_moves
from benchmarks.bars import Bar
from benchmarks.clock import Playing, ReportProgress, Spread, contest
from vierblatt import games
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import NEEDS_DEAL
from vierblatt.match import Match
from vierblatt.simulate import simulation_rules

#: The target: how many times as many moves as python-chess.
CHESS_BAR = 4
SLICE = 0.25


@dataclass(frozen=True)
class MoveTimes:
    """Moves per second, dealing and a random choice included; without the peer its figures are missing."""

    game: str
    engine: Spread  #: `engine.legal` and `engine.act`
    match: Spread  #: `Match.legal_actions` and `Match.do`: texts and events
    chess: Spread | None = None
    chess_texts: Spread | None = None
    against_chess: Spread | None = None  #: the ratio of `match` to `chess`
    against_chess_texts: Spread | None = None


def by_engine(game: str, deals: int) -> int:
    """Random deals move by move through the compiled functions."""
    chosen = games.get(game)
    states = chosen.new(simulation_rules(chosen))
    state = chosen.layout.reader(states)
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
    """The same through `Match`, with texts."""
    chosen = games.get(game)
    rules = simulation_rules(chosen)
    match = Match(chosen, rules)
    pack = [*match.table.pack]
    moves = 0
    for _ in range(deals):
        if match.over:
            match = Match(chosen, rules)
        random.shuffle(pack)
        match.deal(pack)
        while match.turn >= 0:
            match.do(random.choice(match.legal_actions()))
            moves += 1
    return moves


def move_times(game: str, runs: int, report_progress: ReportProgress) -> MoveTimes:
    """Measures one game in `runs` rounds."""
    contestants: list[Playing] = [partial(by_engine, game), partial(by_match, game)]
    if chess_moves.available():
        contestants += [chess_moves.Chess(texts=False), chess_moves.Chess(texts=True)]
    timed = contest(contestants, runs, SLICE, lambda text: report_progress(f"{game}, single moves: {text}"))
    theirs = range(2, len(contestants))
    return MoveTimes(
        game,
        timed.moves(0),
        timed.moves(1),
        *[timed.moves(who) for who in theirs],
        *[timed.ratio(1, who) for who in theirs],
    )


def move_bars(times: MoveTimes) -> list[Bar]:
    """The target for single moves; none without the peer."""
    if times.against_chess is None:
        return []
    return [Bar(f"{times.game}: Match against python-chess", times.against_chess.median, CHESS_BAR)]
