"""What ends a command early: Ctrl+C, an order to end (SIGTERM), and a terminal that was closed (SIGHUP).

The first of them reaches a command as KeyboardInterrupt, so all that it keeps after Ctrl+C it keeps after the others,
too. Only the exit code differs: 128 and the number of the signal, as shells report it. Further ones change nothing,
since some senders send two at once; only Ctrl+C, pressed again a little later, ends the process without waiting.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 0.5  #: seconds after which another Ctrl+C is a second one

_first: list[tuple[int, float]] = []  # the first signal, and when it came


def endings() -> list[signal.Signals]:
    """The signals that end a command early, except those that this process was started to ignore, as by nohup."""
    known = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    return [each for each in known if signal.getsignal(each) is not signal.SIG_IGN]


def exit_code() -> int:
    """The exit code of a command that was ended early: 130 after Ctrl+C."""
    return 128 + (_first[0][0] if _first else signal.SIGINT)


def is_first(number: int) -> bool:
    """Notes that a signal has come; returns whether it is the first. Does not return after a second Ctrl+C."""
    now = time.monotonic()
    if not _first:
        _first.append((number, now))
        return True
    if number == signal.SIGINT and now > _first[0][1] + AGAIN:
        os._exit(exit_code())
    return False


@contextmanager
def as_interrupts(*, for_good: bool) -> Iterator[None]:
    """Within the block the first of them ends a command as Ctrl+C does.

    for_good: the process belongs to the command, so afterwards each ends it silently: all that could be kept is kept,
    and Python only tidies up.
    """
    _first.clear()
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {each: signal.getsignal(each) for each in endings()}
    usual = [each for each, handler in before.items() if handler in {signal.SIG_DFL, signal.default_int_handler}]
    for each in usual:
        signal.signal(each, _interrupt)
    try:
        yield
    finally:
        for each in usual:
            signal.signal(each, signal.SIG_DFL if for_good else before[each])


def _interrupt(number: int, frame: FrameType | None) -> None:
    if is_first(number):
        raise KeyboardInterrupt
