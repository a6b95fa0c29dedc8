"""Runs the Python source of compiled functions, in a process that compiles, while the compiled code does not exist yet.

Rules are written for the objects of plain mode. So the states that a call gets are turned into such objects when the
rule first takes them from the batch, and written back into the batch's memory at the end.

>>> from vierblatt import games
>>> from vierblatt.kernel import engine
>>> from vierblatt.kernel.interpreting import interpret
>>> from vierblatt.kernel.jit import PLAIN
>>> game = games.get("kout_bo")
>>> states = game.new(game.options.rule_set({}))
>>> start = engine.start if PLAIN else engine.start.py_func
>>> interpret(start, states, 0, 2)
>>> game.layout.read(states, "turn")
-1
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt


class StateLayout(Protocol):
    """The part of `kernel.state.Layout` that is needed here; its module imports this one."""

    name: str
    marker: str

    def as_object(self, states: Any, i: int) -> Any:
        """State `i` of an array as an object of plain mode."""

    def write_object(self, states: Any, i: int, state: Any) -> None:
        """Writes such an object into state `i` of an array."""


#: Marker field -> the layout of the states that have it.
layouts: dict[str, StateLayout] = {}

_thread = threading.local()


def active() -> bool:
    """Whether this thread is running rules as Python."""
    return getattr(_thread, "depth", 0) > 0


def interpret(function: Callable[..., Any], *arguments: Any) -> Any:
    """Calls a function of rules as Python. The result and the effect on the arguments are those of compiled code."""
    given = [_Objects(layout, each) if (layout := layout_of(each)) else each for each in arguments]
    _thread.depth = getattr(_thread, "depth", 0) + 1
    try:
        return function(*given)
    finally:
        _thread.depth -= 1
        for each in given:
            if isinstance(each, _Objects):
                each.write_back()


def layout_of(argument: object) -> StateLayout | None:
    """The layout of the states in an argument; None if it is not an array of states."""
    names = argument.dtype.names if isinstance(argument, np.ndarray) else None
    return layouts.get(names[-1]) if names else None


class _Objects:
    """An array of states, each turned into an object when it is first used."""

    def __init__(self, layout: StateLayout, states: npt.NDArray[Any]) -> None:
        self._layout = layout
        self._states = states
        self._used: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, i: int) -> Any:
        at = i + len(self) if i < 0 else i
        if at not in self._used:
            self._used[at] = self._layout.as_object(self._states, at)
        return self._used[at]

    def write_back(self) -> None:
        """Writes every object that was used into its place in the array."""
        for i, state in self._used.items():
            self._layout.write_object(self._states, i, state)
