"""What the search writes on: counters, the moves and the cards that mattered of every level."""

from __future__ import annotations

from typing import Any

import numpy as np

from vierblatt.games.solving import WORDS
from vierblatt.kernel.jit import PLAIN

LEVELS = 64  #: positions from the one that is solved to the end of its deal: more than a deal has cards and questions
MOVES = 64  #: the most actions of one question
_NUMBERS = (
    *("nodes", "limit", "age"),
    *("need", "least", "most", "because"),  # what `games.solving.limits` takes and answers
    *("bottom", "top", "low", "high", "at", "value"),  # of the quantity: possible at first, possible now, asked last
    *("floor", "ceiling"),  # what the best action is known to bring
    "plain",  # 1: the quantity is what is asked for, not what it is worth
)
_LEVEL_ROWS = dict.fromkeys(("won", "first", "exact", "start"), LEVELS)
_ROWS = {**_LEVEL_ROWS, "moves": LEVELS * MOVES, "words": LEVELS * WORDS, "key": WORDS}
_DTYPE = np.dtype([*((n, np.int64) for n in _NUMBERS), *((n, np.int64, (size,)) for n, size in _ROWS.items())])


class _PlainWork:
    """The same for plain mode."""

    def __init__(self) -> None:
        for name in _NUMBERS:
            setattr(self, name, 0)
        for name, size in _ROWS.items():
            setattr(self, name, [0] * size)


def new_work() -> Any:
    """A batch of one: `work[0]` is what rules take."""
    return [_PlainWork()] if PLAIN else np.zeros(1, _DTYPE)


def read(works: Any, name: str) -> int:
    """One of its numbers."""
    return int(getattr(works[0], name) if PLAIN else works[name][0])


def write(works: Any, name: str, value: int) -> None:
    """Sets one of its numbers."""
    if PLAIN:
        setattr(works[0], name, value)
    else:
        works[name][0] = value
