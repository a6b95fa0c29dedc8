"""What a card lost with all cards as they lay and everybody seeing them, where the exact solver tells it quickly."""

from __future__ import annotations

from functools import cache

from vierblatt import games
from vierblatt.analysis.walk import Moment
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.solver import Solver

#: Positions that one question may take: half a second or so.
NODES = 500_000


def lost_on_these_cards(moment: Moment) -> int | None:
    """What the card that was played lost; None for calls, and where it would take long to tell."""
    losses = losses_on_these_cards(games.get(moment.game), moment.open())
    return None if losses is None else losses[moment.action]


def losses_on_these_cards(game: Game, states: States) -> dict[int, int] | None:
    """Each open card: the best one's value less its own; None for calls, and where it would take long to tell."""
    two_sides = game.table(game.options.rule_set().values).sides == 2
    if not two_sides or game.layout.read(states, "phase") != PLAY:
        return None
    values = _solver(game.id).values(states, nodes=NODES)
    return None if values is None else {action: max(values.values()) - value for action, value in values.items()}


@cache
def _solver(game: str) -> Solver:
    """One a process and game: its table is used again."""
    return Solver(game)
