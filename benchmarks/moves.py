"""What one move costs when Python asks for it: through the compiled doors, and through `Match`."""

from __future__ import annotations

import random
from dataclasses import dataclass

from benchmarks.clock import deals_for, sample
from vierblatt import games
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import NEEDS_DEAL
from vierblatt.match import Match
from vierblatt.simulate import simulation_rules

SLICE = 0.5


@dataclass(frozen=True)
class MoveTimes:
    """Microseconds a move, dealing and a random choice included."""

    game: str
    engine: float  #: `engine.legal` and `engine.act`
    match: float  #: `Match.legal_actions` and `Match.do`: texts, reasons and events


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


def move_times(game: str) -> MoveTimes:
    """Measures one game."""
    figures = []
    for way in (by_engine, by_match):

        def playing(deals: int) -> int:
            return way(game, deals)  # noqa: B023 - called at once

        taken = sample(playing, deals_for(playing, SLICE))
        figures.append(1e6 / taken.moves_per_second)
    return MoveTimes(game, *figures)
