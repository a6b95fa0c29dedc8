"""The compiled doors: one call from Python for one thing to do with state `i` of a batch.

An argument pair of array and index costs a quarter of a microsecond a call; a record argument six times as much.
"""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.tricks import clear_deal

_start, _deal, _legal, _act = dispatch.start, dispatch.deal, dispatch.legal, dispatch.act
_policy, _utility = dispatch.policy, dispatch.utility


@entry
def start(states: State, i: int, first_seat: int) -> None:
    """Begins the match of state `i`; its options are already written."""
    _start(states[i], first_seat)


@entry
def deal(states: State, i: int) -> None:
    """Deals from the state's pack."""
    _deal(states[i])


@entry
def clear(states: State, i: int, hand_size: int) -> None:
    """Empties everything that belongs to a deal, before a position is set up by hand."""
    clear_deal(states[i], hand_size)


@entry
def legal(states: State, i: int) -> int:
    """The open actions as a bit set; 0 when nobody is to act."""
    return _legal(states[i]) if states[i].turn >= 0 else 0


@entry
def act(states: State, i: int, action: int) -> None:
    """Does an action that is legal."""
    _act(states[i], action)


@entry
def policy(states: State, i: int) -> int:
    """The heuristic's choice: ``reason * 64 + action``."""
    return _policy(states[i])


@entry
def utility(states: State, i: int, out: State) -> None:
    """The last scored deal's result per seat, float64, shape (seats,)."""
    _utility(states[i], out)
