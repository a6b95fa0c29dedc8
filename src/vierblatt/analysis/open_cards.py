"""What a card lost with all cards as they lay and everybody seeing them, where a solver tells it quickly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from vierblatt import games
from vierblatt.analysis.walk import Moment
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.maxn import MaxN
from vierblatt.search.solver import Solver

#: Positions that one question may take: half a second or so.
NODES = 500_000


def lost_on_these_cards(moment: Moment) -> int | None:
    """What the card that was played lost; None for calls, and where it would take long to tell."""
    losses = losses_on_these_cards(games.get(moment.game), moment.open())
    return None if losses is None else losses[moment.action]


def losses_on_these_cards(game: Game, states: States) -> dict[int, int] | None:
    """Each open card: the best one's value less its own; None for calls, and where it would take long to tell."""
    if game.layout.read(states, "phase") != PLAY:
        return None
    values = _values(game, states)
    return None if values is None else {action: max(values.values()) - value for action, value in values.items()}


def _values(game: Game, states: States) -> Mapping[int, int] | None:
    """What each card brings the seat to act, all playing best."""
    if game.table(game.options.rule_set().values).sides == 2:
        return _solver(game.id).values(states, nodes=NODES)
    if game is not _maxn().game:
        return None
    seat = game.layout.read(states, "turn")
    scores = _maxn().scores(states, nodes=NODES)
    return None if scores is None else {action: each[seat] for action, each in scores.items()}


@cache
def _solver(game: str) -> Solver:
    """One a process and game: its table is used again."""
    return Solver(game)


@cache
def _maxn() -> MaxN:
    return MaxN()
