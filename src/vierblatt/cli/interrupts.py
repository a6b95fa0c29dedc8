"""What ends a command early: Ctrl+C, an order to end (SIGTERM), and a terminal that was closed (SIGHUP).

Each of them reaches a command as KeyboardInterrupt, so all that it keeps after Ctrl+C it keeps after the others, too.
Only the exit code differs: 128 and the number of the signal, as shells report it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_received: list[int] = []


def endings() -> list[signal.Signals]:
    """The signals that end a command early, except those that this process was started to ignore, as by nohup."""
    known = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    return [each for each in known if signal.getsignal(each) is not signal.SIG_IGN]


def exit_code() -> int:
    """The exit code of a command that was ended early: 130 after Ctrl+C."""
    return 128 + (_received[-1] if _received else signal.SIGINT)


def note(number: int) -> None:
    """Notes that a signal has come; the exit code follows from the last one."""
    _received.append(number)


@contextmanager
def as_interrupts(*, for_good: bool) -> Iterator[None]:
    """Within the block each of them ends a command as Ctrl+C does, and a second one ends the process at once, silently.

    for_good: the process belongs to the command, so afterwards the first one does that: all that could be kept is kept,
    and Python only tidies up.
    """
    _received.clear()
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
    note(number)
    for each in endings():
        if signal.getsignal(each) is _interrupt:
            signal.signal(each, signal.SIG_DFL)
    raise KeyboardInterrupt
