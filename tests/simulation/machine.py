"""What code gets from its machine, provided by the world: time and randomness."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest import mock

from tests.simulation.loop import CURRENT_PROCESS, OUTSIDE

START = 1_800_000_000.0  #: the time when every world begins, in seconds since 1970


@contextmanager
def replaced(now: Callable[[], float], chance: random.Random) -> Iterator[None]:
    """Replaces them for the duration of the block. now: seconds since the world began."""
    before = random.getstate()
    random.seed(chance.random())

    def wall() -> float:
        return START + now() + CURRENT_PROCESS.get(OUTSIDE).skew

    answers: dict[object, dict[str, object]] = {
        time: {
            "monotonic": now,
            "perf_counter": now,
            "monotonic_ns": lambda: int(now() * 1e9),
            "time": wall,
            "time_ns": lambda: int(wall() * 1e9),
        },
        secrets: {
            "choice": chance.choice,
            "randbelow": chance.randrange,
            "token_bytes": lambda size=32: chance.randbytes(size),
            "token_hex": lambda size=32: chance.randbytes(size).hex(),
        },
    }
    try:
        with ExitStack() as stack:
            for module, names in answers.items():
                for name, answer in names.items():
                    stack.enter_context(mock.patch.object(module, name, answer))
            yield
    finally:
        random.setstate(before)
