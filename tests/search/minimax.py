"""The value of a position by trying everything: the rules and nothing else, no table, no pruning, no hooks.

The independent reference that the exact solver is held against.
"""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import States
from vierblatt.kernel.tricks import copy_state

_legal, _act = dispatch.legal, dispatch.act


@entry
def difference(states: State, level: int) -> int:
    """Deal score of side 0 less that of side 1 under best play from state `level` on; those behind it are scratch."""
    s = states[level]
    if s.turn < 0:
        return s.deal_scores[0] - s.deal_scores[1]
    mine = s.turn % 2 == 0
    left = _legal(s)
    best = -1_000_000 if mine else 1_000_000
    while left:
        copy_state(states, level, level + 1)
        _act(states[level + 1], lowest(left))
        value: int = difference(states, level + 1)
        best = max(best, value) if mine else min(best, value)
        left &= left - 1
    return best


def minimax(game: Game, states: States, i: int = 0) -> dict[int, int]:
    """As `Solver.values`: by action, the deal score of the side to act less that of the other side."""
    deep = game.layout.new(64)
    sign = 1 if game.layout.read(states, "turn", i) % 2 == 0 else -1
    found = {}
    for action in members(engine.legal(states, i)):
        game.layout.load(deep, game.layout.words(states, i))
        engine.act(deep, 0, action)
        found[action] = sign * int(difference(deep, 0))
    return found
