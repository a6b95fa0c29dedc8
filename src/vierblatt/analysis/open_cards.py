"""What a card lost with all cards as they lay and everybody seeing them, where the exact solver tells it quickly."""

from __future__ import annotations

from functools import cache

from vierblatt import games
from vierblatt.analysis.walk import Moment
from vierblatt.kernel.state import PLAY
from vierblatt.search.solver import Solver

#: Positions that one question may take: a second or so.
NODES = 4_000_000


def lost_on_these_cards(moment: Moment) -> int | None:
    """The best card's value less that of the card that was played; None for calls, and where it would take long."""
    game = games.get(moment.game)
    states = moment.open()
    two_sides = game.table(game.options.rule_set().values).sides == 2
    if not two_sides or game.layout.read(states, "phase") != PLAY:
        return None
    values = _solver(moment.game).values(states, nodes=NODES)
    return None if values is None else max(values.values()) - values[moment.action]


@cache
def _solver(game: str) -> Solver:
    """One a process and game: its table is used again."""
    return Solver(game)
