"""A random legal action, drawn from the state's own generator: the same in plain and compiled mode."""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.random import below

_legal = dispatch.legal


@entry
def choose_at(states: State, i: int) -> int:
    """A uniformly random legal action of state `i`."""
    legal = _legal(states[i])
    return nth(legal, below(states[i], count(legal)))
